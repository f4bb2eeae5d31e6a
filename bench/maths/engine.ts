import { equivalent } from '../../math/src/equivalence/index.ts';
import { read } from '../../math/src/notation/index.ts';
import type { Expression } from '../../math/src/notation/tree.ts';
import { ownPairs, type Pair } from './pairs.ts';
import { peers, type Engine, type PeerName } from '../peers/engines.ts';

/*
 * One engine in a process of its own, which may be ended when it does not come back: `maths-engine.ts NAME` warms up,
 * sends `ready`, then answers each pair with a verdict and the milliseconds of reading both sides and comparing them.
 */

export type Verdict = 'same' | 'different' | 'unknown' | 'unread' | 'crash';
export interface Answer {
  readonly verdict: Verdict;
  readonly ms: number;
}

type Compare = (pair: Pair) => Answer;

const warmUpTime = 3_000;
const warmUpRounds = 40;
/** Each pair is timed so often in a row, slow ones less; the least counts, since other programs run on the machine too. */
const repeats = 5;
const longest = 1_000;

function timed(work: () => Verdict): Answer {
  const began = performance.now();
  try {
    const verdict = work();
    return { verdict, ms: performance.now() - began };
  } catch {
    return { verdict: 'crash', ms: performance.now() - began };
  }
}

const lemma: Compare = ({ a, b, decimals }) =>
  timed(() => {
    const one: { readonly ok: boolean; readonly tree?: Expression } = read(a);
    const other: { readonly ok: boolean; readonly tree?: Expression } = read(b);
    if (one.tree === undefined || other.tree === undefined) return 'unread';
    const tolerance = decimals === undefined ? {} : { tolerance: { kind: 'decimals', value: decimals } as const };
    const { verdict } = equivalent(one.tree, other.tree, tolerance);
    return verdict === 'equal' ? 'same' : verdict;
  });

const peer =
  ({ translate, read, isSame }: Engine): Compare =>
  (pair) => {
    const a = translate === undefined ? pair.a : translate(pair.a);
    const b = translate === undefined ? pair.b : translate(pair.b);
    if (a === undefined || b === undefined) return { verdict: 'unread', ms: 0 };
    return timed(() => {
      const one = read(a);
      const other = read(b);
      if (one === undefined || other === undefined) return 'unread';
      return isSame(one, other) ? 'same' : 'different';
    });
  };

const name = process.argv[2] as PeerName | 'Lemma';
const compare = name === 'Lemma' ? lemma : peer(await peers[name].load());
const end = performance.now() + warmUpTime;
for (let round = 0; round < warmUpRounds && performance.now() < end; round++) {
  for (const pair of ownPairs) compare(pair);
}

function quickest(pair: Pair): Answer {
  let least = compare(pair);
  const end = performance.now() + longest;
  for (let k = 1; k < repeats && performance.now() < end; k++) {
    const answer = compare(pair);
    if (answer.ms < least.ms) least = answer;
  }
  return least;
}

process.on('message', (pair: Pair) => process.send?.(quickest(pair)));
process.send?.('ready');
