import type { LineElementKind, LineElements } from '@lemma/math/document';
import { type ElementEditing, labelsField, markField, needed } from './element-editing.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** How every kind of element of a number line is edited. */
export const lineElements: { readonly [K in LineElementKind]: ElementEditing<LineElements[K]> } = {
  interval: {
    label: t(m.interval),
    fields: [needed('interval', t(m.intervalOrInequality), '-1 < x <= 3', t(m.endsDoNotBelong))],
    start: { interval: '-1 < x <= 3' },
  },
  points: {
    label: t(m.points),
    fields: [needed('points', t(m.numbers), '-2, 1/2'), labelsField('labels', t(m.theirNames), 'a, b'), markField],
    start: { points: '2' },
  },
  text: {
    label: t(m.words),
    fields: [
      { at: 'text', label: t(m.words), reads: 'words', example: t(m.here), isNeeded: true },
      needed('at', t(m.atNumber), '1'),
    ],
    start: { text: t(m.here), at: '1' },
  },
};
