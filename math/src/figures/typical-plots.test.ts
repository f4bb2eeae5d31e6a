import { describe, expect, it } from 'vitest';
import type { Variable } from '../exercises/document/document.ts';
import type { ChartFigure, Figure, LineElement, PlaneElement } from '../exercises/document/figures.ts';
import { buildExercise, variantAt } from '../testing/build-document.ts';
import { line, plane } from '../testing/build-figures.ts';

/*
 * Plots of calculus, algebra, geometry and statistics as exercises usually show them, in the variables a and b: each is
 * drawn in several variants, and every part of it is there.
 */

const list: readonly Variable[] = [
  { name: 'a', generator: 'random-integer', min: 1, max: 3 },
  { name: 'b', generator: 'random-integer', min: 2, max: 4 },
];

const chart = (changes: Omit<ChartFigure, 'name' | 'kind' | 'describe'>): Figure => ({
  name: 'graph',
  kind: 'chart',
  describe: 'A chart.',
  ...changes,
});
const drawing = (...show: readonly PlaneElement[]): Figure => plane(show, { kind: 'geometry' });
const graph = (...show: readonly PlaneElement[]): Figure => plane(show);
const wave = (...show: readonly PlaneElement[]): Figure =>
  plane(show, { x: { from: '-2pi', to: '2pi', step: 'pi/2' }, equal: false });
const numbers = (...show: readonly LineElement[]): Figure => line(show);
const triangle = '[(-4, -2), (3, -2), (0, b)]';

