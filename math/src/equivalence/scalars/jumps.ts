import { integerTree, negateTree, sumTree } from '../../algebra/construct.ts';
import { canonicalFunction } from '../../algebra/evaluating/elementary.ts';
import { type Program, hasUnknownValues } from '../../algebra/evaluating/program-builder.ts';
import { compile } from '../../algebra/evaluating/program.ts';
import { run } from '../../algebra/evaluating/run.ts';
import { containsName } from '../../algebra/names.ts';
import { walk } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';
import { fixed, size } from '../line/digits.ts';
import type { Place } from '../line/place.ts';
import { NotPrecise, preciseValue } from '../line/precise-value.ts';
import { placesWithin } from '../line/sets.ts';
import { zerosOf } from '../line/zeros/zeros.ts';
import { hasCustomaryLetters } from './customary-letters.ts';

const mostJumps = 4;
const mostPlaces = 16;
/** Places at which the values are looked at that ⌊u⌋ passes. */
const samples: readonly number[] = [0.37, -1.43, 2.71, -6.2, 11.9, 113.7];
/** Rounding is less than this. */
const apart = fixed.one >> 150n;

/**
 * Whether two expressions in one letter differ at a place where something jumps, as far as a formula gives the place:
 * sign(sin(x/283)² − 1) is 0 at single places that no search need come across.
 */
export function differAtJumps(a: Expression, b: Expression, programs: readonly [Program, Program]): boolean {
  const names = [...new Set(programs.flatMap(({ variables }) => variables))];
  const [variable] = names;
  if (variable === undefined || names.length > 1 || hasCustomaryLetters(names)) return false;
  if (programs.some((program) => program.imaginary || hasUnknownValues(program))) return false;
  const trees = [...jumpsIn(a, variable), ...jumpsIn(b, variable)].slice(0, mostJumps);
  return trees.some((tree) => {
    const places = placesWithin(zerosOf(tree, variable)) ?? [];
    const nearest = places.toSorted((x, y) => Math.abs(x.value) - Math.abs(y.value)).slice(0, mostPlaces);
    return nearest.some((place) => differAt(programs, place));
  });
}

/** Expressions whose zeros are the places at which something jumps. */
function jumpsIn(tree: Expression, variable: string): Expression[] {
  const found: Expression[] = [];
  walk(tree, (node) => {
    const [argument] = node.kind === 'call' && node.args.length === 1 ? node.args : [];
    if (node.kind !== 'call' || !argument || !containsName(argument, variable)) return true;
    const name = canonicalFunction(node.name);
    if (name === 'sign') found.push(argument);
    if (name === 'floor' || name === 'ceil') {
      for (const whole of wholeValues(argument, variable))
        found.push(sumTree([argument, negateTree(integerTree(whole))]));
    }
    return true;
  });
  return found;
}

/** The whole numbers that come first when values are rounded to both sides. */
function wholeValues(tree: Expression, variable: string): number[] {
  const program = compile(tree, [variable]);
  if (!program) return [];
  const values = samples.map((x) => run(program, [{ re: x, im: 0 }], 'strict').re).filter(Number.isFinite);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const wholes = [Math.floor(least), Math.ceil(most), Math.round((least + most) / 2)];
  return [...new Set(wholes)].filter(Number.isSafeInteger);
}

function differAt([first, second]: readonly [Program, Program], { digits }: Place): boolean {
  if (digits === undefined) return false;
  try {
    const [x, y] = [preciseValue(first, digits), preciseValue(second, digits)];
    return x !== undefined && y !== undefined && size(x - y) > apart;
  } catch (error) {
    if (error instanceof NotPrecise) return false;
    throw error;
  }
}
