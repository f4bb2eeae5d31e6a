import type { Complex } from '../../algebra/numbers/complex.ts';
import type { Program } from '../../algebra/evaluating/program-builder.ts';
import { type NumberField, run } from '../../algebra/evaluating/run.ts';
import type { Approximation } from '../../algebra/evaluating/approximation.ts';
import { customaryAssumptions, hasCustomaryLetters } from './customary-letters.ts';
import { KinkSearch } from '../kinks/search.ts';
import { type Assumptions, complexPoint, hasGeneralPowers, pointCount, realPoint, specialPoint } from './points.ts';
import { areTooFarApart, differsPrecisely } from '../precise/precise-difference.ts';
import { RealRunner } from '../kinks/real-run.ts';

export type ProbingResult = 'equal' | 'different' | 'unknown';

export interface ProbingOptions {
  readonly field: NumberField;
  readonly assumptions: Assumptions;
}

/** The result of comparing the values at one point. */
type Finding = 'same' | 'differ' | 'nothing';

/** Agreements at different points that are asked for before equality is believed. */
const enough = 24;
/** How many of them are looked at with error bounds. */
const looked = 6;
/** Of smaller values the squares are lost in doubles: only many digits tell them apart. */
const smallestClear = 1e-140;
/** Comparisons with many digits that the search around kinks may ask for. */
const mostCloseLooks = 24;

/**
 * Compares two expressions numerically at fixed points, with error bounds; near ties and every final "equal" are
 * checked once more with many digits. Real field: letters are real, and only points count where both expressions are
 * real with all their parts: there one clear difference decides. If the two are never defined together, their complex
 * values are compared instead.
 */
export function probe(a: Program, b: Program, names: readonly string[], options: ProbingOptions): ProbingResult {
  const prober = new Prober(a, b, names, options);
  const result = names.length === 0 ? prober.closed() : options.field === 'complex' ? prober.complex() : prober.real();
  return result === 'equal' && areTooFarApart(a, b) ? 'unknown' : result;
}

class Prober {
  private readonly a: Program;
  private readonly b: Program;
  private readonly names: readonly string[];
  private readonly field: NumberField;
  private readonly assumptions: Assumptions;
  private closeLooks = mostCloseLooks;

  constructor(a: Program, b: Program, names: readonly string[], { field, assumptions }: ProbingOptions) {
    this.a = a;
    this.b = b;
    this.names = names;
    this.field = field;
    this.assumptions = hasCustomaryLetters(names) ? { ...customaryAssumptions([a, b]), ...assumptions } : assumptions;
  }

  /** Numbers: one evaluation, then many digits. */
  closed(): ProbingResult {
    const finding = this.at([], this.field);
    if (finding === 'differ') return 'different';
    return this.confirm([[]], this.field);
  }

  complex(): ProbingResult {
    const agreed: Complex[][] = [];
    for (let k = 0; k < pointCount && agreed.length < enough; k++) {
      const off = complexPoint(k, this.names);
      const whole = realPoint(k, this.names, this.assumptions);
      const point = this.names.map((name, index) => {
        const isFree = !this.assumptions[name] || this.assumptions[name] === 'complex';
        return (isFree ? off[index] : whole[index]) ?? { re: 0, im: 0 };
      });
      const finding = this.at(point, 'complex');
      if (finding === 'differ') return 'different';
      if (finding === 'same') agreed.push(point);
    }
    return agreed.length >= 3 ? this.confirm(agreed, 'complex') : 'unknown';
  }

