import { buildExercise, variantAt } from '../../math/src/testing/build-document.ts';
import type { Part } from '../../math/src/exercises/document/document.ts';
import { markResponse } from '../../math/src/marking/mark-response.ts';
import type { Random, TruthCase, TruthFamily } from './family.ts';

/** A wrong answer and a reason: accepted when marking gives it, refused when it gives another or none. */
function reason(
  { question, part, answer }: { readonly question: string; readonly part: Part; readonly answer: string },
  wanted: RegExp,
  isRight: boolean,
): TruthCase {
  return {
    text: `${question}  key ${'accept' in part ? part.accept.map(({ value }) => value).join(', ') : ''}  answer ${answer}  reason ${wanted.source}`,
    isRight,
    judge: () => {
      const exercise = buildExercise({ parts: [part], list: [], question });
      const { parts } = markResponse(exercise, variantAt(exercise, 0), [{ part: 'p', value: answer }]);
      const [verdict] = parts;
      if (!verdict || verdict.outcome === 'unknown') return 'unknown';
      return verdict.outcome === 'wrong' && wanted.test(verdict.reason) ? 'accepted' : 'refused';
    },
  };
}

const numberPart = (value: string): Part => ({ name: 'p', answerType: 4, accept: [{ value }] });
const formulaPart = (answerType: 6 | 7 | 8, value: string): Part => ({ name: 'p', answerType, accept: [{ value }] });

const roundings = /^round/;

/** A fraction whose decimals do not end, rounded or cut to two figures or more; or a decimal that merely lies near. */
function rounding(random: Random): TruthCase {
  const bottom = random.pick([3, 6, 7, 9, 11, 12, 13]);
  const top = random.integer(1, 60) * bottom + random.integer(1, 2);
  const key = top / bottom;
  const part = numberPart(`${top}/${bottom}`);
  const question = 'Give the exact value.';
  const places = random.integer(1, 4);
  const scaled = key * 10 ** places;
  if (random.chance()) {
    const whole = random.chance() ? Math.round(scaled) : Math.floor(scaled);
    return reason({ question, part, answer: (whole / 10 ** places).toFixed(places) }, roundings, true);
  }
  const share = random.integer(30, 60) / 100;
  const off = random.chance() ? 1 + share : 1 - share;
  return reason({ question, part, answer: (key * off).toFixed(places) }, roundings, false);
}

/** Decimals of one digit beside a fraction below 1: never called rounded or close. */
function oneDigit(random: Random): TruthCase {
  const bottom = random.integer(3, 19);
  const top = random.integer(1, bottom - 1);
  const answer = `0.${random.integer(1, 9)}`;
  return reason({ question: 'Add.', part: numberPart(`${top}/${bottom}`), answer }, roundings, false);
}

/** Some of several solutions, all of them with others, or one of them wrong. */
function lostSolution(random: Random): TruthCase {
  const values = [random.integer(-9, -1), random.integer(1, 4), random.integer(5, 9)].slice(0, random.integer(2, 3));
  const isSet = random.chance();
  const write = (list: readonly number[]): string =>
    isSet ? `{${list.join(', ')}}` : list.map((value) => `x=${value}`).join(' or ');
  const part = formulaPart(isSet ? 8 : 7, write(values));
  const question = `Solve $${values.map((value) => `(x - (${value}))`).join('')} = 0$.`;
  const kept = values.filter((_, index) => index !== random.integer(0, 2) % values.length).slice(0, values.length - 1);
  const some = kept.length > 0 ? kept : values.slice(1);
  switch (random.integer(0, 3)) {
    case 0:
      return reason({ question, part, answer: write(some) }, /missing/, true);
    case 1:
      return reason({ question, part, answer: write([...values, 20]) }, /extra/, true);
    case 2:
      return reason({ question, part, answer: write([...values.slice(1), 20]) }, /missing|extra/, false);
    default:
      return reason({ question, part, answer: write(some) }, /sign|solution-with/, false);
  }
}

