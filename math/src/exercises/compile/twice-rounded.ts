import { walk } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import type { CompiledExercise, CompiledVariable } from './compiled.ts';
import type { CompiledExpression } from '../expressions/expression.ts';
import type { ProblemList } from './problem-list.ts';
import type { TextTemplate } from '../text/template.ts';

/**
 * Warns of numbers that are rounded from a number which was rounded before, to hardly more places: the last digit shown
 * may be wrong then, as 0.449 becomes 0.45 and then 0.5. What the question shows is given as it is shown, so that it counts as exact.
 */
export function warnOfTwiceRounded(
  exercise: CompiledExercise,
  texts: readonly (readonly [place: string, text: TextTemplate])[],
  problems: ProblemList,
): void {
  const { scope, variables, parts, question } = exercise;
  const given = new Set([question, ...parts.map(({ label }) => label)].flatMap(shownIn));
  const places = new Map<number, number>();
  for (const variable of variables) {
    const known = placesOfVariable(variable);
    if (known !== undefined && !given.has(variable.slot)) places.set(variable.slot, known);
  }
  if (places.size === 0) return;
  const sources = sourcesOf(variables, given);
  const look = (place: string, tree: Expression): void => {
    for (const { argument, digits } of roundingsIn(tree)) {
      const rough = [...namesBehind(argument, exercise, sources)].find(
        (slot) => (places.get(slot) ?? Infinity) <= digits + 1,
      );
      if (rough === undefined) continue;
      const message = `This rounds what was rounded before: ${scope.names[rough]} has too few places for it. Calculate with exact values and round once, where a number is shown.`;
      problems.warn(place, message);
    }
  };
  for (const variable of variables) for (const tree of variable.trees) look(`variables.${variable.name}`, tree);
  for (const [place, { expressions }] of texts) for (const expression of expressions) lookAt(place, expression, look);
  for (const part of parts) {
    if (part.kind !== 'formula') continue;
    for (const { expression } of part.accept) lookAt(`parts.${part.name}`, expression, look);
  }
}

function lookAt(place: string, expression: CompiledExpression, look: (place: string, tree: Expression) => void): void {
  look(place, expression.tree);
  for (const { nearby } of expression.formats) if (nearby) look(place, nearby.tree);
}

/** Returns the variables that a text shows unchanged. */
const shownIn = ({ expressions }: TextTemplate): number[] => expressions.flatMap(({ only }) => only ?? []);

/** The places to which a variable is rounded as a whole. */
function placesOfVariable({ trees }: CompiledVariable): number | undefined {
  const [tree] = trees;
  return tree && trees.length === 1 ? roundingOf(tree)?.digits : undefined;
}

interface Rounding {
  readonly argument: Expression;
  readonly digits: number;
}

function roundingOf(tree: Expression): Rounding | undefined {
  if (tree.kind === 'group') return roundingOf(tree.body);
  if (tree.kind !== 'call' || tree.name !== 'round') return undefined;
  const [argument, digits] = tree.args;
  if (!argument) return undefined;
  if (!digits) return { argument, digits: 0 };
  return digits.kind === 'number' ? { argument, digits: Number(digits.text) } : undefined;
}

function roundingsIn(tree: Expression): Rounding[] {
  const found: Rounding[] = [];
  walk(tree, (node) => {
    const rounding = node.kind === 'call' ? roundingOf(node) : undefined;
    if (rounding) found.push(rounding);
  });
  return found;
}

/** The variables that each variable is calculated from without rounding, itself included. */
function sourcesOf(
  variables: readonly CompiledVariable[],
  given: ReadonlySet<number>,
): ReadonlyMap<number, ReadonlySet<number>> {
  const sources = new Map<number, ReadonlySet<number>>();
  for (const variable of variables) {
    const { slot, uses } = variable;
    const ends = given.has(slot) || placesOfVariable(variable) !== undefined;
    sources.set(slot, new Set([slot, ...(ends ? [] : uses.flatMap((use) => [...(sources.get(use) ?? [])]))]));
  }
  return sources;
}

function namesBehind(
  tree: Expression,
  { scope }: CompiledExercise,
  sources: ReadonlyMap<number, ReadonlySet<number>>,
): ReadonlySet<number> {
  const found = new Set<number>();
  walk(tree, (node) => {
    const slot = node.kind === 'name' ? scope.slots.get(node.name) : undefined;
    if (slot !== undefined) for (const source of sources.get(slot) ?? []) found.add(source);
  });
  return found;
}
