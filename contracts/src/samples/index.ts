import { difficultyLevels } from '@lemma/math/document';
import { z } from 'zod';
import { learnerVerdict, partAnswers, publicVariant, shownHints } from '../attempts/attempts.ts';
import { endpoint } from '../core/endpoint.ts';
import { scene } from '../exercises/figures.ts';

const feature = 'samples';

/** `ticket` is sealed: it names the variant for the server and reveals nothing to the browser. */
export const drawSample = endpoint({
  name: 'drawSample',
  feature,
  summary: 'A sample exercise for visitors; nothing is recorded.',
  method: 'GET',
  path: '/samples/',
  who: 'anyone',
  query: z.object({
    /** A variant of this published exercise instead of one that the server chooses. */
    exerciseId: z.uuid().optional(),
  }),
  response: z.object({ ticket: z.string(), title: z.string(), variant: publicVariant }),
  callsPerMinuteEach: 120,
});

export const checkSample = endpoint({
  name: 'checkSample',
  feature,
  summary: 'Marks an answer to a sample exercise; nothing is recorded.',
  method: 'POST',
  path: '/samples/',
  who: 'anyone',
  body: z.strictObject({ ticket: z.string().max(4000), answers: partAnswers.min(1) }),
  response: z.object({ verdict: learnerVerdict, ...shownHints.shape }),
  callsPerMinute: 240,
  maximumBodyBytes: 128 * 1024,
  callsPerMinuteEach: 120,
});

/** R12. Of published exercises only; the variant is a sample of its own, the same at every call. */
export const getTip = endpoint({
  name: 'getTip',
  feature,
  summary: 'A worked sample variant of a published exercise, with hints and solution.',
  method: 'GET',
  path: '/tips/{exerciseId}/',
  who: 'anyone',
  params: z.object({ exerciseId: z.uuid() }),
  response: z.object({
    title: z.string(),
    topic: z.string(),
    level: z.enum(difficultyLevels),
    ownerName: z.string(),
    /** The language of its texts. */
    language: z.string().optional(),
    direction: z.enum(['ltr', 'rtl']),
    question: z.string(),
    figures: z.array(scene),
    hints: z.array(z.string()),
    solution: z.string(),
  }),
  callsPerMinute: 240,
  callsPerMinuteEach: 120,
});
