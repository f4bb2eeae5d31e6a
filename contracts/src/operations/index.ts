import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { languageTag } from '../core/language.ts';

const feature = 'operations';

export const getHealth = endpoint({
  name: 'getHealth',
  feature,
  summary: 'Whether the server and its database answer; 503 otherwise.',
  method: 'GET',
  path: '/health/',
  who: 'anyone',
  inFrames: true,
  forAll: true,
  response: z.object({ status: z.literal('ok'), version: z.string() }),
});

/** C12: when the server answered, in milliseconds since 1970 (required), and how many milliseconds it took to get there. */
export const serverTimeHeader = 'x-mm-time';
export const serverProcessingHeader = 'x-mm-spt';

export const getTime = endpoint({
  name: 'getTime',
  feature,
  summary: 'The server’s time in the header X-MM-Time; with `detail`, in the body too.',
  method: 'GET',
  path: '/time/',
  who: 'anyone',
  inFrames: true,
  forAll: true,
  query: z.object({ detail: z.string().max(20).optional() }),
  response: z.object({ serverTime: z.number(), spt: z.number() }).nullable(),
});

/** D19, from the least to the gravest. */
export const logLevels = ['debug', 'info', 'warning', 'error'] as const;

/** C14, D19. `url` is without query: addresses of people do not belong into a log. */
export const logMessage = z.strictObject({
  level: z.enum(logLevels),
  message: z.string().min(1).max(1000),
  type: z.string().min(1).max(60),
  url: z.string().max(500),
  ua: z.string().max(500),
  version: z.string().max(40),
});
export type LogMessage = z.output<typeof logMessage>;

export const sendLogMessage = endpoint({
  name: 'sendLogMessage',
  feature,
  summary: 'Reports something that went wrong in a browser.',
  method: 'POST',
  path: '/log_message/',
  who: 'anyone',
  inFrames: true,
  body: logMessage,
  response: null,
  callsPerMinute: 60,
});

/** F11. All of it is public. */
export const getSite = endpoint({
  name: 'getSite',
  feature,
  summary: 'Who runs this instance, how to reach them, and where else they are.',
  method: 'GET',
  path: '/site/',
  who: 'anyone',
  inFrames: true,
  forAll: true,
  response: z.object({
    /** Empty when the operator gives none. */
    operatorName: z.string(),
    operatorAddress: z.string(),
    contactEmail: z.string(),
    socialLinks: z.array(z.object({ label: z.string(), href: z.string() })),
    /** There only where things are sold. */
    isSelling: z.literal(true).optional(),
    /** The languages to choose from; there only where it is more than one. */
    languages: z.array(languageTag).optional(),
  }),
});
