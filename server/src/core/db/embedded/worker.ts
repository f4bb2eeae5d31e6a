import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { EngineReply, EngineRequest } from './messages.ts';

/*
 * The thread that owns the embedded database. It speaks Postgres' wire protocol in messages, so that the server uses
 * the same driver for both databases. One connection at a time is served: the engine has one session.
 */

const SYNC = 'S'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);
const COPY_IN = 'G'.charCodeAt(0);

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread only.');

const { folder, mayMake, program } = workerData as { folder: string; mayMake: boolean; program: object };
let current: number | undefined;

function reply(message: EngineReply): void {
  if (message.kind === 'bytes') port?.postMessage(message, [message.bytes.buffer as ArrayBuffer]);
  else port?.postMessage(message);
}

/** Says why and ends the thread: an engine in an unknown state must not answer anything more. */
function fail(error: unknown): void {
  reply({ kind: 'failed', reason: reasonOf(error) });
  port?.close();
  setImmediate(() => process.exit(1));
}

/** The engine also throws bare numbers of errors of the system. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const isNumbered = typeof error === 'object' && error !== null && 'errno' in error;
  return isNumbered ? `error ${String(error.errno)} of the system` : String(error);
}

async function exchange(engine: PGlite, request: Uint8Array): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  // The engine swallows traps of its WebAssembly code, so only its answers show whether it is sound.
  await engine.execProtocolRawStream(request, {
    syncToFs: false,
    onRawData: (bytes) => chunks.push(bytes.slice()),
  });
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const answer = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    answer.set(chunk, offset);
    offset += chunk.length;
  }
  if (expectsReady(request) && answer[length - 6] !== READY && !endsInCopy(answer)) {
    throw new Error('The embedded database stopped in the middle of a statement.');
  }
  return answer;
}

/** True when the last message of the request is one that Postgres answers with ReadyForQuery. */
function expectsReady(request: Uint8Array): boolean {
  if (request.length < 5) return false;
  return request[0] === QUERY || (request[request.length - 5] === SYNC && request[request.length - 1] === 4);
}

function endsInCopy(answer: Uint8Array): boolean {
  return answer[0] === COPY_IN;
}

function simpleQuery(sql: string): Uint8Array {
  const text = new TextEncoder().encode(sql);
  const message = new Uint8Array(text.length + 6);
  message[0] = QUERY;
  new DataView(message.buffer).setUint32(1, text.length + 5);
  message.set(text, 5);
  return message;
}

/** A new connection starts clean, whatever the one before it left open. */
async function resetSession(engine: PGlite): Promise<void> {
  if (engine.isInTransaction()) await exchange(engine, simpleQuery('ROLLBACK'));
  await exchange(engine, simpleQuery('DISCARD ALL'));
}

async function serve(engine: PGlite, request: EngineRequest): Promise<void> {
  switch (request.kind) {
    case 'connect':
      await resetSession(engine);
      current = request.connection;
      reply({ kind: 'connected', connection: request.connection });
      return;
    case 'bytes':
      if (request.connection !== current) return;
      reply({ kind: 'bytes', connection: request.connection, bytes: await exchange(engine, request.bytes) });
      return;
    case 'disconnect':
      if (request.connection !== current) return;
      await resetSession(engine);
      current = undefined;
      return;
    case 'close':
      if (engine.isInTransaction()) await exchange(engine, simpleQuery('ROLLBACK'));
      await exchange(engine, simpleQuery('CHECKPOINT'));
      await engine.close();
      reply({ kind: 'closed' });
      port?.close();
  }
}

async function open(): Promise<PGlite> {
  // An empty database in the place of one that is gone would look like the loss of everything.
  if (!mayMake && !existsSync(join(folder, 'PG_VERSION'))) throw new Error('The files of the database are gone.');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return PGlite.create({
    fs: new NodeFS(folder),
    pgliteWasmModule: program,
    // Small segments of the write-ahead log keep a small school's folder and its snapshots small.
    initDbStartParams: ['--wal-segsize=1'],
  });
}

try {
  const engine = await open();
  let last: Promise<void> = Promise.resolve();
  port.on('message', (request: EngineRequest) => {
    last = last.then(() => serve(engine, request)).catch(fail);
  });
  reply({ kind: 'ready' });
} catch (error) {
  fail(error);
}
