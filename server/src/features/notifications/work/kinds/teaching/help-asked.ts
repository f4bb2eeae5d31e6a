import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { aboutClass, kind } from '../kind.ts';
import * as m from '../messages.ts';

export const helpAsked = kind({
  group: 'teaching',
  label: m.helpAskedKind,
  mail: 'digest',
  about: aboutClass.extend({ threadId: z.uuid(), task: z.string() }),
  words: ({ className, threadId, task }, { count }) =>
    count === 1
      ? {
          title: said(m.helpAsked, { task }),
          detail: said(m.helpAskedDetail, { className }),
          path: `/a/help/${threadId}`,
        }
      : { title: said(m.helpAskedOften, { count }), detail: className, path: '/a/help' },
});
