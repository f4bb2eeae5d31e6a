import { type Instruction, type Program, operation } from '../../algebra/evaluating/program-builder.ts';
import { RealRunner } from '../../equivalence/kinks/real-run.ts';
import type { Point } from './window.ts';

/** A real function of one letter, with the steps of its evaluation that can jump. */
export interface RealFunction {
  /** NaN where there is no value. */
  readonly at: (value: number) => number;
  /** Belongs to the last value: numbers that differ between two places if something may jump between them. */
  readonly signature: () => readonly number[];
}

/** The program may have one variable at most. */
export function realFunction(program: Program): RealFunction {
  const runner = new RealRunner(program, 'limit');
  const jumping = program.code.flatMap((instruction) => {
    const branch = branchOf(instruction);
    return branch ? [branch] : [];
  });
  return {
    at: (value) => runner.run([value]),
    signature: () => jumping.map((branch) => branch(runner.registers)),
  };
}

type Branch = (registers: Float64Array) => number;

const at = (registers: Float64Array, register: number): number => registers[register] ?? Number.NaN;

/** The interval between two jumps or poles of an instruction in which its operands are; undefined for instructions without any. */
function branchOf({ op, a, b, value, exact, name, args }: Instruction): Branch | undefined {
  if (op === operation.divide) return (registers) => Math.sign(at(registers, b));
  if (op === operation.integerPower) return value < 0 ? (registers) => Math.sign(at(registers, a)) : undefined;
  if (op === operation.rationalPower) {
    return value < 0 && Number(exact.d) % 2 === 1 ? (registers) => Math.sign(at(registers, a)) : undefined;
  }
  if (op !== operation.call) return undefined;
  const periodic = periods[name];
  if (periodic) return (registers) => Math.floor((at(registers, a) - periodic.pole) / periodic.period);
  switch (name) {
    case 'abs':
    case 'sign':
    case 'coth':
    case 'csch':
    case 'arccot':
    case 'arcsec':
    case 'arccsc':
    case 'arg':
      return (registers) => Math.sign(at(registers, a));
    case 'floor':
      return (registers) => Math.floor(at(registers, a));
    case 'ceil':
      return (registers) => Math.ceil(at(registers, a));
    case 'round': {
      const places = args[1];
      return (registers) => {
        const scale = 10 ** (places === undefined ? 0 : at(registers, places));
        return Math.floor(Math.abs(at(registers, a)) * scale + 0.5) * Math.sign(at(registers, a));
      };
    }
    case 'mod':
      return (registers) => Math.floor(at(registers, a) / at(registers, b));
    case 'atan2':
      return (registers) => (at(registers, b) < 0 ? Math.sign(at(registers, a)) : 0);
    default:
      return undefined;
  }
}

const periods: Readonly<Record<string, { readonly pole: number; readonly period: number }>> = {
  tan: { pole: Math.PI / 2, period: Math.PI },
  sec: { pole: Math.PI / 2, period: Math.PI },
  cot: { pole: 0, period: Math.PI },
  csc: { pole: 0, period: Math.PI },
};

export interface Sampling {
  readonly from: number;
  readonly to: number;
  /** Heights between which the curve is to be seen. */
  readonly bottom: number;
  readonly top: number;
}

/** The pieces of a curve between its poles, jumps and the ends of its domain, and its removable gaps. */
export interface Sampled {
  readonly pieces: readonly (readonly Point[])[];
  readonly gaps: readonly Point[];
}

const steps = 200;
/** How often a step is halved where the curve bends. */
const deepest = 6;
/** How often an interval is halved to find where something jumps or ends. */
const deepestSearch = 48;
/** The most poles and jumps of a curve that are in sight; one with more cannot be read. */
const mostBreaks = 400;
/** The most poles and jumps above or below the window that are looked for. */
const mostBreaksOutOfSight = 1000;
/** Steps begin off the grid, so that no place that people write is hit exactly: a value may be missing there. */
const shift = 0.3819660112501051;

/**
 * Samples y = f(x): 200 steps, each refined where its middle is off the chord by more than 1/400 of the height, and cut
 * where the program says that something jumps or has a pole, where the domain ends, and where refining does not settle.
 * Throws a RangeError where more poles and jumps are in sight than can be read.
 */
export function sampleFunction(f: RealFunction, { from, to, bottom, top }: Sampling): Sampled {
  const sampler = new Sampler(f, (to - from) / steps, bottom, top);
  let previous = sampler.look(from);
  sampler.begin(previous);
  for (let k = 0; k <= steps; k++) {
    const next = sampler.look(k === steps ? to : from + ((to - from) * (k + shift)) / steps);
    sampler.walk(previous, next, 0);
    previous = next;
  }
  return sampler.end();
}

/**
 * Places at which two functions of one letter are drawn together: a run for each stretch on which neither breaks, with
 * the places of both, so that what bends in one of them bends in what is made of both.
 */
export function commonRuns(one: Sampled, other: Sampled): readonly (readonly number[])[] {
  return one.pieces.flatMap((piece) =>
    other.pieces.flatMap((partner) => {
      const places = [...piece, ...partner].map(({ x }) => x);
      const from = Math.max(piece[0]?.x ?? Infinity, partner[0]?.x ?? Infinity);
      const to = Math.min(piece.at(-1)?.x ?? -Infinity, partner.at(-1)?.x ?? -Infinity);
      const run = [...new Set(places)].filter((x) => x >= from && x <= to).sort((a, b) => a - b);
      return run.length > 1 ? [run] : [];
    }),
  );
}

interface Look extends Point {
  readonly signature: readonly number[];
}

