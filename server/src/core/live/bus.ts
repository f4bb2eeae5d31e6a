import type { FastifyBaseLogger } from 'fastify';
import { openBusLine, type BusLine } from './bus-line.ts';

/** Notifies listeners on this node and on all others that something has changed. */
export interface Bus {
  /** Announces that the topic has changed and is committed: never call this inside a transaction. */
  publish(topic: string): void;
  /** Calls the listener whenever the topic may have changed; returns what ends that. */
  subscribe(topic: string, listener: () => void): () => void;
  /** Whether changes made on other nodes arrive. While they do not, every listener is called again and again. */
  readonly isConnected: boolean;
  close(): Promise<void>;
}

const everything = '*';
/** Postgres takes less than 8,000 bytes in a notification. */
const payloadLimit = 7000;
/** Changes of the same things within this time are one notification. */
const gatherMs = 20;

/**
 * A notification says only that something has changed: listeners read the state. So none has to arrive, be in
 * order or be kept: after a cut all listeners are called, here and on the other nodes.
 *
 * @param url of the Postgres server; undefined for the embedded database, which has one node by its lock.
 */
export function createBus({ url, log }: { readonly url: string | undefined; readonly log: FastifyBaseLogger }): Bus {
  const listeners = new Map<string, Set<() => void>>();
  const pending = new Set<string>();
  let line: BusLine | undefined;
  let isSending = false;

  function tell(topic: string): void {
    const concerned = topic === everything ? [...listeners.values()].flatMap((set) => [...set]) : listeners.get(topic);
    for (const listener of concerned ?? []) listener();
  }

  /** The connection is made when it is first needed. */
  function connect(): void {
    if (url === undefined || line) return;
    line = openBusLine({
      url,
      log,
      onPayload: (payload) => {
        for (const topic of payload.split(' ')) tell(topic);
      },
      onBack: () => {
        tell(everything);
        send(everything);
      },
      onStillLost: () => tell(everything),
    });
  }

  function send(topic: string): void {
    pending.add(topic);
    if (!isSending) void drain();
  }

  async function drain(): Promise<void> {
    isSending = true;
    while (pending.size > 0) {
      const payloads = pack([...pending]);
      pending.clear();
      // A failed notification is made good when the line is back.
      for (const payload of payloads) await line?.send(payload).catch(() => undefined);
      await new Promise((resolve) => {
        setTimeout(resolve, gatherMs);
      });
    }
    isSending = false;
  }

  return {
    publish(topic) {
      tell(topic);
      connect();
      if (line) send(topic);
    },

    subscribe(topic, listener) {
      connect();
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic);
      };
    },

    get isConnected() {
      return url === undefined || line?.isUp === true;
    },

    close: async () => line?.close(),
  };
}

/** Topics in as few payloads as they fit into. */
export function pack(topics: readonly string[], limit = payloadLimit): string[] {
  if (topics.includes(everything)) return [everything];
  const payloads: string[] = [];
  for (const topic of topics) {
    const last = payloads.at(-1);
    if (last !== undefined && last.length + topic.length < limit) payloads[payloads.length - 1] = `${last} ${topic}`;
    else payloads.push(topic);
  }
  return payloads;
}
