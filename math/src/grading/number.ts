import type { Rational } from '../algebra/rational.ts';
import { equivalent } from '../equivalence/index.ts';
import { quickValue } from '../errors/values.ts';
import type { NumberPart } from '../exercises/document.ts';
import { checkForm } from '../forms/index.ts';
import { namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { splitUnit } from '../units/split.ts';
import { conversionFactor, sameDimension, type Unit } from '../units/units.ts';
import { type FormulaContext, type Key, keysOf, markByKeys, type Match } from './context.ts';
import { readAnswer, withoutBrackets, withoutLeftSide } from './read-answer.ts';
import { realValue } from './real-value.ts';
import { agrees, approximate, isNear, isRounded, type RealNumber } from './tolerance.ts';
import { explained } from './typical-errors.ts';
import { invalid, type Mark, wrong } from './verdict.ts';
import { workAsked } from './work-asked.ts';

/** Answer type 4: one closed number, exact unless the author gives a tolerance or a precision, perhaps with a unit. */
export function markNumber(context: FormulaContext, answer: string): Mark {
  const part = context.part.part as NumberPart;
  const { decimal } = context;
  const split = splitUnit(answer, context.part.unit);
  // A percent sign makes a number of its own: 25 % is 0.25 where no unit is asked for.
  const own = split && (context.part.unit || !/^\\?%$/.test(split.unit.text)) ? split : undefined;
  const reading = readAnswer(own?.value ?? answer, { decimal, letters: context.part.letters });
  if ('mark' in reading) return reading.mark;
  const tree = withoutBrackets(withoutLeftSide(withoutBrackets(reading.tree), []));
  const notNumber = whyNoNumber(tree);
  if (notNumber) return notNumber;
  const unitMark = checkUnit(context.part.unit, own?.unit);
  if ('mark' in unitMark) return unitMark.mark;
  const infinity = infinityOf(tree);
  if (infinity !== 0) return markInfinity(context, infinity);
  const value = realValue(tree, unitMark.factor);
  if (value === undefined) {
    const why =
      'This has no value: look for a division by 0, a root of a negative number or a number that is too large.';
    return invalid('no real value', why);
  }
  const isScaled = unitMark.factor !== undefined;
  const keys = keysOf(context);
  return markByKeys(
    context,
    keys,
    (key) => matchNumber(part, tree, value, key, isScaled),
    (_, mark) => {
      const form = checkForm(tree, part.form ?? 'any');
      return form.ok ? mark : wrong('form', form.message);
    },
    () => explainNumber(context, part, tree, value),
    workAsked(context, keys, tree),
  );
}

/** 1 for ∞, −1 for −∞, 0 for anything else. */
function infinityOf(tree: Expression): -1 | 0 | 1 {
  switch (tree.kind) {
    case 'group':
      return infinityOf(tree.body);
    case 'positive':
      return infinityOf(tree.operand);
    case 'negate':
      return (infinityOf(tree.operand) * -1 + 0) as -1 | 0 | 1;
    default:
      return tree.kind === 'constant' && tree.name === 'infinity' ? 1 : 0;
  }
}

/** ∞ is no number, but it is an answer where a limit is asked for: it matches what the author wrote as ∞. */
function markInfinity(context: FormulaContext, infinity: -1 | 1): Mark {
  const match = (key: Key): Match => (infinityOf(key.tree) === infinity ? 'equal' : 'different');
  return markByKeys(
    context,
    keysOf(context),
    (key) => ({ match: match(key), reason: 'infinity' }),
    (_, mark) => mark,
    () => wrong('infinity'),
  );
}

function whyNoNumber(tree: Expression): Mark | undefined {
  switch (tree.kind) {
    case 'relation':
    case 'logic':
      return invalid('no number', 'Type one number, not an equation.', tree.span);
    case 'list':
    case 'tuple':
    case 'set':
    case 'set-builder':
    case 'set-operation':
    case 'interval':
    case 'matrix':
      return invalid('no number', 'Type one number only.', tree.span);
    case 'text':
    case 'unit':
      return invalid('no number', 'Type a number.', tree.span);
    default: {
      const [letter] = namesIn(tree);
      if (letter === undefined) return undefined;
      return invalid('no number', `Type a number: your answer has the letter $${letter}$ in it.`, tree.span);
    }
  }
}

/** The factor from the answer's unit to the expected one, or what is wrong with the unit. */
function checkUnit(expected: Unit | undefined, unit: Unit | undefined): { mark: Mark } | { factor?: Rational } {
  if (!expected) return unit ? { mark: invalid('unit', 'Type the number without a unit.') } : {};
  if (!unit) return { mark: invalid('unit', 'Type the unit as well.') };
  if (!sameDimension(unit, expected)) {
    return { mark: wrong('unit', 'Your unit measures something else: check what is asked for.') };
  }
  return { factor: conversionFactor(unit, expected) };
}

function matchNumber(
  part: NumberPart,
  tree: Expression,
  value: RealNumber,
  key: Key,
  isScaled: boolean,
): { match: Match; reason: string } {
  const keyValue: RealNumber | undefined =
    key.value.kind === 'number' ? { exact: key.value.rational } : realValue(key.tree);
  if (infinityOf(key.tree) !== 0) return { match: 'different', reason: 'infinity' };
  if (keyValue === undefined) {
    const { verdict, stage } = equivalent(tree, key.tree);
    return { match: verdict, reason: stage };
  }
  const { tolerance, precision } = part;
  if (tolerance !== undefined || precision !== undefined) {
    // A known mistake is a number of its own: only the right ones are as wide as the tolerance.
    return { match: agrees(value, keyValue, tolerance, precision) ? 'equal' : 'different', reason: 'tolerance' };
  }
  if ('exact' in value && 'exact' in keyValue) {
    return { match: agrees(value, keyValue, undefined, undefined) ? 'equal' : 'different', reason: 'exact' };
  }
  if ('exact' in value !== 'exact' in keyValue && !isScaled) {
    // One side is rational by exact rules and the other was not seen to be: the engine decides.
    const { verdict, stage } = equivalent(tree, key.tree);
    return { match: verdict, reason: stage };
  }
  if (!agrees(value, keyValue, undefined, undefined)) return { match: 'different', reason: 'value' };
  if (isScaled) return { match: 'equal', reason: 'value' };
  const { verdict, stage } = equivalent(tree, key.tree);
  return { match: verdict, reason: stage };
}

function decimalsOf(tree: Expression): number | undefined {
  const magnitude = tree.kind === 'negate' || tree.kind === 'positive' ? tree.operand : tree;
  if (magnitude.kind !== 'number' || magnitude.repetend !== undefined) return undefined;
  const point = magnitude.text.indexOf('.');
  return point < 0 ? undefined : magnitude.text.length - point - 1;
}

/** Says more than "wrong" where the number is only rounded. */
function explainNumber(context: FormulaContext, part: NumberPart, tree: Expression, value: RealNumber): Mark {
  const keys = keysOf(context);
  const decimals = decimalsOf(tree);
  for (const key of keys) {
    if (decimals === undefined || !('exact' in value)) break;
    if (key.accepted.score === 0) continue;
    const keyValue = key.value.kind === 'number' ? { exact: key.value.rational } : realValue(key.tree);
    if (!keyValue) continue;
    if (part.tolerance === undefined && part.precision === undefined && isRounded(value.exact, decimals, keyValue)) {
      return wrong(
        'rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      );
    }
    if (decimals > 0 && isRounded(value.exact, decimals - 1, keyValue)) {
      return wrong('rounding', 'You are close: did you round too early?');
    }
  }
  const own = approximate(value);
  const agreed = (candidate: Expression): boolean => {
    const quick = quickValue(candidate);
    if (quick !== undefined && !isNear(quick, own, part.tolerance, part.precision)) return false;
    const made = realValue(candidate);
    return made !== undefined && agrees(value, made, part.tolerance, part.precision);
  };
  return explained(context, keys, tree, { kind: 'number', matches: agreed }, wrong('value'));
}
