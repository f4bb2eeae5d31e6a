import type { ChartFigure, ChartKind } from '../../exercises/document/figures.ts';
import { type Brush, numberAt, readingsOf } from '../elements/brush.ts';
import { clipPath } from '../drawing/clip.ts';
import { niceStep, ticksOf } from '../drawing/ticks.ts';
import { decimalsFor, Frame, type Point, printed } from '../drawing/window.ts';
import { boxWidth, type SceneAxis, type SceneElement, type SceneStroke, type SceneText, type SceneWindow } from '../scene.ts';
import { numbersOf, pointsOf } from '../values.ts';
import { classesOf, fiveNumbers, lineOfBestFit } from './statistics.ts';

/** What a chart is drawn as; its window only where its axes carry numbers. */
export interface DrawnChart {
  readonly height: number;
  readonly window?: SceneWindow;
  readonly axes: readonly SceneAxis[];
  readonly elements: readonly SceneElement[];
}

/** What charts need of a draw. */
export type ChartBrush = Pick<Brush, 'tree' | 'text'>;

const mostValues = 400;
const heightOfChart = 640;

function valuesOf(figure: ChartFigure, brush: ChartBrush): readonly number[] {
  const values = numbersOf(brush.tree(figure.data));
  if (values.length === 0 || values.length > mostValues) throw new RangeError(`data that are not 1 to ${mostValues} numbers`);
  return values;
}

function pointsOfData(figure: ChartFigure, brush: ChartBrush): readonly Point[] {
  const points = pointsOf(brush.tree(figure.data));
  if (points.length === 0 || points.length > mostValues) throw new RangeError(`data that are not 1 to ${mostValues} points`);
  return points;
}

