import { holdsFor } from '../../../algebra/evaluating/condition.ts';
import { rational } from '../../../algebra/numbers/rational.ts';
import type { Variable } from '../../document/document.ts';
import { compareExpressions } from '../../expressions/condition.ts';
import type { Draw, GeneratorSources } from './sources.ts';

/** The sign between two expressions, or whether a relation holds. */
export function comparison(
  sources: GeneratorSources,
  variable: Extract<Variable, { generator: 'comparison' }>,
): Draw | undefined {
  const left = sources.expression(variable.left);
  const right = sources.expression(variable.right);
  if (!left || !right) return undefined;
  for (const letter of [...left.letters, ...right.letters]) sources.strayLetters.add(letter);
  const give = variable.give ?? 'sign';
  return (slots) => {
    const order = compareExpressions(left, right, slots, sources.scope);
    if (give !== 'sign') return { kind: 'truth', holds: holdsFor(give, order) === true };
    const text = order < 0 ? '<' : order > 0 ? '>' : '=';
    return { kind: 'text', text, latex: text };
  };
}

/** Whether all of several comparisons hold, any of them, or the number of the first. */
export function comparisonGroup(
  sources: GeneratorSources,
  variable: Extract<Variable, { generator: 'comparison-group' }>,
): Draw | undefined {
  const conditions = variable.comparisons.map((source) => sources.condition(source));
  if (conditions.length === 0)
    sources.problems.push({ message: 'The group is empty: give it at least one comparison.' });
  if (!conditions.every((condition) => condition !== undefined)) return undefined;
  switch (variable.read) {
    case 'all':
      return (slots) => ({ kind: 'truth', holds: conditions.every((condition) => condition.holds(slots)) });
    case 'any':
      return (slots) => ({ kind: 'truth', holds: conditions.some((condition) => condition.holds(slots)) });
    case 'first':
      return (slots) => {
        const first = rational(conditions.findIndex((condition) => condition.holds(slots)) + 1);
        return { kind: 'number', rational: first, decimal: false };
      };
  }
}
