import type { Figure } from '@lemma/math/document';
import { t } from '../../../../../words/say.tsx';
import * as m from './messages.ts';

interface ReadyFigure {
  readonly title: string;
  readonly figure: Figure;
}

const window = (left: number, right: number, bottom: number, top: number) => ({
  x: { from: left, to: right, label: '$x$' },
  y: { from: bottom, to: top, label: '$y$' },
});

/** Figures to start from: each is complete, and authors adapt it by changing numbers or using variables. */
export const readyFigures: readonly ReadyFigure[] = [
  {
    title: t(m.parabola),
    figure: {
      name: 'parabola',
      kind: 'plane',
      ...window(-3, 5, -5, 6),
      describe: t(m.parabolaMeans),
      show: [{ curve: '(x - 1)^2 - 4' }, { points: '(1, -4)', labels: ['$S$'] }],
    },
  },
  {
    title: t(m.slopeTriangle),
    figure: {
      name: 'slope',
      kind: 'plane',
      ...window(-2, 6, -2, 6),
      equal: true,
      describe: t(m.slopeTriangleMeans),
      show: [
        { line: 'y = x/2 + 1' },
        { segment: '(1, 3/2), (3, 3/2)', stroke: 'dashed', label: '$2$', colour: 2 },
        { segment: '(3, 3/2), (3, 5/2)', stroke: 'dashed', label: '$1$', colour: 2 },
      ],
    },
  },
  {
    title: t(m.areaUnderCurve),
    figure: {
      name: 'area',
      kind: 'plane',
      ...window(-1, 5, -1, 7),
      describe: t(m.curveAndArea),
      show: [{ curve: 'x^2/3 + 1' }, { between: ['x^2/3 + 1', '0'], from: 1, to: 3, colour: 1 }],
    },
  },
  {
    title: t(m.unitCircle),
    figure: {
      name: 'circle',
      kind: 'plane',
      ...window(-1.5, 1.5, -1.5, 1.5),
      equal: true,
      describe: t(m.unitCircleMeans),
      show: [
        { circle: '(0, 0)', radius: 1 },
        { segment: '(0, 0), (cos(pi/3), sin(pi/3))', colour: 2 },
        { points: '(cos(pi/3), sin(pi/3))', labels: ['$P$'], colour: 2 },
        { angle: '(1, 0), (0, 0), (cos(pi/3), sin(pi/3))', label: '$\\alpha$', colour: 4 },
      ],
    },
  },
  {
    title: t(m.vectors),
    figure: {
      name: 'vectors',
      kind: 'plane',
      ...window(-1, 6, -1, 6),
      equal: true,
      describe: t(m.vectorsMean),
      show: [
        { vector: '(0, 0), (4, 1)', label: '$\\vec a$' },
        { vector: '(0, 0), (1, 3)', label: '$\\vec b$' },
        { vector: '(0, 0), (5, 4)', label: '$\\vec a + \\vec b$', stroke: 'dashed' },
      ],
    },
  },
  {
    title: t(m.rightTriangle),
    figure: {
      name: 'triangle',
      kind: 'geometry',
      x: { from: -1, to: 5 },
      y: { from: -1, to: 4 },
      describe: t(m.rightTriangleMeans),
      show: [
        { polygon: '(0, 0), (4, 0), (4, 3)', names: ['$A$', '$B$', '$C$'], sides: ['$c$', '$a$', '$b$'] },
        { angle: '(0, 0), (4, 0), (4, 3)', colour: 1 },
      ],
    },
  },
  {
    title: t(m.numberLine),
    figure: {
      name: 'line',
      kind: 'number-line',
      x: { from: -5, to: 5, step: 1 },
      describe: t(m.numberLineMeans),
      show: [{ interval: '-1 < x <= 3' }],
    },
  },
  {
    title: t(m.histogram),
    figure: {
      name: 'histogram',
      kind: 'chart',
      chart: 'histogram',
      data: '12, 15, 15, 18, 21, 22, 22, 23, 26, 27, 31, 34',
      width: 5,
      xLabel: t(m.minutesAxis),
      yLabel: t(m.howManyAxis),
      describe: t(m.histogramMeans),
    },
  },
  {
    title: t(m.boxPlot),
    figure: {
      name: 'box',
      kind: 'chart',
      chart: 'box',
      data: '2, 5, 6, 9, 12',
      describe: t(m.boxPlotMeans),
    },
  },
  {
    title: t(m.scatterPlot),
    figure: {
      name: 'scatter',
      kind: 'chart',
      chart: 'scatter',
      data: '(1, 2), (2, 4), (3, 5), (4, 4), (5, 7), (6, 7)',
      fitted: true,
      describe: t(m.scatterPlotMeans),
    },
  },
  {
    title: t(m.bars),
    figure: {
      name: 'bars',
      kind: 'chart',
      chart: 'bars',
      data: '3, 7, 4',
      labels: ['red', 'green', 'blue'],
      describe: t(m.barsMean),
    },
  },
  {
    title: t(m.emptyPlane),
    figure: {
      name: 'graph',
      kind: 'plane',
      ...window(-5, 5, -5, 5),
      equal: true,
      describe: t(m.emptyPlaneMeans),
      show: [],
    },
  },
];
