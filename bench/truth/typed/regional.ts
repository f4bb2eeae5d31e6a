import type { Part } from '../../../math/src/exercises/document/document.ts';
import { canonicalAnswers, markResponse } from '../../../math/src/marking/index.ts';
import type { NotationId } from '../../../math/src/regional/index.ts';
import { buildExercise, variantAt } from '../../../math/src/testing/build-document.ts';
import type { Random, TruthCase, TruthFamily } from '../family.ts';

/*
 * Measures in another unit, percentages and mixed numbers as they are typed in German, French and Spanish. The value is
 * a whole number times a power of ten, so that another unit only moves the point.
 */

/** Units of one kind: how often each is in the first, as a power of ten. */
const kinds: readonly (readonly (readonly [unit: string, power: number])[])[] = [
  [
    ['m', 0],
    ['km', 3],
    ['dm', -1],
    ['cm', -2],
    ['mm', -3],
    ['µm', -6],
    ['nm', -9],
  ],
  [
    ['m^2', 0],
    ['km^2', 6],
    ['ha', 4],
    ['a', 2],
    ['dm^2', -2],
    ['cm^2', -4],
    ['mm^2', -6],
  ],
  [
    ['m^3', 0],
    ['l', -3],
    ['dm^3', -3],
    ['cm^3', -6],
    ['ml', -6],
    ['mm^3', -9],
    ['hl', -1],
  ],
  [
    ['kg', 0],
    ['t', 3],
    ['g', -3],
    ['mg', -6],
    ['µg', -9],
  ],
  [
    ['s', 0],
    ['ms', -3],
    ['µs', -6],
    ['ns', -9],
  ],
  [
    ['J', 0],
    ['kJ', 3],
    ['MJ', 6],
    ['mJ', -3],
    ['Nm', 0],
    ['Ws', 0],
  ],
  [
    ['W', 0],
    ['kW', 3],
    ['MW', 6],
    ['GW', 9],
    ['mW', -3],
  ],
  [
    ['Pa', 0],
    ['hPa', 2],
    ['kPa', 3],
    ['bar', 5],
    ['mbar', 2],
    ['N/m^2', 0],
    ['N/mm^2', 6],
  ],
  [
    ['N', 0],
    ['kN', 3],
    ['MN', 6],
    ['mN', -3],
  ],
  [
    ['Hz', 0],
    ['kHz', 3],
    ['MHz', 6],
    ['GHz', 9],
  ],
  [
    ['V', 0],
    ['kV', 3],
    ['mV', -3],
    ['µV', -6],
  ],
  [
    ['A', 0],
    ['mA', -3],
    ['µA', -6],
    ['kA', 3],
  ],
  [
    ['Ω', 0],
    ['kΩ', 3],
    ['MΩ', 6],
    ['mΩ', -3],
  ],
  [
    ['F', 0],
    ['µF', -6],
    ['nF', -9],
    ['pF', -12],
    ['mF', -3],
  ],
  [
    ['kg/m^3', 0],
    ['g/cm^3', 3],
    ['kg/l', 3],
    ['t/m^3', 3],
    ['g/l', 0],
    ['mg/cm^3', 0],
  ],
  [
    ['Wh', 0],
    ['kWh', 3],
    ['MWh', 6],
    ['GWh', 9],
  ],
];

const raised: Readonly<Record<string, string>> = { '2': '²', '3': '³' };
const sign = (value: number): string => (value < 0 ? `-${-value}` : String(value));

/** `digits` · 10^`power` without a power of ten, with a decimal comma. */
function decimal(digits: number, power: number, group: string): string {
  const text = String(Math.abs(digits));
  const padded = power >= 0 ? text + '0'.repeat(power) : text.padStart(1 - power, '0');
  const whole = power >= 0 ? padded : padded.slice(0, power);
  const rest = power >= 0 ? '' : padded.slice(power).replace(/0+$/, '');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole;
  return `${digits < 0 ? '-' : ''}${grouped}${rest === '' ? '' : `,${rest}`}`;
}

/** The same as it may be typed. */
function spelled(random: Random, digits: number, power: number): string {
  const isLong = power > 6 || power < -6;
  if (!isLong && random.chance(0.6)) return decimal(digits, power, random.pick(['', ' ', '\u202f', '\u00a0']));
  const places = String(Math.abs(digits)).length - 1;
  const exponent = power + places;
  const front = decimal(digits, -places, '');
  if (exponent === 0) return front;
  const up = Array.from(sign(exponent))
    .map((one) => (one === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(one)]))
    .join('');
  return random.pick([
    `${front}·10^${sign(exponent)}`,
    `${front} * 10^(${sign(exponent)})`,
    `${front}x10^${sign(exponent)}`,
    `${front} × 10${up}`,
    `${front}e${sign(exponent)}`,
    `${front} \\cdot 10^{${sign(exponent)}}`,
  ]);
}

