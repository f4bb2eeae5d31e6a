import { comparison, type Random, type TruthCase, type TruthFamily } from './family.ts';

/** Products and quotients of roots: the same wherever all roots are real; a changed number makes them different. */
function rootsOfLetters(random: Random): TruthCase {
  const [u, v] = random.pick([
    ['a', 'b'],
    ['L', 'C'],
    ['x', 'y'],
    ['x - 2', 'x + 2'],
    ['1 - x', '1 + x'],
    ['x', 'x + 3'],
    ['2x', 'y'],
    ['x y', 'z'],
    ['x^2 + 1', 'y'],
  ] as const);
  const n = random.integer(2, 9);
  return random.pick([
    () => comparison(`sqrt(${u})*sqrt(${v})`, `sqrt((${u})*(${v}))`, true),
    () => comparison(`sqrt(${u})/sqrt(${v})`, `sqrt((${u})/(${v}))`, true),
    () => comparison(`1/sqrt((${u})*(${v}))`, `1/(sqrt(${u})*sqrt(${v}))`, true),
    () => comparison(`sqrt((${u})/(${v}))*sqrt((${v})/(${u}))`, '1', true),
    () => comparison(`(${u})^(1/4)*(${v})^(1/4)`, `((${u})*(${v}))^(1/4)`, true),
    () => comparison(`(${u})^(1/3)*(${v})^(1/3)`, `((${u})*(${v}))^(1/3)`, true),
    () => comparison(`sqrt(${n}(${u}))`, `sqrt(${n})*sqrt(${u})`, true),
    () => comparison(`sqrt(${u})^2`, u, true),
    () => comparison(`sqrt(${u})*sqrt(${v})`, `sqrt((${u}) + (${v}))`, false),
    () => comparison(`sqrt(${u})/sqrt(${v})`, `sqrt((${v})/(${u}))`, false),
    () => comparison(`sqrt(${n}(${u}))`, `${n}sqrt(${u})`, false),
    () => comparison(`sqrt((${u})^2)`, u, u === 'x^2 + 1'),
    () => comparison(`sqrt((${u})*(${v}))`, `-sqrt(${u})*sqrt(${v})`, false),
  ])();
}

/** Laws of powers and logarithms with letters in the base and in the exponent. */
function lettersInTheBase(random: Random): TruthCase {
  const n = random.integer(2, 9);
  return random.pick([
    () => comparison('a^x b^x', '(a b)^x', true),
    () => comparison('a^x/b^x', '(a/b)^x', true),
    () => comparison('log_a(a^x)', 'x', true),
    () => comparison('a^(log_a(x))', 'x', true),
    () => comparison(`log_a(x^${n})`, `${n}log_a(x)`, true),
    () => comparison('log_a(x y)', 'log_a(x) + log_a(y)', true),
    () => comparison('log_a(b)', 'ln(b)/ln(a)', true),
    () => comparison('log_a(b)', '1/log_b(a)', true),
    () => comparison(`ln(x^${n})`, `${n}ln(x)`, true),
    () => comparison('e^(x ln(a))', 'a^x', true),
    () => comparison(`a^(${n}x)`, `(a^x)^${n}`, true),
    () => comparison(`a^(x + ${n})`, `a^x a^${n}`, true),
    () => comparison('a^x b^x', '(a + b)^x', false),
    () => comparison('log_a(x + y)', 'log_a(x) + log_a(y)', false),
    () => comparison('log_a(x)/log_a(y)', 'log_a(x - y)', false),
    () => comparison('log_a(b)', 'log_b(a)', false),
    () => comparison(`log_a(x)^${n}`, `${n}log_a(x)`, false),
    () => comparison(`a^(x^${n})`, `(a^x)^${n}`, false),
    () => comparison('a^x a^y', 'a^(x y)', false),
  ])();
}

