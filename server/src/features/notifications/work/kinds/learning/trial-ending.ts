import { z } from 'zod';
import { kind } from '../kind.ts';

export const trialEnding = kind({
  group: 'learning',
  label: 'A free trial ends in a week, and tomorrow',
  mail: 'immediately',
  about: z.object({ itemName: z.string(), endsAt: z.iso.datetime() }),
  words: (about, { moment }) => ({
    title: `Your free trial ends soon: ${about.itemName}`,
    detail: `It ends ${moment(about.endsAt)}. Nothing is charged, and everything you have done stays open.`,
    path: '/account/payments',
  }),
});
