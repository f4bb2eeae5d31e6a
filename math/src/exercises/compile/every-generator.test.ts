import { describe, expect, test } from 'vitest';
import { buildExercise, valuesOver } from '../../testing/build-document.ts';
import type { Variable } from '../document/document.ts';

type Generator = Variable['generator'];
/** The settings of a generator, apart from the name. */
type Settings<K extends Generator> = Omit<Extract<Variable, { generator: K }>, 'name' | 'generator'>;

interface Sample<K extends Generator> {
  readonly settings: Settings<K>;
  /** All values that it draws. */
  readonly drawn: readonly string[];
}

const cases = [{ when: 'n = 1', value: '2' }];

/** One use of every generator; a new one does not compile without. `n` is 1 or 2. */
const samples: { readonly [K in Generator]: Sample<K> } = {
  constant: { settings: { value: '3/4' }, drawn: ['3/4'] },
  'random-integer': { settings: { min: 1, max: 3 }, drawn: ['1', '2', '3'] },
  'random-real': { settings: { min: 0, max: '0.2', decimals: 1 }, drawn: ['0.0', '0.1', '0.2'] },
  expression: { settings: { value: '3n' }, drawn: ['3', '6'] },
  comparison: { settings: { left: 'n', right: '2' }, drawn: ['<', '='] },
  'random-list': { settings: { values: ['n', '7'] }, drawn: ['1', '2', '7'] },
  'random-string-list': { settings: { values: ['even', 'odd'] }, drawn: ['even', 'odd'] },
  'conditional-math': { settings: { cases, otherwise: 'n + 3' }, drawn: ['2', '5'] },
  'conditional-string': { settings: { cases, otherwise: 'else' }, drawn: ['2', 'else'] },
  'comparison-group': { settings: { comparisons: ['n > 3', 'n > 1'], read: 'first' }, drawn: ['0', '2'] },
};

describe('every generator [D11]', () => {
  test.each(Object.entries(samples))('%s draws all its values, the same for the same seed', (generator, sample) => {
    const one: Variable = { name: 'n', generator: 'random-integer', min: 1, max: 2 };
    const variable = { ...sample.settings, name: 'v', generator } as Variable;
    const exercise = buildExercise({ list: [one, variable] });
    const values = valuesOver(exercise, 'v', 200);
    expect(new Set(values)).toEqual(new Set(sample.drawn));
    expect(valuesOver(exercise, 'v', 200)).toEqual(values);
  });
});
