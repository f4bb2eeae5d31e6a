/** Double-precision complex numbers: enough for probing and for values shown to people, never for proofs. */
export interface Complex {
  readonly re: number;
  readonly im: number;
}

export function addComplex(a: Complex, b: Complex): Complex {
  return { re: a.re + b.re, im: a.im + b.im };
}

export function subtractComplex(a: Complex, b: Complex): Complex {
  return { re: a.re - b.re, im: a.im - b.im };
}

export function multiplyComplex(a: Complex, b: Complex): Complex {
  if (a.im === 0 && b.im === 0) return { re: a.re * b.re, im: 0 };
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

/** Division by Smith's method (1962), which does not overflow early. */
export function divideComplex(a: Complex, b: Complex): Complex {
  if (b.im === 0) return { re: a.re / b.re, im: a.im === 0 ? 0 : a.im / b.re };
  if (Math.abs(b.re) >= Math.abs(b.im)) {
    const ratio = b.im / b.re;
    const scale = b.re + b.im * ratio;
    return { re: (a.re + a.im * ratio) / scale, im: (a.im - a.re * ratio) / scale };
  }
  const ratio = b.re / b.im;
  const scale = b.re * ratio + b.im;
  return { re: (a.re * ratio + a.im) / scale, im: (a.im * ratio - a.re) / scale };
}

export function absoluteComplex(a: Complex): number {
  return a.im === 0 ? Math.abs(a.re) : Math.hypot(a.re, a.im);
}

/** Principal argument in (-π, π]. */
export function argument(a: Complex): number {
  return Math.atan2(a.im + 0, a.re);
}

export function exponential(a: Complex): Complex {
  const size = Math.exp(a.re);
  return a.im === 0 ? { re: size, im: 0 } : { re: size * Math.cos(a.im), im: size * Math.sin(a.im) };
}

/** Principal logarithm. */
export function logarithm(a: Complex): Complex {
  if (a.im === 0 && a.re > 0) return { re: Math.log(a.re), im: 0 };
  return { re: Math.log(absoluteComplex(a)), im: argument(a) };
}

/** Principal square root. */
export function squareRoot(a: Complex): Complex {
  if (a.im === 0) return a.re >= 0 ? { re: Math.sqrt(a.re), im: 0 } : { re: 0, im: Math.sqrt(-a.re) };
  const size = absoluteComplex(a);
  const re = Math.sqrt((size + Math.abs(a.re)) / 2);
  const im = Math.abs(a.im) / (2 * re);
  return a.re >= 0 ? { re, im: a.im < 0 ? -im : im } : { re: im, im: a.im < 0 ? -re : re };
}

/** Principal power; integer exponents by repeated squaring. */
export function powerComplex(a: Complex, b: Complex): Complex {
  if (b.im === 0) {
    if (a.im === 0 && (a.re >= 0 || Number.isInteger(b.re))) return { re: a.re ** b.re, im: 0 };
    if (Number.isInteger(b.re) && Math.abs(b.re) <= 1024) return integerPower(a, b.re);
    if (b.re === 0.5) return squareRoot(a);
  }
  if (a.re === 0 && a.im === 0) return b.re > 0 ? { re: 0, im: 0 } : { re: Number.NaN, im: Number.NaN };
  return exponential(multiplyComplex(b, logarithm(a)));
}

function integerPower(a: Complex, exponent: number): Complex {
  let result: Complex = { re: 1, im: 0 };
  let square = a;
  for (let k = Math.abs(exponent); k > 0; k = Math.floor(k / 2)) {
    if (k % 2 === 1) result = multiplyComplex(result, square);
    square = multiplyComplex(square, square);
  }
  return exponent < 0 ? divideComplex({ re: 1, im: 0 }, result) : result;
}
