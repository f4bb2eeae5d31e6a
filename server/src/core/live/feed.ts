import { createHash } from 'node:crypto';
import type { Endpoint } from '@lemma/contracts';
import type { z } from 'zod';
import { actingFor, serverCaller } from '../engine/caller.ts';
import { writeResponse } from '../http/responses/write-response.ts';
import type { Outages } from '../outages.ts';
import type { Bus } from './bus.ts';

/** A source of states: when the bus says that it has changed, the state is read again, at most so often. */
export interface LiveTopic {
  readonly name: string;
  /** Many small changes within this time are announced as one; 0 for changes that cannot wait. */
  readonly everyMs: number;
}

/** A state as it travels, made once for all who follow it. */
export interface Snapshot {
  /** Hash of the state: the same on every node, so that a client may continue at any of them. */
  readonly version: string;
  readonly json: Buffer;
  /** The state as an event, in the framing of a chunked HTTP response. */
  readonly chunk: Buffer;
}

export interface LiveState {
  readonly state: unknown;
  /** When it changes by itself, as a timer's end does. */
  readonly until?: Date | null;
}

export interface Follower {
  /** Also with what was sent before, which is not sent again. */
  send(snapshot: Snapshot): void;
}

interface FeedOptions {
  readonly endpoint: Endpoint;
  readonly topics: readonly LiveTopic[];
  readonly read: () => Promise<LiveState>;
  readonly bus: Bus;
  readonly outages: Outages;
  readonly now: () => Date;
  /** Called when no follower is left and reading has stopped. */
  readonly onIdle: () => void;
}

const retryMs = 2000;
const longestTimer = 2 ** 31 - 1;

export type Feed = ReturnType<typeof createFeed>;

/**
 * One state that several follow: read once when it changes, made into bytes once, sent to all. What is sent is always the
 * whole newest state, so a follower who was away or slow has missed nothing.
 */
export function createFeed({ endpoint, topics, read, bus, outages, now, onIdle }: FeedOptions) {
  const followers = new Set<Follower>();
  let snapshot: Snapshot | undefined;
  let lastReadAt = -Infinity;
  let isStale = true;
  const next = createAlarm();
  const turn = createAlarm();
  const reading = createSharedReading(readNow, () => {
    if (followers.size === 0) stop();
  });
  const unsubscribe = topics.map((topic) => bus.subscribe(topic.name, () => change(topic.everyMs)));

  function change(everyMs: number): void {
    isStale = true;
    if (followers.size > 0) next.setAtLatest(lastReadAt + everyMs - performance.now(), refresh);
  }

  function refresh(): void {
    const what = `following ${endpoint.name}`;
    reading.fresh().then(
      () => outages.done(what),
      (error: unknown) => {
        outages.failed(what, error);
        if (followers.size > 0) next.setAtLatest(retryMs, refresh);
      },
    );
  }

  async function readNow(): Promise<Snapshot> {
    lastReadAt = performance.now();
    isStale = false;
    try {
      const { state, until = null } = await actingFor(serverCaller, read);
      const fresh = encode(endpoint, state);
      if (fresh.version !== snapshot?.version) for (const follower of followers) follower.send(fresh);
      snapshot = fresh;
      turn.clear();
      if (until && followers.size > 0) turn.setAtLatest(until.getTime() - now().getTime(), () => change(0));
      return fresh;
    } catch (error) {
      isStale = true;
      throw error;
    }
  }

  function stop(): void {
    next.clear();
    turn.clear();
    for (const end of unsubscribe) end();
    onIdle();
  }

  return {
    /** The state now, read anew. */
    current: reading.fresh,

    /** Sends the state, and again whenever it has changed; returns what ends that. */
    async follow(follower: Follower): Promise<() => void> {
      const isFirst = followers.size === 0;
      followers.add(follower);
      const leave = () => {
        if (!followers.delete(follower) || followers.size > 0) return;
        next.clear();
        if (!reading.isUnderWay()) stop();
      };
      try {
        const isGood = !isFirst && !isStale && bus.isConnected;
        follower.send((isGood ? snapshot : undefined) ?? (await reading.fresh()));
        return leave;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

/** One thing to be done at a time that may move closer, but not away. */
function createAlarm() {
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  const clear = () => {
    clearTimeout(timer);
    dueAt = Infinity;
  };
  return {
    clear,
    setAtLatest(inMs: number, act: () => void): void {
      const wait = Math.min(Math.max(0, Math.ceil(inMs)), longestTimer);
      if (performance.now() + wait >= dueAt) return;
      clear();
      if (wait === 0) return act();
      dueAt = performance.now() + wait;
      timer = setTimeout(() => {
        clear();
        act();
      }, wait);
    },
  };
}

/** Readings one after the other; those who ask while one is under way share the one after it, which begins late enough. */
function createSharedReading<T>(read: () => Promise<T>, onRest: () => void) {
  let underWay: Promise<T> | undefined;
  let next: Promise<T> | undefined;

  function fresh(): Promise<T> {
    if (underWay) {
      const before = underWay.catch(() => undefined);
      return (next ??= before.then(() => {
        next = undefined;
        return fresh();
      }));
    }
    underWay = read().finally(() => {
      underWay = undefined;
      if (!next) onRest();
    });
    return underWay;
  }

  return { fresh, isUnderWay: () => underWay !== undefined };
}

function encode(endpoint: Endpoint, state: unknown): Snapshot {
  const json = writeResponse(endpoint.response as z.ZodType, state) ?? '';
  const version = createHash('sha256').update(json).digest('base64url').slice(0, 16);
  return { version, json: Buffer.from(json), chunk: chunked(`id: ${version}\nevent: state\ndata: ${json}\n\n`) };
}

/** A piece of a response with `Transfer-Encoding: chunked`. */
export function chunked(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]);
}
