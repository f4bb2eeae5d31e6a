import { aboutTask, kind, learnerTaskPath } from '../kind.ts';

export const resultsReleased = kind({
  group: 'learning',
  label: 'Results or solutions are out',
  mail: 'digest',
  about: aboutTask,
  only: 'begun',
  words: (about) => ({
    title: `Results are out: ${about.taskName}`,
    detail: about.className,
    path: learnerTaskPath(about),
  }),
});
