import { z } from 'zod';
import { learnerVerdict, partAnswers, publicVariant } from './attempts.ts';
import { endpoint } from './endpoint.ts';

const feature = 'samples';

/** `ticket` is sealed: it tells the server which variant was shown and tells the browser nothing. */
export const drawSample = endpoint({
  name: 'drawSample',
  feature,
  summary: 'A sample exercise for visitors; nothing is recorded.',
  method: 'GET',
  path: '/samples/',
  who: 'anyone',
  response: z.object({ ticket: z.string(), title: z.string(), variant: publicVariant }),
});

export const checkSample = endpoint({
  name: 'checkSample',
  feature,
  summary: 'Marks an answer to a sample exercise; nothing is recorded.',
  method: 'POST',
  path: '/samples/',
  who: 'anyone',
  body: z.strictObject({ ticket: z.string().max(4000), answers: partAnswers.min(1) }),
  response: z.object({ verdict: learnerVerdict, hints: z.array(z.string()) }),
  callsPerMinute: 240,
});
