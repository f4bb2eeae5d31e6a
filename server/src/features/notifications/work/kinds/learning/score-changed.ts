import { aboutTask, kind, learnerTaskPath } from '../kind.ts';

export const scoreChanged = kind({
  group: 'learning',
  label: 'One of your scores has changed',
  mail: 'digest',
  about: aboutTask,
  words: (about) => ({
    title: `Your score has changed: ${about.taskName}`,
    detail: about.className,
    path: learnerTaskPath(about),
  }),
});
