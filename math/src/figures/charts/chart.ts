import type { ChartFigure } from '../../exercises/document/figures.ts';
import type { Brush } from '../elements/brush.ts';
import { niceStep, ticksOf } from '../drawing/ticks.ts';
import type { Frame, Point } from '../drawing/window.ts';
import type { SceneAxis, SceneElement, SceneWindow } from '../scene.ts';
import { numbersOf, pointsOf } from '../values.ts';

/** The drawing of a chart; it has a window only if its axes carry numbers. */
export interface DrawnChart {
  readonly height: number;
  readonly window?: SceneWindow;
  readonly axes: readonly SceneAxis[];
  readonly elements: readonly SceneElement[];
}

/** The values of a draw that charts need. */
export type ChartBrush = Pick<Brush, 'tree' | 'text'>;

const mostValues = 400;
export const heightOfChart = 640;

export function valuesOf(figure: ChartFigure, brush: ChartBrush): readonly number[] {
  const values = numbersOf(brush.tree(figure.data));
  if (values.length === 0 || values.length > mostValues)
    throw new RangeError(`data that are not 1 to ${mostValues} numbers`);
  return values;
}

/** All values, each as often as its frequency says. Throws RangeError where the frequencies do not fit the data. */
export function countedValues(figure: ChartFigure, brush: ChartBrush): readonly number[] {
  const values = valuesOf(figure, brush);
  if (figure.frequencies === undefined) return values;
  const frequencies = numbersOf(brush.tree(figure.frequencies));
  if (frequencies.length !== values.length) throw new RangeError('frequencies that are not as many as the data');
  if (frequencies.some((count) => !Number.isInteger(count) || count < 0)) {
    throw new RangeError('frequencies that are not whole numbers from 0 on');
  }
  const total = frequencies.reduce((sum, count) => sum + count, 0);
  if (total === 0 || total > mostValues) throw new RangeError(`frequencies that are not 1 to ${mostValues} together`);
  return values.flatMap((value, k) => Array.from({ length: frequencies[k] ?? 0 }, () => value));
}

export function pointsOfData(figure: ChartFigure, brush: ChartBrush): readonly Point[] {
  const points = pointsOf(brush.tree(figure.data));
  if (points.length === 0 || points.length > mostValues)
    throw new RangeError(`data that are not 1 to ${mostValues} points`);
  return points;
}

export const element = (kind: string, parts: Partial<SceneElement>, colour = 1): SceneElement => ({
  kind,
  when: 'always',
  colour,
  stroke: 'solid',
  label: '',
  strokes: [],
  areas: [],
  marks: [],
  texts: [],
  readings: [],
  ...parts,
});

export const labelAt = (figure: ChartFigure, brush: ChartBrush, k: number): string =>
  brush.text(figure.labels?.[k] ?? '');

/**
 * An axis of numbers from a nice number below the least value to one above the greatest. Between whole numbers there are
 * no ticks: there is no half a brother.
 */
export function niceRange(values: readonly number[]): { from: number; to: number; step: number } {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const span = greatest > least ? greatest - least : Math.max(1, Math.abs(greatest));
  const step = Math.max(niceStep(span, 8), values.every(Number.isInteger) ? 1 : 0);
  const [from, to] = [Math.floor(least / step + 1e-9) * step, Math.ceil(greatest / step - 1e-9) * step || step];
  // One number alone is in the middle.
  return from < to ? { from, to, step } : { from: from - step, to: to + step, step };
}

export function xAxis(frame: Frame, step: number, label: string): SceneAxis {
  const { left, right } = frame.window;
  const ticks = ticksOf(left, right, step).map(({ value, text }) => ({ at: frame.x(value), text }));
  return { direction: 'x', at: frame.height, hasLine: true, ticks, label };
}

export function yAxis(frame: Frame, step: number, label: string): SceneAxis {
  const { bottom, top } = frame.window;
  const ticks = ticksOf(bottom, top, step).map(({ value, text }) => ({ at: frame.y(value), text }));
  return { direction: 'y', at: 0, hasLine: true, ticks, label };
}

export const rectangle = (frame: Frame, left: number, right: number, bottom: number, top: number): readonly number[] =>
  frame.places([
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ]);

export const filled = (places: readonly number[]): Pick<SceneElement, 'areas' | 'strokes'> => ({
  areas: [{ rings: [places] }],
  strokes: [{ places, isClosed: true }],
});

export const words = (figure: ChartFigure, brush: ChartBrush): readonly [string, string] => [
  brush.text(figure.xLabel ?? ''),
  brush.text(figure.yLabel ?? ''),
];
