import type { ChartFigure } from '../../exercises/document/figures.ts';
import { decimalsFor, Frame, type Point, printed } from '../drawing/window.ts';
import type { SceneStroke } from '../scene.ts';
import { type ChartBrush, type DrawnChart, element, niceRange, rectangle, valuesOf, words, xAxis } from './chart.ts';
import { fiveNumbers } from './statistics.ts';

/** Throws RangeError when this chart cannot show the data. */
export function drawBox(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const data = valuesOf(figure, brush);
  const isSummary = data.length === 5 && data.every((value, k) => k === 0 || value >= (data[k - 1] ?? value));
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = isSummary ? data : [];
  const five = isSummary ? { least: a, lower: b, median: c, upper: d, greatest: e } : fiveNumbers(data);
  const { from, to, step } = niceRange(Object.values(five));
  const frame = new Frame({ left: from, right: to, bottom: 0, top: 1 }, 260);
  const line = (points: readonly Point[]): SceneStroke => ({ places: frame.places(points) });
  const upright = (x: number, low: number, high: number): SceneStroke =>
    line([
      { x, y: low },
      { x, y: high },
    ]);
  const [xLabel] = words(figure, brush);
  const box = rectangle(frame, five.lower, five.upper, 0.25, 0.75);
  return {
    height: 260,
    window: frame.window,
    axes: [xAxis(frame, step, xLabel)],
    elements: [
      element('box', {
        areas: [{ rings: [box] }],
        strokes: [
          { places: box, isClosed: true },
          upright(five.median, 0.25, 0.75),
          upright(five.least, 0.38, 0.62),
          upright(five.greatest, 0.38, 0.62),
          line([
            { x: five.least, y: 0.5 },
            { x: five.lower, y: 0.5 },
          ]),
          line([
            { x: five.upper, y: 0.5 },
            { x: five.greatest, y: 0.5 },
          ]),
        ],
        readings: [Object.values(five).map((value) => printed(value, decimalsFor(to - from)))],
      }),
    ],
  };
}
