import { equivalent } from '../../equivalence/index.ts';
import { quickValue } from '../../errors/values.ts';
import type { NumberPart } from '../../exercises/document/document.ts';
import { checkForm } from '../../forms/index.ts';
import { contains } from '../../forms/structure.ts';
import { toPlain } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { converted } from '../../units/convert.ts';
import { splitUnit } from '../../units/split.ts';
import { asOneMeasure } from '../../units/sum.ts';
import { conversionFactor, sameDimension, type Unit } from '../../units/units.ts';
import { inAskedUnit } from './asked-unit.ts';
import { type FormulaContext, type Key, keysOf, markByKeys, type Match } from '../context.ts';
import { oneNumber, whyNoNumber } from './no-number.ts';
import { realValue } from './real-value.ts';
import { hasEuler } from '../reading/two-readings.ts';
import { asksForPercent, withoutPercent, withoutPrintedUnit } from './printed-unit.ts';
import { meantText, readAnswer, withoutLeftSide } from '../reading/read-answer.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';
import { roundingBetween, typedDecimal } from './rounding.ts';
import { agrees, approximate, isNear, type RealNumber } from './tolerance.ts';
import { explained } from '../verdict/typical-errors.ts';
import { invalid, type Mark, wrong } from '../verdict/verdict.ts';
import { workAsked } from '../verdict/work-asked.ts';

/** Answer type 4: one closed number, exact unless the author gives a tolerance or a precision, perhaps with a unit. */
export function markNumber(context: FormulaContext, answer: string): Mark {
  if (context.part.unit) return markTyped(context, answer);
  const mark = markTyped(context, withoutPrintedUnit(context, answer) ?? answer);
  // 10 % of a key in percent is 10 as well.
  const percent = withoutPercent(answer);
  if (percent === undefined || isRight(mark) || !asksForPercent(context)) return mark;
  const other = markTyped(context, percent);
  return isRight(other) ? other : mark;
}

function isRight(mark: Mark): boolean {
  return mark.outcome === 'unfinished' || (mark.outcome === 'marked' && mark.share === 1);
}

function markTyped(context: FormulaContext, answer: string): Mark {
  const part = context.part.part as NumberPart;
  const expected = context.part.unit?.(context.slots);
  const { decimal, syntax } = context;
  const asked = {
    decimal,
    syntax,
    letters: context.part.letters,
    isNumber: true,
    hasEuler: hasEuler(context.part),
    hasUnit: expected !== undefined,
  };
  const split = unitAtEnd(asOneMeasure(meantText(answer, asked), expected), expected);
  // A percent sign makes a number of its own: 25 % is 0.25 where no unit is asked for.
  const own = split && (expected || !/^\\?%$/.test(split.unit.text)) ? split : undefined;
  const reading = readAnswer(own?.value ?? answer, asked);
  if ('mark' in reading) return reading.mark;
  const isRounded = part.tolerance !== undefined || part.precision !== undefined;
  const tree = oneNumber(withoutBrackets(withoutLeftSide(withoutBrackets(reading.tree), [])), isRounded);
  const notNumber = whyNoNumber(tree, answer, expected !== undefined);
  if (notNumber) return notNumber;
  const measured = inAskedUnit(tree, own?.unit, expected);
  if ('mark' in measured) return measured.mark;
  const infinity = infinityOf(tree);
  if (infinity !== 0) return markInfinity(context, infinity);
  const value = realValue(measured.tree, measured.factor);
  if (value === undefined) {
    const hasI = contains(tree, (node) => node.kind === 'constant' && node.name === 'i');
    const why = hasI
      ? 'Type a real number: your answer has i in it.'
      : 'This has no value: look for a division by 0, a root of a negative number or a number that is too large.';
    return invalid('no real value', why);
  }
  const isScaled = measured.factor !== undefined;
  const keys = keysOf(context);
  return markByKeys(
    context,
    keys,
    (key) => matchNumber(part, measured.tree, value, key, isScaled),
    (_, mark) => {
      const form = checkForm(tree, part.form ?? 'any');
      return form.ok ? mark : wrong('form', form.message);
    },
    () => explainRounding(part, tree, keys, own?.unit, expected) ?? explainNumber(context, part, tree, value),
    workAsked(context, keys, tree),
  );
}

