import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { aboutTask, kind, learnerTaskPath } from '../kind.ts';
import * as m from '../messages.ts';

export const answerCommented = kind({
  group: 'learning',
  label: m.answerCommentedKind,
  mail: 'digest',
  about: aboutTask.extend({ place: z.int().min(1) }),
  words: (about, { count }) => ({
    title:
      count > 1
        ? said(m.answersCommented, { count, taskName: about.taskName })
        : said(m.answerCommented, { place: about.place, taskName: about.taskName }),
    detail: about.className,
    path: `${learnerTaskPath(about)}?item=${about.place}`,
  }),
});