/** A case that marks an answer in a notation. */
function marking(part: Part, typed: string, notation: NotationId, isRight: boolean): TruthCase {
  const key = 'accept' in part ? part.accept.map(({ value }) => value).join(' | ') : '';
  return {
    text: `${key} ${'unit' in part ? (part.unit ?? '') : ''}  ←  ${typed}  (${notation})`,
    isRight,
    judge: () => {
      const exercise = buildExercise({ parts: [part], question: 'Let $u$ be given.' });
      const { answers, inDoubt } = canonicalAnswers(exercise, 0, [{ part: part.name, value: typed }], notation);
      const outcome = markResponse(exercise, variantAt(exercise, 0), answers, { inDoubt }).parts[0]?.outcome;
      return outcome === 'right' ? 'accepted' : outcome === 'unknown' ? 'unknown' : 'refused';
    },
  };
}

const notations = ['de', 'fr', 'es', 'de-CH'] as const;

function measure(random: Random): TruthCase {
  const kind = random.pick(kinds);
  const [asked, own] = random.pick(kind);
  const [other, factor] = random.pick(kind);
  const digits = random.integer(1, 9) * 10 ** random.integer(0, 2) + random.integer(1, 9);
  const power = random.integer(-3, 3);
  const isRight = random.chance();
  const shift = isRight ? 0 : random.pick([-3, -2, -1, 1, 2, 3]);
  const notation = random.pick(notations);
  // The Swiss keep the point.
  const number = spelled(random, digits, power + own - factor + shift);
  const shown = notation === 'de-CH' ? number.replace(',', '.') : number;
  const unit = random.chance() ? other : other.replace(/\^([23])/g, (_, exponent: string) => raised[exponent] ?? '');
  const part: Part = {
    name: 'p',
    answerType: 4,
    accept: [{ value: `${digits}*10^(${power})` }],
    unit: asked,
  };
  return marking(part, `${shown}${random.pick([' ', ''])}${unit}`, notation, isRight);
}

function share(random: Random): TruthCase {
  const thousandths = random.integer(1, 1999);
  const isRight = random.chance();
  const shown = isRight ? thousandths : thousandths + random.pick([-1, 1, 10, 100]);
  const notation = random.pick(['de', 'fr', 'es'] as const);
  const percent = decimal(shown, -1, '');
  const typed = random.pick([
    `${percent}%`,
    `${percent} %`,
    `${percent}\u00a0%`,
    `${percent}\\%`,
    {
      de: `${percent} Prozent`,
      fr: `${percent} pour cent`,
      es: `${percent} ${random.pick(['por ciento', 'porciento'])}`,
    }[notation],
    decimal(shown, -3, ''),
  ]);
  return marking({ name: 'p', answerType: 4, accept: [{ value: `${thousandths}/1000` }] }, typed, notation, isRight);
}

const glyphs: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/8': '⅛',
};

function mixed(random: Random): TruthCase {
  const [above, below] = random
    .pick(Object.keys(glyphs).concat('5/8', '7/8', '5/6', '3/7', '4/9'))
    .split('/')
    .map(Number) as [number, number];
  const [whole, minus] = [random.integer(1, 12), random.chance(0.3) ? '-' : ''];
  const isRight = random.chance();
  const shown = isRight ? whole : whole + random.pick([-1, 1, 2]);
  const part = `${above}/${below}`;
  const glyph = glyphs[part];
  const typed =
    shown === 0
      ? `${minus}${part}`
      : random.pick([
          `${minus}${shown} ${part}`,
          `${minus}${shown}\\frac{${above}}{${below}}`,
          `${minus}${shown}\\ \\tfrac{${above}}{${below}}`,
          ...(glyph ? [`${minus}${shown}${glyph}`, `${minus}${shown} ${glyph}`] : []),
          `${minus}${shown * below + above}/${below}`,
          `${minus}${shown * below + above}:${below}`,
        ]);
  const key = `${minus}(${whole}+${part})`;
  return marking({ name: 'p', answerType: 4, accept: [{ value: key }] }, typed, random.pick(notations), isRight);
}

/** Answers as they are typed in other languages. */
export const regionalFamilies: readonly TruthFamily[] = [
  { name: 'measures in other units and notations', draw: measure, count: 1000 },
  { name: 'shares and percentages in other notations', draw: share, count: 1000 },
  { name: 'mixed numbers in other notations', draw: mixed, count: 1000 },
];
