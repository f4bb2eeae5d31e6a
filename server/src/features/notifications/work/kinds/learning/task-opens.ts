import { said } from '@lemma/contracts/messages';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';
import * as m from '../messages.ts';

export const taskOpens = kind({
  group: 'learning',
  label: m.taskOpensKind,
  mail: 'never',
  about: aboutTask,
  words: (about) => ({
    title: said(m.taskOpens, { taskName: about.taskName }),
    detail: about.className,
    path: learnerTaskPath(about),
  }),
});