/** Inverse functions: what holds wherever both sides are real, and the same with a slip. */
function inverseFunctions(random: Random): TruthCase {
  const u = random.pick(['x', '2x', 'x/3', 'x - 1', 'x + y', 'x y']);
  const [a, b, isRight] = random.pick<readonly [string, string, boolean]>([
    [`arcosh(${u})`, `ln(${u} + sqrt((${u})^2 - 1))`, true],
    [`arsinh(${u})`, `ln(${u} + sqrt((${u})^2 + 1))`, true],
    [`artanh(${u})`, `ln((1 + ${u})/(1 - (${u})))/2`, true],
    [`tan(arcsin(${u}))`, `(${u})/sqrt(1 - (${u})^2)`, true],
    [`cos(arctan(${u}))`, `1/sqrt(1 + (${u})^2)`, true],
    [`sin(2arctan(${u}))`, `2(${u})/(1 + (${u})^2)`, true],
    [`arcsin(${u})`, `pi/2 - arccos(${u})`, true],
    [`arctan(-(${u}))`, `-arctan(${u})`, true],
    [`cosh(arsinh(${u}))`, `sqrt(1 + (${u})^2)`, true],
    [`sinh(arcosh(${u}))`, `sqrt((${u})^2 - 1)`, true],
    [`d/dx(arcosh(x))`, '1/sqrt(x^2 - 1)', true],
    [`d/dx(arsinh(x))`, '1/sqrt(x^2 + 1)', true],
    [`d/dx(arctan(x))`, '1/(1 + x^2)', true],
    [`arcosh(${u})`, `ln(${u} - sqrt((${u})^2 - 1))`, false],
    [`arsinh(${u})`, `ln(${u} + sqrt((${u})^2 - 1))`, false],
    [`cos(arctan(${u}))`, `1/(1 + (${u})^2)`, false],
    [`arcsin(${u})`, `pi - arccos(${u})`, false],
    [`arccos(-(${u}))`, `arccos(${u})`, false],
    [`2arctan(${u})`, `arctan(2(${u})/(1 - (${u})^2))`, false],
    [`2arcsin(${u})`, `arcsin(2(${u})*sqrt(1 - (${u})^2))`, false],
    [`arctan(x) + arctan(y)`, 'arctan((x + y)/(1 - x y))', false],
    [`d/dx(arcosh(x))`, '1/sqrt(1 - x^2)', false],
  ]);
  return comparison(a, b, isRight);
}

/** n, m, k and j are whole beside π in a trigonometric function, in powers of negative numbers and under factorials. */
function wholeLetters(random: Random): TruthCase {
  const n = random.pick(['n', 'm', 'k', 'j']);
  const c = random.integer(2, 7);
  const [a, b, isRight] = random.pick<readonly [string, string, boolean]>([
    [`cos(pi ${n})`, `(-1)^${n}`, true],
    [`cos(2pi ${n})`, '1', true],
    [`sin(${c}pi ${n})`, '0', true],
    [`sin(x + 2pi ${n})`, 'sin(x)', true],
    [`cos(x + pi ${n})`, `(-1)^${n}*cos(x)`, true],
    [`tan(x + ${c}pi ${n})`, 'tan(x)', true],
    [`(-1)^(2${n})`, '1', true],
    [`(-1)^(${n} + 2)`, `(-1)^${n}`, true],
    [`(-1)^(${n} + 1)`, `-(-1)^${n}`, true],
    [`(${n} + 1)!/${n}!`, `${n} + 1`, true],
    [`(${n} + ${c})!`, `(${n} + ${c})*(${n} + ${c - 1})!`, true],
    [`sin(pi ${n} + pi/2)`, `(-1)^${n}`, true],
    [`(-${c})^${n}`, `(-1)^${n}*${c}^${n}`, true],
    [`cos(pi ${n})`, '1', false],
    [`sin(pi ${n}/2)`, '0', false],
    [`cos(pi ${n})`, `(-1)^(${n} + 1)`, false],
    [`(-1)^${n}`, '1', false],
    [`cos(pi x)`, '(-1)^x', false],
    [`sin(pi x)`, '0', false],
    [`cos(2pi x)`, '1', false],
    [`abs(${n})`, n, false],
    [`${n}^2`, n, false],
    [`floor(${n})`, n, false],
    [`sqrt(${n}^2)`, n, false],
    [`(2${n})!`, `2*${n}!`, false],
    [`tan(x + pi ${n}/2)`, 'tan(x)', false],
  ]);
  return comparison(a, b, isRight);
}

