import { callsPerMinuteOfToken, type Endpoint } from '@lemma/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiTokenOf } from '../access/api-token.ts';
import { hashToken } from '../tokens.ts';
import { carriedBy, tooManyCalls } from './paced-calls.ts';

type Step = (request: FastifyRequest) => Promise<void>;

/** How many calls of an endpoint somebody may make a minute. */
export interface PersonLimit {
  /** Refuses a caller whose calls were too many already, before anything of the call is read. */
  readonly check: Step;
  /** Counts a call of somebody; throws when it is one too many for this minute. */
  readonly count: Step;
}

/** Returns the limit of an endpoint for each person, where it has one. */
export function limitOf(app: FastifyInstance, { name, callsPerMinuteEach }: Endpoint): PersonLimit | undefined {
  if (callsPerMinuteEach === undefined) return undefined;
  const refused = new RefusedCallers();
  const count = app.createRateLimit({
    max: callsPerMinuteEach,
    timeWindow: 60_000,
    keyGenerator: (request) => `${name} ${request.caller}`,
  });
  return {
    check: async (request) => refused.check(request),
    count: async (request) => {
      const seconds = await secondsToWait(count, request);
      if (seconds > 0) refused.refuse(request, seconds);
    },
  };
}

/** Counts the calls of each API token, to whatever endpoint. */
export function tokenLimit(app: FastifyInstance): Step {
  const count = app.createRateLimit({
    max: callsPerMinuteOfToken,
    timeWindow: 60_000,
    keyGenerator: ({ headers }) => `token ${hashToken(apiTokenOf(headers) ?? '')}`,
  });
  return async (request) => {
    if (apiTokenOf(request.headers) === null) return;
    const seconds = await secondsToWait(count, request);
    if (seconds > 0) throw tooManyCalls(seconds);
  };
}

/** Counts a call; 0 while there may be more. */
async function secondsToWait(count: ReturnType<FastifyInstance['createRateLimit']>, request: FastifyRequest) {
  const counted = await count(request);
  return counted.isAllowed || !counted.isExceeded ? 0 : counted.ttlInSeconds;
}

/** Of more, the first are looked up again, which is only dearer. */
const mostRemembered = 10_000;

/**
 * Callers who made too many calls of one endpoint, known by what their calls carry. Until the minute is over, further calls
 * are refused before their session is looked up and their body is read: somebody who does not stop costs the server next to nothing.
 */
class RefusedCallers {
  readonly #untilMs = new Map<string, number>();

  /** Refuses a call, and the further ones of its caller for so many seconds; throws. */
  refuse(request: FastifyRequest, seconds: number): never {
    const key = carriedBy(request);
    this.#untilMs.delete(key);
    const [oldest] = this.#untilMs.keys();
    if (oldest !== undefined && this.#untilMs.size >= mostRemembered) this.#untilMs.delete(oldest);
    this.#untilMs.set(key, Date.now() + seconds * 1000);
    throw tooManyCalls(seconds);
  }

  /** Throws where earlier calls were refused and their time is not over. */
  check(request: FastifyRequest): void {
    if (this.#untilMs.size === 0) return;
    const key = carriedBy(request);
    const untilMs = this.#untilMs.get(key);
    if (untilMs === undefined) return;
    const seconds = Math.ceil((untilMs - Date.now()) / 1000);
    if (seconds > 0) throw tooManyCalls(seconds);
    this.#untilMs.delete(key);
  }
}
