import { aboutClass, kind } from '../kind.ts';

export const joinAsked = kind({
  group: 'teaching',
  label: 'Somebody asks to join a class',
  mail: 'digest',
  about: aboutClass,
  words: (about, { count }) => ({
    title:
      count === 1 ? `A learner asks to join ${about.className}` : `${count} learners ask to join ${about.className}`,
    detail: 'Let them in on the page of members.',
    path: `/a/classrooms/${about.classId}/classmembers`,
  }),
});
