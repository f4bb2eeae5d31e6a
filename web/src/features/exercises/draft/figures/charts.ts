import type { ChartKind } from '@lemma/math/document';
import { labelsField, more, needed, numberField, thingsField } from './element-editing.ts';
import type { Field } from './fields.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

interface ChartEditing {
  readonly label: string;
  /** Its own fields. */
  readonly fields: readonly Field[];
  /** Data that make a picture immediately. */
  readonly start: string;
}

const numbers = (example: string, about?: string): Field => ({
  ...needed('data', t(m.data), example, about),
  isLong: true,
});
const points: Field = { ...needed('data', t(m.data), '(1, 2), (2, 4), (3, 5)'), isLong: true };
const names = labelsField('labels', t(m.names), t(m.namesExample));
const frequenciesField: Field = {
  at: 'frequencies',
  label: t(m.howOftenEach),
  reads: 'maths',
  example: '2, 5, 1',
  about: t(m.frequenciesMean),
  isMore: true,
};
const axisWords: readonly Field[] = [
  { at: 'xLabel', label: t(m.wordsAcross), reads: 'words', example: t(m.acrossExample), isMore: true },
  { at: 'yLabel', label: t(m.wordsUp), reads: 'words', example: t(m.upExample), isMore: true },
];

/** How every kind of chart is edited. */
export const charts: Readonly<Record<ChartKind, ChartEditing>> = {
  bars: { label: t(m.bars), fields: [numbers('3, 7, 4'), names, thingsField, ...axisWords], start: '3, 7, 4' },
  histogram: {
    label: t(m.histogram),
    fields: [
      numbers('12, 15, 15, 18, 21'),
      frequenciesField,
      frequenciesField,
      numberField('width', t(m.classWidth), '5'),
      thingsField,
      ...axisWords,
    ],
    start: '12, 15, 15, 18, 21, 22, 26, 31',
  },
  box: {
    label: t(m.boxPlot),
    fields: [
      numbers('2, 5, 6, 9, 12', t(m.boxData)),
      frequenciesField,
      {
        at: 'others',
        label: t(m.moreBoxPlots),
        reads: 'sources',
        example: '(3, 4, 6, 7, 9); (1, 2, 5, 8, 9)',
        isMore: true,
      },
      more(labelsField('labels', t(m.theirNames), t(m.boxNamesExample))),
      ...axisWords,
    ],
    start: '2, 5, 6, 9, 12',
  },
  dots: {
    label: t(m.dotPlot),
    fields: [numbers('1, 2, 2, 3'), frequenciesField, ...axisWords],
    start: '1, 2, 2, 3, 3, 3, 5',
  },
  scatter: {
    label: t(m.scatterPlot),
    fields: [points, { at: 'fitted', label: t(m.withFitLine), reads: 'off' }, ...axisWords],
    start: '(1, 2), (2, 4), (3, 5), (4, 4), (5, 7)',
  },
  line: { label: t(m.lineChart), fields: [points, ...axisWords], start: '(1, 2), (2, 4), (3, 3), (4, 6)' },
  'stem-and-leaf': { label: t(m.stemAndLeaf), fields: [numbers('21, 23, 34, 40')], start: '21, 23, 28, 34, 40, 41' },
  pie: {
    label: t(m.pie),
    fields: [numbers('30, 50, 20', t(m.barsAreEasier)), names, thingsField],
    start: '30, 50, 20',
  },
};

/** The field that chooses the kind of chart. */
export const chartField: Field = {
  at: 'chart',
  label: t(m.chart),
  reads: 'choice',
  isNeeded: true,
  options: (Object.keys(charts) as ChartKind[]).map((value) => ({ value, label: charts[value].label })),
};
