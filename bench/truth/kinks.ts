import { comparison, type Random, type TruthCase, type TruthFamily } from './family.ts';

/** A positive number of any size and kind. */
function anyConstant(random: Random): string {
  const digit = random.integer(2, 9);
  return random.pick([
    () => `${digit}`,
    () => `${random.integer(10, 999)}`,
    () => `${digit}*10^${random.integer(3, 12)}`,
    () => `${digit}/${random.integer(10, 99)}`,
    () => `${digit}/10^${random.integer(2, 6)}`,
    () => `${random.integer(0, 99)}.${random.integer(1, 99)}`,
    () => 'pi',
    () => 'e',
    () => 'sqrt(2)',
    () => `${digit}pi/7`,
    () => `${digit}sqrt(${random.pick([2, 3, 5, 7])})`,
    () => `e^${random.integer(2, 5)}`,
  ])();
}

const signed = (random: Random): string => `${random.pick(['+', '-'])} ${anyConstant(random)}`;
const coefficient = (random: Random): string => random.pick(['', '2', '3', '7', '1/3 ', 'pi ', '0.01']);

/** Terms in one letter that are positive at some places and negative at others. */
const crossingInOneLetter: readonly ((random: Random) => string)[] = [
  (random) => `${coefficient(random)}x ${signed(random)}`,
  (random) => `${anyConstant(random)} - ${coefficient(random)}x`,
  (random) => `x/${random.integer(2, 1000)} ${signed(random)}`,
  (random) => `x^2 - ${anyConstant(random)}`,
  (random) => `x^3 ${signed(random)}`,
  (random) => `(x ${signed(random)})(x ${signed(random)} ${signed(random)})^3`,
  (random) => `(x - ${random.integer(-90, 90)})(x - ${random.integer(100, 900)})`,
  (random) => `x^2 + ${random.integer(-9, 9)}x - ${random.integer(1, 99)}`,
  (random) => `sin(x) - ${random.integer(-9, 9)}/10`,
  (random) => `cos(x/${random.integer(1, 500)})`,
  (random) => `e^x - ${anyConstant(random)}`,
  (random) => `ln(x) ${random.pick(['+ 3', '- 2', '+ 10.5', '- pi', '+ e', '- 1/7', '- 7'])}`,
  (random) => `1/x - ${anyConstant(random)}`,
  (random) => `tan(x) ${signed(random)}`,
];

const crossingInMoreLetters: readonly ((random: Random) => string)[] = [
  (random) => `x - y ${signed(random)}`,
  (random) => `x + y ${signed(random)}`,
  (random) => `x/y - ${anyConstant(random)}`,
  (random) => `x^2 - y^2 ${signed(random)}`,
  (random) => `x^2 - y ${signed(random)}`,
  (random) => `x y - ${anyConstant(random)}`,
  (random) => `${random.nonZero(-9, 9)}x + ${random.nonZero(-9, 9)}y ${signed(random)}`,
  (random) => `a - b ${signed(random)}`,
  (random) => `a b c - ${anyConstant(random)}`,
  (random) => `x - y + z ${signed(random)}`,
  (random) => `x^2 + y^2 - ${anyConstant(random)}`,
  (random) => `x sin(y) ${signed(random)}`,
];

/** Terms that are never negative where they have a value. */
const neverNegative: readonly ((random: Random) => string)[] = [
  (random) => `x^2 + ${anyConstant(random)}`,
  () => 'e^x',
  () => 'e^(x - y)',
  () => 'cosh(x)',
  (random) => `x^2 - 2x + ${random.integer(1, 9)}`,
  (random) => `(x - ${random.integer(1, 99)})^2 + y^2`,
  (random) => `sin(x) + ${random.integer(1, 9)}`,
  () => 'x^2 + x y + y^2',
  () => 'sqrt(x)',
  (random) => `x^4 + ${random.integer(1, 9)}`,
  () => 'e^x - x',
  () => 'arccos(x)',
];

/** Six ways to bend a term at its zeros, each with its value when the other side is ignored. */
const bends: readonly ((e: string) => readonly [bent: string, straight: readonly string[]])[] = [
  (e) => [`abs(${e})`, [e, `-(${e})`]],
  (e) => [`sqrt((${e})^2)`, [e, `-(${e})`]],
  (e) => [`((${e})^2)^(1/2)`, [e]],
  (e) => [`((${e})^4)^(1/4)`, [e, `-(${e})`]],
  (e) => [`max(${e}, 0)`, [e, '0']],
  (e) => [`min(${e}, 0)`, [e, '0']],
  (e) => [`sign(${e})`, ['1', '-1']],
  (e) => [`(${e})/abs(${e})`, ['1', '-1']],
  (e) => [`max(${e}, -(${e}))`, [e]],
  (e) => [`e^(ln((${e})^2)/2)`, [e]],
  (e) => [`floor(${e})`, [e, '0', `floor(${e} + 1/2)`]],
  (e) => [`abs(${e})^3`, [`(${e})^3`]],
];