const element = (kind: string, parts: Partial<SceneElement>, colour = 1): SceneElement => ({
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

const labelAt = (figure: ChartFigure, brush: ChartBrush, k: number): string => brush.text(figure.labels?.[k] ?? '');

/** An axis of numbers from a nice number below the least to one above the greatest. */
function niceRange(least: number, greatest: number): { from: number; to: number; step: number } {
  const span = greatest > least ? greatest - least : Math.max(1, Math.abs(greatest));
  const step = niceStep(span, 8);
  return { from: Math.floor(least / step + 1e-9) * step, to: Math.ceil(greatest / step - 1e-9) * step || step, step };
}

function xAxis(frame: Frame, step: number, label: string): SceneAxis {
  const { left, right } = frame.window;
  const ticks = ticksOf(left, right, step).map(({ value, text }) => ({ at: frame.x(value), text }));
  return { direction: 'x', at: frame.height, hasLine: true, ticks, label };
}

function yAxis(frame: Frame, step: number, label: string): SceneAxis {
  const { bottom, top } = frame.window;
  const ticks = ticksOf(bottom, top, step).map(({ value, text }) => ({ at: frame.y(value), text }));
  return { direction: 'y', at: 0, hasLine: true, ticks, label };
}

const rectangle = (frame: Frame, left: number, right: number, bottom: number, top: number): readonly number[] =>
  frame.places([
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ]);

const filled = (places: readonly number[]): Pick<SceneElement, 'areas' | 'strokes'> => ({
  areas: [{ rings: [places] }],
  strokes: [{ places, isClosed: true }],
});

const words = (figure: ChartFigure, brush: ChartBrush): readonly [string, string] => [
  brush.text(figure.xLabel ?? ''),
  brush.text(figure.yLabel ?? ''),
];

function drawBars(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const values = valuesOf(figure, brush);
  const { from, to, step } = niceRange(Math.min(0, ...values), Math.max(0, ...values));
  const frame = new Frame({ left: 0, right: values.length, bottom: from, top: to }, heightOfChart);
  const [xLabel, yLabel] = words(figure, brush);
  const ticks = values.map((_, k) => ({ at: frame.x(k + 0.5), text: labelAt(figure, brush, k) }));
  return {
    height: heightOfChart,
    axes: [{ direction: 'x', at: frame.y(0), hasLine: true, ticks, label: xLabel }, yAxis(frame, step, yLabel)],
    elements: values.map((value, k) =>
      element('bars', {
        ...filled(rectangle(frame, k + 0.18, k + 0.82, 0, value)),
        label: labelAt(figure, brush, k),
        readings: [[labelAt(figure, brush, k), printed(value, 6)]],
      }),
    ),
  };
}

function drawHistogram(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const data = valuesOf(figure, brush);
  const spread = Math.max(...data) - Math.min(...data);
  const width = figure.width === undefined ? niceStep(spread || 1, 8) : numberAt(brush as Brush, figure.width);
  if (!(width > 0) || spread / width > 60) throw new RangeError('a width of classes that does not fit the data');
  const classes = classesOf(data, width);
  const { to, step } = niceRange(0, Math.max(...classes.map(({ count }) => count)));
  const window = { left: classes[0]?.from ?? 0, right: classes.at(-1)?.to ?? 1, bottom: 0, top: to };
  const frame = new Frame(window, heightOfChart);
  const [xLabel, yLabel] = words(figure, brush);
  const decimals = decimalsFor(window.right - window.left);
  return {
    height: heightOfChart,
    window,
    axes: [xAxis(frame, width, xLabel), yAxis(frame, Math.max(1, Math.round(step)), yLabel)],
    elements: [
      ...classes.map(({ from, to: end, count }) =>
        element('histogram', {
          ...filled(rectangle(frame, from, end, 0, count)),
          readings: [[`${printed(from, decimals)} – ${printed(end, decimals)}`, printed(count, 0)]],
        }),
      ),
    ],
  };
}

function drawBox(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const data = valuesOf(figure, brush);
  const isSummary = data.length === 5 && data.every((value, k) => k === 0 || value >= (data[k - 1] ?? value));
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = isSummary ? data : [];
  const five = isSummary ? { least: a, lower: b, median: c, upper: d, greatest: e } : fiveNumbers(data);
  const { from, to, step } = niceRange(five.least, five.greatest);
  const frame = new Frame({ left: from, right: to, bottom: 0, top: 1 }, 260);
  const line = (points: readonly Point[]): SceneStroke => ({ places: frame.places(points) });
  const upright = (x: number, low: number, high: number): SceneStroke => line([{ x, y: low }, { x, y: high }]);
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
          line([{ x: five.least, y: 0.5 }, { x: five.lower, y: 0.5 }]),
          line([{ x: five.upper, y: 0.5 }, { x: five.greatest, y: 0.5 }]),
        ],
        readings: [Object.values(five).map((value) => printed(value, decimalsFor(to - from)))],
      }),
    ],
  };
}

function drawDots(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const data = valuesOf(figure, brush);
  const { from, to, step } = niceRange(Math.min(...data), Math.max(...data));
  const stacks = Map.groupBy(data, (value) => value);
  const most = Math.max(...[...stacks.values()].map(({ length }) => length));
  const height = Math.min(heightOfChart, 60 + most * 44);
  const reach = step / 2;
  const frame = new Frame({ left: from - reach, right: to + reach, bottom: 0, top: most + 0.5 }, height);
  const [xLabel] = words(figure, brush);
  const ticks = ticksOf(from, to, step).map(({ value, text }) => ({ at: frame.x(value), text }));
  return {
    height,
    window: frame.window,
    axes: [{ direction: 'x', at: height, hasLine: true, ticks, label: xLabel }],
    elements: [
      element('dots', {
        marks: [...stacks].flatMap(([value, own]) =>
          own.map((_, k) => ({ mark: 'dot' as const, x: frame.x(value), y: frame.y(k + 0.5) })),
        ),
        readings: [...stacks]
          .toSorted(([one], [other]) => one - other)
          .map(([value, { length }]) => [printed(value, decimalsFor(to - from)), String(length)]),
      }),
    ],
  };
}

