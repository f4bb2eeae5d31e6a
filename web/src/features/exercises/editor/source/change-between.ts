/** The one span in which two texts differ: what is put in its place leaves the cursor elsewhere where it was. */
export function changeBetween(old: string, next: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(old.length, next.length);
  let from = 0;
  while (from < shorter && old[from] === next[from]) from += 1;
  let end = 0;
  while (end < shorter - from && old[old.length - 1 - end] === next[next.length - 1 - end]) end += 1;
  return { from, to: old.length - end, insert: next.slice(from, next.length - end) };
}
