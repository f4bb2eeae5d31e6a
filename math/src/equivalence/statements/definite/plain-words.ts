import type { Formula } from '../formula.ts';
import { atomsOf } from '../formula-parts.ts';
import { compareSignPatterns } from '../sign-patterns.ts';
import { withoutGreatest } from './greatest-parts.ts';
import { withoutRoots } from './square-roots.ts';
import { withoutSums } from './sums-of-sizes.ts';

/** Two formulas without sizes, greatest and least parts; as they are where their signs show that they say the same. */
export function inPlainWords(a: Formula, b: Formula): readonly [Formula, Formula] {
  const [x, y] = [withoutGreatest(withoutSums(a)), withoutGreatest(withoutSums(b))];
  const isTheSame = atomsOf(x).length + atomsOf(y).length === atomsOf(a).length + atomsOf(b).length;
  return isTheSame || compareSignPatterns(a, b) !== 'equal' ? withoutAnyRoots(x, y) : [a, b];
}

/** Two formulas without square roots, where none are left: two equations only where their signs then agree. */
function withoutAnyRoots(a: Formula, b: Formula): readonly [Formula, Formula] {
  const areRational = (formulas: readonly Formula[]): boolean =>
    formulas.flatMap(atomsOf).every(({ program }) => program.rational);
  if (areRational([a, b])) return [a, b];
  const [x, y] = [withoutRoots(a), withoutRoots(b)];
  const areEquations = a.kind === 'atom' && b.kind === 'atom';
  return areRational([x, y]) && (!areEquations || compareSignPatterns(x, y) === 'equal') ? [x, y] : [a, b];
}
