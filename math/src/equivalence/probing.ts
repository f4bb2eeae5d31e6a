import type { Complex } from '../algebra/complex.ts';
import type { Program } from '../algebra/program-builder.ts';
import { type Approximation, type NumberField, run } from '../algebra/run.ts';
import {
  type Assumptions,
  complexPoint,
  edgePoints,
  hasBranches,
  hasGeneralPowers,
  isIntegerLetter,
  pointCount,
  realPoint,
  specialPoint,
} from './points.ts';
import { differsPrecisely } from './precise-difference.ts';

export type ProbingResult = 'equal' | 'different' | 'unknown';

export interface ProbingOptions {
  readonly field: NumberField;
  readonly assumptions: Assumptions;
}

/** What the two values at one point say. `apart`: one is real and the other is not, or only one is defined. */
type Finding = 'same' | 'differ' | 'apart' | 'nothing';

/** Agreements at different points that are asked for before equality is believed. */
const enough = 6;

/**
 * Compares two expressions numerically at fixed points, with error bounds; near ties and every final "equal" are
 * checked once more with many digits. Real field: variables are real, and only points count where both values are
 * real: there one clear difference decides. Where a value is not real, the expression is taken to be undefined; if the
 * two are never defined together, their complex values are compared instead.
 */
export function probe(a: Program, b: Program, names: readonly string[], options: ProbingOptions): ProbingResult {
  const prober = new Prober(a, b, names, options);
  if (names.length === 0) return prober.closed();
  return options.field === 'complex' ? prober.complex() : prober.real();
}

class Prober {
  private readonly a: Program;
  private readonly b: Program;
  private readonly names: readonly string[];
  private readonly options: ProbingOptions;
  private readonly hasImaginary: boolean;
  /** Instructions that may still be run: some 20 ms. */
  private left = 250_000;

  constructor(a: Program, b: Program, names: readonly string[], options: ProbingOptions) {
    this.a = a;
    this.b = b;
    this.names = names;
    this.options = options;
    this.hasImaginary = a.imaginary || b.imaginary;
  }

  /** Numbers: one evaluation, then many digits. */
  closed(): ProbingResult {
    const finding = this.at([], true);
    if (finding === 'differ' || finding === 'apart') return 'different';
    return this.confirm([[]]);
  }

  complex(): ProbingResult {
    const agreed: Complex[][] = [];
    for (let k = 0; k < pointCount && agreed.length < enough; k++) {
      const point = complexPoint(k, this.names);
      const finding = this.at(point, true);
      if (finding === 'differ') return 'different';
      if (finding === 'same') agreed.push(point);
    }
    return agreed.length >= 3 ? this.confirm(agreed) : 'unknown';
  }

  real(): ProbingResult {
    const { agreed, apart, result } = this.sweep(this.options.assumptions, false);
    if (result) return result;
    if (agreed.length >= 3) return this.specials() ? 'different' : this.confirm(agreed);
    if (agreed.length > 0 && apart === 0) return this.confirm(agreed);
    return this.neverTogether();
  }

  /** The two are hardly ever both real: integers for n, m, k; then complex values. */
  private neverTogether(): ProbingResult {
    const integers = this.names.filter((name) => isIntegerLetter(name) && !this.options.assumptions[name]);
    if (integers.length > 0) {
      const assumed = Object.fromEntries(integers.map((name) => [name, 'integer' as const]));
      const { agreed, apart, result } = this.sweep({ ...this.options.assumptions, ...assumed }, false);
      if (result) return result;
      if (agreed.length >= 3) return this.confirm(agreed);
      if (apart > 0) return 'different';
    }
    const { agreed, apart, result } = this.sweep(this.options.assumptions, true);
    if (result) return result;
    if (apart > agreed.length) return 'different';
    return agreed.length >= 3 ? this.confirm(agreed) : 'unknown';
  }

  private sweep(
    assumptions: Assumptions,
    complexValues: boolean,
  ): { readonly agreed: Complex[][]; readonly apart: number; readonly result?: 'different' } {
    const agreed: Complex[][] = [];
    let apart = 0;
    for (let k = 0; k < pointCount && agreed.length < enough; k++) {
      const point = realPoint(k, this.names, assumptions);
      const finding = this.at(point, complexValues);
      if (finding === 'differ') return { agreed, apart, result: 'different' };
      if (finding === 'same') agreed.push(point);
      if (finding === 'apart') apart += 1;
    }
    return { agreed, apart };
  }

  /** Whether the two differ at small integers and halves or around the numbers that occur in them. */
  private specials(): boolean {
    const programs = [this.a, this.b];
    const { assumptions } = this.options;
    if (programs.some(hasGeneralPowers)) {
      for (let k = 0; k < 44; k++) {
        if (this.at(specialPoint(k, this.names, assumptions), false) === 'differ') return true;
      }
    }
    if (programs.some(hasBranches)) {
      for (const point of edgePoints(programs, this.names, assumptions)) {
        if (this.at(point, false) === 'differ') return true;
      }
    }
    return false;
  }

  /** Many digits at up to two of the points where doubles agreed. */
  private confirm(points: readonly (readonly Complex[])[]): ProbingResult {
    let confirmed = 0;
    for (const point of points.slice(0, 4)) {
      const differs = differsPrecisely(this.a, this.b, point, this.options.field);
      if (differs === true) return 'different';
      if (differs === false) confirmed += 1;
      if (confirmed >= 2 || (confirmed === 1 && this.names.length === 0)) return 'equal';
    }
    // Functions without a many-digit evaluation: the agreement of the doubles has to do.
    return confirmed > 0 || points.length >= 3 ? 'equal' : this.names.length === 0 ? this.closedInDoubles() : 'unknown';
  }

  private closedInDoubles(): ProbingResult {
    const value = run(this.a, [], this.options.field);
    return this.at([], true) === 'same' && value.error < 1e-9 * (1 + Math.abs(value.re)) ? 'equal' : 'unknown';
  }

  private at(point: readonly Complex[], complexValues: boolean): Finding {
    this.left -= this.a.code.length + this.b.code.length;
    if (this.left < 0) return 'nothing';
    const x = run(this.a, point, this.options.field);
    const y = run(this.b, point, this.options.field);
    const definedX = isDefined(x);
    const definedY = isDefined(y);
    if (!definedX || !definedY) return 'nothing';
    if (!this.hasImaginary && !complexValues && (x.im !== 0 || y.im !== 0)) {
      return x.im === 0 || y.im === 0 ? 'apart' : 'nothing';
    }
    const difference = Math.hypot(x.re - y.re, x.im - y.im);
    const error = x.error + y.error;
    const scale = Math.max(Math.hypot(x.re, x.im), Math.hypot(y.re, y.im));
    if (difference > 1e-6 * scale && difference > 1000 * error) return 'differ';
    if (difference <= 16 * error) return error < 1e-6 * scale || scale === 0 || error < 1e-9 ? 'same' : 'nothing';
    // Between the error bound and certainty: many digits decide.
    const precise = differsPrecisely(this.a, this.b, point, this.options.field);
    if (precise !== undefined) return precise ? 'differ' : 'same';
    return difference > 1000 * error ? 'differ' : 'nothing';
  }
}

function isDefined(value: Approximation): boolean {
  return Number.isFinite(value.re) && Number.isFinite(value.im) && Number.isFinite(value.error);
}
