import type { ChartFigure, ChartKind } from '../../exercises/document/figures.ts';
import { drawBars, drawHistogram } from './bars.ts';
import { drawBox } from './box.ts';
import type { ChartBrush, DrawnChart } from './chart.ts';
import { drawDots } from './dots.ts';
import { drawPie } from './pie.ts';
import { drawLineChart, drawScatter } from './points.ts';
import { drawStems } from './stems.ts';

/** How every kind of chart is drawn. Each throws RangeError with the reason when it cannot draw its data. */
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
