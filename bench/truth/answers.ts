import { buildExercise, variantAt } from '../../math/src/testing/build-document.ts';
import type { FormulaPart, NumberPart } from '../../math/src/exercises/document/document.ts';
import { markResponse } from '../../math/src/marking/index.ts';
import type { Judgement, Random, TruthCase, TruthFamily } from './family.ts';

type Key = Omit<NumberPart, 'name' | 'accept'> | Omit<FormulaPart, 'name' | 'accept'>;

const judgements: Readonly<Record<string, Judgement>> = { right: 'accepted', unknown: 'unknown' };

/** An answer to a part with one key. It earns the points only if it is right and worked out, which is known by construction. */
function answerCase(key: string, part: Key, typed: string, isRight: boolean): TruthCase {
  return {
    text: `${typed}  for  ${key} (type ${part.answerType})`,
    isRight,
    judge: () => {
      const exercise = buildExercise({
        question: 'With the letter $x$: [[p]]',
        parts: [{ ...part, name: 'p', accept: [{ value: key }] }],
      });
      const [verdict] = markResponse(exercise, variantAt(exercise, 0), [{ part: 'p', value: typed }]).parts;
      return judgements[verdict?.outcome ?? ''] ?? 'refused';
    },
  };
}

const numberPart: Key = { answerType: 4 };
const setPart: Key = { answerType: 8 };
const matrixPart: Key = { answerType: 9 };

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

const isSquareFree = (n: number): boolean => [4, 9, 25, 49].every((square) => n % square !== 0);

/** A whole number greater than 1 without square factors. */
function radicand(random: Random): number {
  for (;;) {
    const n = random.integer(2, 46);
    if (isSquareFree(n)) return n;
  }
}

/** A fraction in lowest terms that is not a whole number. */
function fraction(random: Random): readonly [top: number, bottom: number] {
  for (;;) {
    const [top, bottom] = [random.nonZero(-40, 40), random.integer(2, 15)];
    if (gcd(top, bottom) === 1) return [top, bottom];
  }
}

const signed = (n: number): string => (n < 0 ? `(${n})` : String(n));

function wholeNumber(random: Random): TruthCase {
  const n = random.integer(-400, 400);
  const a = random.integer(2, 60);
  const k = random.integer(2, 9);
  const key = String(n);
  if (random.chance()) {
    const typed = random.pick([key, `(${key})`, `x = ${key}`, `${key}.0`, n < 0 ? `-${-n}` : `+${n}`]);
    return answerCase(key, numberPart, typed, true);
  }
  const typed = random.pick([
    `${n - a}+${a}`,
    `${n + a}-${a}`,
    `${n * k}/${k}`,
    `\\frac{${n * k}}{${k}}`,
    `${n}*1*${a}/${a}`,
    `--${signed(n)}`,
    `${n - a * a}+${a}^2`,
    `|${Math.abs(n)}|${n < 0 ? '*(-1)' : '*1'}`,
    `${n + k}-sqrt(${k * k})`,
    `${n - k}+log_2(${2 ** k})`,
    `${n + 24}-4!`,
    `${n}/1`,
  ]);
  return answerCase(key, numberPart, typed, false);
}

function rationalNumber(random: Random): TruthCase {
  const [top, bottom] = fraction(random);
  const k = random.integer(2, 7);
  const key = `${top}/${bottom}`;
  const size = Math.abs(top);
  const whole = Math.floor(size / bottom);
  const sign = top < 0 ? '-' : '';
  if (random.chance()) {
    const spellings = [key, `\\frac{${top}}{${bottom}}`, `${sign}${size}/${bottom}`, `(${top})/${bottom}`];
    if (whole > 0) spellings.push(`${sign}${whole} ${size % bottom}/${bottom}`);
    return answerCase(key, numberPart, random.pick(spellings), true);
  }
  const typed = random.pick([
    `${top * k}/${bottom * k}`,
    `\\frac{${top * k}}{${bottom * k}}`,
    `${top - bottom}/${bottom}+1`,
    `${top}*1/${bottom}*1`,
    `${top}/(${bottom * k}/${k})`,
    `${sign}(-${size})/(-${bottom})`,
    `${top}.5/${bottom} - ${top < 0 ? '-' : ''}0.5/${bottom}`,
    `${bottom}^(-1)*${signed(top)}`,
    `${k * top}/${bottom}/${k}`,
  ]);
  return answerCase(key, numberPart, typed, false);
}

