import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';
import * as m from '../messages.ts';

export const taskDueSoon = kind({
  group: 'learning',
  label: m.taskDueSoonKind,
  mail: 'immediately',
  about: aboutTask.extend({ dueAt: z.iso.datetime() }),
  only: 'not-begun',
  words: (about, { moment }) => ({
    title: said(m.taskDueSoon, { taskName: about.taskName }),
    detail: said(m.dueIn, { className: about.className, moment: moment(about.dueAt) }),
    path: learnerTaskPath(about),
  }),
});