function planeOf(points: readonly Point[]): { frame: Frame; stepX: number; stepY: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [niceRange(Math.min(...xs), Math.max(...xs)), niceRange(Math.min(...ys), Math.max(...ys))];
  const frame = new Frame({ left: x.from, right: x.to, bottom: y.from, top: y.to }, heightOfChart);
  return { frame, stepX: x.step, stepY: y.step };
}

function drawScatter(figure: ChartFigure, brush: ChartBrush): DrawnChart {
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

function drawLineChart(figure: ChartFigure, brush: ChartBrush): DrawnChart {
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

/** Each line is a stem with its leaves, the last digit of each number. */
function drawStems(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const data = valuesOf(figure, brush);
  if (data.some((value) => !Number.isInteger(value) || value < 0)) {
    throw new RangeError('data with stems and leaves that are not whole numbers from 0 on');
  }
  const stems = Map.groupBy(data.toSorted((a, b) => a - b), (value) => Math.floor(value / 10));
  const [first, last] = [Math.min(...stems.keys()), Math.max(...stems.keys())];
  if (last - first > 30) throw new RangeError('more than 30 stems');
  const rows = Array.from({ length: last - first + 1 }, (_, k) => first + k);
  const lineHeight = 62;
  const height = rows.length * lineHeight + 20;
  const leavesOf = (stem: number): string => (stems.get(stem) ?? []).map((value) => value % 10).join('  ');
  const texts = rows.flatMap((stem, k): SceneText[] => {
    const y = 10 + (k + 0.5) * lineHeight;
    return [
      { text: String(stem), x: 100, y, anchor: 'w' },
      { text: leavesOf(stem), x: 150, y, anchor: 'e' },
    ];
  });
  return {
    height,
    axes: [],
    elements: [
      element('stem-and-leaf', {
        texts,
        strokes: [{ places: [125, 10, 125, height - 10], isThin: true }],
        readings: rows.map((stem) => [String(stem), leavesOf(stem)]),
      }),
    ],
  };
}

const pieHeight = 620;

function drawPie(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const values = valuesOf(figure, brush);
  const total = values.reduce((sum, value) => sum + value, 0);
  if (values.some((value) => value < 0) || total === 0) throw new RangeError('slices that are not positive numbers');
  const [x, y, radius] = [boxWidth / 2, pieHeight / 2, 235];
  let angle = -Math.PI / 2;
  const elements = values.map((value, k) => {
    const [from, to] = [angle, angle + (2 * Math.PI * value) / total];
    angle = to;
    const count = Math.max(2, Math.ceil(((to - from) / (2 * Math.PI)) * 90));
    const around = (t: number, size = radius): number[] =>
      [x + size * Math.cos(t), y + size * Math.sin(t)].map((place) => Math.round(place * 10) / 10);
    const arc = Array.from({ length: count + 1 }, (_, step) => around(from + ((to - from) * step) / count)).flat();
    const places = value === total ? arc : [x, y, ...arc];
    const label = labelAt(figure, brush, k);
    const middle = (from + to) / 2;
    const [textX = x, textY = y] = around(middle, radius + 14);
    const anchor = Math.cos(middle) > 0.3 ? 'e' : Math.cos(middle) < -0.3 ? 'w' : Math.sin(middle) < 0 ? 'n' : 's';
    return element(
      'pie',
      {
        ...filled(places),
        label,
        texts: label === '' ? [] : [{ text: label, x: textX, y: textY, anchor }],
        readings: [[label, printed(value, 6)]],
      },
      (k % 6) + 1,
    );
  });
  return { height: pieHeight, axes: [], elements };
}

/** How every kind of chart is drawn. Each throws RangeError with a phrase where its data cannot be. */
export const chartRules: {
  readonly [K in ChartKind]: (figure: ChartFigure, brush: ChartBrush) => DrawnChart;
} = {
  bars: drawBars,
  histogram: drawHistogram,
  box: drawBox,
  dots: drawDots,
  scatter: drawScatter,
  line: drawLineChart,
  'stem-and-leaf': drawStems,
  pie: drawPie,
};
