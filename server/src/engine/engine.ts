import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import type {
  DocumentProblem,
  ExerciseDocument,
  PartAnswer,
  PublicVariant,
  ResponseVerdict,
  Variant,
} from '@lemma/math';
import type { CauseGroup, EqualAnswer, Opinion, Unfinished, WrongAnswer } from '@lemma/math/grading';
import { RequestError } from '../http/errors.ts';
import type { Job } from './jobs.ts';
import { createWorkerPool } from './worker-pool.ts';

export interface VersionedDocument {
  /** Id of an immutable version: what was read for it once may be kept. */
  readonly versionId: string;
  readonly document: () => Promise<ExerciseDocument>;
}

export interface DrawnVariant {
  readonly variant: Variant;
  readonly view: PublicVariant;
}

const noDocument = () => Promise.reject(new Error('this work needs no document'));

export type Engine = ReturnType<typeof createEngine>;

const rememberedVariants = 5000;
/** Longest time that one piece of mathematics may take before its worker is given up. */
const budgetMs = 5000;
/** For what nobody waits for. */
const longBudgetMs = 20_000;

/**
 * Mathematics off the event loop: a small pool of worker threads, each piece of work with a time budget. A worker that
 * overruns is replaced; the caller gets 503 and loses nothing.
 */
export function createEngine() {
  const onOverrun = () =>
    new RequestError(503, 'server/unavailable', 'This takes too long to check. Your answer is kept; try again later.', {
      'retry-after': '5',
    });
  const pool = createWorkerPool({ size: Math.max(1, Math.min(4, availableParallelism() - 1)), budgetMs, onOverrun });
  /** Beside the others, so that no verdict waits for it. */
  const longPool = createWorkerPool({ size: 1, budgetMs: longBudgetMs, onOverrun });
  const drawn = new LRUCache<string, DrawnVariant>({ max: rememberedVariants });

  return {
    /** The variant of (version, seed), which never changes, with what a learner may see of it. */
    async drawVariant(source: VersionedDocument, seed: number): Promise<DrawnVariant> {
      const key = `${source.versionId} ${seed}`;
      const known = drawn.get(key);
      if (known) return known;
      const fresh = await pool.run({ job: 'draw', versionId: source.versionId, seed }, source.document);
      drawn.set(key, fresh);
      return fresh;
    },

    async grade(
      source: VersionedDocument,
      seed: number,
      answers: readonly PartAnswer[],
      unfinished: Unfinished = 'when-right',
    ): Promise<ResponseVerdict> {
      return pool.run({ job: 'grade', versionId: source.versionId, seed, answers, unfinished }, source.document);
    },

    /** Wrong answers to one part, grouped by cause and shown in the variant of `seed`. */
    async groupByCause(
      source: VersionedDocument,
      { seed, part, wrong }: { readonly seed: number; readonly part: string; readonly wrong: readonly WrongAnswer[] },
    ): Promise<readonly CauseGroup[]> {
      return pool.run({ job: 'group', versionId: source.versionId, seed, part, wrong }, source.document);
    },

    /** Which answers to one question mean the same; null for those that there was no time for. */
    async placeEqual(question: Omit<Job & { job: 'equal' }, 'job'>): Promise<readonly (EqualAnswer | null)[]> {
      return pool.run({ job: 'equal', ...question }, noDocument);
    },

    /** Whether an answer is equal to an accepted one after all: a longer look than a verdict has. */
    async formOpinion(
      source: VersionedDocument,
      { seed, part, answer }: { readonly seed: number; readonly part: string; readonly answer: string },
    ): Promise<Opinion> {
      return longPool.run({ job: 'opinion', versionId: source.versionId, seed, part, answer }, source.document);
    },

    /** Which of these answers would be right if the given one were accepted. */
    async rightBesides(
      source: VersionedDocument,
      seed: number,
      given: { readonly part: string; readonly answer: string; readonly others: readonly string[] },
    ): Promise<readonly boolean[]> {
      return pool.run({ job: 'beside', versionId: source.versionId, seed, ...given }, source.document);
    },

    /** Answers in the words in which an author writes them. */
    async keepAnswers(
      source: VersionedDocument,
      seed: number,
      answers: readonly PartAnswer[],
    ): Promise<readonly PartAnswer[]> {
      return pool.run({ job: 'keep', versionId: source.versionId, seed, answers }, source.document);
    },

    /** Marks by a document that is no version yet; throws where it cannot be read. */
    async gradeDraft(
      document: ExerciseDocument,
      seed: number,
      answers: readonly PartAnswer[],
    ): Promise<ResponseVerdict> {
      return pool.run({ job: 'grade-draft', document, seed, answers }, noDocument);
    },

    /** Everything wrong with a document: its own text and what a thousand variants show. */
    async findProblems(document: ExerciseDocument): Promise<readonly DocumentProblem[]> {
      return pool.run({ job: 'check', document }, async () => document);
    },

    /** The question of one variant for cards. */
    async drawSampleQuestion(document: ExerciseDocument): Promise<string> {
      return pool.run({ job: 'sample', document }, async () => document);
    },

    async close(): Promise<void> {
      await Promise.all([pool.close(), longPool.close()]);
    },
  };
}
