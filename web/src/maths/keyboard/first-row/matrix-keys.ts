import { drawn, sans } from '../keys.ts';
import type { Key, KeyCommand } from '../keys.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** A matrix to fill in. */
export function matrixTemplate(rows: number, columns: number): string {
  const row = Array.from({ length: columns }, () => '#?').join('&');
  return `\\begin{pmatrix}${Array.from({ length: rows }, () => row).join('\\\\')}\\end{pmatrix}`;
}

const matrixOf = (rows: number, columns: number): Key => ({
  ...sans(`${rows}×${columns}`, t(m.matrixBy, { rows, columns }), { insert: matrixTemplate(rows, columns) }, true),
});

const sized = (text: string, name: string, command: KeyCommand): Key => sans(text, name, { command }, true);

/**
 * Keys for vectors and matrices. Every answer begins with the same two frames, whose size the learner changes, so that no
 * key shows the size of the right one.
 */
export const matrixKeys: readonly Key[] = [
  { ...drawn('column', t(m.columnVector), { insert: matrixTemplate(2, 1) }), more: [columnOf(3), columnOf(4)] },
  {
    ...drawn('matrix', t(m.matrix), { insert: matrixTemplate(2, 2) }),
    more: [matrixOf(2, 3), matrixOf(3, 2), matrixOf(3, 3)],
  },
  sans(',', t(m.comma), { type: ',' }),
  sized(t(m.plusRow), t(m.addRow), 'add-row'),
  sized(t(m.plusColumn), t(m.addColumn), 'add-column'),
  sized(t(m.minusRow), t(m.removeRow), 'remove-row'),
  sized(t(m.minusColumn), t(m.removeColumn), 'remove-column'),
];

function columnOf(rows: number): Key {
  return sans(`${rows}×1`, t(m.columnOf, { rows }), { insert: matrixTemplate(rows, 1) }, true);
}
