import { z } from 'zod';
import { kind } from '../kind.ts';

export const backupsFailed = kind({
  group: 'administration',
  label: 'Backups fail',
  mail: 'immediately',
  about: z.object({ reason: z.string() }),
  words: (about) => ({
    title: 'A backup failed',
    detail: about.reason,
    path: '/a/administration/users',
  }),
});
