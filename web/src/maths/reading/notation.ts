import type { NotationId } from '@lemma/math/document';
import { importAgain } from '../import-again.ts';
import { WorkDropped, WorkerPool, type PoolOptions } from '../workers/worker-pool.ts';

/** How an answer is to be read. */
export interface ReadingOptions {
  readonly syntax: 'latex' | 'plain';
  /** How the answer is written, and how its reading is shown. */
  readonly notation: NotationId;
  /** Letters of the exercise. */
  readonly letters?: readonly string[];
  /** Names longer than a letter, and letters that apply to what follows in brackets. */
  readonly names?: readonly string[];
  readonly functions?: readonly string[];
  readonly units?: boolean;
  /** Rows of a matrix may be separated by semicolons. */
  readonly hasRows?: boolean;
  /** One number is asked for: 1,000 is a thousand and 5e-2 a power of ten, unless answers have Euler's number in them. */
  readonly isNumber?: boolean;
  readonly hasEuler?: boolean;
}

/** The reading of an answer, or the reason why it cannot be read. */
export type Reading =
  | {
      readonly state: 'read';
      readonly latex: string;
      /** The same in one line with every bracket, when that says more than the box itself. */
      readonly explained: string | undefined;
      readonly spoken: string;
      /** The usual meaning of the same signs elsewhere. */
      readonly otherwise: string | undefined;
    }
  | { readonly state: 'unreadable'; readonly problem: ReadingProblem };

export interface ReadingProblem {
  readonly code: string;
  /** [V04] word for word. */
  readonly title: string;
  /** Whether advice for the code, in plain words, follows the title. */
  readonly hasAdvice: boolean;
  /** The answer as it was probably meant, for a button that writes it. */
  readonly suggestion?: string | undefined;
}

export type NotationRequest =
  | { readonly kind: 'answer'; readonly source: string; readonly options: ReadingOptions }
  | { readonly kind: 'plain'; readonly source: string; readonly notation: NotationId }
  | { readonly kind: 'words'; readonly source: string; readonly notation: NotationId };

export interface NotationAnswers {
  readonly answer: Reading;
  /** LaTeX of typed maths, or undefined when it cannot be read. */
  readonly plain: string | undefined;
  /** LaTeX in words; itself when it cannot be read. */
  readonly words: string;
}

/** The engine's notation, apart from the pages and their thread. */
export interface Notation {
  readonly plainToLatex: (source: string, notation?: NotationId) => Promise<string | undefined>;
  /** A formula as it is spoken. */
  readonly inWords: (source: string, notation?: NotationId) => Promise<string>;
  /** Rejects with `WorkDropped` when the same box asks again before its turn came. */
  readonly readAnswer: (source: string, options: ReadingOptions, box: object) => Promise<Reading>;
}

type Answer = NotationAnswers[NotationRequest['kind']];

/** Where a worker has not even started after so long, the page reads by itself. */
const patience = 10_000;

/** Reads in workers; where they cannot start, because of an old browser or a policy, on the page itself. */
export function openNotation(
  workers: PoolOptions,
  load: () => Promise<{ readonly answerNotation: (request: NotationRequest) => Answer }>,
): Notation {
  const pool = new WorkerPool<NotationRequest, NotationAnswers>(workers);
  let isOnPage = false;
  let hasWorked = false;

  const readOnPage = async (request: NotationRequest): Promise<Answer> => {
    const { answerNotation } = await load();
    // Where neither arrives there may be no network now: the next request tries both again.
    isOnPage = !hasWorked;
    return answerNotation(request);
  };

  const ask = async (request: NotationRequest, lane?: object): Promise<Answer> => {
    if (isOnPage) return readOnPage(request);
    try {
      const answer = await pool.ask(request, { limit: patience, ...(lane !== undefined && { lane }) });
      hasWorked = true;
      return answer;
    } catch (error) {
      if (error instanceof WorkDropped) throw error;
      return readOnPage(request);
    }
  };

  return {
    plainToLatex: (source, notation = 'en') => ask({ kind: 'plain', source, notation }) as Promise<string | undefined>,
    inWords: (source, notation = 'en') => ask({ kind: 'words', source, notation }) as Promise<string>,
    readAnswer: (source, options, box) => ask({ kind: 'answer', source, options }, box) as Promise<Reading>,
  };
}

export const notation = openNotation(
  {
    start: () => new Worker(new URL('./notation.worker.ts', import.meta.url), { type: 'module', name: 'notation' }),
    processors: globalThis.navigator?.hardwareConcurrency,
  },
  () => importAgain(() => import('./notation-reader.ts')),
);
