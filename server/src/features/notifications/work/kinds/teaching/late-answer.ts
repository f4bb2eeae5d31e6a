import { aboutTask, kind, taughtTaskPath } from '../kind.ts';

export const lateAnswer = kind({
  group: 'teaching',
  label: 'Answers arrived after the end',
  mail: 'digest',
  about: aboutTask,
  words: (about, { count }) => ({
    title: `${count === 1 ? '1 answer' : `${count} answers`} arrived after the end: ${about.taskName}`,
    detail: `${about.className}. Decide whether to take ${count === 1 ? 'it' : 'them'}.`,
    path: taughtTaskPath(about),
  }),
});
