import type { Graph } from '../../figures/drawn/drawing.ts';
import type { RegionalProblemCode } from '../../regional/problems.ts';
import type { Scene } from '../../figures/scene.ts';
import type { AnswerType, Choosing } from '../document/document.ts';

export type { Scene };

/**
 * A variant: one draw of an exercise, complete with answers. It stays on the server (or in an author's preview);
 * learners get its `PublicVariant`.
 */
export interface Variant {
  readonly seed: number;
  /** The language of its texts, a BCP 47 tag; and the title in it. */
  readonly language: string;
  readonly title: string;
  /** Values drawn, printed for people: LaTeX, and plain text that can be read back. */
  readonly values: readonly { readonly name: string; readonly latex: string; readonly plain: string }[];
  /** Markdown with maths, all `{{…}}` replaced; `[[part]]` markers stay. */
  readonly question: string;
  readonly parts: readonly VariantPart[];
  /** All figures, including the elements of hints and the solution. */
  readonly figures: readonly Scene[];
  readonly hints: readonly string[];
  readonly solution: string;
  readonly direction: 'ltr' | 'rtl';
}

export interface VariantPart {
  readonly name: string;
  readonly answerType: AnswerType;
  readonly points: number;
  readonly label: string;
  /** Choices in the order shown, with a stable key that does not tell which is right. */
  readonly choices: readonly { readonly key: string; readonly text: string }[];
  /** The key as LaTeX (or words, or the right choices' texts), for reviews and previews. */
  readonly answerLatex: string;
  /** The key as a learner could type it: plain maths, words, or choice keys joined by commas. */
  readonly answerPlain: string;
  readonly keyboard: KeyboardHints;
  readonly unit?: string;
  /** How it is drawn on a figure; contains nothing of the key. */
  readonly graph?: Graph;
  /** Where its choices are on a figure. */
  readonly choosing?: Choosing;
}

/** Keys for the first row of the maths keyboard; derived from kinds and letters, never from an answer's value. */
export interface KeyboardHints {
  readonly letters: readonly string[];
  /** Function names such as `sin`. */
  readonly functions: readonly string[];
  /** Templates such as `fraction`, `power`, `root`, `interval`, `matrix`, `or`. */
  readonly templates: readonly string[];
}

/** Everything of a variant that a learner may receive before the answer is due. No seed, key, hint text or solution. */
export interface PublicVariant {
  /** The language of its texts. */
  readonly language: string;
  /** All languages in which its texts can be read, its own first; absent where there is only one. */
  readonly languages?: readonly string[];
  readonly question: string;
  readonly direction: 'ltr' | 'rtl';
  /** The figures in the question and its choices, as shown from the start. */
  readonly figures: readonly Scene[];
  readonly parts: readonly PublicPart[];
  readonly hintCount: number;
  readonly hasSolution: boolean;
}

export interface PublicPart {
  readonly name: string;
  readonly answerType: AnswerType;
  readonly points: number;
  readonly label: string;
  readonly choices: readonly { readonly key: string; readonly text: string }[];
  readonly keyboard: KeyboardHints;
  readonly unit?: string;
  /** How it is drawn on a figure; contains nothing of the key. */
  readonly graph?: Graph;
  /** Where its choices are on a figure. */
  readonly choosing?: Choosing;
}

/** One answer as sent: LaTeX (or plain maths), words, or choice keys joined by commas. */
export interface PartAnswer {
  readonly part: string;
  readonly value: string;
  /** The answer as typed, where that differs from canonical notation. `value` is canonical once the answer is marked. */
  readonly typed?: string;
}

/**
 * The verdict on one part. `invalid` cannot be read and `unfinished` is not worked out: both cost nothing and
 * earn nothing; `unknown` goes to a person.
 */
export interface PartVerdict {
  readonly part: string;
  readonly outcome: 'right' | 'partly' | 'wrong' | 'invalid' | 'unfinished' | 'unknown' | 'empty';
  /** Points earned. */
  readonly score: number;
  readonly points: number;
  /** A sentence for the learner, with inline maths; empty when there is nothing to add to the verdict. */
  readonly feedback: string;
  /** More for the learner once the solution is shown: about right choices that were left out. */
  readonly afterwards?: string;
  /** For `invalid`: where in the answer. */
  readonly span?: { readonly start: number; readonly end: number };
  /** How it was decided, for the teacher's review. */
  readonly reason: string;
  /** For an answer with two possible meanings in its notation: which case it is, and the probable answer. */
  readonly code?: RegionalProblemCode;
  readonly suggestion?: string;
}

/**
 * The marking of one response. `invalid` as soon as one answered part cannot be read or is not worked out: nothing is
 * scored then.
 */
export interface ResponseVerdict {
  readonly outcome: 'right' | 'partly' | 'wrong' | 'invalid';
  readonly score: number;
  readonly points: number;
  readonly parts: readonly PartVerdict[];
}
