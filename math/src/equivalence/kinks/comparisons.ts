import { cellOf, guardValue } from './guards.ts';
import type { RealRunner } from './real-run.ts';
import { type Sight, isExtreme } from './sights.ts';
import type { PlaceFinding } from './single-places.ts';

/** Compares two values at one place, with error bounds and many digits where they are needed. */
export type LookCloser = (point: readonly number[]) => 'same' | 'differ' | 'nothing';

/** Places at which rounding may be all there is that are looked at with many digits. */
const mostNoisy = 60;

/** The findings about two expressions at the places where they were compared. */
export class Comparisons {
  /** Places at which both are real and agree. */
  agreed = 0;
  different = false;
  /** Somewhere neither doubles nor many digits could tell. */
  isOpen = false;
  /** One agreeing place for each side of each guard that was seen. */
  readonly witnesses = new Map<number, readonly number[]>();
  private readonly runners: readonly [RealRunner, RealRunner];
  private readonly sights: readonly Sight[];
  private readonly closer: LookCloser;
  private readonly isDiscrete: readonly boolean[];
  /** The least value that each letter may have. */
  private readonly least: readonly number[];
  /** Values that step between whole numbers agree only when they agree in every digit. */
  private readonly closeness: number;
  /** Places at which both agree. */
  private readonly samples: (readonly number[])[] = [];
  /** For each guard and side, whether both were real there. */
  private readonly reached = new Set<number>();
  private noisy = mostNoisy;

  constructor(
    runners: readonly [RealRunner, RealRunner],
    sights: readonly Sight[],
    isDiscrete: readonly boolean[],
    least: readonly number[],
    closer: LookCloser,
  ) {
    this.runners = runners;
    this.sights = sights;
    this.isDiscrete = isDiscrete;
    this.least = least;
    this.closeness = sights.some(({ guard }) => guard.kind === 'whole' && guard.jumps) ? 1e-14 : 1e-9;
    this.closer = closer;
  }

  /** Whether both were real on a side of a guard but could nowhere be shown equal there. */
  get isUnseen(): boolean {
    return [...this.reached].some((key) => key % 3 !== 0 && !this.witnesses.has(key));
  }

  heed(finding: PlaceFinding): void {
    if (finding === 'differ') this.different = true;
    if (finding === 'open') this.isOpen = true;
  }

  /** Compares at one place that the letters may have and notes on which side of the guards it is. */
  at(point: readonly number[]): void {
    const [first, second] = this.runners;
    const x = first.run(point);
    const y = second.run(point);
    if (Number.isNaN(x) || Number.isNaN(y) || point.some((value, k) => value < (this.least[k] ?? 0))) return;
    const isClose = Math.abs(x - y) <= this.closeness * Math.max(Math.abs(x), Math.abs(y));
    const finding = isClose ? 'same' : this.isNoise(Math.abs(x - y)) ? 'nothing' : this.closer(point);
    if (finding === 'differ') this.different = true;
    if (finding === 'same') {
      // Powers of negative numbers are real at whole numbers only: that says nothing of real letters.
      if (point.some((value, letter) => !Number.isInteger(value) || this.isDiscrete[letter])) this.agreed += 1;
      if (this.samples.length < 8) this.samples.push([...point]);
    }
    for (const [k, sight] of this.sights.entries()) {
      const { guard } = sight;
      if (guard.kind !== 'zero') continue;
      const value = guardValue(guard, this.runners);
      if (value === 0 && guard.jumps && finding === 'same' && !isClose) sight.isTouched = true;
      const key = 3 * k + cellOf(guard, value);
      if (!Number.isNaN(key)) this.reached.add(key);
      const known = this.witnesses.get(key);
      const isBetter = !known || (isExtreme(known) && !isExtreme(point));
      if (finding === 'same' && isBetter) this.witnesses.set(key, [...point]);
    }
  }

  /** Whether a difference may be what rounding leaves of larger numbers; the first of these are looked at all the same. */
  private isNoise(apart: number): boolean {
    let largest = 0;
    for (const { registers } of this.runners)
      for (const value of registers) largest = Math.max(largest, Math.abs(value));
    return apart < 2 ** -46 * largest && (this.noisy -= 1) < 0;
  }

  /** More places near those that agree, where both are real on a small part of the line only. */
  nearby(): void {
    for (const sample of this.samples.slice(0, 8)) {
      for (let k = 1; k <= 4 && !this.different; k++) {
        const by = (value: number): number => (k % 2 === 0 ? value * (1 + 0.0137 ** k) : value + 0.037 * k);
        this.at(sample.map((value, letter) => (this.isDiscrete[letter] ? value : by(value))));
      }
    }
  }
}
