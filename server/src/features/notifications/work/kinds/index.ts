import type { NotificationKind } from '@lemma/contracts';
import type { z } from 'zod';
import { feedbackSent } from './administration/feedback-sent.ts';
import { mailsFailed } from './administration/mails-failed.ts';
import type { Kind } from './kind.ts';
import { answerCommented } from './learning/answer-commented.ts';
import { appealDecided } from './learning/appeal-decided.ts';
import { helpAnswered } from './learning/help-answered.ts';
import { letIntoClass } from './learning/let-into-class.ts';
import { resultsReleased } from './learning/results-released.ts';
import { reviewSet } from './learning/review-set.ts';
import { scoreChanged } from './learning/score-changed.ts';
import { taskDueSoon } from './learning/task-due-soon.ts';
import { taskDueTomorrow } from './learning/task-due-tomorrow.ts';
import { taskOpens } from './learning/task-opens.ts';
import { taskReminder } from './learning/task-reminder.ts';
import { taskSet } from './learning/task-set.ts';
import { teacherWrote } from './learning/teacher-wrote.ts';
import { trialEnding } from './learning/trial-ending.ts';
import { appealMade } from './teaching/appeal-made.ts';
import { exerciseReported } from './teaching/exercise-reported.ts';
import { exerciseShared } from './teaching/exercise-shared.ts';
import { helpAsked } from './teaching/help-asked.ts';
import { importFinished } from './teaching/import-finished.ts';
import { joinAsked } from './teaching/join-asked.ts';
import { lateAnswer } from './teaching/late-answer.ts';
import { regradeFinished } from './teaching/regrade-finished.ts';
import { taskClosed } from './teaching/task-closed.ts';

const declared = {
  'task-set': taskSet,
  'task-opens': taskOpens,
  'task-due-tomorrow': taskDueTomorrow,
  'task-due-soon': taskDueSoon,
  'task-reminder': taskReminder,
  'review-set': reviewSet,
  'results-released': resultsReleased,
  'score-changed': scoreChanged,
  'appeal-decided': appealDecided,
  'answer-commented': answerCommented,
  'teacher-wrote': teacherWrote,
  'let-into-class': letIntoClass,
  'help-answered': helpAnswered,
  'trial-ending': trialEnding,
  'appeal-made': appealMade,
  'help-asked': helpAsked,
  'join-asked': joinAsked,
  'task-closed': taskClosed,
  'late-answer': lateAnswer,
  'exercise-reported': exerciseReported,
  'exercise-shared': exerciseShared,
  'import-finished': importFinished,
  'regrade-finished': regradeFinished,
  'feedback-sent': feedbackSent,
  'mails-failed': mailsFailed,
} satisfies Record<NotificationKind, unknown>;

/** The facts that a happening of a kind carries. */
export type AboutOf<Name extends NotificationKind> = z.input<(typeof declared)[Name]['about']>;

/** A kind by its name; its facts are read by its own schema. */
export const kindOf = (name: NotificationKind): Kind => declared[name];