function surdNumber(random: Random): TruthCase {
  const r = radicand(random);
  const a = random.integer(2, 9);
  const b = random.integer(1, 9);
  const key = `${b}+${a}sqrt(${r})`;
  const [top, bottom] = fraction(random);
  if (random.chance()) {
    return random.pick([
      () => answerCase(key, numberPart, `${a}\\sqrt{${r}}+${b}`, true),
      () => answerCase(key, numberPart, `${b}+sqrt(${r})*${a}`, true),
      () => answerCase(`${top}/${bottom} sqrt(${r})`, numberPart, `${top} sqrt(${r})/${bottom}`, true),
      () => answerCase(`sqrt(${r})/${r}`, numberPart, `1/sqrt(${r})`, true),
      () => answerCase(`(${b}+sqrt(${r}))/${bottom}`, numberPart, `\\frac{${b}+\\sqrt{${r}}}{${bottom}}`, true),
    ])();
  }
  return random.pick([
    () => answerCase(key, numberPart, `${b}+sqrt(${r * a * a})`, false),
    () => answerCase(key, numberPart, `${b}+${a - 1}sqrt(${r})+sqrt(${r})`, false),
    () => answerCase(key, numberPart, `${b + 1}+${a}sqrt(${r})-1`, false),
    () => answerCase(String(r * a), numberPart, `${a}sqrt(${r})sqrt(${r})`, false),
    () => answerCase(`${a}sqrt(${r})`, numberPart, `${2 * a}sqrt(${r})/2`, false),
    () => answerCase(key, numberPart, `${b}+${a}sqrt(${r + 1})`, false),
  ])();
}

function constantNumber(random: Random): TruthCase {
  const [top, bottom] = fraction(random);
  const n = random.integer(2, 9);
  const c = random.pick(['pi', 'e', 'e^2', 'ln(2)', 'ln(7)', 'pi^2', 'sin(1)']);
  const key = `${top}/${bottom} ${c}`;
  if (random.chance()) {
    const typed = random.pick([`${top}/${bottom} ${c}`, `${top} ${c}/${bottom}`, `(${top}/${bottom})*${c}`]);
    return answerCase(key, numberPart, typed, true);
  }
  const typed = random.pick([
    `${top * n}/${bottom * n} ${c}`,
    `${top - bottom}/${bottom} ${c} + ${c}`,
    `${top} ${c}/${bottom} + 0*${n}`,
    `${top} ${c} * ${n}/${bottom * n}`,
    `${top} ${c}/${bottom} * sin(pi/2)`,
    `${top + bottom} ${c}/${bottom}`,
  ]);
  return answerCase(key, numberPart, typed, false);
}

function roundedNumber(random: Random): TruthCase {
  const places = random.integer(0, 3);
  const digits = random.integer(10_000, 9_999_999);
  const key = `${Math.floor(digits / 10_000)}.${String(digits % 10_000).padStart(4, '0')}`;
  const scale = 10 ** (4 - places);
  const rounded = Math.floor((digits + scale / 2) / scale);
  const text = (n: number): string => (n / 10 ** places).toFixed(places);
  const part: Key = { answerType: 4, tolerance: { kind: 'decimals', value: places } };
  if (random.chance()) return answerCase(key, part, text(rounded), true);
  const other = random.pick([text(rounded + 1), text(rounded - 1), `${key}1`, `${text(rounded - 2)}+${text(2)}`]);
  return answerCase(key, part, other, false);
}

