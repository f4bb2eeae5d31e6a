import type { Expression, Span } from '../tree.ts';

/** Declarations that reading needs beforehand; ambiguity is resolved by these declarations, never by guessing. */
export interface ReadOptions {
  /** `latex` as the maths field emits it (default), `plain` for typed input and AsciiMath. */
  readonly syntax?: 'latex' | 'plain';
  /** Names that apply to what follows in brackets: f(x). All others multiply. */
  readonly functions?: readonly string[];
  /** Names that stand as one variable: `area`, `total`. A declared `e` or `i` is a variable, not the constant. */
  readonly names?: readonly string[];
  /**
   * `1,5` is 3/2 with ','. Default '.'. With ',' lists are separated by ';', or by a comma that no digit follows
   * directly.
   */
  readonly decimal?: '.' | ',';
  /**
   * `16,500` (or `16.500` when decimals have a comma) is one numeral, not a list. For boxes that ask for one number.
   */
  readonly grouping?: boolean;
  /** Read trailing \mathrm{…} or declared unit text as a unit. */
  readonly units?: boolean;
}

/** Why a text cannot be read. The message is for a learner; V04's wording is kept to the letter where it applies. */
export interface ReadError {
  readonly code: string;
  readonly message: string;
  readonly span: Span;
}

export type ReadResult =
  { readonly ok: true; readonly tree: Expression } | { readonly ok: false; readonly error: ReadError };
