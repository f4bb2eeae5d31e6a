import { compile } from '../../algebra/evaluating/program.ts';
import type { Program } from '../../algebra/evaluating/program-builder.ts';
import type { Expression } from '../../notation/tree.ts';
import { fixed } from './digits.ts';
import { type Place, digitPlace } from './place.ts';
import { NotPrecise, preciseValue } from './precise-value.ts';

/** The number of places that are examined, nearest to 0 first. */
const mostPlaces = 4;
/** Distances from them, as powers of a half. */
const halvings: readonly bigint[] = [8n, 20n, 40n, 70n, 110n];

/**
 * Places close to the given ones, such as poles, between which a function changes its sign: tan x = 10²⁰ x has a solution
 * so close to π/2 that a scan passes over it.
 */
export function changesBeside(tree: Expression, variable: string, places: readonly Place[]): Place[] {
  const program = compile(tree, [variable]);
  if (!program || program.variables.length > 1) return [];
  const nearest = places.toSorted((x, y) => Math.abs(x.value) - Math.abs(y.value)).slice(0, mostPlaces);
  try {
    return nearest.flatMap(({ digits }) =>
      digits === undefined ? [] : [-1n, 1n].flatMap((side) => changesOnSide(program, digits, side)),
    );
  } catch (error) {
    if (error instanceof NotPrecise) return [];
    throw error;
  }
}

function changesOnSide(program: Program, place: bigint, side: bigint): Place[] {
  const signAt = (distance: bigint | undefined): -1 | 0 | 1 => {
    const value = distance === undefined ? undefined : preciseValue(program, place + side * distance);
    return value === undefined || value === 0n ? 0 : value < 0n ? -1 : 1;
  };
  const distances = halvings.map((bits) => fixed.one >> bits);
  const [outer, inner] = [signAt(distances[0]), signAt(distances.at(-1))];
  if (outer * inner >= 0) return [];
  return distances.map((distance) => digitPlace(place + side * distance));
}
