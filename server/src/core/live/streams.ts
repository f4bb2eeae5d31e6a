import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';
import type { Outages } from '../outages.ts';
import type { Bus } from './bus.ts';
import { createFeed, type Feed } from './feed.ts';
import type { LiveRoute } from './serve-live.ts';
import { createStream, type Stream } from './stream.ts';
import { networkOf } from '../network/network-of.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/**
 * How many streams there may be: a hall of six hundred with two devices each shares one address, and so may several halls.
 * Of a person who has more pages open the oldest stream ends.
 */
export const streamLimits = { node: 10_000, address: 4000, person: 12 };

const heartbeatMs = 15_000;

interface Visit {
  readonly route: LiveRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface FollowedVisit extends Visit {
  /** The follower, whatever the page: limits count by it. */
  readonly person: string;
  /** Topics that say that this may have come to be. */
  readonly access: readonly string[];
  /** Throws once the follower may no longer see this. */
  readonly admit: () => Promise<unknown>;
}

export type Streams = ReturnType<typeof createStreams>;

const both = (first: () => void, second: () => void) => (): void => {
  first();
  second();
};

/** Checks access again when one of the topics changes; returns a function that ends that. */
function watchAccess(bus: Pick<Bus, 'subscribe'>, topics: readonly string[], stream: Stream): () => void {
  const leaves = topics.map((topic) => bus.subscribe(topic, () => void stream.recheck()));
  return () => {
    for (const leave of leaves) leave();
  };
}

/** The parts of the services that streams need. */
interface StreamGround {
  readonly bus: Bus;
  readonly outages: Outages;
  readonly now: () => Date;
}

/** All event streams of this node. */
export function createStreams({ bus, outages, now }: StreamGround) {
  const feeds = new Map<string, Feed>();
  const streams = new Set<Stream>();
  const ofPerson = new Map<string, Set<Stream>>();
  const countOfAddress = new Map<string, number>();
  let isClosing = false;
  const beats = setInterval(() => {
    for (const stream of streams) stream.beat();
  }, heartbeatMs);
  beats.unref();

  function feedOf({ route, params }: Visit): Feed {
    const key = `${route.endpoint.name} ${JSON.stringify(params)}`;
    const known = feeds.get(key);
    if (known) return known;
    const feed = createFeed({
      endpoint: route.endpoint,
      topics: route.live.topics(params),
      read: () => route.live.read(params),
      bus,
      outages,
      now,
      onIdle: () => feeds.delete(key),
    });
    feeds.set(key, feed);
    return feed;
  }

  /** Counts the stream; returns what takes it from the count. */
  function add(stream: Stream, person: string, address: string): () => void {
    const own = ofPerson.get(person) ?? new Set();
    if (own.size >= streamLimits.person) [...own][0]?.end();
    ofPerson.set(person, own.add(stream));
    streams.add(stream);
    countOfAddress.set(address, (countOfAddress.get(address) ?? 0) + 1);
    return () => {
      streams.delete(stream);
      own.delete(stream);
      if (own.size === 0 && ofPerson.get(person) === own) ofPerson.delete(person);
      const left = (countOfAddress.get(address) ?? 1) - 1;
      if (left === 0) countOfAddress.delete(address);
      else countOfAddress.set(address, left);
    };
  }

  return {
    /** Answers with the state as JSON, or with 304 when the client has it. */
    async answer(visit: Visit): Promise<FastifyReply> {
      const { version, json } = await feedOf(visit).current();
      const { request, reply } = visit;
      reply.header('etag', `"${version}"`).header('vary', 'accept');
      if (request.headers['if-none-match'] === `"${version}"`) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(json);
    },

    /** Answers with an event stream that lasts until either side ends it. */
    async open({ person, admit, access, ...visit }: FollowedVisit): Promise<void> {
      const { request, reply } = visit;
      const address = networkOf(request.ip);
      const isFull =
        isClosing || streams.size >= streamLimits.node || (countOfAddress.get(address) ?? 0) >= streamLimits.address;
      if (isFull) throw new RequestError(503, 'server/unavailable', said(m.askAgain), { 'retry-after': '5' });
      const stream = createStream({ request, reply, admit, onEnd: () => onEnd() });
      const remove = both(add(stream, person, address), watchAccess(bus, access, stream));
      let onEnd = remove;
      try {
        const leave = await feedOf(visit).follow(stream);
        onEnd = both(remove, leave);
        if (stream.hasEnded()) leave();
      } catch (error) {
        remove();
        if (!stream.isOpen()) throw error;
        stream.end();
      }
    },

    count: () => streams.size,

    /** Ends all streams, so that the server can stop; their clients continue at another node or a little later. */
    close(): void {
      isClosing = true;
      clearInterval(beats);
      for (const stream of streams) stream.end();
    },
  };
}
