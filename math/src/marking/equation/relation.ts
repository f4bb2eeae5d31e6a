import { equivalent } from '../../equivalence/index.ts';
import { declaredSets } from '../../equivalence/statements/declarations.ts';
import type { FormulaPart } from '../../exercises/document/document.ts';
import { checkForm } from '../../forms/index.ts';
import { mayBeSame } from '../../errors/values.ts';
import { mapChildren, namesIn, sameTree, toLatex } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { type FormulaContext, type Key, keysOf, markByKeys, type Match, matchEach, readingOf } from '../context.ts';
import { commaMeant } from '../number/no-number.ts';
import { infinitelyManyMeant } from './infinitely-many.ts';
import { strayLetter } from '../reading/letters.ts';
import { readAnswer } from '../reading/read-answer.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';
import { periodLetterOf, withPeriodLetter } from './period-letter.ts';
import { hasRange, regionOf, sameEnds, sameRegion } from './regions.ts';
import { explainGap } from './solutions.ts';
import { isSolution, isTruth, periodLetters } from './solved.ts';
import { asStatement, coordinatesOf, withoutDomain } from './statement.ts';
import { asChoice, unknownsOf } from './unknowns.ts';
import { explained } from '../verdict/typical-errors.ts';
import { invalid, type Mark, wrong } from '../verdict/verdict.ts';
import { workAsked } from '../verdict/work-asked.ts';

/** Answer type 7: an equation, an inequality or several joined by and/or, compared by their solutions. */
export function markRelation(context: FormulaContext, answer: string): Mark {
  const keys = keysOf(context);
  const many = infinitelyManyMeant(answer, keys, context.unfinished === 'always');
  if (many && many !== 'ℝ') return many;
  const reading = readAnswer(many ?? answer, readingOf(context));
  if ('mark' in reading) return reading.mark;
  const counted = withKeyPeriod(reading.tree, keys, context);
  const choice = asChoice(counted);
  // Where nothing or everything solves it, the key has no letter, and the answer may name any unknown.
  const isOpen = keys.some((key) => isTruth(key.tree));
  const stray = isOpen ? undefined : strayLetter(counted, context, answer);
  if (stray) return stray;
  const names = keys.map((key) => unknownsOf(key.tree)).find((found) => found.length > 0) ?? [];
  const mayBeInterval = keys.some((key) => isTruth(key.tree) || hasRange(regionOf(key.tree)));
  const tree = asStatement(choice ?? counted, { names, mayBeInterval }) ?? asFunction(counted, keys);
  if (!tree || (names.length === 0 && !isOpen && !isStatement(counted)))
    return invalid('no relation', 'Type an equation or an inequality, with a sign such as = or <.', reading.tree.span);
  return markByKeys(
    context,
    keys,
    (key) => matchRelation(tree, key.tree),
    (key, mark) => {
      const form = checkForm(tree, (context.part.part as FormulaPart).form ?? 'any', { model: key.tree });
      if (!form.ok) return wrong('form', form.message);
      return choice && mark.outcome === 'marked' && mark.feedback === '' ? { ...mark, feedback: readAs(choice) } : mark;
    },
    () => {
      if (isTruth(tree)) return wrong('solutions');
      const comma =
        context.unfinished !== 'always' &&
        tree.kind === 'relation' &&
        keys.some((key) => key.tree.kind === 'logic') &&
        commaMeant(answer, context.decimal);
      if (comma) return comma;
      if (keys[0] && isRightOverIntegers(tree, keys[0].tree)) {
        return wrong('integers', 'Nearly: the letter that counts the periods stands for an integer: it is in ℤ.');
      }
      const gap = keys[0] && explainGap(tree, keys[0].tree);
      if (gap) return gap;
      // An answer without solutions does not show which step was wrong, only that all conditions must hold.
      const isVoid = tree.kind === 'logic' && regionOf(tree)?.length === 0;
      const matches = (made: Expression): boolean =>
        (!isVoid || made.kind === 'logic') && mayBeSame(tree, made) && matchRelation(tree, made).match === 'equal';
      return explained(context, keys, tree, { kind: 'collection', matches }, explainRelation(tree, keys));
    },
    workAsked(context, keys, tree),
  );
}

function readAs(choice: Expression): string {
  return `We read this as $${toLatex(choice)}$: each of them is a solution.`;
}

