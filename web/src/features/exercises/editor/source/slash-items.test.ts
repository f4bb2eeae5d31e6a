import { describe, expect, it } from 'vitest';
import { fittingItems } from './slash-items.ts';

const items = ['Formula', 'Variable a', 'New variable', 'Answer: number', 'Answer: one choice', 'Picture'].map(
  (label) => ({
    key: label,
    label,
    icon: null,
    run: () => undefined,
  }),
);
const fitting = (typed: string): string[] => fittingItems(items, typed).map(({ label }) => label);

describe('the / menu [R26]', () => {
  it('offers everything before anything is typed', () => {
    expect(fitting('')).toHaveLength(items.length);
  });

  it('narrows to what has the words, wherever they stand; whole words come first, then beginnings', () => {
    expect(fitting('num')).toEqual(['Answer: number']);
    expect(fitting('choice one')).toEqual(['Answer: one choice']);
    expect(fitting('va')).toEqual(['Variable a', 'New variable']);
    expect(fitting('Answer: n')).toEqual(['Answer: number']);
    expect(fitting('a')[0]).toBe('Variable a');
    expect(fitting('h')).toEqual([]);
  });

  it('takes letters with and without accents as the same', () => {
    const [item] = items;
    const spanish = item ? [{ ...item, label: 'Respuesta: número' }] : [];
    expect(fittingItems(spanish, 'num')).toHaveLength(1);
    expect(fittingItems(spanish, 'núm')).toHaveLength(1);
    expect(fittingItems(spanish, 'nám')).toHaveLength(0);
  });
});
