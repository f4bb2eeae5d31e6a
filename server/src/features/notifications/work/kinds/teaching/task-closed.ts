import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { audienceData } from '../../../data/audience-store.ts';
import { aboutTask, kind, taughtTaskPath } from '../kind.ts';
import * as m from '../messages.ts';

export const taskClosed = kind({
  group: 'teaching',
  label: m.taskClosedKind,
  mail: 'digest',
  about: aboutTask.extend({ notBegun: z.int().default(0) }),
  complete: async (services, about) => ({
    ...about,
    notBegun: await audienceData(services).countNotBegun(about.classId, about.taskId),
  }),
  words: (about) => ({
    title: said(m.taskClosed, { taskName: about.taskName }),
    detail: said(m.taskClosedDetail, { notBegun: about.notBegun, className: about.className }),
    path: taughtTaskPath(about),
  }),
});
