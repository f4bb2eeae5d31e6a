import type { LineElementKind, LineElements } from '@lemma/math/document';
import { type ElementEditing, labelsField, markField, needed } from './element-editing.ts';

/** How every kind of element of a number line is edited. */
export const lineElements: { readonly [K in LineElementKind]: ElementEditing<LineElements[K]> } = {
  interval: {
    label: 'Interval',
    fields: [needed('interval', 'Interval or inequality', '-1 < x <= 3', 'Ends that do not belong to it are rings.')],
    start: { interval: '-1 < x <= 3' },
  },
  points: {
    label: 'Points',
    fields: [needed('points', 'Numbers', '-2, 1/2'), labelsField('labels', 'Their names', 'a, b'), markField],
    start: { points: '2' },
  },
  text: {
    label: 'Words',
    fields: [
      { at: 'text', label: 'Words', reads: 'words', example: 'here', isNeeded: true },
      needed('at', 'At the number', '1'),
    ],
    start: { text: 'here', at: '1' },
  },
};
