import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { kind } from '../kind.ts';
import * as m from '../messages.ts';

export const trialEnding = kind({
  group: 'learning',
  label: m.trialEndingKind,
  mail: 'immediately',
  about: z.object({ itemName: z.string(), endsAt: z.iso.datetime() }),
  words: (about, { moment }) => ({
    title: said(m.trialEnding, { itemName: about.itemName }),
    detail: said(m.trialEndingDetail, { moment: moment(about.endsAt) }),
    path: '/account/payments',
  }),
});
