import type { AttemptItem } from '@lemma/contracts';
import { useState } from 'react';
import { wordsFor } from '../../../api/error-words.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { behindQuestion } from '../later/parts.ts';
import { isOver, withChangedItem, type Phase } from './player-state.ts';
import type { Player } from './use-player.ts';

export interface Help {
  readonly isBusy: boolean;
  readonly hint: () => void;
  readonly solve: () => void;
  /** Absent where each question keeps its variant. */
  readonly another: (() => void) | undefined;
}

/**
 * Hints, solution and other variants; one at a time, and a failure is shown. A question that is not over is given up for
 * its solution, so that is asked about first.
 */
export function useHelp(player: Player, item: AttemptItem, phase: Phase): Help {
  const { show } = useToast();
  const ask = useWarningDialog();
  const [isBusy, setIsBusy] = useState(false);
  const { calls } = player;
  const { id, variantNumber } = item;
  const draw = calls.next;

  const fail = (error: unknown): void => {
    show({ kind: 'error', message: wordsFor(error) });
  };

  const run = async (change: () => Promise<(old: AttemptItem) => AttemptItem>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const apply = await change();
      player.replace(withChangedItem(player.attempt, item.id, apply));
    } catch (error) {
      fail(error);
    } finally {
      setIsBusy(false);
    }
  };

  const isMeant = async (): Promise<boolean> => {
    if (isOver(phase)) return true;
    try {
      return await (await behindQuestion()).askForSolution(ask, item, draw !== undefined);
    } catch (error) {
      fail(error);
      return false;
    }
  };

  const solve = async (): Promise<void> => {
    if (!(await isMeant())) return;
    await run(async () => {
      // A draft that arrives after the solution would be refused.
      await player.flush();
      const solved = await calls.solve(id, variantNumber);
      return () => solved;
    });
  };

  return {
    isBusy,
    hint: () =>
      void run(async () => {
        const { hints, figures } = await calls.hint(id, variantNumber, item.hints.length + 1);
        return (old) => ({ ...old, hints, variant: { ...old.variant, figures } });
      }),
    solve: () => void solve(),
    another:
      draw === undefined
        ? undefined
        : () =>
            void run(async () => {
              await player.flush();
              const next = await draw(id, variantNumber);
              return (old) => next ?? old;
            }),
  };
}
