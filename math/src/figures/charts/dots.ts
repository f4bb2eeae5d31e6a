import type { ChartFigure } from '../../exercises/document/figures.ts';
import { ticksOf } from '../drawing/ticks.ts';
import { decimalsFor, Frame, printed } from '../drawing/window.ts';
import { type ChartBrush, countedValues, type DrawnChart, element, heightOfChart, niceRange, words } from './chart.ts';

/** Throws RangeError when this chart cannot show the data. */
export function drawDots(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const data = countedValues(figure, brush);
  const { from, to, step } = niceRange(data);
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
