import { type Random, type TruthFamily, comparison } from '../family.ts';

const always = [
  'x = x',
  'x^2 >= 0',
  'sin(x) <= 1',
  'sin(x)^2 + cos(x)^2 = 1',
  'e^x > 0',
  'abs(x) >= 0',
  'x^2 + 1 > 0',
  '(x + y)^2 = x^2 + 2x y + y^2',
  'sin(a + b) = sin(a)cos(b) + cos(a)sin(b)',
  'cosh(x) >= 1',
  '(x - y)^2 >= 0',
  'x^2 + y^2 >= 2x y',
  '0 < 1',
  'x^2 - 2x + 1 >= 0',
  'cos(2x) = 1 - 2sin(x)^2',
  'x^4 + x^2 + 1 > 0',
  '2^x > 0',
  '3 + 4cos(x) <= 7',
];
const never = [
  'x = x + 1',
  '0 = 1',
  'x^2 = -4',
  'abs(x) < 0',
  'sin(x) = 2',
  'e^x = 0',
  'e^x < 0',
  'x + y = x + y + 1',
  'sqrt(x) = -1',
  'x^2 + y^2 < 0',
  'x^2 + x + 1 = 0',
  'ln(x) = ln(x) + 1',
  '2x + 3 = 2(x + 1)',
  'cos(x) > 1',
  'abs(x - 1) = -2',
  'x < 1 and x > 2',
  '1/x = 0',
  'sin(x)^2 + cos(x)^2 = 2',
];
const sometimes = [
  'x = 1',
  'x^2 > 0',
  'sin(x) < 1',
  '(x - pi)^2 > 0',
  'cos(x) = 1',
  'x >= 0',
  'abs(x) > 0',
  'x + y = y + 1',
  'x^2 + y^2 > 0',
  '(x - y)^2 > 0',
  '(x - 1)^2 <= 0',
  'sin(x)^2 = 0',
  'x y = y x + x',
  'e^x >= 1',
  'x^2 + y^2 <= 0',
  'abs(sin(x)) > 0',
  'cosh(x) > 1',
  'ln(x) = 50',
  'x^2 = 0',
  '(x - 1000003)^2 > 0',
  'e^x = 10^12',
  'sin(x) + cos(x) < sqrt(2)',
];

function constantStatements(random: Random) {
  const kind = random.integer(0, 2);
  const statement = random.pick(kind === 0 ? always : kind === 1 ? never : sometimes);
  const value = random.chance();
  const isRight = kind < 2 && value === (kind === 0);
  const [a, b] = random.chance() ? [statement, String(value)] : [String(value), statement];
  return comparison(a, b, isRight);
}

export const solutionStatementFamilies: readonly TruthFamily[] = [
  { name: 'statements true for all, for none and for some', draw: constantStatements },
];
