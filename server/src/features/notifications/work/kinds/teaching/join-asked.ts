import { said } from '@lemma/contracts/messages';
import { aboutClass, kind } from '../kind.ts';
import * as m from '../messages.ts';

export const joinAsked = kind({
  group: 'teaching',
  label: m.joinAskedKind,
  mail: 'digest',
  about: aboutClass,
  words: (about, { count }) => ({
    title: said(m.joinAsked, { count, className: about.className }),
    detail: said(m.joinAskedDetail),
    path: `/a/classrooms/${about.classId}/classmembers`,
  }),
});