  real(): ProbingResult {
    const isComplex = this.a.imaginary || this.b.imaginary || Object.values(this.assumptions).includes('complex');
    if (isComplex) return this.withComplexValues();
    const runners = [new RealRunner(this.a), new RealRunner(this.b)] as const;
    const agreed = this.sweep(runners);
    if (agreed === 'different' || this.differsAtSpecials(runners)) return 'different';
    const search = new KinkSearch([this.a, this.b], runners, this.names, this.assumptions, (point) =>
      this.lookCloser(point),
    );
    const isScarce = agreed.length < enough;
    const kinks = search.hasKinks || isScarce ? search.search(this.bases(agreed)) : 'agree';
    if (kinks === 'different') return 'different';
    if (isScarce && search.seen.agreed < enough) {
      const result = this.withComplexValues();
      // Kinks beside a number that doubles do not hold were not seen: |e⁻ˣ − 10^(−300)|.
      const isBlind = search.hasKinks && runners.some((runner) => runner.losesNumbers);
      return isBlind && result === 'equal' ? 'unknown' : result;
    }
    if (kinks === 'unknown') return 'unknown';
    const witnesses = [...search.seen.witnesses.values()].map((point) => point.map((re) => ({ re, im: 0 })));
    return this.confirm([...agreed, ...witnesses], 'strict', witnesses);
  }

  /** Compares at points of all sizes and signs: the first with error bounds, the others by doubles unless they disagree. */
  private sweep(runners: readonly [RealRunner, RealRunner]): Complex[][] | 'different' {
    const agreed: Complex[][] = [];
    for (let k = 0; k < pointCount && agreed.length < enough; k++) {
      const point = realPoint(k, this.names, this.assumptions);
      const isQuick = agreed.length >= looked;
      const finding = isQuick ? this.quickly(point, runners) : this.at(point, 'strict');
      if (finding === 'differ') return 'different';
      if (finding === 'same') agreed.push(point);
    }
    return agreed;
  }

  private quickly(point: readonly Complex[], [first, second]: readonly [RealRunner, RealRunner]): Finding {
    const values = point.map(({ re }) => re);
    const x = first.run(values);
    const y = second.run(values);
    if (Number.isNaN(x) || Number.isNaN(y)) return 'nothing';
    return Math.abs(x - y) <= 1e-9 * Math.max(Math.abs(x), Math.abs(y)) ? 'same' : this.at(point, 'strict');
  }

  /** Agreeing points from which lines start: of different signs where there are such. */
  private bases(agreed: readonly (readonly Complex[])[]): readonly (readonly number[])[] {
    const chosen = new Map<string, readonly number[]>();
    const most = [0, 1, 3][this.names.length] ?? 2;
    const anywhere = [0, 6, 3].map((k) => realPoint(k, this.names, this.assumptions));
    for (const point of [...agreed, ...(agreed.length === 0 ? anywhere : [])]) {
      const values = point.map(({ re }) => re);
      const key = values.map((value) => Math.sign(value)).join();
      if (chosen.size < most && !chosen.has(key)) chosen.set(key, values);
    }
    return [...chosen.values()];
  }

  /** With error bounds; where doubles cannot tell, with many digits for some places of ordinary size. */
  private lookCloser(values: readonly number[]): Finding {
    const point = values.map((re) => ({ re, im: 0 }));
    const finding = this.at(point, 'strict', this.closeLooks > 0);
    const isOrdinary = values.every((value) => value === 0 || (Math.abs(value) < 1e5 && Math.abs(value) > 1e-5));
    if (finding !== 'nothing' || !isOrdinary || this.closeLooks <= 0) return finding;
    this.closeLooks -= 4;
    const precise = differsPrecisely(this.a, this.b, point, 'strict');
    return precise === undefined ? 'nothing' : precise ? 'differ' : 'same';
  }

  /** Whether the two differ at small integers and halves, where powers of negative numbers are real. */
  private differsAtSpecials(runners: readonly [RealRunner, RealRunner]): boolean {
    if (![this.a, this.b].some(hasGeneralPowers)) return false;
    for (let k = 0; k < 44; k++) {
      if (this.quickly(specialPoint(k, this.names, this.assumptions), runners) === 'differ') return true;
    }
    return false;
  }

