import { said } from '@lemma/contracts/messages';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';
import * as m from '../messages.ts';

export const scoreChanged = kind({
  group: 'learning',
  label: m.scoreChangedKind,
  mail: 'digest',
  about: aboutTask,
  words: (about) => ({
    title: said(m.scoreChanged, { taskName: about.taskName }),
    detail: about.className,
    path: learnerTaskPath(about),
  }),
});
