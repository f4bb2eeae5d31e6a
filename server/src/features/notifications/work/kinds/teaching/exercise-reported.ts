import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { kind } from '../kind.ts';
import * as m from '../messages.ts';

export const exerciseReported = kind({
  group: 'teaching',
  label: m.exerciseReportedKind,
  mail: 'digest',
  about: z.object({ exerciseId: z.uuid(), title: z.string() }),
  words: (about, { count }) => ({
    title: said(m.exerciseReported, { count, title: about.title }),
    detail: said(m.exerciseReportedDetail),
    path: `/a/catalog/exercises/${about.exerciseId}/reports`,
  }),
});
