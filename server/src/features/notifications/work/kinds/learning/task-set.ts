import { z } from 'zod';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';

export const taskSet = kind({
  group: 'learning',
  label: 'A new task',
  mail: 'digest',
  about: aboutTask.extend({ opensAt: z.iso.datetime().nullable(), dueAt: z.iso.datetime().nullable() }),
  words: (about, { moment }) => ({
    title: `New task: ${about.taskName}`,
    detail: [
      about.className,
      ...(about.opensAt === null ? [] : [`opens ${moment(about.opensAt)}`]),
      ...(about.dueAt === null ? [] : [`due ${moment(about.dueAt)}`]),
    ].join(', '),
    path: learnerTaskPath(about),
  }),
});
