/** Keys that the exercise wants in the keyboard's first row; the shape of the engine's `KeyboardHints`. */
export interface KeyboardHints {
  readonly letters: readonly string[];
  /** Function names such as `sin`. */
  readonly functions: readonly string[];
  /** Templates such as `fraction`, `power`, `root`, `interval`, `matrix`, `or`. */
  readonly templates: readonly string[];
  readonly matrix?: { readonly rows: number; readonly columns: number } | undefined;
}

export const noHints: KeyboardHints = { letters: [], functions: [], templates: [] };
