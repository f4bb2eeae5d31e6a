import type { Program } from '../../algebra/program-builder.ts';
import { charge } from '../../algebra/work.ts';
import { isDefinite } from './differences.ts';
import { type Guard, cellOf, distinctGuards, guardValue, guardsOf, isBlurred } from './guards.ts';
import { numbersIn, placesFor } from './places.ts';
import type { Assumptions } from '../points.ts';
import type { RealRunner } from './real-run.ts';
import { type Sight, approachZero, isExtreme, isDoubtful, isNearer, isOneSided, unseen } from './sights.ts';
import { differAtBoundary } from './single-places.ts';

export type KinkResult = 'agree' | 'different' | 'unknown';

/** What two values at one place say, with error bounds and many digits where they are needed. */
export type LookCloser = (point: readonly number[]) => 'same' | 'differ' | 'nothing';

const mostBoundaries = 5;
const mostGuards = 80;
const halvings = 48;
/** How close to a boundary places are compared, in parts of the gap in which it was found. */
const closer: readonly number[] = [0.1, 1e-3, 1e-6, 1e-9, 1e-12, 0];

/**
 * Compares two expressions on both sides of their kinks. Every letter is moved by itself over all scales, from several
 * places for the others; where a guard changes its side the boundary is found by bisection, and the two are compared
 * close to it on both sides, at it, and far away. A guard that keeps its sign is followed to where it comes nearest to
 * 0; one that may still reach it beyond what doubles can hold leaves the comparison undecided.
 */
export class KinkSearch {
  /** Places at which both are real and agree. */
  agreed = 0;
  readonly hasKinks: boolean;
  /** One agreeing place for each side of each guard that was seen. */
  readonly witnesses = new Map<number, readonly number[]>();
  private readonly programs: readonly [Program, Program];
  private readonly runners: readonly [RealRunner, RealRunner];
  private readonly guards: readonly Guard[];
  private readonly sights: readonly Sight[];
  private readonly assumptions: Assumptions;
  private readonly places: readonly (readonly number[])[];
  private readonly closer: LookCloser;
  private readonly isDiscrete: readonly boolean[];
  private readonly isTooBent: boolean;
  /** Values of each letter that lie in different cells. */
  private readonly critical: number[][];
  /** Values that step between whole numbers agree only when they agree in every digit. */
  private readonly closeness: number;
  /** Places at which both agree. */
  private readonly samples: (readonly number[])[] = [];
  /** For each guard and side, whether both were real there. */
  private readonly reached = new Set<number>();
  private different = false;

  constructor(
    programs: readonly [Program, Program],
    runners: readonly [RealRunner, RealRunner],
    names: readonly string[],
    assumptions: Assumptions,
    closer: LookCloser,
  ) {
    this.programs = programs;
    this.runners = runners;
    this.assumptions = assumptions;
    this.guards = [...guardsOf(programs[0], 0), ...guardsOf(programs[1], 1)];
    const guards = distinctGuards(this.guards, runners, names.length);
    this.hasKinks = guards.length > 0;
    this.isTooBent = guards.length > mostGuards;
    this.sights = guards.map(unseen);
    const numbers = numbersIn(programs, runners);
    const free = placesFor(programs, numbers, undefined);
    this.places = names.map((name) => (assumptions[name] ? placesFor(programs, numbers, assumptions[name]) : free));
    this.isDiscrete = names.map((name) => assumptions[name] === 'integer' || assumptions[name] === 'natural');
    this.closeness = guards.some(({ kind, jumps }) => kind === 'whole' && jumps) ? 1e-14 : 1e-9;
    this.closer = closer;
    this.critical = names.map(() => []);
  }

  /** Whether the two agree at and around all kinks that can be reached from the given places. */
  search(bases: readonly (readonly number[])[]): KinkResult {
    if (this.isTooBent) return 'unknown';
    for (const base of bases) {
      for (let letter = 0; letter < base.length && !this.different; letter++) this.alongLine(base, letter);
    }
    if (!this.different) this.combinations(bases[0] ?? []);
    for (const sight of this.sights) if (!this.different && isOneSided(sight)) this.follow(sight);
    if (!this.different && this.agreed < 24) this.nearby();
    if (this.different) return 'different';
    // Both were real on a side of a guard but could nowhere be told equal there.
    const isUnseen = [...this.reached].some((key) => key % 3 !== 0 && !this.witnesses.has(key));
    const isOpen = this.sights.some((sight) => isDoubtful(sight, (guard) => this.isNeverCrossing(guard)));
    return isOpen || isUnseen ? 'unknown' : 'agree';
  }

