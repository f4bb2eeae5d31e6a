import { aboutTask, kind, learnerTaskPath } from '../kind.ts';

export const taskOpens = kind({
  group: 'learning',
  label: 'A task opens',
  mail: 'never',
  about: aboutTask,
  words: (about) => ({
    title: `Open now: ${about.taskName}`,
    detail: about.className,
    path: learnerTaskPath(about),
  }),
});
