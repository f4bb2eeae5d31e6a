import { z } from 'zod';
import { kind } from '../kind.ts';

export const exerciseShared = kind({
  group: 'teaching',
  label: 'Somebody shares an exercise with you',
  mail: 'digest',
  about: z.object({ exerciseId: z.uuid(), title: z.string() }),
  words: (about) => ({
    title: `Shared with you: ${about.title}`,
    detail: 'It is in your catalogue.',
    path: `/a/catalog/exercises/${about.exerciseId}`,
  }),
});
