import type { ChartFigure } from '../../exercises/document/figures.ts';
import { printed } from '../drawing/window.ts';
import { boxWidth } from '../scene.ts';
import { type ChartBrush, type DrawnChart, element, filled, labelAt, valuesOf } from './chart.ts';

const pieHeight = 620;

/** Throws RangeError when this chart cannot show the data. */
export function drawPie(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const values = valuesOf(figure, brush);
  const total = values.reduce((sum, value) => sum + value, 0);
  if (values.some((value) => value < 0) || total === 0) throw new RangeError('slices that are not positive numbers');
  const [x, y, radius] = [boxWidth / 2, pieHeight / 2, 275];
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
