let count = 0;

/** A key for a row of the editor, unique on this page; it is never sent or kept. */
export function rowId(): string {
  count += 1;
  return `row-${count}`;
}
