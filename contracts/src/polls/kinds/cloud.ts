import { z } from 'zod';
import { pollCloudGroups } from '../constants.ts';
import { askedPrompt, type PollKindContract } from './poll-kind.ts';

/** Up to three words each, shown as large as they are frequent. */
export const cloud = {
  key: 'none',
  isWords: true,
  isTyped: true,
  wallGroups: pollCloudGroups,
  body: z.strictObject({ kind: z.literal('cloud'), prompt: askedPrompt }),
} satisfies PollKindContract;
