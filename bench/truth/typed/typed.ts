import { buildExercise, variantAt } from '../../../math/src/testing/build-document.ts';
import { answerTypes, type Part } from '../../../math/src/exercises/document/document.ts';
import { markResponse } from '../../../math/src/marking/index.ts';
import { typedMeasures } from './measures.ts';
import { typedSiblings } from './siblings.ts';
import { conjunction, intervalSpellings, listSpellings, pointSpellings, type Solution } from './spellings.ts';
import type { Random, TruthCase, TruthFamily } from '../family.ts';

/** A case that marks what a learner types against a key. */
export function marking(part: Part, typed: string, isRight: boolean, question = 'Solve for $x$.'): TruthCase {
  const key = 'accept' in part ? part.accept.map(({ value }) => value).join(' | ') : '';
  const unit = 'unit' in part ? ` ${part.unit}` : '';
  return {
    text: `${key}${unit}  ←  ${typed}`,
    isRight,
    judge: () => {
      const exercise = buildExercise({ parts: [part], question });
      const { parts } = markResponse(exercise, variantAt(exercise, 0), [{ part: part.name, value: typed }]);
      const outcome = parts[0]?.outcome;
      return outcome === 'right' ? 'accepted' : outcome === 'unknown' ? 'unknown' : 'refused';
    },
  };
}

const formula = (answerType: 7 | 8, value: string): Part => ({ name: 'p', answerType, accept: [{ value }] });

/** A number whose two spellings and value are known. */
function solution(random: Random): Solution {
  const whole = random.integer(-9, 9);
  if (random.chance(0.6)) return { plain: `${whole}`, latex: `${whole}`, value: whole };
  if (random.chance(0.6)) {
    // In lowest terms, as answers have to be.
    const below = random.pick([2, 3, 5, 7]);
    const above = random.integer(1, 9) * below + random.integer(1, below - 1);
    const sign = random.chance() ? '-' : '';
    const value = ((sign === '' ? 1 : -1) * above) / below;
    return { plain: `${sign}${above}/${below}`, latex: `${sign}\\frac{${above}}{${below}}`, value };
  }
  const inner = random.pick([2, 3, 5, 6, 7, 10, 11]);
  const sign = random.chance() ? '-' : '';
  return {
    plain: `${sign}sqrt(${inner})`,
    latex: `${sign}\\sqrt{${inner}}`,
    value: (sign === '' ? 1 : -1) * Math.sqrt(inner),
  };
}

function solutions(random: Random, count: number): Solution[] {
  const found: Solution[] = [];
  while (found.length < count) {
    const next = solution(random);
    if (found.every(({ value }) => Math.abs(value - next.value) > 1e-9)) found.push(next);
  }
  return found;
}

/** The same values, or with one changed, left out or added. */
function given(random: Random, right: readonly Solution[], isRight: boolean): Solution[] {
  const shuffled = right.length > 1 && random.chance() ? right.toReversed() : [...right];
  if (isRight) return shuffled;
  let other = solution(random);
  while (right.some(({ value }) => Math.abs(value - other.value) < 1e-9)) other = solution(random);
  if (shuffled.length > 1 && random.chance(0.3)) return shuffled.slice(1);
  if (random.chance(0.3)) return [...shuffled, other];
  return [...shuffled.slice(1), other];
}

const drawSolutions =
  (answerType: 7 | 8) =>
  (random: Random): TruthCase => {
    const right = solutions(random, random.integer(answerType === answerTypes.equation ? 2 : 1, 3));
    const key =
      answerType === answerTypes.equation
        ? right.map(({ plain }) => `x = ${plain}`).join(' or ')
        : `{${right.map(({ plain }) => plain).join(', ')}}`;
    const isRight = random.chance();
    const typed = random.pick(listSpellings(given(random, right, isRight)));
    return marking(formula(answerType, key), typed, isRight);
  };

/** x = ±a, written with one sign or with both. */
function drawBothSigns(random: Random): TruthCase {
  const value = random.integer(1, 12);
  const isRight = random.chance();
  const typed = isRight ? value : value + random.integer(1, 3);
  const spelling = random.pick([
    `x = ±${typed}`,
    `±${typed}`,
    `x=+-${typed}`,
    `x_{1,2}=±${typed}`,
    `x_{1,2}=\\pm${typed}`,
    `x1,2 = ±${typed}`,
    `x_{1/2} = \\pm ${typed}`,
    `x=\\pm${typed}`,
    `{±${typed}}`,
    `L={${typed};-${typed}}`,
  ]);
  return marking(formula(7, `x = ${value} or x = -${value}`), spelling, isRight);
}

