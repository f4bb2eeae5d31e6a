import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

const feature = 'tutoring';

const classPath = z.object({ classId: z.uuid() });

const settings = z.strictObject({
  /** Learners of the class may ask. */
  isOn: z.boolean(),
  /** When answers can be expected, as learners read it: “on weekdays until 18:00”. */
  expected: z.string().trim().max(120),
  /** Teachers may show questions to the class, without names. */
  mayPublish: z.boolean(),
});
export type HelpSettings = z.output<typeof settings>;

export const getHelpSettings = endpoint({
  name: 'getHelpSettings',
  feature,
  summary: 'Whether and how learners of a class can ask for help.',
  method: 'GET',
  path: '/classes/{classId}/help-settings/',
  who: { classroom: 'assistant' },
  params: classPath,
  response: settings,
});

export const setHelpSettings = endpoint({
  name: 'setHelpSettings',
  feature,
  summary: 'Sets whether and how learners of a class can ask for help.',
  method: 'PUT',
  path: '/classes/{classId}/help-settings/',
  who: { classroom: 'teacher' },
  params: classPath,
  body: settings,
  response: settings,
});
