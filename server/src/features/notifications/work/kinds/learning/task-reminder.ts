import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';
import * as m from '../messages.ts';

export const taskReminder = kind({
  group: 'learning',
  label: m.taskReminderKind,
  mail: 'immediately',
  about: aboutTask.extend({ dueAt: z.iso.datetime().nullable() }),
  only: 'not-begun',
  words: (about, { moment }) => ({
    title: said(m.taskReminder, { taskName: about.taskName }),
    detail:
      about.dueAt === null
        ? about.className
        : said(m.dueIn, { className: about.className, moment: moment(about.dueAt) }),
    path: learnerTaskPath(about),
  }),
});
