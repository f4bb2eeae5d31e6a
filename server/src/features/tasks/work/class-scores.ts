import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { actingFor, serverCaller } from '../../../core/engine/caller.ts';
import { ownPart } from '../../../core/own.ts';
import type { Services } from '../../../core/services.ts';
import { mapInSlices } from '../../../core/slices.ts';
import { decisionData, type GradeDecision } from '../data/decision-store.ts';
import { columnsOfTask, ScoreColumns, type ScoreReader } from '../data/score-columns.ts';
import { scoreData } from '../data/score-store.ts';

/** The scores of a class's attempts and what teachers have decided about them, at one moment. */
export interface ClassScores {
  readonly attempts: ScoreReader;
  /** The newest decision for each learner and task. */
  readonly decisions: readonly GradeDecision[];
  /** The generation of all else that the class's grade book is made of; null while it changes. */
  readonly rest: string | null;
  /** States follow each other; what is made of these scores is of this one. */
  readonly state: number;
  /** Whether a user's attempts or decisions may be other ones than in an earlier state. */
  isChangedSince(userId: string, state: number): boolean;
}

/** Of all classes together, on each node. */
const mostBytes = 48 * 2 ** 20;
const keptMs = 30 * 60_000;
const bytesOfDecision = 500;

/** One class's scores, piece by piece: each task with the generation of the database that it is of. */
class Pieces {
  readonly columns = new ScoreColumns();
  readonly decisions = new Map<string, readonly GradeDecision[]>();
  readonly #generations = new Map<string, string>();
  readonly #decidedIn = new Map<string, number>();
  readonly #begun: number;

  constructor(state: number) {
    this.#begun = state;
  }

  /** The tasks that are not kept as they are now. */
  outdated(pieces: readonly Piece[]): readonly string[] {
    return pieces.flatMap((one) =>
      isKept(one) && this.#generations.get(one.piece_id) === one.generation ? [] : one.piece_id,
    );
  }

  putDecisions(taskId: string, decisions: readonly GradeDecision[], state: number): void {
    const before = this.decisions.get(taskId) ?? [];
    if (decisions.length > 0) this.decisions.set(taskId, decisions);
    else this.decisions.delete(taskId);
    if (isDeepStrictEqual(before, decisions)) return;
    for (const { userId } of [...before, ...decisions]) this.#decidedIn.set(userId, state);
  }

  /** These pieces have been read now. Of one that was changing, the generation becomes another one. */
  note(pieces: readonly Piece[]): void {
    for (const { piece_id, generation } of pieces) this.#generations.set(piece_id, generation);
  }

  at(state: number, rest: string | null): ClassScores {
    return {
      attempts: this.columns.copy(),
      decisions: [...this.decisions.values()].flat(),
      rest,
      state,
      isChangedSince: (userId, earlier) =>
        earlier < this.#begun ||
        this.columns.lastChange(userId) > earlier ||
        (this.#decidedIn.get(userId) ?? 0) > earlier,
    };
  }

  get size(): number {
    const decisions = [...this.decisions.values()].flat().length;
    return 1 + this.columns.size + bytesOfDecision * decisions;
  }
}

type Piece = Awaited<ReturnType<ReturnType<typeof scoreData>['selectPieces']>>[number];

const isKept = ({ is_changing }: Piece) => !is_changing;

/** States of all classes follow each other, so that what was made of forgotten scores is never taken for newer. */
let lastState = 0;

/**
 * Keeps the scores of classes in pieces, a task each. Every call asks the database which of them have changed and reads
 * these alone (decision 020). Those who ask while a class is being read share the next reading of it.
 */
export function keepClassScores(services: Services): (classId: string) => Promise<ClassScores> {
  const kept = new LRUCache<string, Pieces>({ maxSize: mostBytes, sizeCalculation: ({ size }) => size, ttl: keptMs });

  return sharedInTurn(async (classId) => {
    const found = await scoreData(services).selectPieces(classId);
    lastState += 1;
    const state = lastState;
    const pieces = kept.get(classId) ?? new Pieces(state);
    const rest = found.find(({ piece_id }) => piece_id === classId);
    const ofTasks = found.filter(({ piece_id }) => piece_id !== classId);
    const outdated = pieces.outdated(ofTasks);
    if (outdated.length > 0) {
      const [rows, decisions] = await Promise.all([
        scoreData(services).selectColumns(outdated),
        decisionData(services).selectDecided(outdated),
      ]);
      const begun = await mapInSlices(rows, (row) => pieces.columns.put(columnsOfTask.parse(row), state));
      const byTask = Map.groupBy(decisions, ({ taskId }) => taskId);
      for (const taskId of outdated) {
        if (!begun.includes(taskId)) pieces.columns.drop(taskId, state);
        pieces.putDecisions(taskId, byTask.get(taskId) ?? [], state);
      }
      pieces.note(ofTasks);
      kept.set(classId, pieces);
    }
    return pieces.at(state, rest && isKept(rest) ? rest.generation : null);
  });
}

/** The scores of classes that this node keeps. */
export const classScores = ownPart(keepClassScores);

/**
 * Makes things of a key one after the other. All who ask while one is being made get the next one, which begins after they
 * have asked.
 */
function sharedInTurn<Made>(make: (key: string) => Promise<Made>): (key: string) => Promise<Made> {
  const last = new Map<string, Promise<unknown>>();
  const next = new Map<string, Promise<Made>>();
  return (key) => {
    const waiting = next.get(key);
    if (waiting) return waiting;
    const before = last.get(key);
    const begin = () => {
      next.delete(key);
      return make(key);
    };
    // For all who ask meanwhile: it waits in the line of none of them.
    const making = actingFor(serverCaller, () => (before ? before.then(begin, begin) : begin()));
    if (before) next.set(key, making);
    last.set(key, making);
    const forget = () => {
      if (last.get(key) === making) last.delete(key);
    };
    making.then(forget, forget);
    return making;
  };
}
