import { LRUCache } from 'lru-cache';
import { ownPart } from '../../../../core/own.ts';
import type { Services } from '../../../../core/services.ts';
import { byName } from '../../../classrooms/api.ts';
import type { ClassScores } from '../../../tasks/api.ts';
import { pollGradeData } from '../../data/poll-grade-store.ts';
import { resultData } from '../../data/result-store.ts';
import { type Grounds, readGrounds } from '../grade-book.ts';

export type Learner = Awaited<ReturnType<ReturnType<typeof resultData>['selectLearners']>>[number];

/** All that a class's grade book is made of but attempts and decisions. */
export interface ClassBase {
  readonly grounds: Grounds;
  /** In the order of their names. */
  readonly learners: readonly Learner[];
  readonly pollScores: Awaited<ReturnType<ReturnType<typeof pollGradeData>['selectScores']>>;
}

interface KeptBase {
  readonly rest: string;
  readonly base: ClassBase;
}

const mostBytes = 16 * 2 ** 20;
const keptMs = 30 * 60_000;
/** A learner with their names, a task with its rules, a score of a poll. */
const [bytesOfLearner, bytesOfTask, bytesOfScore] = [400, 1000, 150];

const sizeOf = ({ base: { learners, grounds, pollScores } }: KeptBase): number =>
  1 + bytesOfLearner * learners.length + bytesOfTask * grounds.tasks.length + bytesOfScore * pollScores.length;

/** Reads all else of a class beside these scores of it. */
export type ReadBase = (classId: string, scores: Pick<ClassScores, 'rest'>) => Promise<ClassBase>;

/** Keeps all else of a class beside its scores for as long as the scores say that nothing of it has changed. */
export function keepClassBase(services: Services): ReadBase {
  const kept = new LRUCache<string, KeptBase>({ maxSize: mostBytes, sizeCalculation: sizeOf, ttl: keptMs });
  return async (classId, { rest }) => {
    const known = kept.get(classId);
    if (rest !== null && known?.rest === rest) return known.base;
    const base = await readBase(services, classId);
    if (rest !== null) kept.set(classId, { rest, base });
    return base;
  };
}

/** The bases of classes that this node keeps. */
export const classBase = ownPart(keepClassBase);

async function readBase(services: Services, classId: string): Promise<ClassBase> {
  const [grounds, learners, pollScores] = await Promise.all([
    readGrounds(services, classId),
    resultData(services).selectLearners(classId),
    pollGradeData(services).selectScores({ classId }),
  ]);
  return { grounds, learners: learners.sort(byName), pollScores };
}
