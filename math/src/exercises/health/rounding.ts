import { add, fromNumber, negate, power, rational, type Rational, roundTo } from '../../algebra/numbers/rational.ts';
import { realValue } from '../../marking/number/real-value.ts';
import { agrees } from '../../marking/number/tolerance.ts';
import { mathsRules } from '../answer-types/index.ts';
import type { CompiledExercise, CompiledFormulaPart } from '../compile/compiled.ts';
import type { DocumentProblem } from '../document/document.ts';
import { valueOrNone } from '../draw/draw.ts';
import { evaluateKey } from '../expressions/expression.ts';
import { treeOfValue, type Value } from '../expressions/value.ts';

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const nearest: Readonly<Record<string, number>> = {
  'whole number': 0,
  integer: 0,
  tenth: 1,
  hundredth: 2,
  cent: 2,
  thousandth: 3,
};

/** The decimal places that a text asks for; undefined where it asks for none or for several. */
export function placesAskedFor(text: string): number | undefined {
  const found = new Set<number>();
  for (const [, count = ''] of text.matchAll(/\b(one|two|three|four|five|\d) decimal places?\b/gi)) {
    found.add(numbers[count.toLowerCase()] ?? Number(count));
  }
  for (const [, what = ''] of text.matchAll(/\bnearest (whole number|integer|tenth|hundredth|cent|thousandth)\b/gi)) {
    found.add(nearest[what.toLowerCase()] ?? 0);
  }
  return found.size === 1 ? [...found][0] : undefined;
}

/** Parts whose tolerance takes a neighbour of the rounded value that the text asks for. */
export function roundingProblems(
  { document, parts, scope }: CompiledExercise,
  slots: readonly Value[],
): DocumentProblem[] {
  return parts.flatMap((part): DocumentProblem[] => {
    if (part.kind !== 'formula' || !mathsRules[part.part.answerType].isNumber || part.part.tolerance === undefined)
      return [];
    const places = placesAskedFor(part.part.label ?? '') ?? placesAskedFor(document.question);
    if (places === undefined || !takesNeighbour(part, places, slots, scope)) return [];
    const message = `The text asks for ${places} decimal ${places === 1 ? 'place' : 'places'}, but the tolerance takes neighbouring values as well. Choose “Decimal places: ${places}”.`;
    return [{ severity: 'warning', place: `parts.${part.name}`, message }];
  });
}

function takesNeighbour(
  { accept, part: { tolerance, precision } }: CompiledFormulaPart,
  places: number,
  slots: readonly Value[],
  scope: CompiledExercise['scope'],
): boolean {
  const [best] = accept;
  // That an answer has no value is another finding.
  const value = best && valueOrNone(() => evaluateKey(best.expression, slots, scope));
  const key = value && (value.kind === 'number' ? { exact: value.rational } : realValue(treeOfValue(value)));
  const exact = key && ('exact' in key ? key.exact : fromNumber(key.approximate));
  if (!key || !exact) return false;
  const step = power(rational(10), -places);
  const rounded = roundTo(exact, places);
  return [step, negate(step)].some((distance: Rational) =>
    agrees({ exact: add(rounded, distance) }, key, tolerance, precision),
  );
}