/** With its periods counted as in the key: 2πn where the key has 2πk. */
function withKeyPeriod(tree: Expression, keys: readonly Key[], context: FormulaContext): Expression {
  const letter = keys.map((key) => periodLetterOf(key.tree)).find((found) => found !== undefined);
  if (letter === undefined) return tree;
  const isKnown = (name: string): boolean => context.part.letters.includes(name) || context.letters.has(name);
  return withPeriodLetter(withoutDomain(tree), letter, isKnown);
}

/** `x = kπ, k ∈ ℝ`: right if the letter that counts were taken from the integers. */
function isRightOverIntegers(tree: Expression, key: Expression): boolean {
  const counts = [...declaredSets(tree)].some(([name, set]) => set !== 'integers' && periodLetters.includes(name));
  return counts && matchRelation(overIntegers(tree), key).match === 'equal';
}

function overIntegers(tree: Expression): Expression {
  const [letter, set] = tree.kind === 'relation' && tree.operators[0] === 'in' ? tree.operands : [];
  if (tree.kind !== 'relation' || letter?.kind !== 'name' || set?.kind !== 'constant') {
    return mapChildren(tree, overIntegers);
  }
  return periodLetters.includes(letter.name) ? { ...tree, operands: [letter, { ...set, name: 'integers' }] } : tree;
}

/** `2x + 1` where y = 2x + 1 is asked for. */
function asFunction(tree: Expression, keys: readonly Key[]): Expression | undefined {
  const [left, right] = keys[0]?.tree.kind === 'relation' ? keys[0].tree.operands : [];
  if (!left || !right || keys[0]?.tree.kind !== 'relation' || keys[0].tree.operators.join() !== '=') return undefined;
  if (left.kind !== 'name' || namesIn(right).size === 0 || namesIn(right).has(left.name)) return undefined;
  const own = namesIn(tree);
  if (own.has(left.name) || !scalars.has(tree.kind)) return undefined;
  return { kind: 'relation', operands: [left, tree], operators: ['='] };
}

const scalars: ReadonlySet<string> = new Set([
  'number',
  'name',
  'constant',
  'add',
  'multiply',
  'divide',
  'negate',
  'power',
  'root',
  'call',
  'group',
  'abs',
]);

function isStatement(tree: Expression): boolean {
  const bare = withoutBrackets(tree);
  if (bare.kind === 'list' || bare.kind === 'matrix') {
    return (bare.kind === 'list' ? bare.items : bare.rows.flat()).every(isStatement);
  }
  return bare.kind === 'relation' || bare.kind === 'logic';
}

function matchRelation(tree: Expression, key: Expression): { match: Match; reason: string } {
  if (sameTree(tree, key, { groups: true, marks: true })) return { match: 'equal', reason: 'identical' };
  const keyLetters = namesIn(key);
  const own = namesIn(tree);
  const isAboutOne = own.size === 1 && keyLetters.size === 1 && [...own].every((name) => keyLetters.has(name));
  if (isAboutOne || (own.size <= 1 && isTruth(key) && isSolution(tree))) {
    const region = regionOf(tree);
    const keyRegion = region && regionOf(key);
    if (region && keyRegion) {
      return { match: sameRegion(region, keyRegion) ? 'equal' : 'different', reason: 'solutions' };
    }
  }
  const point = coordinatesOf(tree);
  const keyPoint = point && coordinatesOf(key);
  const names = point && [...point.keys()];
  if (names && keyPoint?.size === point.size && names.every((name) => keyPoint.has(name))) {
    const inOrder = names.flatMap((name) => keyPoint.get(name) ?? []);
    const match = matchEach([...point.values()], inOrder, (own, right) => equivalent(own, right).verdict);
    return { match, reason: 'values' };
  }
  const { verdict, stage } = equivalent(tree, key);
  return { match: verdict, reason: stage };
}

function explainRelation(tree: Expression, keys: readonly Key[]): Mark {
  const best = keys[0];
  if (!best) return wrong('solutions');
  // Ends are those of a range of one letter: x = 2 and y = 1 has none.
  const keyRegion = namesIn(best.tree).size === 1 ? regionOf(best.tree) : undefined;
  const region = keyRegion && regionOf(tree);
  if (region && sameEnds(region, keyRegion)) {
    return wrong('ends', 'Nearly: check whether the end points belong to it.');
  }
  return wrong('solutions');
}
