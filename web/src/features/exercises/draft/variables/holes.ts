/** The expressions in a text's `{{…}}`, without what follows a colon (the way to simplify). */
export function holesOf(text: string): string[] {
  return [...text.matchAll(/\{\{([^{}:\n]*)(?::[^{}\n]*)?\}\}/g)].map((match) => match[1] ?? '');
}
