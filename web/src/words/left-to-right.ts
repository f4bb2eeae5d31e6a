/**
 * Isolates figures and typed formulas among the words of a page: where these run from right to left, a sign or a slash
 * would change its side (“3−” for −3, “2 / 0” for 0 / 2).
 */
export function leftToRight(text: string): string {
  return globalThis.document?.documentElement.dir === 'rtl' ? `\u2066${text}\u2069` : text;
}