  /** With i, or where the two are hardly ever both real: complex values at real points. */
  private withComplexValues(): ProbingResult {
    const agreed: Complex[][] = [];
    for (let k = 0; k < pointCount && agreed.length < enough; k++) {
      const point = realPoint(k, this.names, this.assumptions);
      const finding = this.at(point, 'real');
      if (finding === 'differ') return 'different';
      if (finding === 'same') agreed.push(point);
    }
    return agreed.length >= 3 || agreed.length === 0 ? this.confirm(agreed, 'real') : 'unknown';
  }

  /** Where doubles hold none of the digits that matter, as in sin(x + 10^30). */
  private differsInManyDigits(): boolean {
    return [0, 1, 2, 3].some((k) => {
      const point = realPoint(k, this.names, this.assumptions);
      return differsPrecisely(this.a, this.b, point, 'strict') === true;
    });
  }

  /** Many digits at two of the points where doubles agreed, and on some sides of the kinks. */
  private confirm(
    points: readonly (readonly Complex[])[],
    field: NumberField,
    witnesses: readonly (readonly Complex[])[] = [],
  ): ProbingResult {
    for (const point of witnesses.slice(0, 4)) if (differsPrecisely(this.a, this.b, point, field)) return 'different';
    let confirmed = 0;
    for (const point of points.slice(0, 4)) {
      const differs = differsPrecisely(this.a, this.b, point, field);
      if (differs === true) return 'different';
      if (differs === false) confirmed += 1;
      if (confirmed >= 2 || (confirmed === 1 && this.names.length === 0)) return 'equal';
    }
    // Functions without a many-digit evaluation: the agreement of the doubles has to do.
    if (confirmed > 0 || (points.length >= 3 && !this.areLost(points))) return 'equal';
    if (this.names.length === 0) return this.closedInDoubles();
    return points.length === 0 && this.differsInManyDigits() ? 'different' : 'unknown';
  }

  /** Whether doubles agree at real places only where they lose a number: e^(−e^(x² + 8)) is 0 in all of them. */
  private areLost(points: readonly (readonly Complex[])[]): boolean {
    const runners = [new RealRunner(this.a), new RealRunner(this.b)];
    const real = points.filter((point) => this.at(point, 'strict', false) === 'same');
    const isLost = (values: readonly number[]): boolean => runners.some((runner) => Number.isNaN(runner.run(values)));
    return real.length > 0 && real.every((point) => isLost(point.map(({ re }) => re)));
  }

  private closedInDoubles(): ProbingResult {
    const value = run(this.a, [], this.field);
    return this.at([], this.field) === 'same' && value.error < 1e-9 * (1 + Math.abs(value.re)) ? 'equal' : 'unknown';
  }

  private at(point: readonly Complex[], field: NumberField, mayBePrecise = true): Finding {
    const x = run(this.a, point, field);
    const y = run(this.b, point, field);
    if (!isDefined(x) || !isDefined(y)) return 'nothing';
    const difference = Math.hypot(x.re - y.re, x.im - y.im);
    const error = x.error + y.error;
    const scale = Math.max(Math.hypot(x.re, x.im), Math.hypot(y.re, y.im));
    const isClear = scale > smallestClear && difference > 1000 * error;
    if (isClear && difference > 1e-6 * scale) return 'differ';
    if (difference <= 16 * error) return error < 1e-6 * scale || scale === 0 || error < 1e-9 ? 'same' : 'nothing';
    if (!mayBePrecise) return 'nothing';
    this.closeLooks -= 1;
    // Between the error bound and certainty: many digits decide.
    const precise = differsPrecisely(this.a, this.b, point, field);
    if (precise !== undefined) return precise ? 'differ' : 'same';
    return isClear ? 'differ' : 'nothing';
  }
}

function isDefined(value: Approximation): boolean {
  return Number.isFinite(value.re) && Number.isFinite(value.im) && Number.isFinite(value.error);
}
