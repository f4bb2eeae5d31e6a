import { setTimeout as wait } from 'node:timers/promises';
import type { TakeTurn } from './turns/chore-turns.ts';
import type { Services } from './services.ts';

/**
 * Work that repeats while the server runs. Work that is due every minute or less often is done by one node for all;
 * more frequent work locks its rows, so that nodes share it.
 */
export interface Chore {
  /** For the log: `handing in attempts`. */
  readonly what: string;
  readonly everyMs: number;
  readonly work: () => Promise<unknown>;
}

const sharedFromMs = 60_000;
/** Timers are not exact: a turn ends a little before the next one of the same node. */
const turnShare = 0.9;

/** Does each chore at its times, none twice at the same moment. Returns what stops them. */
export function startChores(
  chores: readonly Chore[],
  { background, outages, takeTurn }: Pick<Services, 'background' | 'outages'> & { readonly takeTurn: TakeTurn },
) {
  const timers = chores.map(({ what, everyMs, work }) => {
    const workInTurn = async (): Promise<void> => {
      if (everyMs < sharedFromMs || (await takeTurn(what, turnShare * everyMs))) await work();
    };
    let isRunning = false;
    return setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      background.run(what, () =>
        outages.watch(what, workInTurn).finally(() => {
          isRunning = false;
        }),
      );
    }, everyMs).unref();
  });
  return (): void => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** After each step it rests so many times as long as the step took, and at most so long. */
export interface Pace {
  readonly restFactor: number;
  readonly longestRestMs: number;
}

const usualPace: Pace = { restFactor: 2, longestRestMs: 1000 };

/**
 * Repeats a step until it returns false, and rests after each: on the embedded database, where transactions run one after
 * the other, the requests of people come in between.
 */
export async function repeatPaced(
  step: () => Promise<boolean>,
  { restFactor, longestRestMs }: Pace = usualPace,
): Promise<void> {
  for (;;) {
    const began = performance.now();
    if (!(await step())) return;
    await wait(Math.min(longestRestMs, (performance.now() - began) * restFactor));
  }
}
