import {
  type Complex,
  absoluteComplex,
  addComplex,
  argument,
  divideComplex,
  exponential,
  logarithm,
  multiplyComplex,
  squareRoot,
  subtractComplex,
} from '../numbers/complex.ts';
import { gamma } from './gamma.ts';

/** A function of one complex argument, with the size of its derivative for error propagation. */
export interface Elementary {
  readonly value: (z: Complex) => Complex;
  /** |f′(z)|, given z and w = f(z). Infinity where a jump is near. */
  readonly slope: (z: Complex, w: Complex) => number;
  /** True when f is real for all real arguments in its real domain but has jumps (floor, sign …). */
  readonly jumps?: true;
}

const unit: Complex = { re: 1, im: 0 };
const notANumber: Complex = { re: Number.NaN, im: Number.NaN };
const real = (re: number): Complex => ({ re, im: 0 });
const inverse = (z: Complex): Complex => divideComplex(unit, z);
const squared = (z: Complex): Complex => multiplyComplex(z, z);
const timesI = (z: Complex): Complex => ({ re: -z.im, im: z.re });
const overI = (z: Complex): Complex => ({ re: z.im, im: -z.re });

function sine(z: Complex): Complex {
  if (z.im === 0) return real(Math.sin(z.re));
  return { re: Math.sin(z.re) * Math.cosh(z.im), im: Math.cos(z.re) * Math.sinh(z.im) };
}

function cosine(z: Complex): Complex {
  if (z.im === 0) return real(Math.cos(z.re));
  return { re: Math.cos(z.re) * Math.cosh(z.im), im: -Math.sin(z.re) * Math.sinh(z.im) };
}

const tangent = (z: Complex): Complex => (z.im === 0 ? real(Math.tan(z.re)) : divideComplex(sine(z), cosine(z)));
const hyperbolicSine = (z: Complex): Complex => (z.im === 0 ? real(Math.sinh(z.re)) : overI(sine(timesI(z))));
const hyperbolicCosine = (z: Complex): Complex => (z.im === 0 ? real(Math.cosh(z.re)) : cosine(timesI(z)));
const hyperbolicTangent = (z: Complex): Complex => (z.im === 0 ? real(Math.tanh(z.re)) : overI(tangent(timesI(z))));

/** Principal inverse functions as in Abramowitz and Stegun, chapter 4 (with arccot z = arctan 1/z). */
function arcsine(z: Complex): Complex {
  if (z.im === 0 && Math.abs(z.re) <= 1) return real(Math.asin(z.re));
  const root = squareRoot(subtractComplex(unit, squared(z)));
  return overI(logarithm(addComplex(timesI(z), root)));
}

function arccosine(z: Complex): Complex {
  if (z.im === 0 && Math.abs(z.re) <= 1) return real(Math.acos(z.re));
  const w = arcsine(z);
  return { re: Math.PI / 2 - w.re, im: -w.im };
}

function arctangent(z: Complex): Complex {
  if (z.im === 0) return real(Math.atan(z.re));
  const iz = timesI(z);
  const difference = subtractComplex(logarithm(subtractComplex(unit, iz)), logarithm(addComplex(unit, iz)));
  return { re: -difference.im / 2, im: difference.re / 2 };
}

function arccotangent(z: Complex): Complex {
  return z.re === 0 && z.im === 0 ? real(Math.PI / 2) : arctangent(inverse(z));
}

function areaSine(z: Complex): Complex {
  if (z.im === 0) return real(Math.asinh(z.re));
  return overI(arcsine(timesI(z)));
}

function areaCosine(z: Complex): Complex {
  if (z.im === 0 && z.re >= 1) return real(Math.acosh(z.re));
  const product = multiplyComplex(squareRoot(addComplex(z, unit)), squareRoot(subtractComplex(z, unit)));
  return logarithm(addComplex(z, product));
}

function areaTangent(z: Complex): Complex {
  if (z.im === 0 && Math.abs(z.re) < 1) return real(Math.atanh(z.re));
  const difference = subtractComplex(logarithm(addComplex(unit, z)), logarithm(subtractComplex(unit, z)));
  return { re: difference.re / 2, im: difference.im / 2 };
}

/** 1 / |1 ± z²| and its square root: slopes of the inverse functions. */
const rootSlope = (z: Complex, sign: 1 | -1): number => 1 / Math.sqrt(poleSlopeSize(z, sign));
const poleSlopeSize = (z: Complex, sign: 1 | -1): number => {
  const square = squared(z);
  return absoluteComplex({ re: 1 + sign * square.re, im: sign * square.im });
};

function reciprocal(of: (z: Complex) => Complex, slope: (z: Complex) => number): Elementary {
  return {
    value: (z) => inverse(of(z)),
    slope: (z, w) => slope(z) * absoluteComplex(w) ** 2,
  };
}

function ofReciprocal(of: (z: Complex) => Complex, slope: (z: Complex) => number): Elementary {
  return { value: (z) => of(inverse(z)), slope: (z) => slope(inverse(z)) / absoluteComplex(z) ** 2 };
}

/** A function of real arguments with jumps: exact only away from them. */
function stepwise(of: (x: number) => number, distance: (x: number) => number): Elementary {
  return {
    value: (z) => (z.im === 0 ? real(of(z.re) + 0) : notANumber),
    slope: (z) => (distance(z.re) < 1e-9 ? Infinity : 0),
    jumps: true,
  };
}

