import { aboutTask, kind } from '../kind.ts';

export const appealMade = kind({
  group: 'teaching',
  label: 'A learner says that an answer is equivalent',
  mail: 'digest',
  about: aboutTask,
  words: (about, { count }) => ({
    title: `${count === 1 ? '1 answer' : `${count} answers`} to look at again: ${about.taskName}`,
    detail: `${about.className}. Learners say that an answer is equivalent to the right one.`,
    path: `/a/classrooms/${about.classId}/appeals`,
  }),
});
