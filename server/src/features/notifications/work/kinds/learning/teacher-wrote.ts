import { z } from 'zod';
import { aboutClass, kind } from '../kind.ts';

/** The words themselves are in the notification: there is nowhere else to read them. */
export const teacherWrote = kind({
  group: 'learning',
  label: 'Your teacher has written to you',
  mail: 'immediately',
  about: aboutClass.extend({ author: z.string(), text: z.string() }),
  words: (about) => ({
    title: `${about.author} wrote to you`,
    detail: `${about.text} (${about.className})`,
    path: `/c/${about.classId}`,
  }),
});
