import type { Program } from '../../algebra/evaluating/program-builder.ts';
import { charge } from '../../algebra/work.ts';
import { chosenBoundaries, leastSteps } from './boundaries.ts';
import { isDefinite } from './differences.ts';
import { type Guard, cellOf, distinctGuards, guardValue, guardsOf, isBlurred } from './guards.ts';
import { combinedPlaces, numbersIn, placesAcrossCells, placesFor, scatteredPlaces, withAffineZeros } from './places.ts';
import { type Assumptions, leastOf } from '../scalars/points.ts';
import type { RealRunner } from './real-run.ts';
import { type Sight, approachZero, isDoubtful, isNearer, isOneSided, unseen } from './sights.ts';
import { BesidePoles } from './beside-poles.ts';
import { Comparisons, type LookCloser } from './comparisons.ts';
import { isNeverZero } from './strict-signs.ts';
import { type Sides, SinglePlaces } from './single-places.ts';
import { Touches, goldenSection, summitsOf } from './touches.ts';

export type KinkResult = 'agree' | 'different' | 'unknown';

const mostGuards = 80;
/** Whole numbers passed close to boundaries of other guards. */
const mostNested = 40;
const halvings = 48;
/** How close to a boundary places are compared, in parts of the gap in which it was found. */
const closer: readonly number[] = [1, 0.1, 1e-3, 1e-6, 1e-9, 1e-12, 0];

/**
 * Compares two expressions on both sides of their kinks. Every letter is moved by itself over all scales, from several
 * places for the others; where a guard changes its side the boundary is found by bisection, and the two are compared
 * close to it on both sides, at it, and far away. A guard that keeps its sign is followed to where it comes nearest to
 * 0; one that may still reach it beyond what doubles can hold leaves the comparison undecided.
 */
