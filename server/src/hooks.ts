import type { Hooks } from './core/hooks.ts';
import { requirePlace } from './features/commerce/work/places/at-start.ts';
import { claimShared } from './features/exercises/api.ts';
import { reportAbuse } from './features/feedback/work/feedback.ts';
import { noteFailedMail } from './features/notifications/work/failed-mails.ts';
import { takeTexts } from './features/tasks/work/take-texts.ts';
import { presentLearnerTasks, presentTasks, selectFinished, selectOpenTasks } from './features/tasks/work/tasks.ts';

/** Implementations of the calls that lower features declare. */
export const hooks: Hooks = {
  addressProved: claimShared,
  presentTasks,
  presentLearnerTasks,
  selectOpenTasks,
  selectFinished,
  mailGivenUp: noteFailedMail,
  reportAbuse,
  requirePlace,
  textsPublished: takeTexts,
};
