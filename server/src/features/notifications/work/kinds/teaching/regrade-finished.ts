import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { aboutTask, kind, taughtTaskPath } from '../kind.ts';
import * as m from '../messages.ts';

export const regradeFinished = kind({
  group: 'teaching',
  label: m.regradeFinishedKind,
  mail: 'never',
  about: aboutTask.extend({ changed: z.int() }),
  words: (about) => ({
    title: said(m.regradeFinished, { taskName: about.taskName }),
    detail: said(m.regradeFinishedDetail, { changed: about.changed, className: about.className }),
    path: taughtTaskPath(about),
  }),
});
