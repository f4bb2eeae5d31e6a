import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const feature = 'operations';

export const getHealth = endpoint({
  name: 'getHealth',
  feature,
  summary: 'Whether the server and its database answer; 503 otherwise.',
  method: 'GET',
  path: '/health/',
  who: 'anyone',
  response: z.object({ status: z.literal('ok'), version: z.string() }),
});
