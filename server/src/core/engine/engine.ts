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
import type { CauseGroup, EqualAnswer, Opinion, Unfinished, WrongAnswer } from '@lemma/math/marking';
import type { NotationId } from '@lemma/math/regional';
import { chooseTextLanguage } from '@lemma/math/document';
import { RequestError } from '../errors.ts';
import type { Job, MarkedAnswers } from './jobs.ts';
import { WorkerPool } from './worker-pool.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

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

/** Variants that are remembered, by the length of their JSON in characters: one with figures is as long as fifty others. */
const rememberedVariants = 24_000_000;
/** Verdicts of each kind that are remembered, by the length of their texts in characters; a very long one is not. */
const rememberedVerdicts = 4_000_000;
const longestRemembered = 4000;

const tooLong = () =>
  new RequestError(503, 'server/unavailable', said(m.takesTooLong), {
    'retry-after': '5',
  });
const tooMuch = () =>
  new RequestError(503, 'server/unavailable', said(m.tooMuchToCheck), {
    'retry-after': '5',
  });

/** Beside the answers that count, one thread serves its callers in turn: so the bounds can be generous. */
const lane = { mostRunning: 2, mostWaitingEach: 200, mostWaiting: 4000, patienceMs: 8000, refill: 1 };
const errors = { onOverrun: tooLong, onCrowd: tooMuch };

/** The threads of an engine, in lanes that do not wait for each other. */
export type Lanes = ReturnType<typeof openLanes>;

/**
 * Opens lanes for answers that count, practice on samples, requests of authors, and background work. Each has threads of its
 * own, serves its callers in turn, and gives each piece a budget; past its bounds a lane answers 503. All lanes but the first
 * give way to it. Threads are made when they are needed.
 */
export function openLanes() {
  const threads = Math.max(2, Math.min(4, availableParallelism()));
  return {
    counting: new WorkerPool({ ...lane, ...errors, threads, budgetMs: 3000, givesWay: false, refill: 0.25 }),
    practice: new WorkerPool({ ...lane, ...errors, threads: 1, budgetMs: 3000, givesWay: true }),
    author: new WorkerPool({
      ...lane,
      ...errors,
      threads: 1,
      budgetMs: 8000,
      patienceMs: 30_000,
      givesWay: true,
    }),
    long: new WorkerPool({
      ...lane,
      ...errors,
      threads: 1,
      budgetMs: 20_000,
      patienceMs: 120_000,
      givesWay: true,
    }),
  };
}

/** Mathematics off the event loop, in lanes of its own, or in those that it shares with other engines and leaves open. */
export function createEngine(shared?: Lanes) {
  const lanes = shared ?? openLanes();
  const { counting: pool, practice: practicePool, author: authorPool, long: longPool } = lanes;
  const known = nothingRemembered();

  return {
    ...answering(pool, known),
    /** The same for samples and tips, beside the answers that count. */
    practice: answering(practicePool, known),

    /** Wrong answers to one part, grouped by cause and shown in the variant of `seed`. */
    async groupByCause(
      source: VersionedDocument,
      { seed, part, wrong }: { readonly seed: number; readonly part: string; readonly wrong: readonly WrongAnswer[] },
    ): Promise<readonly CauseGroup[]> {
      return authorPool.run({ job: 'group', versionId: source.versionId, seed, part, wrong }, source.document);
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
      return authorPool.run({ job: 'beside', versionId: source.versionId, seed, ...given }, source.document);
    },

    /** Answers in the words in which an author writes them. */
    async keepAnswers(
      source: VersionedDocument,
      seed: number,
      answers: readonly PartAnswer[],
    ): Promise<readonly PartAnswer[]> {
      return pool.run({ job: 'keep', versionId: source.versionId, seed, answers }, source.document);
    },

    /** Marks by a document that is not a version yet; throws where it cannot be read. */
    async markDraft(
      document: ExerciseDocument,
      seed: number,
      answers: readonly PartAnswer[],
    ): Promise<ResponseVerdict> {
      return authorPool.run({ job: 'mark-draft', document, seed, answers }, noDocument);
    },

    /** Everything wrong with a document: its own text and what a thousand variants show. */
    async findProblems(document: ExerciseDocument): Promise<readonly DocumentProblem[]> {
      return authorPool.run({ job: 'check', document }, async () => document);
    },

    /** The question of one variant for cards. */
    async drawSampleQuestion(document: ExerciseDocument): Promise<string> {
      return authorPool.run({ job: 'sample', document }, async () => document);
    },

    /** Loads the code for answers that count. A node that takes the place of another has all its learners from the first moment. */
    warmUp(): void {
      pool.warmUp(2);
    },

    async close(): Promise<void> {
      if (shared === undefined) await Promise.all(Object.values(lanes).map((one) => one.close()));
    },
  };
}

