import type { ChartFigure } from '../../exercises/document/figures.ts';
import type { SceneText } from '../scene.ts';
import { type ChartBrush, type DrawnChart, element, valuesOf } from './chart.ts';

/** Each line is a stem with its leaves, the last digit of each number. Throws RangeError when the data are not such numbers. */
export function drawStems(figure: ChartFigure, brush: ChartBrush): DrawnChart {
  const data = valuesOf(figure, brush);
  if (data.some((value) => !Number.isInteger(value) || value < 0)) {
    throw new RangeError('data with stems and leaves that are not whole numbers from 0 on');
  }
  const stems = Map.groupBy(
    data.toSorted((a, b) => a - b),
    (value) => Math.floor(value / 10),
  );
  const [first, last] = [Math.min(...stems.keys()), Math.max(...stems.keys())];
  if (last - first > 30) throw new RangeError('more than 30 stems');
  const rows = Array.from({ length: last - first + 1 }, (_, k) => first + k);
  const lineHeight = figure.size === 'small' ? 115 : 68;
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
