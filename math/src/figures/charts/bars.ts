import type { ChartFigure } from '../../exercises/document/figures.ts';
import { numberAt } from '../elements/brush.ts';
import { niceStep } from '../drawing/ticks.ts';
import { decimalsFor, Frame, printed } from '../drawing/window.ts';
import {
  type ChartBrush,
  countedValues,
  type DrawnChart,
  element,
  filled,
  heightOfChart,
  labelAt,
  niceRange,
  rectangle,
  valuesOf,
  words,
  xAxis,
  yAxis,
} from './chart.ts';
import { classesOf } from './statistics.ts';

/** Throws RangeError when this chart cannot show the data. */
export function drawBars(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const values = valuesOf(figure, brush);
  const { from, to, step } = niceRange([0, ...values]);
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

/** Throws RangeError when this chart cannot show the data. */
export function drawHistogram(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const data = countedValues(figure, brush);
  const spread = Math.max(...data) - Math.min(...data);
  const width = figure.width === undefined ? niceStep(spread || 1, 8) : numberAt(brush, figure.width);
  if (!(width > 0) || spread / width > 60) throw new RangeError('a width of classes that does not fit the data');
  const classes = classesOf(data, width);
  const { to, step } = niceRange([0, ...classes.map(({ count }) => count)]);
  const window = { left: classes[0]?.from ?? 0, right: classes.at(-1)?.to ?? 1, bottom: 0, top: to };
  const frame = new Frame(window, heightOfChart);
  const [xLabel, yLabel] = words(figure, brush);
  const decimals = decimalsFor(window.right - window.left);
  return {
    height: heightOfChart,
    window,
    axes: [xAxis(frame, width, xLabel), yAxis(frame, Math.max(1, Math.round(step)), yLabel)],
    elements: classes.map(({ from, to: end, count }) =>
      element('histogram', {
        ...filled(rectangle(frame, from, end, 0, count)),
        readings: [[`${printed(from, decimals)} – ${printed(end, decimals)}`, printed(count, 0)]],
      }),
    ),
  };
}
