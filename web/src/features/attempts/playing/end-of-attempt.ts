import { getClassroomStudent, getLearnerTask, listClassrooms, type Attempt } from '@lemma/contracts';
import { readAgain } from '../../../api/use-read.ts';
import { answersOf, isBlank } from './answers.ts';
import { freshResponse } from './player-state.ts';
import type { Player } from './use-player.ts';

/** Gives every typed answer that is not in yet: before a hand-in. */
export function giveEverything(player: Player): void {
  for (const item of player.attempt.items) {
    const { values } = player.latestOf(item);
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
