import { said } from '@lemma/contracts/messages';
import { aboutTask, kind, taughtTaskPath } from '../kind.ts';
import * as m from '../messages.ts';

export const lateAnswer = kind({
  group: 'teaching',
  label: m.lateAnswerKind,
  mail: 'digest',
  about: aboutTask,
  words: (about, { count }) => ({
    title: said(m.lateAnswer, { count, taskName: about.taskName }),
    detail: said(m.lateAnswerDetail, { count, className: about.className }),
    path: taughtTaskPath(about),
  }),
});
