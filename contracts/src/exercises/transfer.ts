import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { exerciseDocument } from './document.ts';
import { listExercises } from './exercises.ts';
import { imageMaximumBytes } from '../images/images.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'exercises';

export const transferFormat = 'lemma-exercises/1';
/** A type of its own: the file is read as it is, with the lines in which it may be wrong. */
export const transferType = 'application/vnd.lemma.exercises+json';
export const transferMaximumBytes = 20 * 1024 * 1024;
export const transferMaximumExercises = 500;

/** A file of exercises; `docs/exercise-format.md` explains each field. */
export const transferFile = z.strictObject({
  format: z.literal(transferFormat, words(m.transferFormat)),
  exercises: z.array(exerciseDocument).min(1, words(m.noExerciseInFile)).max(transferMaximumExercises),
  /** Pictures by the id in their address; base64. */
  images: z.record(z.uuid(), z.string().max(Math.ceil(imageMaximumBytes / 3) * 4)).default({}),
});
export type TransferFile = z.output<typeof transferFile>;

const mostChosen = 200;

/** `ids` names the exercises one by one; without it all that the search finds are meant. */
export const exportExercises = endpoint({
  name: 'exportExercises',
  feature,
  summary: 'Exercises as one file, pictures included: those named, or all that a search finds, at most five hundred.',
  method: 'GET',
  path: '/exercises/export/',
  who: 'privileged',
  tokenScope: 'exercises:write',
  query: listExercises.query.extend({
    ids: z
      .string()
      .max(mostChosen * 37)
      .default('')
      .transform((text) => (text === '' ? [] : text.split(',')))
      .pipe(z.array(z.uuid()).max(mostChosen)),
  }),
  response: { file: [transferType] },
  callsPerMinute: 60,
});

const importResult = z.object({
  id: z.uuid(),
  title: z.string(),
  /** `archived`: imported before, and archived since. */
  state: z.enum(['added', 'there-already', 'archived']),
});
export type ImportResult = z.output<typeof importResult>;

/** All of it or nothing: a file with a mistake is refused with the lines that are wrong. Importing again changes nothing. */
export const importExercises = endpoint({
  name: 'importExercises',
  feature,
  summary: 'Makes drafts of one’s own from a file of exercises.',
  method: 'POST',
  path: '/exercises/import/',
  who: 'privileged',
  tokenScope: 'exercises:write',
  upload: { types: [transferType], maximumBytes: transferMaximumBytes },
  response: z.array(importResult),
  callsPerMinute: 30,
});

export const getExerciseFormat = endpoint({
  name: 'getExerciseFormat',
  feature,
  summary: 'The JSON schema of a file of exercises.',
  method: 'GET',
  path: '/exercise-format.json',
  who: 'anyone',
  tokenScope: 'exercises:write',
  response: { file: ['application/schema+json'] },
});
