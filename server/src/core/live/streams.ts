import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';
import type { Outages } from '../outages.ts';
import type { Bus } from './bus.ts';
import { createFeed, type Feed } from './feed.ts';
import { createPlaces } from './places.ts';
import type { LiveRoute } from './serve-live.ts';
import { Stream } from './stream.ts';
import { networkOf } from '../network/network-of.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/** Streams are due at times of their own: so often those whose time has come are served. */
const beatMs = 1000;

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

const askAgain = (): RequestError =>
  new RequestError(503, 'server/unavailable', said(m.askAgain), { 'retry-after': '5' });

/** The parts of the services that streams need. */
interface StreamGround {
  readonly bus: Bus;
  readonly outages: Outages;
  readonly now: () => Date;
}

/** All event streams of this node. */
export function createStreams({ bus, outages, now }: StreamGround) {
  const feeds = new Map<string, Feed>();
  const places = createPlaces();
  let isClosing = false;
  const beats = setInterval(() => {
    const at = performance.now();
    for (const stream of places.streams()) stream.beat(at);
  }, beatMs);
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
      if (reply.raw.destroyed) return;
      if (isClosing || !places.hasRoom(address)) throw askAgain();
      const stream = new Stream({ reply, lastEventId: request.headers['last-event-id'], admit, onEnd: places.leave });
      const feed = feedOf(visit);
      const unwatch = access.map((topic) => bus.subscribe(topic, () => void stream.recheck()));
      places.take(stream, { person, address, feed, unwatch });
      try {
        await feed.follow(stream);
      } catch (error) {
        if (!stream.isOpen) {
          places.leave(stream);
          throw error;
        }
        stream.end();
      }
      if (!stream.isOpen && !reply.raw.destroyed) throw askAgain();
    },

    count: places.count,

    /** Ends all streams, so that the server can stop; their clients continue at another node or a little later. */
    close(): void {
      isClosing = true;
      clearInterval(beats);
      for (const stream of places.streams()) stream.end();
    },
  };
}
