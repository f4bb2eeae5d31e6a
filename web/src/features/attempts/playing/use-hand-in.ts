import { wordsFor } from '../../../api/error-words.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { giveEverything, refreshTask } from './end-of-attempt.ts';
import { listWords, unansweredPositions } from './player-state.ts';
import type { Player } from './use-player.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

function warningOf(empty: readonly number[]): string {
  if (empty.length === 0) return t(m.allAnswered);
  return t(m.questionsNotAnswered, { count: empty.length, questions: listWords(empty) });
}

/** Asks, naming what is unanswered, sends what waits, and ends the attempt. */
export function useHandIn(player: Player, onDone: () => void): () => Promise<void> {
  const ask = useWarningDialog();
  const { show } = useToast();
  const { attempt } = player;
  return async () => {
    const answer = await ask({
      title: t(m.handInNow),
      message: warningOf(unansweredPositions(attempt, (item) => player.latestOf(item).values)),
      actions: [
        { value: 'stay', label: t(m.keepWorking), variant: 'text' },
        { value: 'hand-in', label: t(m.handIn), variant: 'contained' },
      ],
    });
    if (answer.cancelled || answer.action === 'stay') return;
    giveEverything(player);
    if (!(await player.flush())) {
      show({ kind: 'error', message: t(m.offlineHandInLater) });
      return;
    }
    try {
      player.replace(await player.calls.handIn());
      if (player.calls.unrecorded === undefined) refreshTask(attempt);
      onDone();
    } catch (error) {
      show({ kind: 'error', message: wordsFor(error) });
      // Closed meanwhile, or the class is over: the page shows how it stands.
      void player.calls.read().then(player.replace, () => undefined);
    }
  };
}