  /** Compares at one place and notes on which side of the guards it is. */
  private at(point: readonly number[]): void {
    const [first, second] = this.runners;
    const x = first.run(point);
    const y = second.run(point);
    if (Number.isNaN(x) || Number.isNaN(y)) return;
    const isClose = Math.abs(x - y) <= this.closeness * Math.max(Math.abs(x), Math.abs(y));
    const finding = isClose ? 'same' : this.closer(point);
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

  /** More places near those that agree, where both are real on a small part of the line only. */
  private nearby(): void {
    for (const sample of this.samples.slice(0, 8)) {
      for (let k = 1; k <= 4 && !this.different; k++) {
        const by = (value: number): number => (k % 2 === 0 ? value * (1 + 0.0137 ** k) : value + 0.037 * k);
        this.at(sample.map((value, letter) => (this.isDiscrete[letter] ? value : by(value))));
      }
    }
  }

  private alongLine(base: readonly number[], letter: number): void {
    const point = [...base];
    const places = this.places[letter] ?? [];
    const count = this.sights.length;
    charge(places.length * (1 + count / 8));
    const values = new Float64Array(places.length * count);
    for (let k = 0; k < places.length && !this.different; k++) {
      point[letter] = places[k] ?? 0;
      this.at(point);
      for (const [g, sight] of this.sights.entries()) {
        const isLost = isBlurred(sight.guard, this.runners);
        if (isLost) sight.blurred += 1;
        values[k * count + g] = isLost ? 0 : guardValue(sight.guard, this.runners);
      }
    }
    if (this.isDiscrete[letter]) return;
    for (let g = 0; g < count && !this.different; g++) {
      this.boundariesOf(g, point, letter, (k) => values[k * count + g] ?? Number.NaN);
    }
  }

  /** Finds where the guard changes its side on a line that was walked. */
  private boundariesOf(index: number, point: number[], letter: number, valueAt: (k: number) => number): void {
    const sight = this.sights[index];
    const places = this.places[letter] ?? [];
    if (!sight) return;
    const found: number[] = [];
    for (let k = 0; k < places.length; k++) {
      const value = valueAt(k);
      if (Number.isNaN(value)) continue;
      if (sight.guard.kind === 'zero') sight.cells.add(Math.sign(value));
      if (isNearer(sight, value)) {
        const isEnd = Number.isNaN(valueAt(k - 1)) || Number.isNaN(valueAt(k + 1));
        point[letter] = places[k] ?? 0;
        approachZero(sight, value, { point: [...point], letter, isEnd: isEnd || k === 0 || k === places.length - 1 });
      }
      if (k > 0 && cellOf(sight.guard, value) !== cellOf(sight.guard, valueAt(k - 1))) found.push(k);
    }
    // The nearest ones, and the farthest.
    found.sort((a, b) => Math.abs(places[a] ?? 0) - Math.abs(places[b] ?? 0));
    const chosen = found.length > mostBoundaries ? [...found.slice(0, mostBoundaries - 1), ...found.slice(-1)] : found;
    for (const k of chosen) {
      if (this.different) return;
      if (!Number.isNaN(valueAt(k - 1))) this.bisect(sight, point, letter, [places[k - 1] ?? 0, places[k] ?? 0]);
    }
  }

  /** Compares on both sides of the boundary between two places, close and closer, and at the boundary itself. */
  private bisect(
    sight: Sight,
    point: number[],
    letter: number,
    [left, right]: readonly [number, number],
    depth = 0,
  ): void {
    const cellAt = (t: number): number => {
      point[letter] = t;
      this.runners[sight.guard.program].run(point);
      return cellOf(sight.guard, guardValue(sight.guard, this.runners));
    };
    const start = cellAt(left);
    let [low, high] = [left, right];
    for (let k = 0; k < halvings; k++) {
      const middle = low + (high - low) / 2;
      if (middle === low || middle === high) break;
      if (cellAt(middle) === start) low = middle;
      else high = middle;
    }
    const gap = right - left;
    this.approach(sight, point, letter, { side: low, sign: -1, gap, depth });
    this.approach(sight, point, letter, { side: high, sign: 1, gap, depth });
    this.critical[letter]?.push(low - gap * 1e-3, high + gap * 1e-3, low - gap * 0.1, high + gap * 0.1);
    if (!sight.guard.jumps) return;
    const boundary = { point, letter, low, high, gap };
    if (differAtBoundary(this.runners, this.guards, sight.guard, boundary)) this.different = true;
  }

  /** Compares closer and closer to a boundary; what changes its side on the way is a boundary too. */
  private approach(
    sight: Sight,
    point: number[],
    letter: number,
    { side, sign, gap, depth }: { side: number; sign: 1 | -1; gap: number; depth: number },
  ): void {
    let before: { readonly t: number; readonly cells: readonly number[] } | undefined;
    for (const part of closer) {
      if (this.different) return;
      const t = side + sign * Math.max(gap * part, Math.abs(side) * 2 ** -50);
      point[letter] = t;
      this.at(point);
      this.note(point, letter, part === 0);
      const cells = this.sights.map(({ guard }) => cellOf(guard, guardValue(guard, this.runners)));
      for (const [k, cell] of cells.entries()) {
        const other = this.sights[k];
        const last = before?.cells[k] ?? Number.NaN;
        if (depth > 0 || !other || other === sight || Number.isNaN(last) || last === cell || Number.isNaN(cell))
          continue;
        const ends = [Math.min(before?.t ?? t, t), Math.max(before?.t ?? t, t)] as const;
        this.bisect(other, [...point], letter, ends, 1);
      }
      before = { t, cells };
    }
  }

  /** Notes where the guards are at a place that was just compared; `isEnd` at a pole or where something ends. */
  private note(point: readonly number[], letter: number, isEnd: boolean): void {
    for (const sight of this.sights) {
      const value = guardValue(sight.guard, this.runners);
      if (Number.isNaN(value)) continue;
      if (sight.guard.kind === 'zero') sight.cells.add(Math.sign(value));
      if (isNearer(sight, value)) approachZero(sight, value, { point: [...point], letter, isEnd });
    }
  }

  /** Places where several letters are on chosen sides of their boundaries at once. */
  private combinations(base: readonly number[]): void {
    if (base.length < 2) return;
    const choices = this.critical.map((values, letter) => [...values.slice(0, 24), base[letter] ?? 1]);
    for (let k = 0; k < 48 && !this.different; k++) {
      this.at(choices.map((values, letter) => values[(k * (2 * letter + 3) + letter * 7) % values.length] ?? 1));
    }
  }

  /** Moves one letter after the other to where a guard of one sign comes nearest to 0; it may change its sign there. */
  private follow(sight: Sight): void {
    if (!sight.guard.jumps && this.isNeverCrossing(sight.guard)) return;
    for (let round = 0; round < 2; round++) {
      const start = sight.nearestAt;
      if (!start) return;
      for (let letter = 0; letter < start.point.length && isOneSided(sight) && !this.different; letter++) {
        if (this.isDiscrete[letter]) continue;
        if (round > 0 || letter !== start.letter) this.alongLine(sight.nearestAt?.point ?? start.point, letter);
        this.descend(sight, letter);
      }
    }
  }

  /** Golden-section search (Kiefer, 1953) for the smallest size of a guard around its nearest place. */
  private descend(sight: Sight, letter: number): void {
    const start = sight.nearestAt;
    const places = this.places[letter] ?? [];
    if (!start) return;
    const point = [...start.point];
    const here = point[letter] ?? 0;
    let low = places.findLast((t) => t < here) ?? here;
    let high = places.find((t) => t > here) ?? here;
    const sizeAt = (t: number): number => {
      point[letter] = t;
      this.at(point);
      const value = guardValue(sight.guard, this.runners);
      const cell = cellOf(sight.guard, value);
      if (!Number.isNaN(cell)) sight.cells.add(cell);
      if (isNearer(sight, value)) approachZero(sight, value, { point: [...point], letter, isEnd: start.isEnd });
      return Number.isNaN(value) ? Infinity : Math.abs(value);
    };
    const ratio = 0.381966;
    for (let k = 0; k < 44 && isOneSided(sight) && !this.different && high > low; k++) {
      const [a, b] = [low + ratio * (high - low), high - ratio * (high - low)];
      if (sizeAt(a) < sizeAt(b)) high = b;
      else low = a;
    }
  }

  private isNeverCrossing(guard: Guard): boolean {
    const { registers } = this.runners[guard.program];
    return isDefinite(guard, this.programs[guard.program], registers, this.assumptions);
  }
}
