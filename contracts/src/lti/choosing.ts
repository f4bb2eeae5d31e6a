import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { ltiCourse } from './courses.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'lti';

/** Links that one answer to an LMS may hold. */
export const mostChosenTasks = 50;

const choosableTask = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(['practice', 'assessment']),
  questionCount: z.int(),
  points: z.number(),
  dueAt: z.iso.datetime().nullable(),
});
export type ChoosableTask = z.output<typeof choosableTask>;

export const getLtiChoice = endpoint({
  name: 'getLtiChoice',
  feature,
  summary: 'What a teacher can choose from, whom an LMS has sent to choose or whose link opens no task yet.',
  method: 'GET',
  path: '/lti/choice/',
  who: 'known',
  inFrames: true,
  response: z.object({
    course: ltiCourse,
    /** Whether the choice makes links in the course, or is for the link that the teacher has opened. */
    isForLink: z.boolean(),
    /** Whether the LMS takes more than one task at a time. */
    takesSeveral: z.boolean(),
    tasks: z.array(choosableTask),
  }),
});
export type LtiChoice = z.output<(typeof getLtiChoice)['response']>;

export const answerLtiChoice = endpoint({
  name: 'answerLtiChoice',
  feature,
  summary: 'Ends a choice; the page behind the answer carries it to the LMS, once, or is what the link opens now.',
  method: 'POST',
  path: '/lti/choice/answer/',
  who: 'known',
  inFrames: true,
  body: z.discriminatedUnion('choice', [
    z.strictObject({
      choice: z.literal('tasks'),
      taskIds: z.array(z.uuid()).min(1, words(m.chooseTask)).max(mostChosenTasks),
    }),
    z.strictObject({ choice: z.literal('class') }),
    z.strictObject({ choice: z.literal('nothing') }),
  ]),
  /** The path of a page on this server. */
  response: z.object({ page: z.string() }),
});
