import { later } from '../../../ui/later.tsx';

/** A question of an assessment: practice does without it. */
export const AssessmentQuestion = later(
  async () => (await import('../question/AssessmentQuestion.tsx')).AssessmentQuestion,
);

/** The start of a task, not needed where an attempt is continued. */
export const TaskStart = later(async () => (await import('../start/TaskStart.tsx')).TaskStart);
