/**
 * Real functions in binary fixed point: a number x is the bigint ⌊x·2^bits⌋. Methods from Brent and Zimmermann, Modern
 * Computer Arithmetic (2010), chapter 4: argument reduction, Taylor series, Newton steps from a double.
 */
export class FixedPoint {
  readonly bits: bigint;
  readonly one: bigint;
  readonly pi: bigint;
  private readonly ln2: bigint;

  constructor(bits: number) {
    this.bits = BigInt(bits);
    this.one = 1n << this.bits;
    // Machin's formula and ln 2 = 2 artanh(1/3).
    this.pi = 4n * (4n * this.inverseTangentSeries(5n, -1n) - this.inverseTangentSeries(239n, -1n));
    this.ln2 = 2n * this.inverseTangentSeries(3n, 1n);
  }

  /** Σ (sign)^k / ((2k+1) q^(2k+1)): arctan(1/q) for sign −1, artanh(1/q) for sign 1. */
  private inverseTangentSeries(q: bigint, sign: 1n | -1n): bigint {
    let power = this.one / q;
    let sum = power;
    for (let k = 3n; power !== 0n; k += 2n) {
      power = (sign * power) / (q * q);
      sum += power / k;
    }
    return sum;
  }

  multiply(a: bigint, b: bigint): bigint {
    return (a * b) >> this.bits;
  }

  divide(a: bigint, b: bigint): bigint {
    return (a << this.bits) / b;
  }

  /** From a double, exactly. */
  fromNumber(value: number): bigint {
    if (!Number.isFinite(value)) throw new RangeError('not finite');
    if (Number.isInteger(value)) return BigInt(value) << this.bits;
    // 2^1074 makes every double an integer; in two steps to avoid overflow.
    const exponent = Math.max(0, Math.min(1000, 60 - Math.floor(Math.log2(Math.abs(value) || 1))));
    const scaled = BigInt(Math.round(value * 2 ** exponent));
    const shift = this.bits - BigInt(exponent);
    return shift >= 0n ? scaled << shift : scaled >> -shift;
  }

  toNumber(a: bigint): number {
    const negative = a < 0n;
    const size = negative ? -a : a;
    const length = size.toString(16).length * 4;
    const drop = Math.max(0, length - 64);
    const value = Number(size >> BigInt(drop)) * 2 ** (drop - Number(this.bits));
    return negative ? -value : value;
  }

  squareRoot(a: bigint): bigint {
    if (a < 0n) throw new RangeError('negative radicand');
    if (a === 0n) return 0n;
    const target = a << this.bits;
    let guess = 1n << BigInt(Math.ceil((target.toString(16).length * 4) / 2) + 1);
    for (;;) {
      const next = (guess + target / guess) >> 1n;
      if (next >= guess) return guess;
      guess = next;
    }
  }

  exponential(a: bigint): bigint {
    const k = a / this.ln2 - (a < 0n ? 1n : 0n);
    if (k > 20_000n || k < -20_000n) throw new RangeError('exponent too large');
    const halvings = 12n;
    const r = (a - k * this.ln2) >> halvings;
    let term = this.one;
    let sum = this.one;
    for (let n = 1n; term !== 0n; n++) {
      term = this.multiply(term, r) / n;
      sum += term;
    }
    for (let n = 0n; n < halvings; n++) sum = this.multiply(sum, sum);
    return k >= 0n ? sum << k : sum >> -k;
  }

  /** Natural logarithm of a positive number: y ← y + 2(a − e^y)/(a + e^y), of third order. */
  logarithm(a: bigint): bigint {
    if (a <= 0n) throw new RangeError('logarithm of a non-positive number');
    // a = m·2^k with m near 1.
    const k = BigInt(a.toString(2).length) - 1n - this.bits;
    const m = k >= 0n ? a >> k : a << -k;
    let y = this.fromNumber(Math.log(this.toNumber(m)));
    for (let step = 0; step < mostPasses; step++) {
      const e = this.exponential(y);
      const correction = this.divide(2n * (m - e), m + e);
      y += correction;
      // The error after a pass is the cube of the correction.
      if (isBelow(correction, (this.bits * 2n) / 3n - 4n)) break;
    }
    return y + k * this.ln2;
  }

  sineAndCosine(a: bigint): readonly [bigint, bigint] {
    const halfPi = this.pi >> 1n;
    const quadrant = (a + (halfPi >> 1n)) / halfPi - (a + (halfPi >> 1n) < 0n ? 1n : 0n);
    const largest = 1n << (this.bits / 2n);
    if (quadrant > largest || quadrant < -largest) throw new RangeError('angle too large');
    const r = a - quadrant * halfPi;
    const square = this.multiply(r, r);
    let sine = r;
    let cosine = this.one;
    let sineTerm = r;
    let cosineTerm = this.one;
    for (let n = 1n; sineTerm !== 0n || cosineTerm !== 0n; n += 2n) {
      cosineTerm = -this.multiply(cosineTerm, square) / (n * (n + 1n));
      sineTerm = -this.multiply(sineTerm, square) / ((n + 1n) * (n + 2n));
      cosine += cosineTerm;
      sine += sineTerm;
      if (n > 2000n) throw new RangeError('no convergence');
    }
    switch (((quadrant % 4n) + 4n) % 4n) {
      case 0n:
        return [sine, cosine];
      case 1n:
        return [cosine, -sine];
      case 2n:
        return [-sine, -cosine];
      default:
        return [-cosine, sine];
    }
  }

  /** The argument of x + iy in (−π, π]: one Newton step of fifth order per pass from a double. */
  angle(y: bigint, x: bigint): bigint {
    if (y === 0n) return x >= 0n ? 0n : this.pi;
    const size = this.squareRoot(this.multiply(x, x) + this.multiply(y, y));
    if (size === 0n) throw new RangeError('angle of zero');
    let angle = this.fromNumber(Math.atan2(this.toNumber(this.divide(y, size)), this.toNumber(this.divide(x, size))));
    for (let step = 0; step < mostPasses; step++) {
      const [sine, cosine] = this.sineAndCosine(angle);
      const s = this.divide(this.multiply(y, cosine) - this.multiply(x, sine), size);
      angle += s + this.multiply(s, this.multiply(s, s)) / 6n;
      if (isBelow(s, (this.bits * 4n) / 5n - 4n)) break;
    }
    return angle;
  }
}

/** Enough for any number of digits: each pass has three to five times as many. */
const mostPasses = 12;

function isBelow(value: bigint, bits: bigint): boolean {
  const limit = 1n << bits;
  return value < limit && value > -limit;
}
