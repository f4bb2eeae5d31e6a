import { said } from '@lemma/contracts/messages';
import { aboutClass, kind } from '../kind.ts';
import * as m from '../messages.ts';

export const letIntoClass = kind({
  group: 'learning',
  label: m.letIntoClassKind,
  mail: 'immediately',
  about: aboutClass,
  words: (about) => ({
    title: said(m.letIntoClass, { className: about.className }),
    detail: said(m.letIntoClassDetail),
    path: `/c/${about.classId}`,
  }),
});
