import type { Attempt } from '@lemma/contracts';
import { useEffect } from 'react';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { waitBeforeTry } from '../keeping/outbox.ts';
import { giveEverything, refreshTask } from '../playing/end-of-attempt.ts';
import type { Player } from '../playing/use-player.ts';

/** So long before the end what is typed is sent again, whether or not somebody still types. */
const lastSaves = [10_000, 3_000];
/** Answers on their way are taken for some seconds after the end; so long this page waits for them to arrive. */
const flushPatience = 8_000;

const isOver = ({ isClosed, closesAt }: Attempt): boolean =>
  isClosed || (closesAt !== null && Date.parse(closesAt) <= serverNow());

const pause = (milliseconds: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));

/**
 * At the end of the time: gives what is typed, ends the attempt, and shows what was handed in. What cannot be sent in time
 * is handed in by the server from what it has, and the rest goes to the teacher when the network is back.
 */
export function useTimeUp(player: Player, left: number | undefined, onDone: () => void): void {
  const isOpen = !player.attempt.isClosed && left !== undefined;
  const isUp = isOpen && left <= 0;
  const saves = isOpen ? lastSaves.filter((at) => left <= at).length : 0;
  const save = useLatest(() => void player.flush());
  const end = useLatest(async (isStopped: () => boolean) => {
    const fresh = await player.calls.read().catch(() => undefined);
    // The teacher gave more time meanwhile: the clock continues.
    if (fresh !== undefined && !isOver(fresh)) return player.replace(fresh);
    giveEverything(player);
    const isAllSent = await Promise.race([player.flush(), pause(flushPatience)]);
    for (let tries = 1; !isStopped(); tries += 1) {
      try {
        const attempt = await (isAllSent ? player.calls.handIn().catch(player.calls.read) : player.calls.read());
        player.replace(attempt);
        if (attempt.isClosed) {
          if (player.calls.unrecorded === undefined) refreshTask(attempt);
          return onDone();
        }
      } catch {
        // Not reached: what was typed is on this device and goes with the next try.
      }
      await pause(waitBeforeTry(tries));
    }
  });
  useEffect(() => {
    if (saves > 0) save();
  }, [saves, save]);
  useEffect(() => {
    if (!isUp) return undefined;
    let isStopped = false;
    void end(() => isStopped);
    return () => {
      isStopped = true;
    };
  }, [isUp, end]);
}
