import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { RequestError } from '../errors.ts';
import { chunked, type Follower, type Snapshot } from './feed.ts';

/** How often something is sent that says only that the connection lives. */
const heartbeatMs = 15_000;
/** How often it is asked again whether a follower may still see this. */
const recheckMs = 60_000;
/** A connection that takes nothing for so long is given up; its client comes back by itself. */
const stuckMs = 30_000;

const heartbeat = chunked(':\n\n');
const lastChunk = Buffer.from('0\r\n\r\n');

export interface StreamOptions {
  readonly reply: FastifyReply;
  /** The version that the client has already. */
  readonly lastEventId: unknown;
  /** Throws once the follower may no longer see this. */
  readonly admit: () => Promise<unknown>;
  /** Called once, when either side has ended it. */
  readonly onEnd: (stream: Stream) => void;
}

/**
 * A response without end. Bytes that are the same for all followers are written to the socket as they are, framed once.
 * Of a slow connection nothing is queued: when it takes bytes again it gets the newest state.
 *
 * There are thousands at a time, each open for an hour: a stream refers to nothing of its request but what it needs.
 */
export class Stream implements Follower {
  readonly #raw: ServerResponse;
  readonly #admit: StreamOptions['admit'];
  readonly #onEnd: StreamOptions['onEnd'];
  /** Until the stream is open. */
  #reply: FastifyReply | undefined;
  #sentVersion: unknown;
  #waiting: Snapshot | undefined;
  #stuckSince: number | undefined;
  // Streams that are opened together are not served together ever after.
  #beatAt = performance.now() + Math.random() * heartbeatMs;
  #checkAt = performance.now() + Math.random() * recheckMs;
  #isAsking = false;
  #isToAskAgain = false;
  #hasEnded = false;

  constructor({ reply, lastEventId, admit, onEnd }: StreamOptions) {
    this.#raw = reply.raw;
    this.#reply = reply;
    this.#sentVersion = lastEventId;
    this.#admit = admit;
    this.#onEnd = onEnd;
    reply.raw.on('close', () => this.#finish());
  }

  get isOpen(): boolean {
    return this.#reply === undefined;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  send(snapshot: Snapshot): void {
    if (this.#hasEnded) return;
    if (this.#reply) this.#open(this.#reply);
    if (this.#stuckSince !== undefined) {
      this.#waiting = snapshot;
      return;
    }
    if (snapshot.version === this.#sentVersion) return;
    this.#sentVersion = snapshot.version;
    this.#write(snapshot.chunk);
  }

  end(): void {
    if (this.#hasEnded) return;
    if (this.isOpen) {
      this.#write(lastChunk);
      this.#raw.socket?.destroySoon();
    }
    this.#finish();
  }

  /** To be called now and then: keeps the connection alive, and ends it where it is dead or no longer permitted. */
  beat(now: number): void {
    if (!this.isOpen || this.#hasEnded) return;
    if (this.#stuckSince !== undefined) {
      if (now - this.#stuckSince > stuckMs) this.#raw.destroy();
      return;
    }
    if (now >= this.#beatAt) {
      this.#beatAt = now + heartbeatMs;
      this.#write(heartbeat);
    }
    if (now < this.#checkAt) return;
    this.#checkAt = now + recheckMs;
    void this.recheck();
  }

  /**
   * To be called when the follower may have lost the right to see this: ends the stream then. Changes during a check lead
   * to one more check.
   */
  async recheck(): Promise<void> {
    this.#isToAskAgain = this.#isAsking;
    if (this.#isAsking || this.#hasEnded) return;
    this.#isAsking = true;
    try {
      await this.#admit();
    } catch (error) {
      // A database that is away for a moment says nothing about the follower.
      if (error instanceof RequestError && error.status < 500) this.end();
    }
    this.#isAsking = false;
    if (this.#isToAskAgain) await this.recheck();
  }

  #open(reply: FastifyReply): void {
    this.#reply = undefined;
    reply.hijack();
    const raw = this.#raw;
    // Send something immediately: a client that gets nothing knows that streams are kept back on its way.
    raw.socket?.on('drain', () => this.#catchUp());
    this.#write(Buffer.concat([headOf(reply), heartbeat]));
    forgetReply(raw);
  }

  #write(bytes: Buffer): void {
    if (this.#raw.socket?.write(bytes) === false) this.#stuckSince ??= performance.now();
  }

  #catchUp(): void {
    this.#stuckSince = undefined;
    const newest = this.#waiting;
    this.#waiting = undefined;
    if (newest) this.send(newest);
  }

  #finish(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#onEnd(this);
  }
}

/** The head of the response as it travels: Node would keep the one that it writes, two kilobytes, until the end. */
function headOf(reply: FastifyReply): Buffer {
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    vary: 'accept',
    // Proxies such as nginx pass each event on immediately.
    'x-accel-buffering': 'no',
    date: new Date().toUTCString(),
    connection: 'close',
    'transfer-encoding': 'chunked',
  };
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one) => `${name}: ${one}`));
  return Buffer.from(['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n'), 'latin1');
}

const ignore = (): void => undefined;

/** Lets go of what Fastify and Node keep for a response that would end: its headers, and the reply with its request. */
function forgetReply(raw: ServerResponse): void {
  for (const name of raw.getHeaderNames()) raw.removeHeader(name);
  raw.removeAllListeners('finish');
  raw.removeAllListeners('error').on('error', ignore);
}
