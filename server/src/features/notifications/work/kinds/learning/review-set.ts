import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { aboutClass, kind } from '../kind.ts';
import * as m from '../messages.ts';

export const reviewSet = kind({
  group: 'learning',
  label: m.reviewSetKind,
  mail: 'digest',
  about: aboutClass.extend({ classReviewId: z.uuid(), minutes: z.int().min(1), dueAt: z.iso.datetime() }),
  words: ({ className, classReviewId, minutes, dueAt }, { moment }) => ({
    title: said(m.reviewSet, { minutes }),
    detail: said(m.reviewSetDetail, { className, moment: moment(dueAt) }),
    path: `/learn/review/${classReviewId}`,
  }),
});