const toInteger = (x: number): number => Math.abs(x - Math.round(x));
const size = absoluteComplex;

/** Functions of one argument by canonical name. */
export const elementary: Readonly<Record<string, Elementary>> = {
  sin: { value: sine, slope: (z) => size(cosine(z)) },
  cos: { value: cosine, slope: (z) => size(sine(z)) },
  tan: { value: tangent, slope: (_z, w) => 1 + size(w) ** 2 },
  cot: { value: (z) => inverse(tangent(z)), slope: (_z, w) => 1 + size(w) ** 2 },
  sec: reciprocal(cosine, (z) => size(sine(z))),
  csc: reciprocal(sine, (z) => size(cosine(z))),
  arcsin: { value: arcsine, slope: (z) => rootSlope(z, -1) },
  arccos: { value: arccosine, slope: (z) => rootSlope(z, -1) },
  arctan: { value: arctangent, slope: (z) => 1 / poleSlopeSize(z, 1) },
  arccot: { value: arccotangent, slope: (z) => 1 / poleSlopeSize(z, 1) },
  arcsec: ofReciprocal(arccosine, (z) => rootSlope(z, -1)),
  arccsc: ofReciprocal(arcsine, (z) => rootSlope(z, -1)),
  sinh: { value: hyperbolicSine, slope: (z) => size(hyperbolicCosine(z)) },
  cosh: { value: hyperbolicCosine, slope: (z) => size(hyperbolicSine(z)) },
  tanh: { value: hyperbolicTangent, slope: (_z, w) => 1 + size(w) ** 2 },
  coth: { value: (z) => inverse(hyperbolicTangent(z)), slope: (_z, w) => 1 + size(w) ** 2 },
  sech: reciprocal(hyperbolicCosine, (z) => size(hyperbolicSine(z))),
  csch: reciprocal(hyperbolicSine, (z) => size(hyperbolicCosine(z))),
  arsinh: { value: areaSine, slope: (z) => rootSlope(z, 1) },
  arcosh: { value: areaCosine, slope: (z) => rootSlope(z, -1) },
  artanh: { value: areaTangent, slope: (z) => 1 / poleSlopeSize(z, -1) },
  arcoth: ofReciprocal(areaTangent, (z) => 1 / poleSlopeSize(z, -1)),
  arsech: ofReciprocal(areaCosine, (z) => rootSlope(z, -1)),
  arcsch: ofReciprocal(areaSine, (z) => rootSlope(z, 1)),
  exp: { value: exponential, slope: (_z, w) => size(w) },
  ln: { value: (z) => (size(z) === 0 ? notANumber : logarithm(z)), slope: (z) => 1 / size(z) },
  abs: { value: (z) => real(size(z)), slope: () => 1 },
  sign: stepwise(Math.sign, (x) => (x === 0 ? 1 : Math.abs(x))),
  floor: stepwise(Math.floor, (x) => (Number.isInteger(x) ? 1 : toInteger(x))),
  ceil: stepwise(Math.ceil, (x) => (Number.isInteger(x) ? 1 : toInteger(x))),
  re: { value: (z) => real(z.re), slope: () => 1 },
  im: { value: (z) => real(z.im), slope: () => 1 },
  arg: { value: (z) => real(argument(z)), slope: (z) => 1 / size(z) },
  conj: { value: (z) => ({ re: z.re, im: z.im === 0 ? 0 : -z.im }), slope: () => 1 },
  gamma: { value: gamma, slope: (z, w) => size(w) * (1 + Math.abs(Math.log(size(z) + 1))) + 10 * size(w) },
  factorial: {
    value: (z) => gamma({ re: z.re + 1, im: z.im }),
    slope: (z, w) => size(w) * (1 + Math.abs(Math.log(size(z) + 2))) + 10 * size(w),
  },
};

/** Spellings that mean the same function; everything else keeps its own name. */
const spellings: Readonly<Record<string, string>> = {
  tg: 'tan',
  ctg: 'cot',
  cotg: 'cot',
  cosec: 'csc',
  arctg: 'arctan',
  arcctg: 'arccot',
  arccosec: 'arccsc',
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  acot: 'arccot',
  asec: 'arcsec',
  acsc: 'arccsc',
  sh: 'sinh',
  ch: 'cosh',
  th: 'tanh',
  arcsinh: 'arsinh',
  arccosh: 'arcosh',
  arctanh: 'artanh',
  arccoth: 'arcoth',
  arcsech: 'arsech',
  arccsch: 'arcsch',
  asinh: 'arsinh',
  acosh: 'arcosh',
  atanh: 'artanh',
  acoth: 'arcoth',
  asech: 'arsech',
  acsch: 'arcsch',
  Abs: 'abs',
  sgn: 'sign',
  signum: 'sign',
  ceiling: 'ceil',
  Re: 're',
  Im: 'im',
  Arg: 'arg',
  Gamma: 'gamma',
  binom: 'binomial',
  nCr: 'binomial',
  choose: 'binomial',
  GCD: 'gcd',
  LCM: 'lcm',
  factorial: 'factorial',
};

export function canonicalFunction(name: string): string {
  return spellings[name] ?? name;
}