export class KinkSearch {
  readonly hasKinks: boolean;
  readonly seen: Comparisons;
  private readonly programs: readonly [Program, Program];
  private readonly runners: readonly [RealRunner, RealRunner];
  private readonly guards: readonly Guard[];
  private readonly sights: readonly Sight[];
  private readonly assumptions: Assumptions;
  private readonly places: (readonly number[])[];
  private readonly usualPlaces: readonly (readonly number[])[];
  private readonly isDiscrete: readonly boolean[];
  /** The least value that each letter may have. */
  private readonly least: readonly number[];
  private readonly isTooBent: boolean;
  /** Values of each letter that lie in different cells. */
  private readonly critical: number[][];
  private nested = mostNested;
  private readonly hasJumps: boolean;
  private readonly singlePlaces: SinglePlaces;
  private readonly besidePoles: BesidePoles;
  private readonly touches: Touches;

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
    this.usualPlaces = names.map((name) =>
      assumptions[name] ? placesFor(programs, numbers, assumptions[name]) : free,
    );
    this.places = [...this.usualPlaces];
    this.isDiscrete = names.map((name) => assumptions[name] === 'integer' || assumptions[name] === 'natural');
    this.least = leastOf(names, assumptions);
    this.seen = new Comparisons(runners, this.sights, this.isDiscrete, this.least, closer);
    this.critical = names.map(() => []);
    this.hasJumps = guards.some(({ jumps }) => jumps);
    const sides: Sides = { programs, runners, guards: this.guards };
    this.singlePlaces = new SinglePlaces(sides);
    this.besidePoles = new BesidePoles(sides, guards);
    this.touches = new Touches(sides, this.places, this.isDiscrete);
  }

  /** Whether the two agree at and around all kinks that can be reached from the given places. */
  search(bases: readonly (readonly number[])[]): KinkResult {
    if (this.isTooBent) return 'unknown';
    for (const sight of this.sights) sight.isAway = this.isNeverZero(sight.guard);
    for (const base of bases) {
      for (let letter = 0; letter < base.length && !this.seen.different; letter++) this.alongLine(base, letter);
    }
    this.combinations(bases[0] ?? []);
    for (const sight of this.sights) if (!this.seen.different && isOneSided(sight)) this.follow(sight);
    if (!this.seen.different && this.seen.agreed < 24) this.seen.nearby();
    if (this.seen.different) return 'different';
    for (const sight of this.sights) sight.isSettled ||= this.besidePoles.settled.has(sight.guard);
    const isDoubted = this.sights.some((sight) => isDoubtful(sight, (guard) => this.isNeverCrossing(guard)));
    return this.seen.isOpen || isDoubted || this.seen.isUnseen ? 'unknown' : 'agree';
  }

  private alongLine(base: readonly number[], letter: number): void {
    const point = [...base];
    const places = this.isDiscrete[letter]
      ? (this.places[letter] ?? [])
      : withAffineZeros(this.usualPlaces[letter] ?? [], this.programs, this.runners, base, letter).filter(
          (t) => t >= (this.least[letter] ?? 0),
        );
    this.places[letter] = places;
    const count = this.sights.length;
    charge(places.length * (1 + count / 8));
    const values = new Float64Array(places.length * count);
    for (let k = 0; k < places.length && !this.seen.different; k++) {
      point[letter] = places[k] ?? 0;
      this.seen.at(point);
      for (const [g, sight] of this.sights.entries()) {
        const isLost = isBlurred(sight.guard, this.runners);
        if (isLost) sight.blurred += 1;
        values[k * count + g] = isLost ? 0 : guardValue(sight.guard, this.runners);
      }
    }
    if (this.isDiscrete[letter]) return;
    for (let g = 0; g < count && !this.seen.different; g++) {
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
    // Halves are rounded away from 0: steps of both signs are looked at.
    const steps = sight.guard.kind === 'whole' ? leastSteps(found, valueAt) : [];
    for (const k of new Set([...chosenBoundaries(found, places), ...steps])) {
      if (this.seen.different) return;
      if (!Number.isNaN(valueAt(k - 1))) this.bisect(sight, point, letter, [places[k - 1] ?? 0, places[k] ?? 0]);
    }
    if (!sight.guard.jumps || sight.isAway || this.seen.different) return;
    for (const { index, sign } of summitsOf(sight.guard, places.length, valueAt, point.length === 1)) {
      point[letter] = places[index] ?? 0;
      if (!this.seen.different) this.touch(sight, point, letter, sign);
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
    const [start, gap] = [cellAt(left), right - left];
    let [low, high] = [left, right];
    for (let k = 0; k < halvings; k++) {
      const middle = low + (high - low) / 2;
      if (middle === low || middle === high) break;
      if (cellAt(middle) === start) low = middle;
      else high = middle;
    }
    this.approach(sight, point, letter, { side: low, sign: -1, gap, depth });
    this.approach(sight, point, letter, { side: high, sign: 1, gap, depth });
    this.critical[letter]?.push(low - gap * 1e-3, high + gap * 1e-3, low - gap * 0.1, high + gap * 0.1);
    if (this.seen.different) return;
    const boundary = { point, letter, low, high, gap };
    if (this.hasJumps) {
      const finding = this.singlePlaces.at(sight.guard, boundary);
      if (finding === 'same') this.settle(point, letter, low);
      this.seen.heed(finding);
    }
    if (!this.seen.different) this.seen.heed(this.besidePoles.at(boundary));
  }

  /** Guards that touch 0 at a boundary of another one, as 1 − |x| does 1, were looked at there. */
  private settle(point: number[], letter: number, low: number): void {
    point[letter] = low;
    for (const runner of this.runners) runner.run(point);
    for (const sight of this.sights) {
      if (Math.abs(guardValue(sight.guard, this.runners)) < 1e-6) sight.isSettled = true;
    }
  }

  /** Compares where a guard that jumps comes to 0 or a whole number without passing it. */
  private touch(sight: Sight, point: readonly number[], letter: number, sign: 1 | -1): void {
    const finding = this.touches.at(sight.guard, point, letter, sign);
    if (finding === 'same') sight.isSettled = true;
    this.seen.heed(finding);
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
      if (this.seen.different) return;
      const t = side + sign * Math.max(gap * part, Math.abs(side) * 2 ** -50);
      point[letter] = t;
      this.seen.at(point);
      this.note(point, letter, part === 0);
      const cells = this.sights.map(({ guard }) => cellOf(guard, guardValue(guard, this.runners)));
      for (const [k, cell] of cells.entries()) {
        const other = this.sights[k];
        const last = before?.cells[k] ?? Number.NaN;
        if (depth > 0 || !other || other === sight || Number.isNaN(last) || last === cell || Number.isNaN(cell))
          continue;
        // Close to a pole a term passes whole numbers without end.
        if (other.guard.kind === 'whole' && (this.nested -= 1) < 0) continue;
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

  /** Places where several letters are on chosen sides of their boundaries together. */
  private combinations(base: readonly number[]): void {
    if (base.length < 2) return;
    for (const place of combinedPlaces(this.critical, base)) if (!this.seen.different) this.seen.at(place);
    if (this.sights.length < 2 || this.isDiscrete.includes(true)) return;
    const scattered = scatteredPlaces(this.least);
    for (const place of [...scattered, ...placesAcrossCells(this.critical, this.usualPlaces, base)])
      if (!this.seen.different) this.seen.at(place);
  }

  /** Moves one letter after the other to where a guard of one sign comes nearest to 0; it may change its sign there. */
  private follow(sight: Sight): void {
    if (!sight.guard.jumps && this.isNeverCrossing(sight.guard)) return;
    for (let round = 0; round < 2; round++) {
      const start = sight.nearestAt;
      if (!start) return;
      for (let letter = 0; letter < start.point.length && isOneSided(sight) && !this.seen.different; letter++) {
        if (this.isDiscrete[letter]) continue;
        if (round > 0 || letter !== start.letter) this.alongLine(sight.nearestAt?.point ?? start.point, letter);
        this.descend(sight, letter);
      }
    }
  }

  /** Looks for the smallest size of a guard around its nearest place. */
  private descend(sight: Sight, letter: number): void {
    const start = sight.nearestAt;
    const places = this.places[letter] ?? [];
    if (!start) return;
    const point = [...start.point];
    const here = point[letter] ?? 0;
    const sizeAt = (t: number): number => {
      point[letter] = t;
      this.seen.at(point);
      const value = guardValue(sight.guard, this.runners);
      const cell = cellOf(sight.guard, value);
      if (!Number.isNaN(cell)) sight.cells.add(cell);
      if (isNearer(sight, value)) approachZero(sight, value, { point: [...point], letter, isEnd: start.isEnd });
      return Number.isNaN(value) ? Infinity : Math.abs(value);
    };
    const [low, high] = [places.findLast((t) => t < here) ?? here, places.find((t) => t > here) ?? here];
    goldenSection(sizeAt, low, high, () => !isOneSided(sight) || this.seen.different);
  }

  private isNeverZero(guard: Guard): boolean {
    const { registers } = this.runners[guard.program];
    return isNeverZero(guard, this.programs[guard.program], registers, this.assumptions);
  }

  private isNeverCrossing(guard: Guard): boolean {
    const { registers } = this.runners[guard.program];
    return isDefinite(guard, this.programs[guard.program], registers, this.assumptions);
  }
}