/** Numbers that no fingerprint may lose: products of its primes, and any others, as summands, factors and arguments. */
function hugeNumbers(random: Random): TruthCase {
  const primes = ['67108837', '67108777', '67108753'];
  const product = primes.reduce((a, b) => a * BigInt(b), 1n) ** BigInt(random.integer(1, 3));
  const long = random.chance() ? product * BigInt(random.integer(1, 99)) : BigInt(`9${random.integer(1e9, 9e9)}`) ** 4n;
  const expression = random.pick(['x', 'x^2 + 1', 'sin(x)', 'sqrt(x)', 'a b', 'e^x', 'ln(x)/x', '1/(x + y)', '5']);
  const coefficient = random.pick(['', '*x', '*x^2', '*pi', '*sqrt(2)']);
  return random.pick([
    () => comparison(expression, `${expression} + ${long}${coefficient}`, false),
    () => comparison(`${expression} - ${long}${coefficient}`, expression, false),
    () => comparison(`(${expression})*${long}`, `(${expression})*${long + product}`, false),
    () => comparison(`{${expression}}`, `{${expression} + ${long}}`, false),
    () => comparison(`(${expression}, 1)`, `(${expression}, ${1n + product})`, false),
    () => comparison(`x^2 + ${long}`, `${long} + x*x`, true),
    () => comparison(`(x + ${long})(x - ${long})`, `x^2 - ${long * long}`, true),
    () => comparison(`(x + ${long})(x - ${long})`, `x^2 - ${long * long + product}`, false),
    () => comparison(`${expression} + ${long}`, `${long} + ${expression}`, true),
  ])();
}

/** Differences far below what doubles hold. The truth is known: a number that is not 0 was added. */
function tinyDifferences(random: Random): TruthCase {
  const k = random.integer(12, 60);
  const tiny = `10^(-${k})`;
  const value = random.pick([
    'pi',
    'sqrt(2)',
    'e',
    'ln(2)',
    'sin(1)',
    'x',
    'sin(x)',
    'e^x',
    'arctan(x)',
    'sqrt(x^2 + 1)',
    'ln(x)',
  ]);
  return random.pick([
    () => comparison(value, `${value} + ${tiny}`, false),
    () => comparison(value, `${value}*(1 - ${tiny})`, false),
    () => comparison(`sin(${tiny})`, tiny, false),
    () => comparison(`cos(${tiny})`, '1', false),
    () => comparison(`ln(1 + ${tiny})`, '0', false),
    () => comparison(`e^(x + ${tiny})`, 'e^x', false),
    () => comparison(`sqrt(1 + ${tiny})`, `1 + ${tiny}/2`, false),
    () => comparison(`arctan(${tiny})`, `sin(${tiny})`, false),
    () => comparison(`sin(x + ${tiny})`, 'sin(x)', false),
    () => comparison(`sin(2*${tiny})`, `2sin(${tiny})cos(${tiny})`, true),
    () => comparison(`e^(x + ${tiny})`, `e^x e^(${tiny})`, true),
    () => comparison(`ln(1 + ${tiny})`, `-ln(1/(1 + ${tiny}))`, true),
    () => comparison(`(${value} + ${tiny})^2`, `(${value})^2 + 2*${tiny}*(${value}) + 10^(-${2 * k})`, true),
    () => comparison(`sqrt(1 + ${tiny})^4`, `1 + 2*${tiny} + 10^(-${2 * k})`, true),
  ])();
}

