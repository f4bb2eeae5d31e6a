/**
 * Keys that the exercise wants in the keyboard's first row; the shape of the engine's `KeyboardHints`. They follow from the
 * kind of the answer, and say nothing about its size.
 */
export interface KeyboardHints {
  readonly letters: readonly string[];
  /** Function names such as `sin`. */
  readonly functions: readonly string[];
  /** Templates such as `fraction`, `power`, `root`, `interval`, `matrix`, `or`. */
  readonly templates: readonly string[];
}

export const noHints: KeyboardHints = { letters: [], functions: [], templates: [] };
