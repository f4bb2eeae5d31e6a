import { z } from 'zod';
import { kind } from '../kind.ts';

export const mailsFailed = kind({
  group: 'administration',
  label: 'Mails cannot be sent',
  mail: 'never',
  about: z.object({}),
  words: () => ({
    title: 'Mails were not sent',
    detail: 'The page of mails shows which, and why.',
    path: '/a/administration/mails',
  }),
});
