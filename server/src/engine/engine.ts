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
import { RequestError } from '../http/errors.ts';
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

export type Engine = ReturnType<typeof createEngine>;

const rememberedVariants = 5000;
/** Longest time that one piece of mathematics may take before its worker is given up. */
const budgetMs = 5000;

/**
 * Mathematics off the event loop: a small pool of worker threads, each piece of work with a time budget. A worker that
 * overruns is replaced; the caller gets 503 and loses nothing.
 */
export function createEngine() {
  const pool = createWorkerPool({
    size: Math.max(1, Math.min(4, availableParallelism() - 1)),
    budgetMs,
    onOverrun: () =>
      new RequestError(
        503,
        'server/unavailable',
        'This takes too long to check. Your answer is kept; try again later.',
        {
          'retry-after': '5',
        },
      ),
  });
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

    async grade(source: VersionedDocument, seed: number, answers: readonly PartAnswer[]): Promise<ResponseVerdict> {
      return pool.run({ job: 'grade', versionId: source.versionId, seed, answers }, source.document);
    },

    /** Everything wrong with a document: its own text and what a thousand variants show. */
    async findProblems(document: ExerciseDocument): Promise<readonly DocumentProblem[]> {
      return pool.run({ job: 'check', document }, async () => document);
    },

    /** The question of one variant for cards. */
    async drawSampleQuestion(document: ExerciseDocument): Promise<string> {
      return pool.run({ job: 'sample', document }, async () => document);
    },

    close: () => pool.close(),
  };
}
