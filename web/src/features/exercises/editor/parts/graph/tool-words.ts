import type { GraphTool } from '@lemma/math/document';
import { t } from '../../../../../words/say.tsx';
import * as m from './messages.ts';

export const toolLabels: Readonly<Record<GraphTool, string>> = {
  points: t(m.points),
  line: t(m.line),
  segment: t(m.segment),
  ray: t(m.ray),
  vector: t(m.vector),
  circle: t(m.circle),
  polygon: t(m.polygon),
  'half-plane': t(m.halfPlane),
  parabola: t(m.parabola),
  absolute: t(m.absoluteValue),
  exponential: t(m.exponential),
  logarithm: t(m.logarithm),
  sine: t(m.sineWave),
  interval: t(m.interval),
};

/** An answer to begin with, where there is none yet. */
export const exampleAnswers: Readonly<Record<GraphTool, string>> = {
  points: '(1, 2)',
  line: 'y = x + 1',
  segment: '[(0, 0), (2, 1)]',
  ray: '[(0, 0), (2, 1)]',
  vector: '(2, 1)',
  circle: 'x^2 + y^2 = 4',
  polygon: '[(0, 0), (2, 0), (0, 2)]',
  'half-plane': 'y >= x + 1',
  parabola: 'y = x^2 - 1',
  absolute: 'y = abs(x) - 1',
  exponential: 'y = 2^x',
  logarithm: 'y = log_2(x)',
  sine: 'y = sin(x)',
  interval: '[0, 2)',
};
