import { describe, expect, it } from 'vitest';
import type { Variable } from '../exercises/document/document.ts';
import type { Figure, LineElement, PlaneElement } from '../exercises/document/figures.ts';
import { buildExercise } from '../testing/build-document.ts';
import { planeRules } from './elements/index.ts';
import { planeExtents } from './extents.ts';
import { fitWindow } from './fit.ts';

const plane = (show: readonly PlaneElement[], changes: object = {}): Figure => ({
  name: 'graph',
  kind: 'plane',
  x: { from: -5, to: 5 },
  y: { from: -5, to: 5 },
  describe: 'A graph.',
  show,
  ...changes,
});

const fit = (figure: Figure, list: readonly Variable[] = [], seeds: readonly number[] = [1]) =>
  fitWindow(buildExercise({ question: '[[figure:graph]]', figures: [figure], list }), 'graph', seeds);

const random = (name: string, min: number, max: number): Variable => ({ name, generator: 'random-integer', min, max });

describe('the window that fits', () => {
  it('holds all points with some air around them', () => {
    expect(fit(plane([{ points: '(3, 17), (12, -4)' }]))).toEqual({ x: { from: -1, to: 13 }, y: { from: -6, to: 18 } });
  });

  it('holds the points of every variant', () => {
    const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
    const { x } = fit(plane([{ points: '(p, 1)' }]), [random('p', -20, 20)], seeds) ?? {};
    expect(x?.from).toBeLessThanOrEqual(-20);
    expect(x?.to).toBeGreaterThanOrEqual(20);
  });

  it('shows a curve over the x of the window, without what shoots up beside a pole', () => {
    expect(fit(plane([{ curve: 'x^2' }]))?.y).toEqual({ from: -5, to: 30 });
    const { y } = fit(plane([{ curve: '1/x' }])) ?? {};
    expect(y?.to).toBeLessThan(5);
    expect(y?.to).toBeGreaterThan(1);
  });

  it('shows a curve around the points on it', () => {
    const { x, y } = fit(plane([{ curve: '(x - 20)^2 - 4' }, { points: '(18, 0), (22, 0), (20, -4)' }])) ?? {};
    expect(x).toEqual({ from: 16.5, to: 23.5 });
    expect(y?.from).toBeLessThan(-4);
    expect(y?.to).toBeLessThan(10);
  });

  it('shows a curve as far around its one point as the window did', () => {
    const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
    const figure = plane([{ curve: '(x - a)^2 - 4' }, { points: '(a, -4)' }], { x: { from: -3, to: 5 } });
    const { x, y } = fit(figure, [random('a', 2, 9)], seeds) ?? {};
    expect(x).toEqual({ from: -4, to: 14 });
    expect(y).toEqual({ from: -6, to: 14 });
  });

  it('has the same unit both ways where the figure has', () => {
    const { x, y } = fit(plane([{ segment: '(0, 0), (1, 20)' }], { equal: true })) ?? {};
    const [width, height] = [(x?.to ?? 0) - (x?.from ?? 0), (y?.to ?? 0) - (y?.from ?? 0)];
    expect(height / width).toBeLessThanOrEqual(1.3);
  });

  it.each<[string, PlaneElement]>([
    ['a circle', { circle: '(10, 10)', radius: 4 }],
    ['a circle by its equation', { circle: '(x - 10)^2 + (y - 10)^2 = 16' }],
    ['an ellipse', { ellipse: '(10, 10)', axes: '(4, 4)' }],
    ['a curve by a parameter', { parametric: '(10 + 4cos(t), 10 + 4sin(t))', from: 0, to: '2pi' }],
  ])('holds %s', (_, element) => {
    const { x, y } = fit(plane([element])) ?? {};
    for (const range of [x, y]) {
      expect(range?.from).toBeLessThanOrEqual(6);
      expect(range?.to).toBeGreaterThanOrEqual(14);
      expect(range?.to).toBeLessThan(20);
    }
  });

  it('holds the ends of intervals on a number line', () => {
    const line = (show: readonly LineElement[]): Figure => ({
      name: 'graph',
      kind: 'number-line',
      x: { from: 0, to: 1 },
      show,
    });
    expect(fit(line([{ interval: '-7 < x <= 12' }, { points: '3' }]))).toEqual({ x: { from: -8, to: 14 } });
    expect(fit(line([{ interval: '(-oo, 4]' }]))?.x).toMatchObject({ to: 4.5 });
  });

  it('is not known when nothing determines its size', () => {
    expect(fit(plane([{ region: 'y > x' }]))).toEqual({});
    expect(fit({ name: 'graph', kind: 'chart', chart: 'bars', data: '1, 2' })).toBeUndefined();
  });

  it('is found even if one element cannot be drawn', () => {
    expect(fit(plane([{ points: '(1, 2), 3' }, { points: '(4, 4)' }]))?.x?.to).toBeGreaterThan(4);
  });

  it('has a rule for every kind of element', () => {
    expect(Object.keys(planeExtents).sort()).toEqual(Object.keys(planeRules).sort());
  });
});
