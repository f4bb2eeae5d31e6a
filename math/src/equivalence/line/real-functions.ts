import { fixed, noise, size, sumOf, wholeOf } from './digits.ts';

type RealFunction = (args: readonly bigint[]) => bigint | undefined;

/** A function of one argument that has a value everywhere but where `of` gives undefined. */
function unary(of: (a: bigint) => bigint | undefined): RealFunction {
  return ([a = 0n]) => of(a);
}

function settled(a: bigint): bigint {
  return size(a) < noise ? 0n : a;
}

function quotient(a: bigint | undefined, b: bigint | undefined): bigint | undefined {
  return a === undefined || b === undefined || b === 0n ? undefined : fixed.divide(a, b);
}

const sine = (a: bigint): bigint => settled(fixed.sineAndCosine(a)[0]);
const cosine = (a: bigint): bigint => settled(fixed.sineAndCosine(a)[1]);

/** e^a; what is too small for the digits kept is not taken for 0. */
export function exponential(a: bigint): bigint {
  const value = fixed.exponential(a);
  if (value < noise) throw new RangeError('too small');
  return value;
}

function logarithm(a: bigint): bigint | undefined {
  return a > 0n ? settled(fixed.logarithm(a)) : undefined;
}

const arcsine = (a: bigint): bigint | undefined => {
  if (size(a) - fixed.one > noise) return undefined;
  const rest = fixed.one - fixed.multiply(a, a);
  return fixed.angle(a, rest > noise ? fixed.squareRoot(rest) : 0n);
};
const arccosine = (a: bigint): bigint | undefined => {
  const other = arcsine(a);
  return other === undefined ? undefined : sumOf(fixed.pi >> 1n, -other);
};
const arctangent = (a: bigint): bigint => fixed.angle(a, fixed.one);

function hyperbolic(a: bigint): { readonly sinh: bigint; readonly cosh: bigint } {
  const up = exponential(a);
  const down = fixed.divide(fixed.one, up);
  return { sinh: sumOf(up, -down) >> 1n, cosh: (up + down) >> 1n };
}

function areaSine(a: bigint): bigint | undefined {
  // Odd, and without cancellation for positive arguments.
  const value = logarithm(size(a) + fixed.squareRoot(fixed.multiply(a, a) + fixed.one));
  return value !== undefined && a < 0n ? -value : value;
}

function areaCosine(a: bigint): bigint | undefined {
  const over = fixed.multiply(a, a) - fixed.one;
  if (a < 0n || over < -noise) return undefined;
  return over <= noise ? 0n : logarithm(a + fixed.squareRoot(over));
}

function areaTangent(a: bigint): bigint | undefined {
  const value = size(a) < fixed.one ? logarithm(fixed.divide(fixed.one + a, fixed.one - a)) : undefined;
  return value === undefined ? undefined : value >> 1n;
}

function floorOf(a: bigint): bigint {
  return (wholeOf(a) ?? a >> fixed.bits) << fixed.bits;
}

function factorial(a: bigint): bigint | undefined {
  const n = wholeOf(a);
  if (n === undefined || n > 1000n) throw new RangeError('factorial');
  if (n < 0n) return undefined;
  let product = 1n;
  for (let k = 2n; k <= n; k++) product *= k;
  return product << fixed.bits;
}

function rounded(a: bigint): bigint {
  const value = floorOf(size(a) + (fixed.one >> 1n));
  return a < 0n ? -value : value;
}

const inverse = (a: bigint): bigint | undefined => quotient(fixed.one, a);
const after = (of: (a: bigint) => bigint | undefined): RealFunction =>
  unary((a) => {
    const inner = inverse(a);
    return inner === undefined ? undefined : of(inner);
  });

const functions: Readonly<Record<string, RealFunction>> = {
  sin: unary(sine),
  cos: unary(cosine),
  tan: unary((a) => quotient(sine(a), cosine(a))),
  cot: unary((a) => quotient(cosine(a), sine(a))),
  sec: unary((a) => inverse(cosine(a))),
  csc: unary((a) => inverse(sine(a))),
  arcsin: unary(arcsine),
  arccos: unary(arccosine),
  arctan: unary(arctangent),
  arccot: unary((a) => (a === 0n ? fixed.pi >> 1n : arctangent(fixed.divide(fixed.one, a)))),
  arcsec: after(arccosine),
  arccsc: after(arcsine),
  sinh: unary((a) => hyperbolic(a).sinh),
  cosh: unary((a) => hyperbolic(a).cosh),
  tanh: unary((a) => quotient(hyperbolic(a).sinh, hyperbolic(a).cosh)),
  coth: unary((a) => quotient(hyperbolic(a).cosh, hyperbolic(a).sinh)),
  sech: unary((a) => inverse(hyperbolic(a).cosh)),
  csch: unary((a) => inverse(hyperbolic(a).sinh)),
  arsinh: unary(areaSine),
  arcosh: unary(areaCosine),
  artanh: unary(areaTangent),
  arcoth: after(areaTangent),
  arsech: after(areaCosine),
  arcsch: after(areaSine),
  exp: unary(exponential),
  ln: unary(logarithm),
  log: ([a = 0n, b = 0n]) => quotient(logarithm(a), logarithm(b)),
  abs: unary(size),
  sign: unary((a) => (a === 0n ? 0n : a < 0n ? -fixed.one : fixed.one)),
  floor: unary(floorOf),
  ceil: unary((a) => -floorOf(-a)),
  round: (args) => {
    if (args.length > 1) throw new RangeError('rounding to decimals');
    return rounded(args[0] ?? 0n);
  },
  re: unary((a) => a),
  conj: unary((a) => a),
  factorial: unary(factorial),
  min: (args) => args.reduce((x, y) => (y < x ? y : x)),
  max: (args) => args.reduce((x, y) => (y > x ? y : x)),
};

/** A function of real numbers with many digits; undefined values are outside its domain. */
export function realFunction(name: string): RealFunction | undefined {
  return Object.hasOwn(functions, name) ? functions[name] : undefined;
}
