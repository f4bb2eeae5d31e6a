import { z } from 'zod';
import { aboutClass, kind } from '../kind.ts';

export const importFinished = kind({
  group: 'teaching',
  label: 'A list of people is imported',
  mail: 'never',
  about: aboutClass.extend({ added: z.int() }),
  words: (about) => ({
    title: `Import finished: ${about.className}`,
    detail: about.added === 1 ? '1 person was added.' : `${about.added} people were added.`,
    path: `/a/classrooms/${about.classId}/classmembers`,
  }),
});