function solutionSet(random: Random): TruthCase {
  const a = random.integer(-9, 8);
  const b = random.integer(a + 1, 12);
  const k = random.integer(2, 6);
  const minus = (n: number): string => (n < 0 ? `+${-n}` : `-${n}`);
  const key = `{${a}, ${b}}`;
  if (random.chance()) {
    const typed = [`{${b}, ${a}}`, `${a}, ${b}`, `{${a}, ${b}, ${a}}`, `x=${a} or x=${b}`, `{${a}; ${b}}`];
    return answerCase(key, setPart, random.pick(typed), true);
  }
  const typed = random.pick([
    `(x${minus(a)})(x${minus(b)})=0`,
    `x^2${minus(a + b)}x+${signed(a * b)}=0`,
    `{${a - k}+${k}, ${b}}`,
    `{${a}, ${b * k}/${k}}`,
    `(${a}, ${b})`,
    `{${a}} ∪ {${b}}`,
    `x=${a} or ${k}x=${k * b}`,
    `{${a}, ${b}, ${b + 1}}`,
    `{${a}}`,
  ]);
  return answerCase(key, setPart, typed, false);
}

function interval(random: Random): TruthCase {
  const a = random.integer(-9, 8);
  const b = random.integer(a + 1, 12);
  const k = random.integer(2, 6);
  const key = `[${a}, ${b})`;
  if (random.chance()) {
    const typed = [`[${a}, ${b})`, `${a}<=x<${b}`, `x>=${a} and x<${b}`, `{x | ${a}<=x<${b}}`, `[${a};${b}[`];
    return answerCase(key, setPart, random.pick(typed), true);
  }
  const typed = random.pick([
    `${k * a}<=${k}x<${k * b}`,
    `${a + k}<=x+${k}<${b + k}`,
    `[${a}, ${b}]`,
    `(${a}, ${b}]`,
    `[${a - 1}+1, ${b})`,
    `[${a}, ${k * b}/${k})`,
    `${a}<x<${b}`,
    `x>=${a} or x<${b}`,
  ]);
  return answerCase(key, setPart, typed, false);
}

function matrix(random: Random): TruthCase {
  const [a, b, c, d] = [0, 1, 2, 3].map(() => random.integer(-9, 9)) as [number, number, number, number];
  const k = random.integer(2, 5);
  const key = `[[${a}, ${b}], [${c}, ${d}]]`;
  if (random.chance()) {
    const typed = [key, `\\begin{pmatrix}${a}&${b}\\\\${c}&${d}\\end{pmatrix}`];
    return answerCase(key, matrixPart, random.pick(typed), true);
  }
  const typed = random.pick([
    `[[${a}, ${b}], [${c}, ${d}]] * [[1, 0], [0, 1]]`,
    `[[${a - k}+${k}, ${b}], [${c}, ${d}]]`,
    `[[${a}, ${b}], [${c}, ${d * k}/${k}]]`,
    `[[${a}, ${b}], [${c}, ${d + 1}]]`,
    `[[${a - 1}, ${b}], [${c}, ${d}]] + [[1, 0], [0, 0]]`,
  ]);
  return answerCase(key, matrixPart, typed, false);
}

function writtenDown(random: Random): TruthCase {
  const n = random.integer(2, 8);
  const a = random.integer(2, 9);
  const key = `${a * n} x^${n - 1}`;
  const part: Key = { answerType: 6 };
  if (random.chance()) {
    const typed = [`${a * n}x^${n - 1}`, `${a}*${n} x^(${n - 1})`, `x^{${n - 1}}\\cdot ${a * n}`, `${a * n}x^${n}/x`];
    return answerCase(key, part, random.pick(typed), true);
  }
  const typed = random.pick([
    `d/dx(${a}x^${n})`,
    `\\frac{d}{dx}\\left(${a}x^{${n}}\\right)`,
    `${a} d/dx(x^${n})`,
    `${a * n}x^${n}`,
    `${a * n + 1}x^${n - 1}`,
  ]);
  return answerCase(key, part, typed, false);
}

export const answerFamilies: readonly TruthFamily[] = [
  { name: 'answers: whole numbers', draw: wholeNumber },
  { name: 'answers: fractions', draw: rationalNumber },
  { name: 'answers: roots', draw: surdNumber },
  { name: 'answers: constants', draw: constantNumber },
  { name: 'answers: rounded numbers', draw: roundedNumber },
  { name: 'answers: solution sets', draw: solutionSet },
  { name: 'answers: intervals', draw: interval },
  { name: 'answers: matrices', draw: matrix },
  { name: 'answers: derivatives', draw: writtenDown },
];
