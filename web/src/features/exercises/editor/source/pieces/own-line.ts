/** The line breaks that are missing to an empty line between two texts. */
const missingLines = (breaks: string): string => '\n'.repeat(Math.max(0, 3 - breaks.split('\n').length));

/** A line as it is put between two texts, with an empty line on each side where there is text. */
export function onOwnLine(before: string, line: string, after: string): string {
  const start = before.trim() === '' ? '' : missingLines(/\s*$/.exec(before)?.[0] ?? '');
  const end = after.trim() === '' ? '' : missingLines(/^\s*/.exec(after)?.[0] ?? '');
  return `${start}${line}${end}`;
}
