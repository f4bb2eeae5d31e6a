import { z } from 'zod';
import { engineWords } from '../core/engine-words.ts';
import { endpoint } from '../core/endpoint.ts';

const feature = 'lti';
const classId = z.object({ classId: z.uuid() });

/** States of a score that belongs in the grade book of an LMS. */
export const sentScoreStates = ['sent', 'waiting', 'refused', 'differs'] as const;

const sentScore = z.object({
  memberId: z.uuid(),
  taskId: z.uuid(),
  state: z.enum(sentScoreStates),
  /** The LMS's name, and the course where there are several. */
  place: z.string(),
  /** When it arrived or was compared, or since when it waits. */
  at: z.iso.datetime(),
  /** Why it has not arrived, as far as that is known. */
  problem: engineWords(),
  /** Other points than those that were sent, where the LMS has them. */
  found: z.number().nullable(),
});
export type SentScore = z.output<typeof sentScore>;

const sentScores = z.object({
  /** Courses of LMSs that the class is connected with; none for most classes. */
  courses: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      lms: z.string(),
      /** Whose grade stays where the two differ. */
      leader: z.enum(['lemma', 'lms']),
      comparedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** One for each learner and task; of a task that was placed several times, the one that needs a look most. */
  scores: z.array(sentScore),
});
export type SentScores = z.output<typeof sentScores>;

export const listSentScores = endpoint({
  name: 'listSentScores',
  feature,
  summary: 'What became of the scores that the class sends to learning management systems.',
  method: 'GET',
  path: '/classes/{classId}/sent-scores/',
  who: { classroom: 'assistant' },
  params: classId,
  response: sentScores,
  records: 'class',
});

export const compareSentScores = endpoint({
  name: 'compareSentScores',
  feature,
  summary: 'Compares scores with the learning management systems now, and sends again what was refused.',
  method: 'POST',
  path: '/classes/{classId}/sent-scores/compare/',
  who: { classroom: 'assistant' },
  params: classId,
  response: sentScores,
  callsPerMinuteEach: 6,
});
