import { equivalent, type EquivalenceOptions } from '../../math/src/equivalence/index.ts';
import { read } from '../../math/src/notation/index.ts';
import { type RandomStream, streamFor, streamLabel } from '../../math/src/random.ts';

/** The engine's judgement of a case: taken as right, as wrong, or left open. */
export type Judgement = 'accepted' | 'refused' | 'unknown';

/** A question to the engine whose true answer is known by construction or from many digits. */
export interface TruthCase {
  /** The question, for the report of a miss. */
  readonly text: string;
  /** Whether the engine has to accept it. */
  readonly isRight: boolean;
  readonly judge: () => Judgement;
}

/** A generator of cases of one kind. It draws right and wrong ones in about equal numbers. */
export interface TruthFamily {
  readonly name: string;
  readonly draw: (random: Random) => TruthCase;
  /** How many cases of a full run; 2,000 unless said. */
  readonly count?: number;
  /** How many cases a run of the tests draws; 150 unless said. */
  readonly drawn?: number;
  /** The share of cases that may stay unknown in a run of the tests; 2 % unless said. */
  readonly open?: number;
}

/** Random choices of a generator, the same for the same seed. */
export class Random {
  private readonly stream: RandomStream;

  constructor(name: string, seed: number) {
    this.stream = streamFor(streamLabel(name), seed, 0);
  }

  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + this.stream.below(max - min + 1);
  }

  /** A whole number from `min` to `max` that is not 0. */
  nonZero(min: number, max: number): number {
    for (;;) {
      const value = this.integer(min, max);
      if (value !== 0) return value;
    }
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[this.integer(0, list.length - 1)];
    if (chosen === undefined) throw new RangeError('nothing to pick from');
    return chosen;
  }

  /** True with the given probability. */
  chance(probability = 0.5): boolean {
    return this.stream.next() < probability * 4294967296;
  }
}

/** A case that compares two plainly typed texts by `equivalent`. */
export function comparison(a: string, b: string, isRight: boolean, options?: EquivalenceOptions): TruthCase {
  return {
    text: `${a}  ~  ${b}`,
    isRight,
    judge: () => {
      const { verdict } = equivalent(plain(a), plain(b), options);
      return verdict === 'equal' ? 'accepted' : verdict === 'different' ? 'refused' : 'unknown';
    },
  };
}

/** The tree of a plainly typed text. */
export function plain(source: string) {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

export interface FamilyResult {
  readonly name: string;
  readonly right: number;
  readonly wrong: number;
  readonly falseAccepts: readonly string[];
  readonly falseRefusals: readonly string[];
  readonly unknown: readonly string[];
  /** Milliseconds of each case, sorted. */
  readonly times: readonly number[];
}

/** Draws `count` cases of a family and compares what the engine says with the truth. */
export function measureFamily({ name, draw }: TruthFamily, count: number, seed = 1): FamilyResult {
  const random = new Random(name, seed);
  const result = { right: 0, wrong: 0, falseAccepts: [] as string[], falseRefusals: [] as string[] };
  const unknown: string[] = [];
  const times: number[] = [];
  for (let k = 0; k < count; k++) {
    const { text, isRight, judge } = draw(random);
    const started = performance.now();
    const judgement = judge();
    times.push(performance.now() - started);
    if (isRight) result.right += 1;
    else result.wrong += 1;
    if (judgement === 'unknown') unknown.push(text);
    else if (judgement === 'accepted' && !isRight) result.falseAccepts.push(text);
    else if (judgement === 'refused' && isRight) result.falseRefusals.push(text);
  }
  return { name, ...result, unknown, times: times.toSorted((x, y) => x - y) };
}
