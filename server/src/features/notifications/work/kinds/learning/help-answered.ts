import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { aboutClass, kind } from '../kind.ts';
import * as m from '../messages.ts';

export const helpAnswered = kind({
  group: 'learning',
  label: m.helpAnsweredKind,
  mail: 'immediately',
  about: aboutClass.extend({ threadId: z.uuid(), task: z.string() }),
  words: ({ className, threadId, task }, { count }) => ({
    title: said(m.helpAnswered, { count, task }),
    detail: className,
    path: `/learn/help/${threadId}`,
  }),
});
