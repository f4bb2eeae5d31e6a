import type { ChartFigure } from '../../exercises/document/figures.ts';
import { decimalsFor, Frame, type Point, printed } from '../drawing/window.ts';
import type { SceneElement, SceneStroke } from '../scene.ts';
import { numbersOf } from '../values.ts';
import {
  type ChartBrush,
  countedValues,
  type DrawnChart,
  element,
  labelAt,
  niceRange,
  rectangle,
  words,
  xAxis,
} from './chart.ts';
import { type FiveNumbers, fiveNumbers } from './statistics.ts';

const heightOfBox = 260;
const heightOfFurther = 190;
const mostValues = 400;

/** One box plot, or several below each other on one axis. Throws RangeError when this chart cannot show the data. */
export function drawBox(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const others = (figure.others ?? []).map((source) => numbersOf(brush.tree(source)));
  if (others.some(({ length }) => length === 0 || length > mostValues)) {
    throw new RangeError(`data that are not 1 to ${mostValues} numbers`);
  }
  const isCounted = figure.frequencies !== undefined;
  const all = [countedValues(figure, brush), ...others].map((data) => summaryOf(data, isCounted));
  const { from, to, step } = niceRange(all.flatMap((five) => Object.values(five)));
  const height = heightOfBox + others.length * heightOfFurther;
  const frame = new Frame({ left: from, right: to, bottom: 0, top: all.length }, height);
  const [xLabel] = words(figure, brush);
  return {
    height,
    window: frame.window,
    axes: [xAxis(frame, step, xLabel)],
    elements: all.map((five, k) =>
      boxAt(five, all.length - 1 - k, frame, others.length === 0 ? '' : labelAt(figure, brush, k), k),
    ),
  };
}

/** Five numbers in order are a summary, anything else is data. */
function summaryOf(data: readonly number[], isCounted: boolean): FiveNumbers {
  const isSummary =
    !isCounted && data.length === 5 && data.every((value, k) => k === 0 || value >= (data[k - 1] ?? value));
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = isSummary ? data : [];
  return isSummary ? { least: a, lower: b, median: c, upper: d, greatest: e } : fiveNumbers(data);
}

function boxAt(five: FiveNumbers, row: number, frame: Frame, label: string, index: number): SceneElement {
  const { left, right } = frame.window;
  const line = (points: readonly Point[]): SceneStroke => ({ places: frame.places(points) });
  const upright = (x: number, low: number, high: number): SceneStroke =>
    line([
      { x, y: row + low },
      { x, y: row + high },
    ]);
  const level = (from: number, to: number): SceneStroke =>
    line([
      { x: from, y: row + 0.5 },
      { x: to, y: row + 0.5 },
    ]);
  const box = rectangle(frame, five.lower, five.upper, row + 0.25, row + 0.75);
  return element(
    'box',
    {
      label,
      areas: [{ rings: [box] }],
      strokes: [
        { places: box, isClosed: true },
        upright(five.median, 0.25, 0.75),
        upright(five.least, 0.38, 0.62),
        upright(five.greatest, 0.38, 0.62),
        level(five.least, five.lower),
        level(five.upper, five.greatest),
      ],
      texts: label === '' ? [] : [{ text: label, x: frame.x(five.lower), y: frame.y(row + 0.8), anchor: 'ne' }],
      readings: [Object.values(five).map((value) => printed(value, decimalsFor(right - left)))],
    },
    (index % 6) + 1,
  );
}