const bentOf =
  (shapes: readonly ((random: Random) => string)[]) =>
  (random: Random): TruthCase => {
    const e = random.pick(shapes)(random);
    const [bent, straight] = random.pick(bends)(e);
    if (random.chance(0.6)) return comparison(bent, random.pick(straight), false);
    return random.pick([
      () => comparison(`abs(${e})`, `abs(-(${e}))`, true),
      () => comparison(`sqrt((${e})^2)`, `abs(${e})`, true),
      () => comparison(`max(${e}, 0)`, `(${e} + abs(${e}))/2`, true),
      () => comparison(`min(${e}, 0)`, `(${e} - abs(${e}))/2`, true),
      () => comparison(`abs(${e})^2`, `(${e})^2`, true),
      () => comparison(`sign(${e})*abs(${e})`, e, true),
      () => comparison(`((${e})^4)^(1/2)`, `(${e})^2`, true),
      () => comparison(`max(${e}, -(${e}))`, `abs(${e})`, true),
    ])();
  };

/** Bends that are none, as the term is never negative; and the same with the wrong sign. */
function straightened(random: Random): TruthCase {
  const e = random.pick(neverNegative)(random);
  const bent = random.pick([`abs(${e})`, `sqrt((${e})^2)`, `max(${e}, 0)`, `((${e})^4)^(1/4)`, `max(${e}, -(${e}))`]);
  return random.chance(0.7) ? comparison(bent, e, true) : comparison(bent, `-(${e})`, false);
}

/** Terms that have a value everywhere. */
const everywhere: readonly ((random: Random) => string)[] = [
  (random) => `${coefficient(random)}x ${signed(random)}`,
  (random) => `x^2 - ${anyConstant(random)}`,
  (random) => `sin(x) ${signed(random)}`,
  (random) => `x - y ${signed(random)}`,
  (random) => `x y ${signed(random)}`,
  (random) => `x^3 ${signed(random)}`,
];

/** Identities of two terms, the difference of which crosses zero. */
function twoTerms(random: Random): TruthCase {
  const e = random.pick(everywhere)(random);
  const h = random.pick(random.chance() ? crossingInOneLetter : crossingInMoreLetters)(random);
  const f = `${e} - (${h})`;
  return random.pick([
    () => comparison(`abs(${e})*abs(${h})`, `abs((${e})*(${h}))`, true),
    // The square of one term has no kink.
    () => comparison(`abs(${e})*abs(${h})`, `(${e})*(${h})`, e === h),
    () => comparison(`max(${e}, ${f})`, `(${e} + ${f} + abs(${h}))/2`, true),
    () => comparison(`max(${e}, ${f})`, e, false),
    () => comparison(`min(${e}, ${f}) + max(${e}, ${f})`, `${e} + ${f}`, true),
    () => comparison(`min(${e}, ${f})*max(${e}, ${f})`, `(${e})*(${f})`, true),
    () => comparison(`max(${e}, ${f}) - min(${e}, ${f})`, `abs(${h})`, true),
    () => comparison(`max(${e}, ${f}) - min(${e}, ${f})`, h, false),
  ])();
}

/** Two terms of which one is never below the other, though they may touch, and two that cross. */
function greaterTerm(random: Random): TruthCase {
  const [a, b] = [random.integer(1, 12), random.integer(1, 9)];
  const [large, small] = random.pick<readonly [string, string]>([
    [`x^2 + ${a * a}`, `${2 * a}x`],
    [`x^2 + ${b}y^2`, `${random.integer(-1, 1)}x y`],
    [`x^2 + y^2`, '2x y'],
    [`${b}x^2`, `${b * 2 * a}x - ${b * a * a}`],
    [`abs(x)`, random.pick(['x', '-x'])],
    [`abs(x - ${a})`, `x - ${a}`],
    [`x^2 + ${a * a + b}`, `-${2 * a}x`],
    ['x^2 + y^2 + 1', '2x'],
  ]);
  return random.pick([
    () => comparison(`max(${large}, ${small})`, large, true),
    () => comparison(`min(${large}, ${small})`, small, true),
    () => comparison(`max(${small}, ${large})`, small, false),
    () => comparison(`max(x^2 + ${a * a}, ${2 * a}x + 1/${10 ** b})`, `x^2 + ${a * a}`, false),
  ])();
}

