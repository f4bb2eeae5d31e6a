let words: ((code: string) => string) | undefined;

/** Hands over the advice about input that cannot be read, which comes with the field. */
export function giveAdvice(advice: (code: string) => string): void {
  words = advice;
}

/** Advice for the code of a problem, in plain words; empty until the field is here, and where there is none. */
export const adviceFor = ({ code, hasAdvice }: { readonly code: string; readonly hasAdvice: boolean }): string =>
  hasAdvice ? (words?.(code) ?? '') : '';
