/** A name for a file of exercises that every system takes. */
export function fileNameOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return `${(words ?? ['exercises']).join('-').slice(0, 60).replace(/-$/, '')}.json`;
}
