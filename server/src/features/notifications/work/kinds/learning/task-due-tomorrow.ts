import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';
import * as m from '../messages.ts';

export const taskDueTomorrow = kind({
  group: 'learning',
  label: m.taskDueTomorrowKind,
  mail: 'immediately',
  about: aboutTask.extend({ dueAt: z.iso.datetime() }),
  only: 'not-finished',
  words: (about, { moment }) => ({
    title: said(m.taskDueTomorrow, { taskName: about.taskName }),
    detail: said(m.dueIn, { className: about.className, moment: moment(about.dueAt) }),
    path: learnerTaskPath(about),
  }),
});
