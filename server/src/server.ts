import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Log } from './core/db/log.ts';
import type { Database, OpenOptions } from './core/db/open-database.ts';
import { openDatabase } from './core/db/open-database.ts';
import { whenAvailable } from './core/db/patience.ts';
import type { Environment } from './core/environment/environment.ts';

const DRAIN_MS = 10_000;
/** So long connections in use get an answer that closes them instead of a cut: a client that sends on one just then loses nothing. */
const LAST_ANSWERS_MS = 300;

export interface RunningServer {
  /** Where it listens, with the port that the system chose when PORT is 0. */
  url: string;
  /** Drains: takes leave of connections in use, refuses new ones, lets running requests finish, closes streams and the database. */
  stop(): Promise<void>;
}

export interface ServerParts {
  environment: Environment;
  log: Log;
  /** Called at each step that a waiting person should know. */
  say: (line: string) => void;
  /** Called when the database is being opened, for work that need not wait for it. */
  whileOpening?: () => void;
  buildApp: (database: Database) => Promise<FastifyInstance>;
  /** Work between building and listening; done again when the database was away or busy in the middle of it. */
  prepare?: (app: FastifyInstance) => Promise<void>;
  database?: OpenOptions;
  drainMs?: number;
}

/** The port is taken, or may not be used; the message says what to do. */
export class ListenError extends Error {
  override name = 'ListenError';
}

/** Opens the database, builds the app and listens. Whatever fails, everything that was opened is closed again. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { environment, log, say } = parts;
  const { whileOpening: onOpening } = parts;
  const database = await openDatabase(environment, log, {
    onStep: say,
    ...(onOpening && { onOpening }),
    ...parts.database,
  });
  let app: FastifyInstance | undefined;
  try {
    const built = await parts.buildApp(database);
    app = built;
    await whenAvailable('the start', async () => parts.prepare?.(built), { log, kind: database.kind });
    await listen(built, environment);
    const traffic = followTraffic(built);
    return {
      url: addressOf(built, environment.host),
      stop: onlyOnce(() => drain(built, database, traffic, parts.drainMs ?? DRAIN_MS, log)),
    };
  } catch (error) {
    await app?.close();
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, environment: Environment): Promise<void> {
  try {
    await app.listen({ port: environment.port, host: environment.host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const { port, host } = environment;
    if (code === 'EADDRINUSE') {
      const words = `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`;
      throw new ListenError(words, { cause: error });
    }
    if (code === 'EACCES') {
      throw new ListenError(`Port ${port} may not be used by this account. Choose one above 1023.`, { cause: error });
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ListenError(`HOST ${host} is not an address of this machine.`, { cause: error });
    }
    throw error;
  }
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Traffic {
  /** Requests whose response is under way. */
  exchanges: Set<Exchange>;
  sockets: Set<Socket>;
  /** From now on each answer closes its connection. Resolves when there are none, or the time is over. */
  takeLeave(forMs: number): Promise<void>;
  forget(): void;
}

/**
 * Follows the connections and requests of the app's port. A name such as localhost stands for two addresses, for which
 * Fastify keeps two HTTP servers and shows one of them, so they are followed through Node's own channels.
 */
function followTraffic(app: FastifyInstance): Traffic {
  const ports = new Set(app.addresses().map((address) => (typeof address === 'string' ? undefined : address.port)));
  const exchanges = new Set<Exchange>();
  const sockets = new Set<Socket>();
  const lastClosed = Promise.withResolvers<void>();
  let isLeaving = false;
  const onConnection = (message: unknown): void => {
    const { socket } = message as { socket: Socket };
    if (!ports.has(socket.localPort)) return;
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      if (isLeaving && sockets.size === 0) lastClosed.resolve();
    });
  };
  const onRequest = (message: unknown): void => {
    const exchange = message as Exchange;
    if (!ports.has(exchange.request.socket.localPort)) return;
    exchanges.add(exchange);
    if (isLeaving) exchange.response.setHeader('connection', 'close');
    exchange.response.once('close', () => exchanges.delete(exchange));
  };
  subscribe('net.server.socket', onConnection);
  subscribe('http.server.request.start', onRequest);
  return {
    exchanges,
    sockets,
    async takeLeave(forMs) {
      isLeaving = true;
      for (const exchange of exchanges) closeAfter(exchange);
      if (sockets.size > 0) await Promise.race([lastClosed.promise, wait(forMs)]);
    },
    forget() {
      unsubscribe('net.server.socket', onConnection);
      unsubscribe('http.server.request.start', onRequest);
    },
  };
}

/** Node keeps a connection open for the next request unless its response says otherwise. */
function closeAfter({ request, response }: Exchange): void {
  if (response.headersSent) response.once('finish', () => request.socket.end());
  else response.setHeader('connection', 'close');
}

async function drain(
  app: FastifyInstance,
  database: Database,
  traffic: Traffic,
  drainMs: number,
  log: Log,
): Promise<void> {
  const startedAt = Date.now();
  await traffic.takeLeave(Math.min(LAST_ANSWERS_MS, drainMs));
  const closed = app.close();
  for (const { request, response } of traffic.exchanges) {
    // Event streams never end by themselves; browsers open them again, at another node or after the restart.
    if (request.headers.accept?.includes('text/event-stream')) response.end();
  }
  const cut = setTimeout(() => {
    log.warn({ requests: traffic.exchanges.size }, 'connections that did not end in time are cut');
    for (const socket of traffic.sockets) socket.destroy();
  }, drainMs);
  try {
    await closed;
  } finally {
    clearTimeout(cut);
    traffic.forget();
    await database.close();
  }
  log.info({ took: Date.now() - startedAt }, 'stopped');
}

function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function onlyOnce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}
