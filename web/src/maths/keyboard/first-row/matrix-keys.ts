import { drawn, sans } from '../keys.ts';
import type { Key, KeyCommand } from '../keys.ts';

/** A matrix to fill in. */
export function matrixTemplate(rows: number, columns: number): string {
  const row = Array.from({ length: columns }, () => '#?').join('&');
  return `\\begin{pmatrix}${Array.from({ length: rows }, () => row).join('\\\\')}\\end{pmatrix}`;
}

const matrixOf = (rows: number, columns: number): Key => ({
  ...sans(`${rows}×${columns}`, `Matrix ${rows} by ${columns}`, { insert: matrixTemplate(rows, columns) }, true),
});

const sized = (text: string, name: string, command: KeyCommand): Key => sans(text, name, { command }, true);

/**
 * Keys for vectors and matrices. Every answer begins with the same two frames, whose size the learner changes, so that no
 * key shows the size of the right one.
 */
export const matrixKeys: readonly Key[] = [
  { ...drawn('column', 'Column vector', { insert: matrixTemplate(2, 1) }), more: [columnOf(3), columnOf(4)] },
  {
    ...drawn('matrix', 'Matrix', { insert: matrixTemplate(2, 2) }),
    more: [matrixOf(2, 3), matrixOf(3, 2), matrixOf(3, 3)],
  },
  sans(',', 'comma', { type: ',' }),
  sized('+ row', 'Add a row', 'add-row'),
  sized('+ col', 'Add a column', 'add-column'),
  sized('− row', 'Remove a row', 'remove-row'),
  sized('− col', 'Remove a column', 'remove-column'),
];

function columnOf(rows: number): Key {
  return sans(`${rows}×1`, `Column of ${rows}`, { insert: matrixTemplate(rows, 1) }, true);
}
