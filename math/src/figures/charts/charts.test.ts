import { describe, expect, it } from 'vitest';
import type { Figure } from '../../exercises/document/figures.ts';
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
});
