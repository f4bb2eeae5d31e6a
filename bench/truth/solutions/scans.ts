import { type Random, type TruthFamily, comparison } from '../family.ts';
import { listed, roots, spoiled } from './solutions.ts';

/** Functions that are positive everywhere. */
const positive = [
  'e^x',
  '(sin(x) + 2)',
  '(e^x + x^2 + 1)',
  'cosh(x)',
  '(x^2 + cos(x) + 2)',
  'sqrt(x^2 + 1)',
  '(abs(x) + 1)',
  '(2 + sin(x)cos(3x))',
  '(arctan(x) + 2)',
  '2^(x sin(x))',
  '(x^4 + e^(-x))',
];

/** Functions that are 0 at 0 only: of both signs, or positive elsewhere. */
const through = [
  'u',
  'sinh(u)',
  'arctan(u)',
  '(e^u - 1)',
  '(u^3 + u)',
  'arsinh(u)',
  'u e^u',
  '(u + sin(u))',
  'tanh(u)',
];
const touching = [
  'u^2',
  '(cosh(u) - 1)',
  'abs(u)',
  '(e^u - u - 1)',
  'u sinh(u)',
  'u arctan(u)',
  'ln(u^2 + 1)',
  '(u^2 + sin(u)^2)',
];

function zeroAt(shape: string, root: number): string {
  return shape.replaceAll('u', `(x - (${root}))`);
}

/** Equations that no formula solves, made of factors whose zeros are known. */
function hiddenZeros(random: Random) {
  const values = roots(random, random.integer(1, 2));
  const factors = values.map((root) => zeroAt(random.pick(random.chance() ? through : touching), root));
  const product = [...factors, random.pick(positive)].join(' * ');
  const isRight = random.chance();
  return comparison(`${product} = 0`, listed(random, isRight ? values : spoiled(random, values)), isRight);
}

/** Inequalities with the same: where only touching factors occur, single points decide. */
function hiddenSigns(random: Random) {
  const [root = 0, other = 1] = roots(random, 2);
  const crosses = random.chance();
  const factor = zeroAt(random.pick(crosses ? through : touching), root);
  const statement = (relation: string): string => `${factor} * ${random.pick(positive)} ${relation} 0`;
  switch (random.integer(0, 5)) {
    case 0:
      return comparison(statement('>'), crosses ? `x > ${root}` : `x != ${root}`, true);
    case 1:
      return comparison(statement('>='), crosses ? `x >= ${root}` : 'true', true);
    case 2:
      return comparison(statement('<='), crosses ? `x <= ${root}` : `x = ${root}`, true);
    case 3:
      return comparison(statement('>'), crosses ? `x >= ${root}` : 'true', false);
    case 4:
      return comparison(statement('<='), crosses ? `x < ${root}` : 'false', false);
    default:
      return comparison(statement('<='), crosses ? `x <= ${other}` : `x = ${other}`, false);
  }
}

/** Antiderivatives and their derivatives, written by hand. */
const antiderivatives: readonly (readonly [integrand: string, antiderivative: string])[] = [
  ['x^n', 'x^(n+1)/(n+1)'],
  ['(2*x + 1)^n', '(2*x + 1)^(n+1)/(2*n+2)'],
  ['e^x', 'e^x'],
  ['e^(n x)', 'e^(n x)/n'],
  ['sin(x)', '-cos(x)'],
  ['cos(n x)', 'sin(n x)/n'],
  ['x e^x', '(x - 1)e^x'],
  ['x e^(x^2)', 'e^(x^2)/2'],
  ['sin(x)^2', '(x - sin(x)cos(x))/2'],
  ['1/(x + n)', 'ln(x + n)'],
  ['1/(x^2 + 1)', 'arctan(x)'],
  ['x/(x^2 + n)', 'ln(x^2 + n)/2'],
  ['sqrt(x + n)', '2(x + n)^(3/2)/3'],
  ['sin(x)cos(x)', 'sin(x)^2/2'],
  ['x cos(x)', 'x sin(x) + cos(x)'],
  ['x^2 + n x - 3', 'x^3/3 + n x^2/2 - 3*x'],
  ['ln(x + n)', '(x + n)ln(x + n) - x'],
];

function definiteIntegrals(random: Random) {
  const [integrand, antiderivative] = random.pick(antiderivatives);
  const n = random.integer(1, 9);
  const low = random.integer(0, 2);
  const high = low + random.integer(1, 3);
  const fill = (text: string, x: string): string => text.replace(/\bn\b/g, `(${n})`).replace(/\bx\b/g, `(${x})`);
  const body = integrand.replace(/\bn\b/g, `(${n})`);
  const isRight = random.chance();
  const value = `${fill(antiderivative, String(high))} - (${fill(antiderivative, String(low))})`;
  return comparison(`∫_${low}^${high} ${body} dx`, isRight ? value : `${value} + 1/${random.integer(2, 50)}`, isRight);
}

export const solutionScanFamilies: readonly TruthFamily[] = [
  { name: 'equations that no formula solves', draw: hiddenZeros },
  { name: 'inequalities that no formula solves', draw: hiddenSigns },
  { name: 'definite integrals', draw: definiteIntegrals },
];
