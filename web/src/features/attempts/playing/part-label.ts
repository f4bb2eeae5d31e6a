/** The accessible name of an answer box: the part's own label, else its place among the boxes. */
export function partLabel(parts: readonly { readonly label: string }[], index: number): string {
  const label = (parts[index]?.label ?? '').replaceAll(/[$`]|\\[()]/g, '').trim();
  if (label !== '') return label;
  return parts.length === 1 ? 'Your answer' : `Answer ${index + 1} of ${parts.length}`;
}
