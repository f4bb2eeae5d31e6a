/** What the field and the text need of the engine's notation; it is loaded when first needed. */
export interface Notation {
  /** LaTeX of typed maths, or undefined when it cannot be read. */
  readonly plainToLatex: (source: string) => string | undefined;
}

let loading: Promise<Notation> | undefined;

/** Loads the notation part of the engine once; a failed attempt may be tried again. */
export function loadNotation(): Promise<Notation> {
  loading ??= import('./notation-reader.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
