import { compileExercise, drawVariant } from '@lemma/math/exercises';
import type { ExerciseDocument } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { starterDocument } from '../draft/starter.ts';
import { variablesAlone, withLocked } from './locked.ts';

function valuesOf(document: ExerciseDocument, seed: number): Record<string, string> {
  const { exercise } = compileExercise(document);
  const drawn = exercise && drawVariant(exercise, seed);
  return drawn?.ok ? Object.fromEntries(drawn.variant.values.map(({ name, plain }) => [name, plain])) : {};
}

describe('a locked variable', () => {
  it('keeps its value while the others are rolled, and they roll what they would have rolled [R27]', () => {
    const locked = withLocked(starterDocument, { a: '7' });
    for (const seed of [1, 2, 3, 4, 5]) {
      const free = valuesOf(starterDocument, seed);
      const { a, k, b, c } = valuesOf(locked, seed);
      expect({ a, k, b }).toEqual({ a: '7', k: free.k, b: free.b });
      expect(Number(c)).toBe(7 * Number(k) + Number(b));
    }
  });

  it('keeps words, fractions and decimals as they were drawn [D11] [D14]', () => {
    const list: ExerciseDocument['variables']['list'] = [
      { name: 'w', generator: 'random-string-list', values: ['red', 'dark blue'] },
      { name: 'q', generator: 'random-list', values: ['1/2', '-3/4'] },
      { name: 'r', generator: 'random-real', min: 0, max: 1 },
      { name: 's', generator: 'constant', value: '5' },
    ];
    const document = { ...starterDocument, variables: { ...starterDocument.variables, list } };
    const locked = withLocked(variablesAlone(document), { w: 'dark blue', q: '-3/4', r: '0.25', s: '9' });
    expect(valuesOf(locked, 12)).toEqual({ w: 'dark blue', q: '-3/4', r: '0.25', s: '5' });
  });

  it('has samples although a text names a variable that does not exist', () => {
    const broken = { ...starterDocument, question: '{{z}}' };
    expect(valuesOf(broken, 1)).toEqual({});
    expect(valuesOf(variablesAlone(broken), 1)).toEqual(valuesOf(starterDocument, 1));
  });
});
