import type { NotationId } from '@lemma/math/document';
import { matrixTemplate } from './first-row/matrix-keys.ts';
import { drawn, inserted, letter, listKey, sans } from './keys.ts';
import type { Key } from './keys.ts';
import { backspace, check, left, right } from './key-pages.ts';
import type { KeyPage } from './key-pages.ts';

/** Calculus, shown only where the exercise asks for it. */
export function calculusPage(checkLabel: string, notation: NotationId): KeyPage {
  const operator = (text: string, name: string, latex: string): Key => ({
    face: { kind: 'math', text },
    name,
    action: { insert: latex },
    look: 'plain',
  });
  return {
    id: 'calculus',
    tab: '∫ ∂',
    name: 'Calculus',
    rows: [
      [
        drawn('derivative', 'Derivative', { insert: '\\frac{d}{dx}' }),
        {
          face: { kind: 'math', text: 'f', italic: true, sup: '′' },
          name: 'f prime',
          action: { insert: 'f^{\\prime}' },
          look: 'plain',
        },
        operator('∫', 'Integral', '\\int'),
        drawn('definite-integral', 'Definite integral', { insert: '\\int_{#?}^{#?}' }),
        operator('∑', 'Sum', '\\sum_{#?}^{#?}'),
        operator('lim', 'Limit', '\\lim_{#?\\to#?}'),
      ],
      [
        inserted('∂', 'partial', '\\partial'),
        drawn('vector', 'Vector', { insert: '\\vec{#@}' }),
        drawn('binomial', 'Binomial coefficient', { insert: '\\binom{#?}{#?}' }),
        drawn('matrix', 'Matrix', { insert: matrixTemplate(2, 2) }),
        inserted('∞', 'infinity', '\\infty'),
        backspace,
      ],
      [inserted('dx', 'd x', 'dx', true), letter('C'), letter('e'), inserted('π', 'pi', '\\pi'), left, right],
      [
        sans('(', 'opening bracket', { type: '(' }),
        sans(')', 'closing bracket', { type: ')' }),
        inserted('→', 'tends to', '\\to'),
        listKey(notation),
        check(checkLabel),
      ],
    ],
  };
}