function drawSystem(random: Random): TruthCase {
  const [x, y] = solutions(random, 2) as [Solution, Solution];
  const isRight = random.chance();
  const [typedX, typedY] = isRight ? [x, y] : [y, x];
  const typed = random.pick(conjunction(typedX, typedY));
  return marking(formula(7, `x = ${x.plain} and y = ${y.plain}`), typed, isRight, 'Solve for $x$ and $y$.');
}

function drawPoint(random: Random): TruthCase {
  const [x, y] = solutions(random, 2) as [Solution, Solution];
  const isRight = random.chance();
  const typed = random.pick(pointSpellings(isRight ? x : y, isRight ? y : x));
  return marking(formula(8, `(${x.plain}, ${y.plain})`), typed, isRight, 'Where do $f$ and $g$ meet?');
}

const drawInterval =
  (answerType: 7 | 8) =>
  (random: Random): TruthCase => {
    const [low, high] = solutions(random, 2).sort((a, b) => a.value - b.value) as [Solution, Solution];
    const closed: [boolean, boolean] = [random.chance(), random.chance()];
    const isRight = random.chance();
    const shown: [boolean, boolean] = isRight
      ? closed
      : random.chance()
        ? [!closed[0], closed[1]]
        : [closed[0], !closed[1]];
    const key =
      answerType === answerTypes.equation
        ? `${low.plain} ${closed[0] ? '<=' : '<'} x ${closed[1] ? '<=' : '<'} ${high.plain}`
        : `${closed[0] ? '[' : '('}${low.plain}, ${high.plain}${closed[1] ? ']' : ')'}`;
    return marking(formula(answerType, key), random.pick(intervalSpellings(low, high, shown)), isRight);
  };

const forNothing = (
  'no solution|No solution|none|no solutions|no real solution|there is no solution|There are no solutions.|∅|{}|L = ∅|' +
  'L={}|\\emptyset|\\varnothing|\\{\\}|\\left\\{\\right\\}|\\mathbb{L}=\\{\\}|\\mathbb L=\\emptyset|\\text{no solution}|' +
  'no real solutions|nosolution|false|\\mathrm{no\\ solution}|impossible|S={}'
).split('|');
const forEverything = (
  'all real numbers|All real numbers|ℝ|\\R|\\mathbb{R}|\\mathbb R|true|x∈ℝ|x \\in \\mathbb{R}|every real number|all reals|' +
  'L=ℝ|\\mathbb L=\\mathbb R|any real number|(-oo, oo)|\\left(-\\infty,\\infty\\right)|R|always true'
).split('|');

/** Nothing, everything or one value solves it. */
function drawTruth(random: Random): TruthCase {
  const key = random.pick(['false', 'true', `x = ${random.integer(1, 9)}`]);
  const said = random.pick(['false', 'true'] as const);
  const typed = random.pick(said === 'false' ? forNothing : forEverything);
  return marking(formula(7, key), typed, key === said);
}

/** Periods counted by another letter than in the key. */
function drawPeriod(random: Random): TruthCase {
  const shift = random.pick(['pi/6', 'pi/4', 'pi/3', '2pi/3']);
  const isRight = random.chance();
  const other = random.pick(['pi/5', 'pi/7', '2pi/5']);
  const letter = random.pick(['k', 'n', 'm']);
  const tail = random.pick(['', `, ${letter} in ZZ`, `, ${letter}∈ℤ`, ` (${letter} in ZZ)`]);
  const typed = `x = ${isRight ? shift : other} + ${random.pick([`2pi ${letter}`, `2${letter} pi`, `${letter}*2pi`])}${tail}`;
  return marking(formula(7, `x = ${shift} + 2pi k`), typed, isRight);
}

export const typedFamilies: readonly TruthFamily[] = [
  { name: 'solutions as learners list them', draw: drawSolutions(7) },
  { name: 'sets as learners list them', draw: drawSolutions(8) },
  { name: 'solutions of both signs', draw: drawBothSigns },
  { name: 'solutions of systems', draw: drawSystem },
  { name: 'points and their labels', draw: drawPoint },
  { name: 'inequalities and intervals as typed', draw: drawInterval(7) },
  { name: 'intervals as typed', draw: drawInterval(8) },
  { name: 'nothing and everything in words', draw: drawTruth },
  { name: 'letters of periods', draw: drawPeriod },
  ...[...typedMeasures, ...typedSiblings].map(({ name, draw }) => ({
    name,
    draw: (random: Random): TruthCase => {
      const { part, typed, isRight } = draw(random);
      return marking(part, typed, isRight, 'Work it out.');
    },
  })),
];