/** Results that depend only on a version, a seed and an answer, and so never change. */
interface Remembered {
  readonly drawn: LRUCache<string, DrawnVariant>;
  /** The languages of each version. */
  readonly texts: LRUCache<string, readonly string[]>;
  readonly marked: LRUCache<string, ResponseVerdict>;
  readonly typed: LRUCache<string, MarkedAnswers>;
  readonly errorNames: Map<string, string>;
}

const nothingRemembered = (): Remembered => ({
  drawn: new LRUCache({ maxSize: rememberedVariants }),
  texts: new LRUCache({ max: 20_000 }),
  marked: new LRUCache({ maxSize: rememberedVerdicts }),
  typed: new LRUCache({ maxSize: rememberedVerdicts }),
  errorNames: new Map(),
});

/** The first of a reader's languages that an exercise has, else its own; all of them while it is not known which it has. */
function firstOf(languages: readonly string[], has: readonly string[] | undefined): string {
  return has === undefined ? languages.join(' ') : chooseTextLanguage(languages, has);
}

function answering(pool: WorkerPool, { drawn, texts, marked, typed, errorNames }: Remembered) {
  return {
    /** The few words for teachers on the typical error that a verdict gives as its reason; empty when it gives none. */
    async nameTypicalError(reason: string): Promise<string> {
      if (!reason.startsWith('typical error: ')) return '';
      const name = errorNames.get(reason) ?? (await pool.run({ job: 'name-error', reason }, noDocument));
      errorNames.set(reason, name);
      return name;
    },

    /**
     * The variant of (version, seed), which never changes, with what a learner may see of it, printed in a notation and in
     * the first of some languages that it has. What a program works with is canonical, which is the default: in the
     * language of the exercise.
     */
    async drawVariant(
      source: VersionedDocument,
      seed: number,
      notation: NotationId = 'en',
      languages: readonly string[] = [],
    ): Promise<DrawnVariant> {
      const { versionId } = source;
      const keyIn = (language: string) => `${versionId} ${seed} ${notation} ${language}`;
      const known = drawn.get(keyIn(firstOf(languages, texts.get(versionId))));
      if (known) return known;
      const fresh = await pool.run({ job: 'draw', versionId, seed, notation, languages }, source.document);
      const all = fresh.view.languages ?? [fresh.variant.language];
      texts.set(versionId, all);
      drawn.set(keyIn(firstOf(languages, all)), fresh, { size: JSON.stringify(fresh).length });
      return fresh;
    },

    /**
     * The verdict on answers as they were typed in a notation, with the reason of what is wrong, and their canonical form.
     * The same answers have the same verdict forever, so those that come again are not marked again; a failure is not
     * remembered.
     */
    markTyped(
      source: VersionedDocument,
      seed: number,
      answers: readonly PartAnswer[],
      given: {
        readonly unfinished?: Unfinished;
        readonly notation: NotationId;
        readonly languages?: readonly string[];
      },
    ): Promise<MarkedAnswers> {
      const { versionId } = source;
      const { unfinished = 'when-right', notation, languages = [] } = given;
      const language = firstOf(languages, texts.get(versionId));
      return rememberedIn(typed, [versionId, seed, unfinished, notation, language, answers], () =>
        pool.run({ job: 'mark-typed', versionId, seed, answers, unfinished, notation, languages }, source.document),
      );
    },

    /** The verdict on a response, in canonical form, to the variant of (version, seed); remembered in the same way. */
    markResponse(
      source: VersionedDocument,
      seed: number,
      answers: readonly PartAnswer[],
      unfinished: Unfinished = 'when-right',
      languages: readonly string[] = [],
    ): Promise<ResponseVerdict> {
      const { versionId } = source;
      const language = firstOf(languages, texts.get(versionId));
      return rememberedIn(marked, [versionId, seed, unfinished, language, answers], () =>
        pool.run({ job: 'mark', versionId, seed, answers, unfinished, languages }, source.document),
      );
    },
  };
}

/** Returns the kept result for the key, or computes it and keeps it unless it is very long. */
async function rememberedIn<Value extends object>(
  known: LRUCache<string, Value>,
  keyed: readonly unknown[],
  make: () => Promise<Value>,
): Promise<Value> {
  const key = JSON.stringify(keyed);
  const found = known.get(key);
  if (found) return found;
  const made = await make();
  const size = key.length + JSON.stringify(made).length;
  if (size <= longestRemembered) known.set(key, made, { size });
  return made;
}
