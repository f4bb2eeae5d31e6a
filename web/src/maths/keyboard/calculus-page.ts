import type { NotationId } from '@lemma/math/document';
import { matrixTemplate } from './first-row/matrix-keys.ts';
import { drawn, inserted, letter, listKey, sans } from './keys.ts';
import type { Key } from './keys.ts';
import { backspace, check, left, right } from './key-pages.ts';
import type { KeyPage } from './key-pages.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

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
    name: t(m.calculus),
    rows: [
      [
        drawn('derivative', t(m.derivative), { insert: '\\frac{d}{dx}' }),
        {
          face: { kind: 'math', text: 'f', italic: true, sup: '′' },
          name: t(m.fPrime),
          action: { insert: 'f^{\\prime}' },
          look: 'plain',
        },
        operator('∫', t(m.integral), '\\int'),
        drawn('definite-integral', t(m.definiteIntegral), { insert: '\\int_{#?}^{#?}' }),
        operator('∑', t(m.sum), '\\sum_{#?}^{#?}'),
        operator('lim', t(m.limit), '\\lim_{#?\\to#?}'),
      ],
      [
        inserted('∂', t(m.partial), '\\partial'),
        drawn('vector', t(m.vector), { insert: '\\vec{#@}' }),
        drawn('binomial', t(m.binomialCoefficient), { insert: '\\binom{#?}{#?}' }),
        drawn('matrix', t(m.matrix), { insert: matrixTemplate(2, 2) }),
        inserted('∞', t(m.infinity), '\\infty'),
        backspace,
      ],
      [inserted('dx', 'd x', 'dx', true), letter('C'), letter('e'), inserted('π', 'pi', '\\pi'), left, right],
      [
        sans('(', t(m.openingBracket), { type: '(' }),
        sans(')', t(m.closingBracket), { type: ')' }),
        inserted('→', t(m.tendsTo), '\\to'),
        listKey(notation),
        check(checkLabel),
      ],
    ],
  };
}
