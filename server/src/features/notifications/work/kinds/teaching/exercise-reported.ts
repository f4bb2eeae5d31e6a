import { z } from 'zod';
import { kind } from '../kind.ts';

export const exerciseReported = kind({
  group: 'teaching',
  label: 'Somebody reports a problem in one of your exercises',
  mail: 'digest',
  about: z.object({ exerciseId: z.uuid(), title: z.string() }),
  words: (about, { count }) => ({
    title: count === 1 ? `A problem is reported: ${about.title}` : `${count} problems are reported: ${about.title}`,
    detail: 'Read the report and reply to it.',
    path: `/a/catalog/exercises/${about.exerciseId}/reports`,
  }),
});
