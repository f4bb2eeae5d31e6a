import { said } from '@lemma/contracts/messages';
import { z } from 'zod';
import { kind } from '../kind.ts';
import * as m from '../messages.ts';

export const exerciseShared = kind({
  group: 'teaching',
  label: m.exerciseSharedKind,
  mail: 'digest',
  about: z.object({ exerciseId: z.uuid(), title: z.string() }),
  words: (about) => ({
    title: said(m.exerciseShared, { title: about.title }),
    detail: said(m.exerciseSharedDetail),
    path: `/a/catalog/exercises/${about.exerciseId}`,
  }),
});