/** Numbers in roots, π, e and logarithms: identities, and the same with a digit changed. */
function closedNumbers(random: Random): TruthCase {
  const [a, b] = [random.integer(2, 30), random.integer(2, 30)];
  const off = random.chance() ? 0 : random.nonZero(-1, 1);
  const isRight = off === 0;
  return random.pick([
    () => comparison(`sqrt(${a + b} + 2sqrt(${a * b}))`, `sqrt(${a}) + sqrt(${b + off})`, isRight),
    () => comparison(`sqrt(${a * a * b})`, `${a + off}sqrt(${b})`, isRight),
    () =>
      comparison(
        `1/(sqrt(${a + b}) - sqrt(${a}))`,
        `(sqrt(${a + b}) + sqrt(${a}))/${b + off}`,
        isRight || b + off === 0,
      ),
    () => comparison(`ln(${a * b})`, `ln(${a}) + ln(${b + off})`, isRight),
    () => comparison(`ln(${a}^${b})`, `${b + off}ln(${a})`, isRight),
    () => comparison(`arctan(1/${a}) + arctan(${a})`, `pi/${2 + Math.abs(off)}`, isRight),
    () => comparison(`e^(${a}ln(${b}))`, `${b}^${a + off}`, isRight),
    () => comparison(`log_${a}(${a}^${b})`, `${b + off}`, isRight),
    () => comparison(`sin(${a}pi/${b})^2 + cos(${a}pi/${b})^2`, `${1 + Math.abs(off)}`, isRight),
    () => comparison(`cos(2*${a}/7)`, `1 - 2sin(${a + off}/7)^2`, isRight),
    () => comparison(`(${a} + sqrt(${b}))^2`, `${a * a + b + off} + ${2 * a}sqrt(${b})`, isRight),
    () => comparison(`floor(${a}pi)`, `${Math.floor(a * Math.PI) + off}`, isRight),
    () =>
      comparison(
        `abs(${a} - ${b}sqrt(2))`,
        `${a > b * Math.SQRT2 ? '' : '-'}(${a} - ${b}sqrt(2))${off === 0 ? '' : ' + 1'}`,
        isRight,
      ),
  ])();
}

/** Continued and nested fractions, with a number changed or not. */
function nestedFractions(random: Random): TruthCase {
  const [a, b, c] = [random.integer(1, 9), random.integer(1, 9), random.integer(1, 9)];
  const off = random.chance() ? 0 : random.nonZero(-3, 3);
  const u = random.pick(['x', 'sin(x)', 'e^x', 'x y', 'pi', 'sqrt(2)', '0.1x']);
  const isRight = off === 0;
  return random.pick([
    () => comparison(`${a} + 1/(${b} + 1/(${u}))`, `${a} + (${u})/(${b}(${u}) + ${1 + off})`, isRight),
    () => comparison(`1/(1/(${u}) + 1/${a})`, `${a}(${u})/(${u} + ${a + off})`, isRight),
    () => comparison(`(1/(${u}) - 1/${a})/(1/(${u})^2 - 1/${a * a})`, `${a}(${u})/(${a + off} + ${u})`, isRight),
    () =>
      comparison(`${c}/(1 + ${a}/(1 + ${b}/(${u})))`, `${c + off}(${u} + ${b})/(${u} + ${b} + ${a}(${u}))`, isRight),
  ])();
}

/** Conjugates and sizes of complex numbers. */
function complexLetters(random: Random): TruthCase {
  const [a, b, isRight] = random.pick<readonly [string, string, boolean]>([
    ['z*conj(z)', 'abs(z)^2', true],
    ['conj(z*w)', 'conj(z)*conj(w)', true],
    ['conj(z + w)', 'conj(z) + conj(w)', true],
    ['re(z)', '(z + conj(z))/2', true],
    ['im(z)', '(z - conj(z))/(2i)', true],
    ['re(z)^2 + im(z)^2', 'abs(z)^2', true],
    ['abs(conj(z))', 'abs(z)', true],
    ['conj(conj(z))', 'z', true],
    ['abs(x + i y)', 'sqrt(x^2 + y^2)', true],
    ['1/(x + i y)', '(x - i y)/(x^2 + y^2)', true],
    ['e^(i x)', 'cos(x) + i sin(x)', true],
    ['conj(z)', 'z', false],
    ['re(z*w)', 're(z)*re(w)', false],
    ['z^2 + conj(z)*0', 'abs(z)^2', false],
    ['im(z)', '0', false],
    ['conj(z)*w', 'z*conj(w)', false],
    ['e^(i x)', 'cos(x) - i sin(x)', false],
    ['abs(x + i y)', 'x + y', false],
  ]);
  return comparison(a, b, isRight);
}

export const scalarFamilies: readonly TruthFamily[] = [
  { name: 'roots of letters', draw: rootsOfLetters },
  { name: 'letters in the base', draw: lettersInTheBase },
  { name: 'inverse functions', draw: inverseFunctions },
  { name: 'whole letters', draw: wholeLetters },
  { name: 'huge numbers', draw: hugeNumbers },
  { name: 'tiny differences', draw: tinyDifferences },
  { name: 'closed numbers', draw: closedNumbers },
  { name: 'nested fractions', draw: nestedFractions },
  { name: 'complex letters', draw: complexLetters },
];
