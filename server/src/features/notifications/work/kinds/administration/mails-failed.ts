import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { kind } from '../kind.ts';
import * as m from '../messages.ts';

export const mailsFailed = kind({
  group: 'administration',
  label: m.mailsFailedKind,
  mail: 'never',
  about: z.object({}),
  words: () => ({
    title: said(m.mailsFailed),
    detail: said(m.mailsFailedDetail),
    path: '/a/administration/mails',
  }),
});