/** A term with integers as values between which it steps. */
function steps(random: Random): TruthCase {
  const e = random.pick([
    'x',
    'x/3',
    'x + y',
    'x y',
    'x^2',
    `x + ${random.integer(1, 9)}/7`,
    'x - y/2',
    `x/${random.integer(2, 2000)}`,
    `${random.integer(2, 9)}x`,
  ]);
  const n = random.integer(1, 40);
  return random.pick([
    () => comparison(`floor(${e} + ${n})`, `floor(${e}) + ${n}`, true),
    () => comparison(`ceil(${e})`, `-floor(-(${e}))`, true),
    () => comparison(`ceil(${e} - ${n})`, `ceil(${e}) - ${n}`, true),
    () => comparison(`floor(floor(${e})/2)`, `floor((${e})/2)`, true),
    () => comparison(`floor(${e}) + 1`, `ceil(${e})`, false),
    () => comparison(`floor(${e})`, `${e} - 1/2`, false),
    () => comparison(`floor(${e})`, `ceil(${e} - 1)`, false),
    () => comparison(`floor(${n}(${e}))`, `${n + 1}floor(${e})`, false),
    () => comparison(`ceil(${e}) - floor(${e})`, '1', false),
    () => comparison(`floor(${e}/1000)`, '0', false),
  ])();
}

/** Terms that differ at single places only. */
function singlePlaces(random: Random): TruthCase {
  const e = random.pick([...crossingInOneLetter, ...crossingInMoreLetters])(random);
  return random.pick([
    () => comparison(`sign(${e})^2`, '1', false),
    () => comparison(`sign(${e})^3`, `sign(${e})`, true),
    () => comparison(`sign(${e})^2*(${e})`, e, true),
    () => comparison(`abs(sign(${e}))`, '1', false),
    () => comparison(`sign(abs(${e}))`, '1', false),
    () => comparison('0^(x^2)', '0', false),
    () => comparison(`sign(${e})`, `-sign(-(${e}))`, true),
  ])();
}

/** The inverse of a periodic function gives back its argument on one branch only. */
function inverseOfFunction(random: Random): TruthCase {
  const argument = random.pick([
    'x',
    `x/${random.integer(2, 900)}`,
    `${random.integer(2, 9)}x`,
    'x + y',
    'x - 1',
    `x ${signed(random)}`,
  ]);
  const [inverse, direct] = random.pick([
    ['arcsin', 'sin'],
    ['arccos', 'cos'],
    ['arctan', 'tan'],
  ] as const);
  return random.pick([
    () => comparison(`${inverse}(${direct}(${argument}))`, argument, false),
    () => comparison(`${direct}(${inverse}(${argument}))`, argument, true),
    () => comparison(`arcosh(cosh(${argument}))`, argument, false),
    () => comparison(`arcosh(cosh(${argument}))`, `abs(${argument})`, true),
    () => comparison(`arsinh(sinh(${argument}))`, argument, true),
    () => comparison(`arctan(${argument}) + arctan(1/(${argument}))`, 'pi/2', false),
    () => comparison(`arctan(${argument}) + arctan(1/(${argument}))`, `pi/2*sign(${argument})`, true),
    () => comparison(`sqrt(1 - cos(${argument})^2)`, `sin(${argument})`, false),
    () => comparison(`sqrt(1 - cos(${argument})^2)`, `abs(sin(${argument}))`, true),
    () => comparison(`arccos(-(${argument}))`, `pi - arccos(${argument})`, true),
    () => comparison(`sin(arccos(${argument}))`, `sqrt(1 - (${argument})^2)`, true),
    () => comparison(`arcsin(${argument}) + arccos(${argument})`, 'pi/2', true),
    () => comparison(`arctan(${argument})`, `arcsin((${argument})/sqrt(1 + (${argument})^2))`, true),
    () => comparison(`arctan(${argument})`, `arccos(1/sqrt(1 + (${argument})^2))`, false),
  ])();
}

export const kinkFamilies: readonly TruthFamily[] = [
  { name: 'kinks in one letter', draw: bentOf(crossingInOneLetter), count: 4000 },
  { name: 'kinks in several letters', draw: bentOf(crossingInMoreLetters), count: 6000 },
  { name: 'kinks that are none', draw: straightened },
  { name: 'kinks of two terms', draw: twoTerms },
  { name: 'the greater of two terms', draw: greaterTerm },
  { name: 'steps', draw: steps },
  { name: 'single places', draw: singlePlaces },
  { name: 'inverses of functions', draw: inverseOfFunction },
];
