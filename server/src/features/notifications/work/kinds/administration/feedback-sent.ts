import { z } from 'zod';
import { kind } from '../kind.ts';

export const feedbackSent = kind({
  group: 'administration',
  label: 'Somebody sends feedback',
  mail: 'immediately',
  about: z.object({}),
  words: (_about, { count }) => ({
    title: count === 1 ? 'New feedback' : `${count} new messages of feedback`,
    detail: 'A question or a report waits for an answer.',
    path: '/a/administration/feedback',
  }),
});
