import { type ChartKind, type Figure, type GraphTool, isCounted, toolsOn } from '@lemma/math/document';
import { toolLabels } from '../../editor/parts/graph/tool-words.ts';
import { chartField, charts } from './charts.ts';
import { alwaysThere, type ElementEditing, more, numberField, thingsField } from './element-editing.ts';
import type { Field, Texts } from './fields.ts';
import { lineElements } from './line-elements.ts';
import { planeElements } from './plane-elements.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

export type FigureKind = Figure['kind'];

const axisFields = (axis: 'x' | 'y', name: string): readonly Field[] => [
  alwaysThere(numberField(`${axis}.from`, t(m.axisFrom, { axis: name }))),
  alwaysThere(numberField(`${axis}.to`, t(m.axisTo, { axis: name }))),
  more({
    ...numberField(`${axis}.step`, t(m.numbersEvery, { axis: name })),
    example: t(m.chosenByItself),
  }),
  { at: `${axis}.label`, label: t(m.wordsAtAxis, { axis: name }), reads: 'words', example: name, isMore: true },
  { at: `${axis}.numbers`, label: t(m.numbersOnAxis, { axis: name }), reads: 'on', isMore: true },
];

const rangeFields = (axis: 'x' | 'y'): readonly Field[] => axisFields(axis, axis).slice(0, 2);

const gridField: Field = {
  at: 'grid',
  label: t(m.grid),
  reads: 'choice',
  usual: 'lines',
  options: [
    { value: '', label: t(m.gridLines) },
    { value: 'dots', label: t(m.dots) },
    { value: 'none', label: t(m.gridNone) },
  ],
  isMore: true,
};

const equalField: Field = { at: 'equal', label: t(m.sameUnitAxes), reads: 'off', isMore: true };

/** A number that readers change; charts have none. */
const sliderFields: readonly Field[] = [
  {
    at: 'slider.variable',
    label: t(m.sliderNumber),
    reads: 'words',
    example: 'k',
    about: t(m.sliderMeans),
    isMore: true,
  },
  more(numberField('slider.from', t(m.sliderFrom))),
  more(numberField('slider.to', t(m.sliderTo))),
  more(numberField('slider.step', t(m.sliderStep))),
  more({ ...numberField('slider.start', t(m.sliderStart)), example: t(m.sliderFirst) }),
];

/** A drawing that readers make to try something out; charts have none. */
const sketchFields = (kind: 'plane' | 'geometry' | 'number-line', texts: Texts): readonly Field[] => {
  const tool = (texts['sketch.tool'] ?? '') as GraphTool | '';
  const tools = toolsOn(kind).map((value) => ({ value, label: toolLabels[value] }));
  const first: Field = {
    at: 'sketch.tool',
    label: t(m.sketchTool),
    reads: 'choice',
    options: [{ value: '', label: t(m.sketchNothing) }, ...tools],
    isMore: true,
  };
  if (tool === '') return [first];
  return [first, ...(isCounted(tool) ? [countField(tool, texts)] : []), snapField(tool, texts), sketchValueField];
};

const countField = (tool: GraphTool, texts: Texts): Field => ({
  at: 'sketch.count',
  label: t(m.sketchCount),
  reads: 'choiceOfNumbers',
  options: withOwn(texts['sketch.count'], [
    { value: '', label: t(m.sketchUsual) },
    { value: 'free', label: t(m.sketchAny) },
    // A polygon has three corners or more, and six borders have too many handles.
    ...numbered(['1', '2', '3', '4', '5', '6'].slice(tool === 'polygon' ? 2 : 0, tool === 'half-plane' ? 5 : 6)),
  ]),
  isMore: true,
});

/** Tools whose points may be anywhere; lines and curves need places of a grid. */
const freeTools: readonly GraphTool[] = ['points', 'segment', 'ray', 'vector', 'polygon', 'interval'];

const snapField = (tool: GraphTool, texts: Texts): Field => ({
  at: 'sketch.snap',
  label: t(m.sketchSnap),
  reads: 'choiceOfNumbers',
  usual: 'grid',
  options: withOwn(texts['sketch.snap'], [
    { value: '', label: t(m.sketchGrid) },
    ...numbered(['0.1', '0.25', '0.5', '1', '2']),
    ...(freeTools.includes(tool) || texts['sketch.snap'] === 'none' ? [{ value: 'none', label: t(m.sketchFree) }] : []),
  ]),
  isMore: true,
});

const sketchValueField: Field = { at: 'sketch.value', label: t(m.sketchValue), reads: 'off', isMore: true };

type Options = NonNullable<Field['options']>;

const numbered = (values: readonly string[]): Options => values.map((value) => ({ value, label: value }));

/** The options with the value of a document that is none of them. */
const withOwn = (own: string | undefined, options: Options): Options =>
  own === undefined || options.some(({ value }) => value === own) ? options : [...options, ...numbered([own])];

/** Fields of every figure, after those of its kind. */
const sharedFields: readonly Field[] = [
  {
    at: 'size',
    label: t(m.size),
    reads: 'choice',
    usual: 'normal',
    options: [
      { value: 'small', label: t(m.small) },
      { value: '', label: t(m.normal) },
      { value: 'wide', label: t(m.wide) },
    ],
    isMore: true,
  },
  { at: 'table', label: t(m.readAsTable), reads: 'on', isMore: true },
  {
    at: 'describe',
    label: t(m.whatIsSeen),
    reads: 'words',
    isLong: true,
    example: t(m.seenExample),
    about: t(m.seenMeans),
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
    label: t(m.planeWithAxes),
    elements: planeElements,
    fields: (texts) => [
      ...axisFields('x', 'x'),
      ...axisFields('y', 'y'),
      gridField,
      equalField,
      ...sliderFields,
      ...sketchFields('plane', texts),
      ...sharedFields,
    ],
    start: window,
  },
  geometry: {
    label: t(m.drawingWithoutAxes),
    elements: planeElements,
    fields: (texts) => [
      ...rangeFields('x'),
      ...rangeFields('y'),
      { ...equalField, label: t(m.sameUnitDirections), reads: 'on' },
      ...sliderFields,
      ...sketchFields('geometry', texts),
      ...sharedFields,
    ],
    start: window,
  },
  'number-line': {
    label: t(m.numberLineKind),
    elements: lineElements,
    fields: (texts) => [
      ...axisFields('x', 'x'),
      ...sliderFields,
      ...sketchFields('number-line', texts),
      ...sharedFields,
    ],
    start: window,
  },
  chart: {
    label: t(m.chartOfData),
    elements: undefined,
    fields: (texts) => [chartField, ...charts[(texts['chart'] ?? 'bars') as ChartKind].fields, ...sharedFields],
    start: { chart: 'bars', data: charts.bars.start },
  },
};

/** Fields of every element, after its own. */
export const elementFields: readonly Field[] = [
  { at: 'label', label: t(m.labelInPicture), reads: 'words', example: '$f$', isMore: true },
  { at: 'colour', label: t(m.colour), reads: 'count', isMore: true },
  {
    at: 'stroke',
    label: t(m.drawn),
    reads: 'choice',
    options: [
      { value: '', label: t(m.asUsual) },
      { value: 'solid', label: t(m.solid) },
      { value: 'dashed', label: t(m.dashed) },
      { value: 'dotted', label: t(m.dotted) },
    ],
    isMore: true,
  },
  { at: 'when', label: t(m.shown), reads: 'choice', usual: 'always', isMore: true },
  thingsField,
];
