import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { kind } from '../kind.ts';
import * as m from '../messages.ts';

export const feedbackSent = kind({
  group: 'administration',
  label: m.feedbackSentKind,
  mail: 'immediately',
  about: z.object({}),
  words: (_about, { count }) => ({
    title: said(m.feedbackSent, { count }),
    detail: said(m.feedbackSentDetail),
    path: '/a/administration/feedback',
  }),
});