const plots: Readonly<Record<string, Figure>> = {
  'a straight line with its intercepts': graph(
    { line: 'y = a x - b', label: '$g$' },
    { points: '{(0, -b), (b/a, 0)}', labels: ['A', 'B'] },
  ),
  'a slope triangle': graph(
    { line: 'y = a x/2 + 1' },
    { segment: '[(0, 1), (2, 1)]', stroke: 'dashed', label: '$2$' },
    { segment: '[(2, 1), (2, a + 1)]', stroke: 'dashed', label: '${{a}}$' },
  ),
  'two lines that meet': graph(
    { line: 'y = x - a' },
    { line: 'y = -x + b' },
    { points: '((a + b)/2, (b - a)/2)', labels: ['S'] },
  ),
  'parallel and orthogonal lines': graph(
    { line: 'y = x/2 + a' },
    { line: 'y = x/2 - b' },
    { line: 'y = -2x', stroke: 'dashed' },
  ),
  'a parabola with vertex and axis': graph(
    { curve: '(x - a)^2 - b' },
    { points: '(a, -b)', labels: ['V'] },
    { asymptote: 'x = a' },
  ),
  'a family of parabolas': graph({ curve: 'x^2/2 - 2' }, { curve: 'x^2/2' }, { curve: 'x^2/2 + a' }),
  'a cubic with its extrema': graph(
    { curve: 'x^3/3 - x' },
    { points: '{(-1, 2/3), (1, -2/3)}', mark: 'cross', labels: ['H', 'L'] },
  ),
  'powers compared': graph(
    { curve: 'x^2', label: '$f$' },
    { curve: 'x^3', label: '$g$' },
    { curve: 'x^4', label: '$h$' },
  ),
  'roots on half a line': graph({ curve: 'sqrt(x + a)' }, { curve: 'cbrt(x)' }),
  'exponential functions with their asymptote': graph({ curve: '2^x - b' }, { asymptote: 'y = -b' }),
  'a logarithm with its asymptote': graph({ curve: 'ln(x + a)' }, { asymptote: 'x = -a' }),
  'a hyperbola with both asymptotes': graph({ curve: '1/(x - a) + 1' }, { asymptote: 'x = a' }, { asymptote: 'y = 1' }),
  'a rational function with a slant asymptote': graph({ curve: 'x/2 + 1/x' }, { asymptote: 'y = x/2' }),
  'a gap that can be removed': graph({ curve: '(x^2 - a^2)/(x - a)', gaps: true }),
  'a function in pieces': graph(
    { curve: '-x - 1', from: -4, to: 'a', ends: { to: 'open' } },
    { curve: '2', from: 'a', to: 4, ends: { from: 'closed', to: 'arrow' } },
  ),
  'steps of a staircase': graph({ curve: 'floor(x/a)' }),
  'absolute value and its reflection': graph(
    { curve: 'abs(x - a) - 2' },
    { curve: '-abs(x - a) + 2', stroke: 'dashed' },
  ),
  'a wave with amplitude and period': wave(
    { curve: 'a sin(x) ' },
    { segment: '[(0, -4), (2pi, -4)]', label: '$2\\pi$' },
    { segment: '[(pi/2, 0), (pi/2, a)]', stroke: 'dotted' },
  ),
  'sine and cosine beside each other': wave(
    { curve: 'sin(x)', label: '$\\sin$' },
    { curve: 'cos(x)', label: '$\\cos$' },
  ),
  'a tangent function with its poles': wave({ curve: 'tan(x)' }, { asymptote: 'x = pi/2' }, { asymptote: 'x = -pi/2' }),
  'a function and its inverse': graph({ curve: 'e^x/2' }, { curve: 'ln(2x)' }, { line: 'y = x', stroke: 'dashed' }),
  'a tangent line': graph(
    { curve: 'x^2/2 - 2' },
    { line: 'y = a x - a^2/2 - 2' },
    { points: '(a, a^2/2 - 2)', labels: ['P'] },
  ),
  'a secant with its difference quotient': graph(
    { curve: 'x^2/4 - 1' },
    { line: '{(0, -1), (4, 3)}' },
    { segment: '[(0, -1), (4, -1)]', stroke: 'dashed', label: '$\\Delta x$' },
    { segment: '[(4, -1), (4, 3)]', stroke: 'dashed', label: '$\\Delta y$' },
  ),
  'a function with its derivative': graph({ curve: 'x^3/6 - x', label: '$f$' }, { curve: 'x^2/2 - 1', label: "$f'$" }),
  'the area under a curve': graph(
    { curve: 'x^2/4 + 1' },
    { between: ['0', 'x^2/4 + 1'], from: 0, to: 'b', label: '$A$' },
  ),
  'the area between two curves': graph(
    { curve: 'x^2/2 - 2' },
    { curve: 'x/2' },
    { between: ['x^2/2 - 2', 'x/2'], from: -1, to: 2 },
  ),
  'a sum of Riemann': graph({ curve: 'x^2/4' }, { between: ['0', 'x^2/4'], from: 0, to: 4, bars: '2a' }),
  'a normal curve with a tail': plane(
    [
      { curve: 'e^(-x^2/2)/sqrt(2pi)' },
      { between: ['0', 'e^(-x^2/2)/sqrt(2pi)'], from: 'a/2', to: 4 },
      { text: '$\\mu$', at: '(0, 0.04)' },
    ],
    { x: { from: -4, to: 4 }, y: { from: 0, to: 0.5, step: 0.1 }, equal: false },
  ),
  'an even narrower curve': graph({ curve: 'b e^(-100(x - a)^2)' }),
  'a curve by a parameter': graph({ parametric: '(3sin(2t), 3cos(b t))', from: 0, to: '2pi' }),
  'a cycloid': graph({ parametric: '(t - sin(t) - 4, 1 - cos(t))', from: 0, to: '2pi' }),
  'a rose': graph({ polar: '4sin(b t)' }),
  'a cardioid and a spiral': graph({ polar: '2 + 2cos(t)' }, { polar: 't/2', from: 0, to: '2pi' }),
  'an implicit curve': graph({ implicit: 'x^3 + y^3 = 3a x y' }),
  'level curves': graph(
    { implicit: 'x^2 + 4y^2 = 4' },
    { implicit: 'x^2 + 4y^2 = 9' },
    { implicit: 'x^2 + 4y^2 = 16' },
  ),
  'a hyperbola by its equation': graph(
    { implicit: 'x^2/4 - y^2 = 1' },
    { asymptote: 'y = x/2' },
    { asymptote: 'y = -x/2' },
  ),
  'a parabola that lies on its side': graph({ curveOfY: 'y^2/2 - a' }),
  'a circle by its equation, with centre and radius': graph(
    { circle: '(x - 1)^2 + (y - 1)^2 = b^2/2' },
    { points: '(1, 1)', labels: ['M'] },
    { segment: '[(1, 1), (1 + b/sqrt(2), 1)]', label: '$r$' },
  ),
  'an ellipse with its foci': graph(
    { ellipse: '(0, 0)', axes: '(5, 3)' },
    { points: '{(-4, 0), (4, 0)}', labels: ['$F_1$', '$F_2$'] },
  ),
  'a half-plane with a strict border': graph({ region: 'y > a x - b' }),
  'the feasible region of a linear programme': graph({ region: 'x >= 0 and y >= 0 and x + y <= b and y <= 2' }),
  'a region between circle and line': graph({ region: 'x^2 + y^2 <= 9 and y >= 1' }),
  'a slope field with a solution': graph({ slopeField: 'x - y' }, { curve: 'x - 1 + e^(-x)' }),
  'the unit circle': plane(
    [
      { circle: '(0, 0)', radius: 1 },
      { segment: '[(0, 0), (cos(a pi/5), sin(a pi/5))]' },
      { segment: '[(cos(a pi/5), 0), (cos(a pi/5), sin(a pi/5))]', stroke: 'dashed', label: '$\\sin$' },
      { arc: '(0, 0)', radius: 0.3, from: 0, to: 'a pi/5', fill: true, label: '$\\alpha$' },
    ],
    { x: { from: -1.5, to: 1.5 }, y: { from: -1.5, to: 1.5 } },
  ),
  'vectors that are added': graph(
    { vector: '[(0, 0), (a, 2)]', label: '$\\vec{a}$' },
    { vector: '[(a, 2), (a + 1, -1)]', label: '$\\vec{b}$' },
    { vector: '[(0, 0), (a + 1, -1)]', stroke: 'dashed' },
  ),
  'a number in the complex plane': plane([{ vector: '[(0, 0), (a, b)]' }, { points: '(a, b)', labels: ['$z$'] }], {
    x: { from: -5, to: 5, label: 'Re' },
    y: { from: -5, to: 5, label: 'Im' },
  }),
  'a triangle with names of everything': drawing({
    polygon: triangle,
    names: ['A', 'B', 'C'],
    sides: ['$c$', '$a$', '$b$'],
    angles: ['$\\alpha$', '$\\beta$', '$\\gamma$'],
  }),
  'a right triangle with its square': drawing(
    { polygon: '[(-3, -2), (3, -2), (-3, b)]', sides: ['', '$c$', ''] },
    { angle: '[(3, -2), (-3, -2), (-3, b)]' },
  ),
  'an isosceles triangle with equal sides': drawing(
    { polygon: '[(-3, -2), (3, -2), (0, b)]', fill: true },
    { segment: '[(-3, -2), (0, b)]', ticks: 1, colour: 1 },
    { segment: '[(3, -2), (0, b)]', ticks: 1, colour: 1 },
  ),
  'a parallelogram with parallel sides': drawing(
    { segment: '[(-4, -2), (1, -2)]', arrows: 1, colour: 1 },
    { segment: '[(-2, a), (3, a)]', arrows: 1, colour: 1 },
    { segment: '[(-4, -2), (-2, a)]', arrows: 2, colour: 1 },
    { segment: '[(1, -2), (3, a)]', arrows: 2, colour: 1 },
  ),
  'angles where a line crosses parallels': drawing(
    { line: 'y = 2' },
    { line: 'y = -2' },
    { line: 'y = 2x' },
    { angle: '[(3, 2), (1, 2), (2, 4)]', label: '$\\alpha$' },
    { angle: '[(1, -2), (-1, -2), (0, 0)]', label: '$\\beta$' },
  ),
  'a bisector and a height': drawing(
    { polygon: '[(-4, -2), (4, -2), (0, 3)]', names: ['A', 'B', 'C'] },
    { segment: '[(0, 3), (0, -2)]', stroke: 'dashed', label: '$h$' },
    { angle: '[(4, -2), (0, -2), (0, 3)]' },
  ),
  'a circle with chord, tangent and sector': drawing(
    { circle: '(0, 0)', radius: 3 },
    { arc: '(0, 0)', radius: 3, from: 0, to: 'pi/b', fill: true },
    { segment: '[(-3, 0), (0, -3)]' },
    { line: 'x = -3' },
  ),
  'an angle at the centre and at the circle': drawing(
    { circle: '(0, 0)', radius: 3 },
    { polygon: '[(0, 3), (-3cos(pi/6), -3/2), (3cos(pi/6), -3/2)]', names: ['C', 'A', 'B'] },
    { points: '(0, 0)', labels: ['M'] },
  ),
  'the intercept theorem': drawing(
    { ray: '[(-4, -2), (4, -2)]' },
    { ray: '[(-4, -2), (4, 3)]' },
    { segment: '[(-1, -2), (-1, -1/8)]', label: '$p$' },
    { segment: '[(3, -2), (3, 19/8)]', label: '$q$' },
  ),
  'a figure and its reflection': graph(
    { polygon: '[(1, 1), (4, 1), (4, b)]', names: ['A', 'B', 'C'] },
    { polygon: '[(-1, 1), (-4, 1), (-4, b)]', stroke: 'dashed' },
    { line: 'x = 0', stroke: 'dotted' },
  ),
  'a translation': graph(
    { polygon: '[(-4, -3), (-2, -3), (-2, -1)]' },
    { polygon: '[(-4 + a, -1), (-2 + a, -1), (-2 + a, 1)]', stroke: 'dashed' },
    { vector: '[(-4, -3), (-4 + a, -1)]' },
  ),
  'a dilation from a centre': graph(
    { polygon: '[(1, 0), (2, 0), (2, 1)]', fill: true },
    { polygon: '[(2, 0), (4, 0), (4, 2)]' },
    { points: '(0, 0)', labels: ['Z'] },
    { ray: '[(0, 0), (2, 1)]', stroke: 'dotted' },
  ),
  'a net or a plan by its lengths': drawing({
    polygon: '[(-4, -3), (3, -3), (3, 0), (0, 0), (0, b), (-4, b)]',
    sides: ['7 cm', '3 cm', '', '', '', ''],
  }),
  'a tree of probabilities': drawing(
    { segment: '[(-4, 0), (0, 2)]', label: '$\\frac{{{a}}}{5}$' },
    { segment: '[(-4, 0), (0, -2)]', label: '$1 - \\frac{{{a}}}{5}$' },
    { text: '$A$', at: '(0.6, 2)' },
    { text: '$B$', at: '(0.6, -2)' },
  ),
  'a diagram of Venn': drawing(
    { circle: '(-1.2, 0)', radius: 2, fill: true },
    { circle: '(1.2, 0)', radius: 2 },
    { text: '{{a}}', at: '(0, 0)' },
  ),
  'an interval with both kinds of ends': numbers({ interval: '(-a, b]' }),
  'the solution of an inequality': numbers({ interval: 'x < -a or x >= b' }),
  'numbers to be read off': numbers({ points: '{-a, a/2, b}', labels: ['A', 'B', 'C'] }),
  'a bar chart': chart({ chart: 'bars', data: '[12, 7 + a, 3b]', labels: ['Bus', 'Bicycle', 'Train'] }),
  'a histogram': chart({ chart: 'histogram', data: '[1, 2, 5, 9, 10, 14, 3 + a]', width: 5 }),
  'a box plot': chart({ chart: 'box', data: '[2, 5, 5 + a, 9, 12]' }),
  'two box plots beside each other': chart({
    chart: 'box',
    data: '[2, 5, 6, 9, 12]',
    others: ['[1, 4, 4 + a, 8, 10]'],
    labels: ['Before', 'After'],
  }),
  'points with the line of best fit': chart({
    chart: 'scatter',
    data: '[(0, 1), (1, 3), (2, b), (3, 5)]',
    fitted: true,
  }),
  'sums of frequencies': chart({ chart: 'line', data: '[(0, 0), (10, 4), (20, 4 + 3a), (30, 20)]' }),
  'dots for each value': chart({ chart: 'dots', data: '[1, 2, 2, 3, 3, 3, b]' }),
  'stems and leaves': chart({ chart: 'stem-and-leaf', data: '[23, 21, 40 + a, 38]' }),
  'a pie of shares': chart({ chart: 'pie', data: '[1, a, b]', labels: ['A', 'B', 'C'] }),
};

describe('plots that exercises usually show', () => {
  it.each(Object.entries(plots))('%s', (_, figure) => {
    const exercise = buildExercise({ question: 'Look at $a$, $b$.\n\n[[figure:graph]]', figures: [figure], list });
    for (const seed of [1, 2, 3]) {
      const [scene] = variantAt(exercise, seed).figures;
      const parts = scene?.elements.map(({ strokes, areas, marks, texts }) => [
        ...strokes,
        ...areas,
        ...marks,
        ...texts,
      ]);
      expect(parts?.map(({ length }) => length > 0)).toEqual(parts?.map(() => true));
      expect(parts?.length).toBeGreaterThan(0);
      // JSON has no NaN and no infinity.
      expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
    }
  });
});
