import type { Part } from '../../../math/src/exercises/document/document.ts';
import type { Random } from '../family.ts';

export interface TypedCase {
  readonly part: Part;
  readonly typed: string;
  readonly isRight: boolean;
}

const quantities: readonly (readonly [unit: string, spellings: readonly string[]])[] = [
  ['km/h', [' km/h', 'km/h', ' kmh', ' km h^-1', ' km·h⁻¹', '\\,\\mathrm{km/h}', '\\ \\text{km/h}', ' km / h']],
  ['m^2', [' m²', 'm^2', ' m^{2}', '\\,\\mathrm{m}^2', '\\text{ m}^{2}', ' sqm', ' m2']],
  ['€', ['€', ' €', ' EUR', ' euros', ' Euro', '\\,€', '\\text{ €}']],
  ['°C', ['°C', ' °C', ' ℃', '℃', '\\,^\\circ C', '^{\\circ}C', '\\text{ °C}']],
  ['N m', [' Nm', ' N m', ' N·m', ' N*m', '\\,\\mathrm{N\\,m}', '\\text{ Nm}', ' Newton metres']],
  ['min', [' min', ' minutes', ' Minutes', ' mins', 'min', '\\,\\mathrm{min}']],
  ['kg', [' kg', 'kg', ' Kg', ' kilograms', '\\ kg', '\\text{kg}', ' kg.']],
  ['%', ['%', ' %', '\\%', ' \\%', ' percent', ' per cent']],
  ['cm', [' cm', 'cm', '\\,cm', ' centimetres', ' centimeters', '~\\mathrm{cm}']],
];

/** A measure with its unit in a spelling of its own. */
export function drawQuantity(random: Random): TypedCase {
  const [unit, spellings] = random.pick(quantities);
  const size = random.integer(2, 900);
  const isRight = random.chance();
  const shown = isRight ? size : size + random.pick([1, 10, -1]);
  const lead = random.pick(['', '', '', '= ', 'x = ', '≈', ' '].slice(0, 5));
  const typed = `${lead}${shown}${random.pick(['', '', '.0'])}${random.pick(spellings)}`;
  return { part: { name: 'p', answerType: 4, unit, accept: [{ value: `${size}` }] }, typed, isRight };
}

/** Expressions in spellings of paper, phone and calculator, beside the plain one. */
const expressions: readonly ((a: number, b: number) => readonly [plain: string, spellings: readonly string[]])[] = [
  (a, b) => [
    `${a}x^2 - ${b}x`,
    [
      `${a}x² − ${b}x`,
      `${a}x^{2}-${b}x`,
      `${a}·x²-${b}·x`,
      `${a}*x^2-${b}*x`,
      `${a} x^2 - ${b} x`,
      `y=${a}x²-${b}x`,
      `f(x) = ${a}x^2-${b}x`,
      `-${b}x+${a}x²`,
      `${a}x**2-${b}x`,
    ],
  ],
  (a, b) => [
    `(x + ${a})/(x - ${b})`,
    [
      `\\frac{x+${a}}{x-${b}}`,
      `(x+${a})÷(x-${b})`,
      `(x+${a}):(x-${b})`,
      `{x+${a}}/{x-${b}}`,
      `\\dfrac{x+${a}}{x-${b}}`,
      `(x + ${a}) / (x – ${b})`,
    ],
  ],
  (a, b) => [
    `${a}sqrt(x) + ${b}`,
    [
      `${a}√x + ${b}`,
      `${a}√(x)+${b}`,
      `${a}\\sqrt{x}+${b}`,
      `${a}\\sqrt x+${b}`,
      `${a}x^(1/2)+${b}`,
      `${a}Sqrt(x)+${b}`,
      `${a}*sqrt(x)+${b}`,
      `${a}x^0.5+${b}`,
    ],
  ],
  (a, b) => [
    `${a}sin(${b}x)`,
    [
      `${a} sin ${b}x`,
      `${a}Sin(${b}x)`,
      `${a}\\sin ${b}x`,
      `${a}\\sin\\left(${b}x\\right)`,
      `${a}·sin(${b}x)`,
      `${a}sin(${b} x)`,
      `${a}SIN(${b}x)`,
    ],
  ],
  (a, b) => [
    `${a}e^(${b}x)`,
    [
      `${a}e^{${b}x}`,
      `${a}exp(${b}x)`,
      `${a}·e^(${b}x)`,
      `${a}\\mathrm{e}^{${b}x}`,
      `${a}ℯ^(${b}x)`,
      `${a}\\exp(${b}x)`,
      `${a} e^(${b} x)`,
    ],
  ],
  (a, b) => [
    `abs(x - ${a}) + ${b}`,
    [
      `|x-${a}|+${b}`,
      `∣x-${a}∣+${b}`,
      `|x − ${a}| + ${b}`,
      `\\left|x-${a}\\right|+${b}`,
      `\\lvert x-${a}\\rvert+${b}`,
      `Abs(x-${a})+${b}`,
      `${b}+|${a}-x|`,
    ],
  ],
  (a, b) => [
    `${a}ln(x) - ${b}`,
    [
      `${a} ln x - ${b}`,
      `${a}Ln(x)-${b}`,
      `${a}\\ln x-${b}`,
      `${a}\\ln\\left(x\\right)-${b}`,
      `${a}*ln(x)-${b}`,
      `${a}LN(x) − ${b}`,
    ],
  ],
  (a, b) => [
    `x^${a + 1}/${b + 1} + C`,
    [
      `\\frac{x^{${a + 1}}}{${b + 1}}+C`,
      `1/${b + 1} x^${a + 1} + C`,
      `\\frac{1}{${b + 1}}x^{${a + 1}}+C`,
      `x^${a + 1}:${b + 1}+C`,
    ],
  ],
];

export function drawExpression(random: Random): TypedCase {
  const [a, b] = [random.integer(2, 9), random.integer(2, 9)];
  const shape = random.pick(expressions);
  const isRight = random.chance();
  const [plain] = shape(a, b);
  const [, spellings] = shape(isRight ? a : a + 1, b);
  return { part: { name: 'p', answerType: 6, accept: [{ value: plain }] }, typed: random.pick(spellings), isRight };
}
