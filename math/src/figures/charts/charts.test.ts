import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartKinds, type Figure } from '../../exercises/document/figures.ts';
import { sceneOf } from '../../testing/build-figures.ts';
import type { Scene } from '../scene.ts';

describe('charts', () => {
  const chart = (changes: Partial<Extract<Figure, { kind: 'chart' }>>): Scene =>
    sceneOf({ name: 'graph', kind: 'chart', chart: 'bars', data: '[3, 1, 2]', describe: 'A chart.', ...changes });

  it('has a bar for each number, from 0', () => {
    const { elements } = chart({ labels: ['red', 'green', 'blue'] });
    expect(elements.map(({ readings }) => readings[0])).toEqual([
      ['red', '3'],
      ['green', '1'],
      ['blue', '2'],
    ]);
  });

  it('counts data by classes, each from its lower limit on', () => {
    const { elements } = chart({ chart: 'histogram', data: '[1, 2, 5, 9, 10, 14]', width: 5 });
    expect(elements.map(({ readings }) => readings[0]?.[1])).toEqual(['2', '2', '2']);
  });

  it.each([
    ['[0, 1, 1, 3]', ['0', '1', '2', '3']],
    ['[0, 0.5, 3]', ['0', '0.5', '1', '1.5', '2', '2.5', '3']],
  ])('has no ticks between whole numbers, for %s', (data, expected) => {
    expect(chart({ chart: 'dots', data }).axes[0]?.ticks.map(({ text }) => text)).toEqual(expected);
  });

  it.each([
    ['[1, 2, 3, 4, 5, 6, 7]', ['1', '2', '4', '6', '7']],
    ['[7, 1, 5, 3, 2, 6, 4, 8]', ['1', '2.5', '4.5', '6.5', '8']],
    ['[2, 5, 6, 9, 12]', ['2', '5', '6', '9', '12']],
  ])('draws the five numbers of %s', (data, expected) => {
    expect(chart({ chart: 'box', data }).elements[0]?.readings[0]).toEqual(expected);
  });

  it('has a place for all data, few or many, the same or not', () => {
    const numbers = fc.array(fc.constantFrom(0, 1, 7, 23, -2, 0.25, 1000), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...chartKinds), numbers, fc.boolean(), (kind, data, isSame) => {
        const given = isSame ? data.map(() => data[0] ?? 0) : data;
        const isOfPoints = kind === 'scatter' || kind === 'line';
        fc.pre(
          !['bars', 'pie', 'stem-and-leaf'].includes(kind) || given.every((value) => value > 0 && value % 1 === 0),
        );
        const shown = given.map((value) => (isOfPoints ? `(${value}, ${given[0]})` : `${value}`));
        const scene = chart({ chart: kind, data: `[${shown.join(', ')}]`, width: 100, fitted: true });
        // JSON has no NaN and no infinity.
        expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
        expect(scene.axes.every(({ ticks }) => ticks.every(({ at }) => at >= 0 && at <= 1000))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('stacks dots, orders leaves, cuts slices and fits a line', () => {
    expect(chart({ chart: 'dots', data: '[1, 2, 2, 3]' }).elements[0]?.marks).toHaveLength(4);
    expect(chart({ chart: 'stem-and-leaf', data: '[23, 21, 40]' }).elements[0]?.readings).toEqual([
      ['2', '1  3'],
      ['3', ''],
      ['4', '0'],
    ]);
    expect(chart({ chart: 'pie', data: '[1, 1, 2]' }).elements).toHaveLength(3);
    const fitted = chart({ chart: 'scatter', data: '[(0, 1), (1, 3), (2, 5)]', fitted: true });
    expect(fitted.elements.map(({ kind }) => kind)).toEqual(['scatter', 'line']);
  });

  it.each(['histogram', 'dots', 'box'] as const)(
    'draws a table of frequencies in a %s like the data it stands for',
    (kind) => {
      const counted = chart({ chart: kind, data: '[1, 2, 4, 6, 7]', frequencies: '[1, 3, 0, 2, 1]', width: 2 });
      expect(counted).toEqual(chart({ chart: kind, data: '[1, 2, 2, 2, 6, 6, 7]', width: 2 }));
    },
  );

  it.each([
    ['[1, 2]', 'not as many as the data'],
    ['[1, 2, -1]', 'not whole numbers'],
    ['[0, 0, 0]', 'not 1 to 400 together'],
  ])('says what is wrong with the frequencies %s', (frequencies, message) => {
    expect(() => chart({ chart: 'dots', data: '[1, 2, 3]', frequencies })).toThrow(message);
  });

  it('draws several box plots on one axis, the first on top, each with its name', () => {
    const { elements, height, axes } = chart({
      chart: 'box',
      data: '[2, 5, 6, 9, 12]',
      others: ['[1, 4, 8, 15, 20]', '[3, 3, 4, 5, 9]'],
      labels: ['A', 'B', 'C'],
    });
    const tops = elements.map(({ areas }) => Math.min(...(areas[0]?.rings[0]?.filter((_, k) => k % 2 === 1) ?? [])));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(elements.map(({ label, readings }) => [label, readings[0]?.[4]])).toEqual([
      ['A', '12'],
      ['B', '20'],
      ['C', '9'],
    ]);
    expect(axes).toHaveLength(1);
    expect(height).toBeGreaterThan(500);
  });

  it('says where frequencies and further data have no meaning', () => {
    expect(() => chart({ chart: 'pie', frequencies: '[1, 1, 1]' })).toThrow('count values, nothing else');
    expect(() => chart({ chart: 'bars', others: ['[1, 2]'] })).toThrow('Only box plots can share an axis');
  });
});
