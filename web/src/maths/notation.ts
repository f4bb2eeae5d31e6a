import { importAgain } from './import-again.ts';

/** How an answer is to be read. */
export interface ReadingOptions {
  readonly syntax: 'latex' | 'plain';
  readonly decimal: '.' | ',';
  /** Names longer than a letter, and letters that apply to what follows in brackets. */
  readonly names?: readonly string[];
  readonly functions?: readonly string[];
  readonly units?: boolean;
}

/** What was understood of an answer, or why it cannot be read. */
export type Reading =
  | {
      readonly state: 'read';
      readonly latex: string;
      /** The same in one line with every bracket, when that says more than the box itself. */
      readonly explained: string | undefined;
      readonly spoken: string;
    }
  | { readonly state: 'unreadable'; readonly problem: ReadingProblem };

export interface ReadingProblem {
  readonly code: string;
  /** [V04] word for word. */
  readonly title: string;
  /** The same in plain words, with what to do. */
  readonly detail: string;
}

/** What the field and the text need of the engine's notation. */
export interface Notation {
  /** LaTeX of typed maths, or undefined when it cannot be read. */
  readonly plainToLatex: (source: string, decimal?: '.' | ',') => string | undefined;
  readonly readAnswer: (source: string, options: ReadingOptions) => Reading;
}

let loading: Promise<Notation> | undefined;

/** Loads the notation part of the engine once, apart from the pages; a failed attempt may be tried again. */
export function loadNotation(): Promise<Notation> {
  loading ??= importAgain(() => import('./notation-reader.ts')).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