/**
 * The unit that is typed behind a number. The one whose unit measures what is asked for wins, unless it would leave
 * letters to the number: `5 kg m` is no `5 kg` in metres.
 */
function unitAtEnd(text: string, expected: Unit | undefined): ReturnType<typeof splitUnit> {
  const meant = splitUnit(text, expected);
  const longest = splitUnit(text);
  if (!meant || !longest || longest.start === meant.start) return meant;
  return splitUnit(meant.value) && !splitUnit(longest.value) ? longest : meant;
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

/** ∞ is not a number, but it is an answer where a limit is asked for: it matches what the author wrote as ∞. */
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
    if (agrees(value, keyValue, undefined, undefined)) return { match: 'equal', reason: 'exact' };
    // A fraction that its author shows as a decimal is right as it is shown.
    const isAsShown = !isScaled && toPlain(tree) === toPlain(key.shown);
    return { match: isAsShown ? 'equal' : 'different', reason: isAsShown ? 'as shown' : 'exact' };
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

/** Says more than "wrong" where a typical error explains the number. */
function explainNumber(context: FormulaContext, part: NumberPart, tree: Expression, value: RealNumber): Mark {
  const keys = keysOf(context);
  const own = approximate(value);
  // A wrong result of many digits may be rounded; one of few agrees with too much by chance.
  const typed = typedDecimal(tree);
  const decimal = typed && typed.figures >= enoughFigures ? typed : undefined;
  const agreed = (candidate: Expression): boolean => {
    const quick = quickValue(candidate);
    const isOff = quick !== undefined && !isNear(quick, own, part.tolerance, part.precision);
    if (isOff && !(decimal && Math.abs(quick - own) < 10 ** -decimal.places)) return false;
    const made = realValue(candidate);
    // An answer that counts as right is not an error, and one that is close only by a wide tolerance was not made.
    if (!made || isAccepted(part, made, keys)) return false;
    if (agrees(value, made, part.tolerance, part.precision) && isMade(own, approximate(made))) return true;
    return decimal !== undefined && 'exact' in value && roundingBetween(value.exact, decimal, made) === 'rounded';
  };
  return explained(context, keys, tree, { kind: 'number', matches: agreed }, wrong('value'));
}

const enoughFigures = 4;

function isAccepted({ tolerance, precision }: NumberPart, value: RealNumber, keys: readonly Key[]): boolean {
  return keys.some((key) => {
    const right = key.value.kind === 'number' ? { exact: key.value.rational } : realValue(key.tree);
    return key.accepted.score > 0 && right !== undefined && agrees(value, right, tolerance, precision);
  });
}

/** So far apart, as a share, may be what a learner worked out and what was written of it. */
const leftByWriting = 0.005;

function isMade(own: number, made: number): boolean {
  return Math.abs(own - made) <= leftByWriting * Math.max(Math.abs(own), Math.abs(made));
}

/** Says that the number is only rounded, seen in the unit in which it was typed. */
function explainRounding(
  { tolerance, precision }: NumberPart,
  tree: Expression,
  keys: readonly Key[],
  unit: Unit | undefined,
  expected: Unit | undefined,
): Mark | undefined {
  const decimal = typedDecimal(tree);
  const value = decimal && realValue(tree);
  if (!value || !('exact' in value)) return undefined;
  for (const key of keys) {
    if (key.accepted.score === 0) continue;
    const keyValue = keyInUnit(key, unit, expected);
    const rounding = keyValue && roundingBetween(value.exact, decimal, keyValue);
    if (rounding === 'close') return wrong('rounding', 'You are close: did you round too early?');
    if (rounding !== 'rounded') continue;
    if (tolerance === undefined && precision === undefined) {
      return wrong(
        'rounded',
        'Your number is rounded. Give the exact value, for example as a fraction or with a root.',
      );
    }
    return wrong('rounding', 'Your number is rounded too far: give more digits.');
  }
  return undefined;
}

/** The value of a key in the unit of an answer. */
function keyInUnit(key: Key, unit: Unit | undefined, expected: Unit | undefined): RealNumber | undefined {
  if (!unit || !expected) return key.value.kind === 'number' ? { exact: key.value.rational } : realValue(key.tree);
  if (sameDimension(unit, expected)) return realValue(key.tree, conversionFactor(expected, unit));
  const inUnit = converted(key.tree, expected, unit);
  return inUnit && realValue(inUnit);
}
