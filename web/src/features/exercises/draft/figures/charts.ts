import type { ChartKind } from '@lemma/math/document';
import { labelsField, more, needed, numberField, thingsField } from './element-editing.ts';
import type { Field } from './fields.ts';

interface ChartEditing {
  readonly label: string;
  /** Its own fields. */
  readonly fields: readonly Field[];
  /** Data that make a picture immediately. */
  readonly start: string;
}

const numbers = (example: string, about?: string): Field => ({
  ...needed('data', 'Data', example, about),
  isLong: true,
});
const points: Field = { ...needed('data', 'Data', '(1, 2), (2, 4), (3, 5)'), isLong: true };
const names = labelsField('labels', 'Names', 'red, green, blue');
const frequenciesField: Field = {
  at: 'frequencies',
  label: 'How often each',
  reads: 'maths',
  example: '2, 5, 1',
  about: 'When the data are a table: as many numbers as the data have.',
  isMore: true,
};
const axisWords: readonly Field[] = [
  { at: 'xLabel', label: 'Words at the horizontal axis', reads: 'words', example: 'mark', isMore: true },
  { at: 'yLabel', label: 'Words at the vertical axis', reads: 'words', example: 'how many', isMore: true },
];

/** How every kind of chart is edited. */
export const charts: Readonly<Record<ChartKind, ChartEditing>> = {
  bars: { label: 'Bars', fields: [numbers('3, 7, 4'), names, thingsField, ...axisWords], start: '3, 7, 4' },
  histogram: {
    label: 'Histogram',
    fields: [
      numbers('12, 15, 15, 18, 21'),
      frequenciesField,
      frequenciesField,
      numberField('width', 'Width of a class', '5'),
      thingsField,
      ...axisWords,
    ],
    start: '12, 15, 15, 18, 21, 22, 26, 31',
  },
  box: {
    label: 'Box plot',
    fields: [
      numbers('2, 5, 6, 9, 12', 'All values, or the five numbers.'),
      frequenciesField,
      {
        at: 'others',
        label: 'More box plots below it',
        reads: 'sources',
        example: '(3, 4, 6, 7, 9); (1, 2, 5, 8, 9)',
        isMore: true,
      },
      more(labelsField('labels', 'Their names', 'girls, boys')),
      ...axisWords,
    ],
    start: '2, 5, 6, 9, 12',
  },
  dots: {
    label: 'Dot plot',
    fields: [numbers('1, 2, 2, 3'), frequenciesField, ...axisWords],
    start: '1, 2, 2, 3, 3, 3, 5',
  },
  scatter: {
    label: 'Scatter plot',
    fields: [points, { at: 'fitted', label: 'With the line of best fit', reads: 'off' }, ...axisWords],
    start: '(1, 2), (2, 4), (3, 5), (4, 4), (5, 7)',
  },
  line: { label: 'Line chart', fields: [points, ...axisWords], start: '(1, 2), (2, 4), (3, 3), (4, 6)' },
  'stem-and-leaf': { label: 'Stem and leaf', fields: [numbers('21, 23, 34, 40')], start: '21, 23, 28, 34, 40, 41' },
  pie: {
    label: 'Pie',
    fields: [numbers('30, 50, 20', 'Bars are easier to compare than slices.'), names, thingsField],
    start: '30, 50, 20',
  },
};

/** The field that chooses the kind of chart. */
export const chartField: Field = {
  at: 'chart',
  label: 'Chart',
  reads: 'choice',
  isNeeded: true,
  options: (Object.keys(charts) as ChartKind[]).map((value) => ({ value, label: charts[value].label })),
};
