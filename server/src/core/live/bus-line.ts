import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { oneQueryAtATime } from '../db/postgres/shared-connections.ts';

/** A node's own connection to the notifications of the database. */
export interface BusLine {
  readonly isUp: boolean;
  /** To all other nodes; rejects when the line is down. */
  send(payload: string): Promise<void>;
  close(): Promise<void>;
}

const channel = 'lemma';
const listen = 'LISTEN lemma';
/** Every two seconds the line must carry a beat there and back: a connection can be dead and not know it. */
export const beatMs = 2000;

interface Options {
  readonly url: string;
  readonly log: FastifyBaseLogger;
  /** Called with what another node has sent. */
  readonly onPayload: (payload: string) => void;
  /** The line is up again: anything may have been missed, by this node and by those that it could not reach. */
  readonly onBack: () => void;
  /** Called every two seconds while the line is down. */
  readonly onStillLost: () => void;
}

/** Keeps one connection, made again whenever it is lost. */
export function openBusLine({ url, log, onPayload, onBack, onStillLost }: Options): BusLine {
  const node = randomBytes(6).toString('base64url');
  let client: pg.Client | undefined;
  let isUp = false;
  let isClosed = false;
  let isLost = false;
  let sentBeat = 0;
  let heardBeat = 0;

  function receive(message: string): void {
    const [sender = '', kind = '', ...rest] = message.split(' ');
    if (kind === 'beat' && sender === node) heardBeat = Number(rest[0]);
    if (kind === 'topics' && sender !== node) onPayload(rest.join(' '));
  }

  function lose(lost: pg.Client, reason: unknown): void {
    if (client !== lost) return;
    client = undefined;
    isUp = false;
    abandon(lost);
    if (isClosed || isLost) return;
    isLost = true;
    const cause = reason instanceof Error ? reason.message : String(reason);
    log.warn({ cause }, 'the line to the other nodes is lost; it is made again');
  }

  async function connect(): Promise<void> {
    const fresh = newClient(url);
    oneQueryAtATime(fresh);
    client = fresh;
    fresh.on('error', (error) => lose(fresh, error));
    fresh.on('end', () => lose(fresh, new Error('The connection ended.')));
    fresh.on('notification', ({ payload = '' }) => receive(payload));
    try {
      await fresh.connect();
      await fresh.query(listen);
    } catch (error) {
      return lose(fresh, error);
    }
    if (client !== fresh) return;
    isUp = true;
    heardBeat = sentBeat;
    if (isLost) log.warn('the line to the other nodes is back');
    isLost = false;
    onBack();
  }

  async function notify(payload: string): Promise<void> {
    if (!client || !isUp) throw new Error('The line to the other nodes is down.');
    await client.query('SELECT pg_notify($1, $2)', [channel, `${node} ${payload}`]);
  }

  function beat(): void {
    if (client && isUp && heardBeat !== sentBeat) lose(client, new Error('No beat came back.'));
    if (isUp) {
      sentBeat += 1;
      notify(`beat ${sentBeat}`).catch(() => undefined);
      return;
    }
    onStillLost();
    if (!client) void connect();
  }

  const beats = setInterval(beat, beatMs);
  beats.unref();
  void connect();

  return {
    get isUp() {
      return isUp;
    },
    send: (payload) => notify(`topics ${payload}`),
    async close() {
      isClosed = true;
      clearInterval(beats);
      const last = isUp ? client : undefined;
      if (client && !isUp) abandon(client);
      isUp = false;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}

const newClient = (url: string) =>
  new pg.Client({
    connectionString: url,
    application_name: 'lemma bus',
    connectionTimeoutMillis: beatMs,
    query_timeout: beatMs,
    keepAlive: true,
  });

/** A connection that does not answer is not waited for. */
function abandon(client: pg.Client): void {
  client.removeAllListeners();
  client.on('error', () => undefined);
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
