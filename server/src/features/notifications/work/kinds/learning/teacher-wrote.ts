import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { aboutClass, kind } from '../kind.ts';
import * as m from '../messages.ts';

/** The words themselves are in the notification: there is nowhere else to read them. */
export const teacherWrote = kind({
  group: 'learning',
  label: m.teacherWroteKind,
  mail: 'immediately',
  about: aboutClass.extend({ author: z.string(), text: z.string() }),
  words: (about) => ({
    title: said(m.teacherWrote, { author: about.author }),
    detail: `${about.text} (${about.className})`,
    path: `/c/${about.classId}`,
  }),
});
