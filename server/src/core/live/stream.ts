import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';
import { chunked, type Follower, type Snapshot } from './feed.ts';

/** How often it is asked again whether a follower may still see this. */
const recheckMs = 60_000;
/** A connection that takes nothing for so long is given up; its client comes back by itself. */
const stuckMs = 30_000;

const heartbeat = chunked(':\n\n');
const lastChunk = Buffer.from('0\r\n\r\n');

export interface StreamOptions {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Throws once the follower may no longer see this. */
  readonly admit: () => Promise<unknown>;
  /** Called once, when either side has ended it. */
  readonly onEnd: () => void;
}

export type Stream = ReturnType<typeof createStream>;

/** Ends the stream when its follower may no longer see it. Changes during a check lead to one more check. */
function createRecheck({
  admit,
  end,
  hasEnded,
}: Pick<StreamOptions, 'admit'> & Record<'end' | 'hasEnded', () => unknown>) {
  let isAsking = false;
  let isToAskAgain = false;
  return async function recheck(): Promise<void> {
    isToAskAgain = isAsking;
    if (isAsking || hasEnded()) return;
    isAsking = true;
    try {
      await admit();
    } catch (error) {
      // A database that is away for a moment says nothing about the follower.
      if (error instanceof RequestError && error.status < 500) end();
    }
    isAsking = false;
    if (isToAskAgain) await recheck();
  };
}

/**
 * A response without end. Bytes that are the same for all followers are written to the socket as they are, framed once.
 * Of a slow connection nothing is queued: when it takes bytes again it gets the newest state.
 */
export function createStream({ request, reply, admit, onEnd }: StreamOptions) {
  const { raw } = reply;
  const lastEventId = request.headers['last-event-id'];
  let sentVersion = typeof lastEventId === 'string' ? lastEventId : undefined;
  let waiting: Snapshot | undefined;
  let stuckSince: number | undefined;
  let checkedAt = performance.now() - Math.random() * recheckMs;
  let isOpen = false;
  let hasEnded = false;

  function open(): void {
    isOpen = true;
    reply.hijack();
    raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      vary: 'accept',
      // Proxies such as nginx pass each event on immediately.
      'x-accel-buffering': 'no',
    });
    raw.flushHeaders();
    // Send something immediately: a client that gets nothing knows that streams are kept back on its way.
    raw.socket?.on('drain', catchUp);
    write(heartbeat);
  }

  function write(bytes: Buffer): void {
    if (raw.socket?.write(bytes) === false) stuckSince ??= performance.now();
  }

  function catchUp(): void {
    stuckSince = undefined;
    const newest = waiting;
    waiting = undefined;
    if (newest) send(newest);
  }

  function send(snapshot: Snapshot): void {
    if (hasEnded) return;
    if (!isOpen) open();
    if (stuckSince !== undefined) {
      waiting = snapshot;
      return;
    }
    if (snapshot.version === sentVersion) return;
    sentVersion = snapshot.version;
    write(snapshot.chunk);
  }

  function finish(): void {
    if (hasEnded) return;
    hasEnded = true;
    raw.socket?.off('drain', catchUp);
    onEnd();
  }

  function end(): void {
    if (hasEnded) return;
    if (isOpen) raw.socket?.end(lastChunk);
    finish();
  }

  const recheck = createRecheck({ admit, end, hasEnded: () => hasEnded });

  raw.on('close', finish);

  return {
    send,
    end,
    /** To be called when the follower may have lost the right to see this. */
    recheck,
    /** To be called now and then: keeps the connection alive, and ends it where it is dead or no longer permitted. */
    beat(): void {
      if (!isOpen || hasEnded) return;
      if (stuckSince !== undefined) {
        if (performance.now() - stuckSince > stuckMs) raw.destroy();
        return;
      }
      write(heartbeat);
      if (performance.now() - checkedAt < recheckMs) return;
      checkedAt = performance.now();
      void recheck();
    },
    isOpen: () => isOpen,
    hasEnded: () => hasEnded,
  } satisfies Follower & Record<string, unknown>;
}
