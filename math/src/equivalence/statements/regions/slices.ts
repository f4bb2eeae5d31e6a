import { rationalTree } from '../../../algebra/construct.ts';
import { type Rational, fromNumber } from '../../../algebra/numbers/rational.ts';
import { substitute } from '../../../algebra/substitute.ts';
import type { Expression } from '../../../notation/tree.ts';
import { type Place, distinctPlaces } from '../../line/place.ts';
import { gapSamples, placesWithin, solutionSet } from '../../line/sets.ts';
import type { Formula } from '../formula.ts';
import { atomsOf, withDifferences } from '../formula-parts.ts';

/** More conditions on one letter are not looked between. */
const mostPlaces = 8;

/**
 * Whether two statements about two letters differ for some value of a letter that has conditions of its own: at their
 * ends, between and beyond them. A curve with a condition, xy = 1 and x > 0, is a curve of its own in a strip however narrow.
 */
export function differInSlices(
  a: Formula,
  b: Formula,
  letters: readonly string[],
  areDifferent: (a: Formula, b: Formula) => boolean,
): boolean {
  if (letters.length !== 2) return false;
  return letters.some((letter) => {
    const values = valuesOf([a, b], letter);
    return values.some((value) => {
      const change = (tree: Expression): Expression => substitute(tree, new Map([[letter, rationalTree(value)]]));
      const [first, second] = [withDifferences(a, change), withDifferences(b, change)];
      return first !== undefined && second !== undefined && areDifferent(first, second);
    });
  });
}

/** Fractions in all parts of the line between the places where inequalities of a letter alone change, and these themselves. */
function valuesOf(formulas: readonly Formula[], letter: string): readonly Rational[] {
  const own = formulas
    .flatMap(atomsOf)
    .filter(({ operator, program: { variables } }) => operator !== '=' && variables.join() === letter);
  const places = own.flatMap((atom) => {
    const zeros = solutionSet(atom, letter)?.zeros;
    return (zeros && placesWithin(zeros)) ?? [];
  });
  const distinct = distinctPlaces(places);
  if (distinct.length === 0 || distinct.length > mostPlaces) return [];
  const samples: readonly (Place | undefined)[] = [...distinct, ...gapSamples(distinct).map(([sample]) => sample)];
  return samples.flatMap((place) => {
    const isPlace = place !== undefined && distinct.includes(place);
    return (isPlace ? place.exact : place && fromNumber(place.value)) ?? [];
  });
}
