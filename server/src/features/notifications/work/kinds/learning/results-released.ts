import { said } from '@lemma/contracts/messages';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';
import * as m from '../messages.ts';

export const resultsReleased = kind({
  group: 'learning',
  label: m.resultsReleasedKind,
  mail: 'digest',
  about: aboutTask,
  only: 'begun',
  words: (about) => ({
    title: said(m.resultsReleased, { taskName: about.taskName }),
    detail: about.className,
    path: learnerTaskPath(about),
  }),
});
