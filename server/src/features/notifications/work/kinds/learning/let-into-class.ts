import { aboutClass, kind } from '../kind.ts';

export const letIntoClass = kind({
  group: 'learning',
  label: 'You are let into a class',
  mail: 'immediately',
  about: aboutClass,
  words: (about) => ({
    title: `You are in: ${about.className}`,
    detail: 'Your teacher has let you into the class.',
    path: `/c/${about.classId}`,
  }),
});
