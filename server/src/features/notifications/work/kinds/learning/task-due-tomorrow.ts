import { z } from 'zod';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';

export const taskDueTomorrow = kind({
  group: 'learning',
  label: 'A task is due in a day',
  mail: 'immediately',
  about: aboutTask.extend({ dueAt: z.iso.datetime() }),
  only: 'not-finished',
  words: (about, { moment }) => ({
    title: `Due soon: ${about.taskName}`,
    detail: `${about.className}, due ${moment(about.dueAt)}`,
    path: learnerTaskPath(about),
  }),
});