class Sampler {
  private readonly f: RealFunction;
  private readonly step: number;
  private readonly height: number;
  private readonly low: number;
  private readonly high: number;
  private readonly pieces: Point[][] = [];
  private readonly gaps: Point[] = [];
  private piece: Point[] = [];
  private breaks = 0;
  private breaksOutOfSight = 0;

  constructor(f: RealFunction, step: number, bottom: number, top: number) {
    this.f = f;
    this.step = step;
    this.height = top - bottom;
    this.low = bottom - 4 * this.height;
    this.high = top + 4 * this.height;
  }

  look(x: number): Look {
    return { x, y: this.f.at(x), signature: this.f.signature() };
  }

  begin(first: Look): void {
    if (hasValue(first)) this.piece.push(first);
  }

  end(): Sampled {
    this.cut();
    return { pieces: this.pieces, gaps: this.gaps };
  }

  /** Adds what lies after the first place, up to and with the second. */
  walk(a: Look, b: Look, depth: number): void {
    const isSeen = hasValue(a);
    if (isSeen !== hasValue(b)) return this.walkToEnd(a, b);
    // A domain may begin and end between two steps; within an eighth of a step it cannot be seen.
    if (!isSeen && depth >= 3) return;
    if (!isSeen) return this.halves(a, b, depth);
    if (isSame(a, b)) return this.refine(a, b, depth);
    this.split(a, b);
  }

  private halves(a: Look, b: Look, depth: number): void {
    const middle = this.middle(a, b);
    this.walk(a, middle, depth + 1);
    this.walk(middle, b, depth + 1);
  }

  private refine(a: Look, b: Look, depth: number): void {
    const middle = this.middle(a, b);
    const isOdd = !hasValue(middle) || !isSame(a, middle);
    if (isOdd && depth < deepest) return this.halves(a, b, depth);
    const bend = this.seen(middle.y) - (this.seen(a.y) + this.seen(b.y)) / 2;
    if (!isOdd && Math.abs(bend) > this.height / 400) {
      if (depth < deepest) return this.halves(a, b, depth);
      return this.chase(a, b);
    }
    this.piece.push(b);
  }

  /** Refining has not settled: either the curve is steep, or it jumps where the program does not say so. */
  private chase(a: Look, b: Look): void {
    let [left, right] = [a, b];
    for (let k = 0; k < deepestSearch && this.isWide(left, right); k++) {
      const middle = this.middle(left, right);
      if (!hasValue(middle)) break;
      if (Math.abs(middle.y - left.y) > Math.abs(right.y - middle.y)) right = middle;
      else left = middle;
    }
    if (left !== a) this.piece.push(left);
    const isLeap = Math.abs(left.y - right.y) > this.height / 1000;
    if (isLeap && this.isInSight(left.y, right.y)) this.breakAt(left, right);
    if (right !== left) this.piece.push(b);
  }

  /** One of two neighbours has no value: the curve is followed to the end of its domain. */
  private walkToEnd(a: Look, b: Look): void {
    const isEnding = hasValue(a);
    let [inside, outside] = isEnding ? [a, b] : [b, a];
    for (let k = 0; k < deepestSearch && this.isWide(inside, outside); k++) {
      const middle = this.middle(inside, outside);
      if (hasValue(middle)) inside = middle;
      else outside = middle;
    }
    if (isEnding) {
      if (inside !== a) this.walk(a, inside, 1);
      return this.cut();
    }
    this.cut();
    this.piece.push(inside);
    if (inside !== b) this.walk(inside, b, 1);
  }

  /** Something jumps between two neighbours, perhaps more than once: each place is found by halving. */
  private split(a: Look, b: Look): void {
    const isSearched = this.isInSight(a.y, b.y)
      ? this.breaks < mostBreaks
      : this.breaksOutOfSight < mostBreaksOutOfSight;
    if (!isSearched || !this.isWide(a, b)) return this.breakAt(a, b);
    const middle = this.middle(a, b);
    this.walkSplit(a, middle);
    this.walkSplit(middle, b);
  }

  private walkSplit(a: Look, b: Look): void {
    if (hasValue(a) && hasValue(b) && !isSame(a, b)) this.split(a, b);
    else this.walk(a, b, 2);
  }

  /** Ends the piece where both sides do not meet; where they do, there may be a gap of one point. */
  private breakAt(a: Look, b: Look): void {
    const isInSight = this.isInSight(a.y, b.y);
    if (isInSight) this.breaks += 1;
    else this.breaksOutOfSight += 1;
    if (Math.abs(a.y - b.y) <= this.height * 1e-5) {
      const x = Math.round(((a.x + b.x) / 2) * 1e6) / 1e6;
      if (!Number.isFinite(this.f.at(x))) this.gaps.push({ x, y: (a.y + b.y) / 2 });
    } else {
      if (isInSight && this.breaks > mostBreaks) throw new RangeError('a curve with too many bends to be drawn');
      this.cut();
    }
    this.piece.push(b);
  }

  private middle(a: Point, b: Point): Look {
    return this.look((a.x + b.x) / 2);
  }

  private isWide(a: Point, b: Point): boolean {
    return Math.abs(b.x - a.x) > Math.max(this.step * 1e-9, Math.abs(a.x) * 1e-14);
  }

  private isInSight(y: number, other: number): boolean {
    const [bottom, top] = [this.low + 4 * this.height, this.high - 4 * this.height];
    return Math.min(y, other) <= top && Math.max(y, other) >= bottom;
  }

  private cut(): void {
    if (this.piece.length > 1) this.pieces.push(this.piece);
    this.piece = [];
  }

  private seen(y: number): number {
    return Math.max(this.low, Math.min(this.high, y));
  }
}

const hasValue = ({ y }: Point): boolean => Number.isFinite(y);

const isSame = (one: Look, other: Look): boolean =>
  one.signature.every((value, k) => Object.is(value, other.signature[k]));
