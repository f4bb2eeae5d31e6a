import type { CompiledCondition } from '../../expressions/condition.ts';
import type { Draw, GeneratorSources } from './sources.ts';

/** One of several values, each as likely. */
export function randomItem(sources: GeneratorSources, items: readonly (Draw | undefined)[]): Draw | undefined {
  if (items.length === 0) sources.problems.push({ message: 'The list is empty: give it at least one value.' });
  if (!items.every((item) => item !== undefined)) return undefined;
  return (slots, stream) => {
    const item = items[stream.below(items.length)];
    if (!item) throw new RangeError('an empty list');
    return item(slots, stream);
  };
}

/** The value of the first case whose condition holds. */
export function firstCase(
  cases: readonly (readonly [CompiledCondition | undefined, Draw | undefined])[],
  otherwise: Draw | undefined,
): Draw | undefined {
  if (!otherwise) return undefined;
  return (slots, stream) => {
    const found = cases.find(([condition]) => condition?.holds(slots) === true);
    return (found?.[1] ?? otherwise)(slots, stream);
  };
}
