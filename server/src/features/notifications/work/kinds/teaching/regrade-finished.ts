import { z } from 'zod';
import { aboutTask, kind, taughtTaskPath } from '../kind.ts';

export const regradeFinished = kind({
  group: 'teaching',
  label: 'A regrade is applied',
  mail: 'never',
  about: aboutTask.extend({ changed: z.int() }),
  words: (about) => ({
    title: `Marked again: ${about.taskName}`,
    detail: `${about.className}. ${about.changed === 1 ? '1 score has' : `${about.changed} scores have`} changed.`,
    path: taughtTaskPath(about),
  }),
});
