import type { ChartFigure } from '../../exercises/document/figures.ts';
import { readingsOf } from '../elements/brush.ts';
import { clipPath } from '../drawing/clip.ts';
import { Frame, type Point } from '../drawing/window.ts';
import {
  type ChartBrush,
  type DrawnChart,
  element,
  heightOfChart,
  niceRange,
  pointsOfData,
  words,
  xAxis,
  yAxis,
} from './chart.ts';
import { lineOfBestFit } from './statistics.ts';

function planeOf(points: readonly Point[]): { frame: Frame; stepX: number; stepY: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [niceRange(xs), niceRange(ys)];
  const frame = new Frame({ left: x.from, right: x.to, bottom: y.from, top: y.to }, heightOfChart);
  return { frame, stepX: x.step, stepY: y.step };
}

/** Throws RangeError when this chart cannot show the data. */
export function drawScatter(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const points = pointsOfData(figure, brush);
  const { frame, stepX, stepY } = planeOf(points);
  const [xLabel, yLabel] = words(figure, brush);
  const fit = figure.fitted ? lineOfBestFit(points) : undefined;
  const { left, right } = frame.window;
  const ends = fit ? [left, right].map((x) => ({ x, y: fit.slope * x + fit.intercept })) : [];
  const strokes = clipPath(frame.window, ends).map((piece) => ({ places: frame.places(piece) }));
  return {
    height: heightOfChart,
    window: frame.window,
    axes: [xAxis(frame, stepX, xLabel), yAxis(frame, stepY, yLabel)],
    elements: [
      element('scatter', {
        marks: points.map(({ x, y }) => ({ mark: 'cross' as const, x: frame.x(x), y: frame.y(y) })),
        readings: readingsOf(frame, points),
      }),
      ...(strokes.length > 0 ? [element('line', { strokes }, 2)] : []),
    ],
  };
}

/** Throws RangeError when this chart cannot show the data. */
export function drawLineChart(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const points = pointsOfData(figure, brush);
  const { frame, stepX, stepY } = planeOf(points);
  const [xLabel, yLabel] = words(figure, brush);
  return {
    height: heightOfChart,
    window: frame.window,
    axes: [xAxis(frame, stepX, xLabel), yAxis(frame, stepY, yLabel)],
    elements: [
      element('line', {
        strokes: [{ places: frame.places(points) }],
        marks: points.map(({ x, y }) => ({ mark: 'dot' as const, x: frame.x(x), y: frame.y(y) })),
        readings: readingsOf(frame, points),
      }),
    ],
  };
}
