import { z } from 'zod';
import { aboutClass, kind } from '../kind.ts';

export const reviewSet = kind({
  group: 'learning',
  label: 'A review that your teacher has set',
  mail: 'digest',
  about: aboutClass.extend({ classReviewId: z.uuid(), minutes: z.int().min(1), dueAt: z.iso.datetime() }),
  words: ({ className, classReviewId, minutes, dueAt }, { moment }) => ({
    title: `${minutes} minutes of review`,
    detail: `${className}, until ${moment(dueAt)}`,
    path: `/learn/review/${classReviewId}`,
  }),
});
