import type { Expression } from '../../notation/tree.ts';
import type { KeyboardHints } from '../draw/variant.ts';
import { type MathsRules, usualMaths } from './answer-type.ts';

/** Vectors and matrices. */
export const matrix: MathsRules = {
  ...usualMaths,
  hasMembers: true,
  templates: [...usualMaths.templates, 'matrix'],
  frameOf: sizeOf,
  // The LaTeX of a matrix is mostly its frame.
  typedText: ({ answerPlain }) => answerPlain,
};

function sizeOf(key: Expression | undefined): KeyboardHints['matrix'] {
  if (key?.kind === 'matrix') return { rows: key.rows.length, columns: key.rows[0]?.length ?? 0 };
  if (key?.kind === 'group') return sizeOf(key.body);
  return undefined;
}
