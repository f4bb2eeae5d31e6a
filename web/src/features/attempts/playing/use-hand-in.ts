import { getClassroomStudent, getLearnerTask, listClassrooms, type Attempt } from '@lemma/contracts';
import { wordsFor } from '../../../api/error-words.ts';
import { readAgain } from '../../../api/use-read.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { answersOf, isBlank } from './answers.ts';
import { freshResponse, listWords, unansweredPositions } from './player-state.ts';
import type { Player } from './use-player.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Gives every typed answer that is not in yet: before a hand-in. */
export function giveEverything(player: Player): void {
  for (const item of player.attempt.items) {
    const { values } = player.extrasOf(item);
    const isTyped = !isBlank(answersOf(values, item.variant.parts));
    if (isTyped && freshResponse(item, values) === undefined) void player.give(item);
  }
}

/** The class and the day show how the task stands now. */
export function refreshTask({ classId, taskId }: Attempt): void {
  void readAgain(getLearnerTask, { classId, taskId });
  void readAgain(getClassroomStudent, { classId });
  void readAgain(listClassrooms, {});
}

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
      message: warningOf(unansweredPositions(attempt, (item) => player.extrasOf(item).values)),
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
