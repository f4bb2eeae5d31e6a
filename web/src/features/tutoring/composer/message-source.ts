/** The words of a message as Markdown in which a new line stays one, as people who write messages expect. */
export function messageSource(text: string): string {
  return text
    .split(/(\$\$[\s\S]*?\$\$)/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replaceAll(/([^\n])\n(?!\n|$)/g, '$1  \n')))
    .join('');
}

/** Whether a message holds a formula, so that it is worth a look before it is sent. */
export const hasFormula = (text: string): boolean => /\$[^\s$][^$]*\$|\\\(|`[^`]+`/.test(text);

/** Puts a piece between what stands before and after the caret; returns the text and where the caret is then. */
export function insertAt(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  piece: string,
): { readonly text: string; readonly caret: number } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const left = before === '' || /\s$/.test(before) ? '' : ' ';
  const right = after === '' || /^[\s.,;:!?)]/.test(after) ? '' : ' ';
  const inserted = `${left}${piece}${right === '' && after === '' ? ' ' : right}`;
  return { text: before + inserted + after, caret: (before + inserted).length };
}
