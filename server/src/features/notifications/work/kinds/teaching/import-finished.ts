import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { aboutClass, kind } from '../kind.ts';
import * as m from '../messages.ts';

export const importFinished = kind({
  group: 'teaching',
  label: m.importFinishedKind,
  mail: 'never',
  about: aboutClass.extend({ added: z.int() }),
  words: (about) => ({
    title: said(m.importFinished, { className: about.className }),
    detail: said(m.importFinishedDetail, { added: about.added }),
    path: `/a/classrooms/${about.classId}/classmembers`,
  }),
});
