import { RequestError } from '../errors.ts';
import { currentCaller } from './caller.ts';
import { FairQueue } from './fair-queue.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

interface TurnsOptions {
  /** Pieces at work at the same time, each of another caller. */
  readonly atOnce: number;
  /** Pieces of one caller that may wait, and of all together. */
  readonly mostWaitingEach: number;
  readonly mostWaiting: number;
  /** Longest time that a piece may wait for its turn. */
  readonly patienceMs: number;
}

interface Piece {
  readonly begin: () => void;
  readonly refuse: (error: Error) => void;
}

const tooMuch = () =>
  new RequestError(503, 'server/unavailable', said(m.tooMuchToDo), {
    'retry-after': '5',
  });

/** Without others waiting no caller is held back: each has one piece at work at most. */
const ownShare = { mostRunning: 1, refill: 1 };

/**
 * Makes a lane for work that takes long outside the engine's threads: its callers are served in turn, one piece of each
 * at a time, so that many pieces need no more memory than a few. Past its bounds it answers 503.
 */
export function inTurns({ atOnce, patienceMs, ...bounds }: TurnsOptions) {
  const queue = new FairQueue<Piece>({ ...ownShare, ...bounds });
  let running = 0;

  function dispatch(): void {
    while (running < atOnce) {
      const next = queue.take(performance.now(), true);
      if (!next) return;
      running += 1;
      next.piece.begin();
    }
  }

  function expire(): void {
    const now = performance.now();
    for (const { piece } of queue.expire(now - patienceMs, now)) piece.refuse(tooMuch());
  }

  /** Does the work when it is its caller's turn. */
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    const caller = currentCaller();
    const patience = setInterval(expire, 500);
    patience.unref();
    await new Promise<void>((begin, refuse) => {
      if (!queue.add(caller, { begin, refuse }, performance.now())) refuse(tooMuch());
      dispatch();
    }).finally(() => clearInterval(patience));
    try {
      return await work();
    } finally {
      running -= 1;
      // The time it took is not counted: turns are fair enough where each caller has at most one.
      queue.finish(caller, 0, performance.now());
      dispatch();
    }
  };
}
