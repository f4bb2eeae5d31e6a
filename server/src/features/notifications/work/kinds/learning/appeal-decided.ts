import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';
import * as m from '../messages.ts';

export const appealDecided = kind({
  group: 'learning',
  label: m.appealDecidedKind,
  mail: 'immediately',
  about: aboutTask.extend({ isAccepted: z.boolean() }),
  words: (about, { count }) => ({
    title:
      count > 1
        ? said(m.appealsDecided, { count, taskName: about.taskName })
        : about.isAccepted
          ? said(m.appealAccepted, { taskName: about.taskName })
          : said(m.appealRefused, { taskName: about.taskName }),
    detail: said(m.appealDecidedDetail, { className: about.className }),
    path: learnerTaskPath(about),
  }),
});
