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
/** Calls of a person that have no limit, reads above all: many in one go, then several a second, of all kinds together. */
const paceOfOthers = { burst: 200, perSecond: 50, mostWaiting: 200 };

/** Returns whether calls of an endpoint have a pace. Files come one at a time, and programs and streams are not people. */
export function isPaced(endpoint: Endpoint): boolean {
  const { callsPerMinute, callsPerMinuteEach, upload, fromMail, fromProgram } = endpoint;
  const isOther = (upload ?? fromMail ?? fromProgram ?? ('live' in endpoint || undefined)) !== undefined;
  return !isOther && (callsPerMinute ?? callsPerMinuteEach) !== undefined;
}

/** Lines of the callers of one server: at its door for each browser, and behind it for each person. */
export function createPacedCalls() {
  const atTheDoor = new CallerLines({ ...pace, atOnce: Infinity, patienceMs: 10_000 });
  const ofNetworks = new CallerLines({ ...paceOfNetwork, atOnce: Infinity, patienceMs: 10_000 });
  const ofOthers = new CallerLines({ ...paceOfOthers, atOnce: Infinity, patienceMs: 30_000 });
  const ofPeople = new CallerLines({ ...pace, atOnce, patienceMs: 30_000 });
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
     * Waits until a person's call without a limit may begin, and returns whether it had to wait: many quick ones together
     * would leave the thread that answers no time for others.
     */
    async waitAsOthers(caller: string, reply: FastifyReply): Promise<boolean> {
      const place = ofOthers.enter(caller, 'call');
      const end = await turnOf(place, reply);
      end();
      return place.mustWait;
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
  };
}

export type PacedCalls = ReturnType<typeof createPacedCalls>;

/** Waits for a turn, which goes to the next call when the client goes before it. */
async function turnOf({ turn, giveUp }: Place, { raw }: FastifyReply): Promise<() => void> {
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
