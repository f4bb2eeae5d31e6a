import type { ChartKind, Figure } from '@lemma/math/document';
import { chartField, charts } from './charts.ts';
import { alwaysThere, type ElementEditing, more, numberField, thingsField } from './element-editing.ts';
import type { Field, Texts } from './fields.ts';
import { lineElements } from './line-elements.ts';
import { planeElements } from './plane-elements.ts';

export type FigureKind = Figure['kind'];

const axisFields = (axis: 'x' | 'y', name: string): readonly Field[] => [
  alwaysThere(numberField(`${axis}.from`, `${name} from`)),
  alwaysThere(numberField(`${axis}.to`, `${name} to`)),
  more({
    ...numberField(`${axis}.step`, `Numbers on the ${name}-axis every`),
    example: 'chosen by itself',
  }),
  { at: `${axis}.label`, label: `Words at the ${name}-axis`, reads: 'words', example: name, isMore: true },
  { at: `${axis}.numbers`, label: `Numbers on the ${name}-axis`, reads: 'on', isMore: true },
];

const rangeFields = (axis: 'x' | 'y'): readonly Field[] => axisFields(axis, axis).slice(0, 2);

const gridField: Field = {
  at: 'grid',
  label: 'Grid',
  reads: 'choice',
  usual: 'lines',
  options: [
    { value: '', label: 'Lines' },
    { value: 'dots', label: 'Dots' },
    { value: 'none', label: 'None' },
  ],
  isMore: true,
};

const equalField: Field = { at: 'equal', label: 'Same unit on both axes', reads: 'off', isMore: true };

/** Fields of every figure, after those of its kind. */
const sharedFields: readonly Field[] = [
  {
    at: 'size',
    label: 'Size',
    reads: 'choice',
    usual: 'normal',
    options: [
      { value: 'small', label: 'Small' },
      { value: '', label: 'Normal' },
      { value: 'wide', label: 'Wide' },
    ],
    isMore: true,
  },
  { at: 'table', label: 'Learners may read it as a table of values', reads: 'on', isMore: true },
  {
    at: 'describe',
    label: 'What is to be seen',
    reads: 'words',
    isLong: true,
    example: 'A parabola that opens upwards and cuts the x-axis twice.',
    about: 'Read to people who do not see the picture. Say what is there, not the answer.',
  },
];

interface KindEditing {
  readonly label: string;
  /** The elements that it may show; undefined for charts. */
  readonly elements: Readonly<Record<string, ElementEditing<object>>> | undefined;
  readonly fields: (texts: Texts) => readonly Field[];
  /** Texts with which a figure of this kind can be seen, for fields that are empty. */
  readonly start: Texts;
}

const window = { 'x.from': '-5', 'x.to': '5', 'y.from': '-5', 'y.to': '5' };

/** How every kind of figure is edited. */
export const figureKinds: Readonly<Record<FigureKind, KindEditing>> = {
  plane: {
    label: 'Plane with axes',
    elements: planeElements,
    fields: () => [...axisFields('x', 'x'), ...axisFields('y', 'y'), gridField, equalField, ...sharedFields],
    start: window,
  },
  geometry: {
    label: 'Drawing without axes',
    elements: planeElements,
    fields: () => [
      ...rangeFields('x'),
      ...rangeFields('y'),
      { ...equalField, label: 'Same unit in both directions', reads: 'on' },
      ...sharedFields,
    ],
    start: window,
  },
  'number-line': {
    label: 'Number line',
    elements: lineElements,
    fields: () => [...axisFields('x', 'x'), ...sharedFields],
    start: window,
  },
  chart: {
    label: 'Chart of data',
    elements: undefined,
    fields: (texts) => [chartField, ...charts[(texts['chart'] ?? 'bars') as ChartKind].fields, ...sharedFields],
    start: { chart: 'bars', data: charts.bars.start },
  },
};

/** Fields of every element, after its own. */
export const elementFields: readonly Field[] = [
  { at: 'label', label: 'Label in the picture', reads: 'words', example: '$f$', isMore: true },
  { at: 'colour', label: 'Colour', reads: 'count', isMore: true },
  {
    at: 'stroke',
    label: 'Drawn',
    reads: 'choice',
    options: [
      { value: '', label: 'As usual' },
      { value: 'solid', label: 'Solid' },
      { value: 'dashed', label: 'Dashed' },
      { value: 'dotted', label: 'Dotted' },
    ],
    isMore: true,
  },
  { at: 'when', label: 'Shown', reads: 'choice', usual: 'always', isMore: true },
  thingsField,
];
