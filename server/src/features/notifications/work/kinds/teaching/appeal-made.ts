import { said } from '@lemma/contracts/messages';
import { aboutTask, kind } from '../kind.ts';
import * as m from '../messages.ts';

export const appealMade = kind({
  group: 'teaching',
  label: m.appealMadeKind,
  mail: 'digest',
  about: aboutTask,
  words: (about, { count }) => ({
    title: said(m.appealMade, { count, taskName: about.taskName }),
    detail: said(m.appealMadeDetail, { className: about.className }),
    path: `/a/classrooms/${about.classId}/appeals`,
  }),
});