/** All signs of the solutions turned; or only one of them. */
function turnedSigns(random: Random): TruthCase {
  const [r, s] = [random.integer(1, 6), random.integer(7, 12)];
  const sign = random.pick([1, -1]);
  const question = `Solve $x^2 - (${r + sign * s})x + ${sign * r * s} = 0$.`;
  const part = formulaPart(8, `{${r}, ${sign * s}}`);
  const isRight = random.chance();
  const answer = isRight ? `{-${r}, ${-sign * s}}` : `{-${r}, ${sign * s}}`;
  return reason({ question, part, answer }, /roots-with-opposite-sign/, isRight);
}

const calculus =
  /exponent-not-lowered|exponent-not-brought|chain-factor|product-of-derivatives|differentiated-twice|not-divided-by-exponent|multiplied-by-exponent|inner-factor/;

/** A slip of differentiating, where a derivative is asked for and where it is not. */
function derivativeInSight(random: Random): TruthCase {
  const n = random.integer(3, 7);
  const a = random.integer(2, 9);
  const part = formulaPart(6, `${a * n}*x^${n - 1}`);
  const isRight = random.chance();
  const letter = random.pick(['f', 'g', 'h']);
  const question = isRight
    ? random.pick([`Differentiate $${letter}(x) = ${a}x^${n}$.`, `Find $\\frac{d}{dx}(${a}x^${n})$.`])
    : random.pick(['Simplify.', `Multiply $${a * n}x$ by $x^${n - 2}$.`, 'A box has this volume.']);
  const answer = random.pick([`${a * n}x^${n}`, `${a}x^${n - 1}`]);
  return reason({ question, part, answer }, calculus, isRight);
}

/** A lost division in an integral, where one is asked for and where it is not. */
function integralInSight(random: Random): TruthCase {
  const n = random.integer(2, 6);
  const isRight = random.chance();
  const part = formulaPart(6, `x^${n + 1}/${n + 1}`);
  const question = isRight
    ? random.pick([`Find an antiderivative of $x^${n}$.`, `Integrate $f(x) = x^${n}$.`, `Find $\\int x^${n} \\, dx$.`])
    : random.pick([`Divide $x^${n + 1}$ by ${n + 1}.`, 'Write it as a fraction.']);
  return reason({ question, part, answer: `x^${n + 1}` }, calculus, isRight);
}

/** Per cent and share, where per cent is spoken of and where it is not. */
function percentInSight(random: Random): TruthCase {
  const share = random.integer(2, 98);
  const isRight = random.chance();
  const question = isRight
    ? random.pick(['What share is that? The answer is not in percent.', 'Write 10 % as a number.'])
    : random.pick(['Work it out.', 'How long is it?']);
  const part = numberPart(String(share / 100));
  return reason({ question, part, answer: String(share) }, /typical error: percent$/, isRight);
}

/** Numbers without a reason: hardly any of them gets one. Here such as no slip of one step gives. */
function random(source: Random): TruthCase {
  const [a, b] = [source.integer(12, 99), source.integer(12, 99)];
  const part = numberPart(`${a} + ${b}`);
  const answer = String(a + b + source.pick([17, 23, 29, -7, -13]));
  return reason({ question: `Add $${a} + ${b}$.`, part, answer }, /^round|percent|power-of-ten|reciprocal|sign/, false);
}

const families = {
  'a rounded number': rounding,
  'one decimal': oneDigit,
  'a lost solution': lostSolution,
  'signs turned': turnedSigns,
  'derivative in sight': derivativeInSight,
  'integral in sight': integralInSight,
  'percent in sight': percentInSight,
  'no reason': random,
};

export const reasonFamilies: readonly TruthFamily[] = Object.entries(families).map(([name, draw]) => ({
  name: `reason: ${name}`,
  draw,
  count: 1000,
}));
