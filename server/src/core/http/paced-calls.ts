import { finished } from 'node:stream';
import type { Endpoint } from '@lemma/contracts';
import { said } from '@lemma/contracts/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';
import * as m from '../messages.ts';
import { networkOf } from '../network/network-of.ts';
import { CallerLines, LineTooLong, type Place } from '../throttle/caller-lines.ts';
import { hashToken } from '../tokens.ts';

/**
 * The pace of calls that are limited: somebody who answers quickly or sends what was kept offline does not notice it, and
 * what is allowed in a minute is no longer taken in half a second.
 */
const pace = { burst: 20, perSecond: 10, mostWaiting: 60 };
/** Calls that carry nothing by which to know them apart: those of a whole school come from one address. */
const paceOfNetwork = { burst: 100, perSecond: 50, mostWaiting: 500 };
const atOnce = 2;
/** Calls without a limit have no pace: a page asks for many things as it opens. Few of them are at work together. */
const unpaced = { burst: 1_000_000, perSecond: 1_000_000, mostWaiting: 60, atOnce: 4 };

const isFile = ({ response }: Endpoint): boolean => response !== null && 'file' in response;

/** Files come one at a time, and programs are not people. */
const isOther = ({ upload, fromMail, fromProgram }: Endpoint): boolean =>
  (upload ?? fromMail ?? fromProgram) !== undefined;

/** Returns whether calls of an endpoint have a pace. Streams have bounds of their own. */
export const isPaced = (endpoint: Endpoint): boolean =>
  !isOther(endpoint) && !('live' in endpoint) && (endpoint.callsPerMinute ?? endpoint.callsPerMinuteEach) !== undefined;

/** Returns whether few calls of an endpoint are at work together for a person, without a pace. */
export const isInLine = (endpoint: Endpoint): boolean => !isOther(endpoint) && !isPaced(endpoint);

/** Lines of the callers of one server: at its door for each browser, and behind it for each person. */
export function createPacedCalls() {
  const atTheDoor = new CallerLines({ ...pace, atOnce: Infinity, patienceMs: 10_000 });
  const ofNetworks = new CallerLines({ ...paceOfNetwork, atOnce: Infinity, patienceMs: 10_000 });
  const ofPeople = new CallerLines({ ...pace, atOnce, patienceMs: 30_000 });
  const ofUnpaced = new CallerLines({ ...unpaced, patienceMs: 30_000 });
  return {
    /** Waits until a browser's call may begin, before anything of it is read or looked up. */
    async waitAtTheDoor(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const place = isKnown(request)
        ? atTheDoor.enter(carriedBy(request), 'call')
        : ofNetworks.enter(networkOf(request.ip), 'call');
      const end = await turnOf(place, reply);
      end();
    },

    /**
     * Does the work of a person's call, two of each kind at a time, from however many browsers they come. It learns whether
     * it had to wait: what was known of the caller may have changed meanwhile.
     */
    async inLineOf<Result>(
      { caller, kind, reply }: { readonly caller: string; readonly kind: string; readonly reply: FastifyReply },
      work: (hasWaited: boolean) => Promise<Result>,
    ): Promise<Result> {
      const place = ofPeople.enter(caller, kind);
      const end = await turnOf(place, reply);
      try {
        return await work(place.mustWait);
      } finally {
        end();
      }
    },

    /**
     * Waits until a person's call without a limit may begin; it is at work until its answer is sent, which may be a long table.
     * Returns whether it had to wait. Files that arrive slowly keep nothing but files waiting.
     */
    async waitInLine(caller: string, endpoint: Endpoint, reply: FastifyReply): Promise<boolean> {
      const place = ofUnpaced.enter(caller, isFile(endpoint) ? 'file' : 'call');
      const end = await turnOf(place, reply);
      // Also of a client who is gone already.
      finished(reply.raw, end);
      return place.mustWait;
    },
  };
}

export type PacedCalls = ReturnType<typeof createPacedCalls>;

/** Waits for a turn, which goes to the next call when the client goes before it. */
async function turnOf({ turn, giveUp }: Place, { raw }: FastifyReply): Promise<() => void> {
  if (raw.destroyed) giveUp();
  raw.once('close', giveUp);
  try {
    return await turn;
  } catch (error) {
    throw error instanceof LineTooLong ? tooManyCalls(error.seconds) : error;
  } finally {
    raw.off('close', giveUp);
  }
}

const isKnown = ({ headers }: FastifyRequest): boolean => (headers.authorization ?? headers.cookie ?? '') !== '';

/** The same for two calls only if everything that can say who calls is the same in them. */
export const carriedBy = ({ ip, headers }: FastifyRequest): string =>
  hashToken(`${ip}\n${headers.authorization ?? ''}\n${headers.cookie ?? ''}`);

export const tooManyCalls = (seconds: number): RequestError =>
  new RequestError(429, 'request/too-many', said(m.tooManyTries), { 'retry-after': String(seconds) });
