import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { computedBy, isStuck } from '../../engine/thread-time.ts';
import type { Log } from '../log.ts';
import type { EngineReply, EngineRequest } from './messages.ts';
import { Wire } from './wire.ts';
import type { WireTransport } from './wire.ts';

const PATIENCE_MS = 30_000;
const WATCH_EVERY_MS = 1000;
const RESTART_DELAYS_MS = [0, 250, 1000, 2000, 5000];

/** Of the standard that all engines have; Node's types leave it out. */
declare const WebAssembly: { compile(code: Uint8Array): Promise<object> };

const programFile = new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
let program: Promise<object> | undefined;

// V8 replaces translated code by faster code and frees the old; where several threads share a program, that ends the process
// now and then: “Check failed: jit_page_->allocations_.erase(addr) == 1” (github.com/nodejs/node/issues/64500). It keeps it.
setFlagsFromString('--no-wasm-code-gc');

/**
 * The program of the embedded database. All threads of a process share it, and with it what was translated for this
 * processor: a second thread opens in half the time.
 */
function readProgram(): Promise<object> {
  program ??= readFile(programFile)
    .then((code) => WebAssembly.compile(code))
    .catch((error: unknown) => {
      // The next start reads it again.
      program = undefined;
      throw error;
    });
  return program;
}

/** The embedded database could not open its folder; `reason` is what the engine said. */
export class EngineError extends Error {
  override name = 'EngineError';
}

interface EngineOptions {
  /** How long a statement may compute. */
  readonly patienceMs?: number;
  /** Whether an empty folder becomes a new database; else there must be one. */
  readonly mayMake?: boolean;
  /** Runs before the folder is tried again that could not be opened. */
  readonly beforeRetry?: () => Promise<unknown>;
}

/**
 * The embedded database's thread, seen from the server's. It is started again when it ends by itself, and ended when
 * one statement computes for longer than half a minute: the engine has no statement timeout of its own, and after a
 * restart it recovers every committed transaction from its log.
 */
export class Engine implements WireTransport {
  readonly #folder: string;
  readonly #log: Log;
  readonly #patienceMs: number;
  readonly #mayMake: boolean;
  readonly #beforeRetry: () => Promise<unknown>;
  readonly #wires = new Map<number, Wire>();
  readonly #watchdog: NodeJS.Timeout;
  #worker: Worker | undefined;
  #running: Promise<Worker> = Promise.reject(new EngineError('The embedded database is not started.'));
  #nextId = 1;
  #askedAt: number | undefined;
  /** The statement that the last look found under way, and what the thread had computed by then. */
  #watched: { askedAt: number; thread: Worker; computedMs: number } | undefined;
  #patientCallers = 0;
  #closing = false;
  /** Why the folder could not be opened the last time, while it is tried again. */
  #shutOut: Error | undefined;

  constructor(folder: string, log: Log, options: EngineOptions = {}) {
    this.#folder = folder;
    this.#log = log;
    this.#patienceMs = options.patienceMs ?? PATIENCE_MS;
    this.#mayMake = options.mayMake ?? false;
    this.#beforeRetry = options.beforeRetry ?? (() => Promise.resolve());
    this.#running.catch(() => undefined);
    this.#watchdog = setInterval(() => void this.#endWhenStuck(), WATCH_EVERY_MS).unref();
  }

  /** Resolves when the folder is open; throws EngineError when it cannot be opened. */
  async start(): Promise<void> {
    this.#running = this.#launch();
    this.#running.catch(() => undefined);
    await this.#running;
  }

  /** The stream for a `pg` client. Only one may be in use at a time. */
  createStream(): Wire {
    const wire = new Wire(this.#nextId, this);
    this.#nextId += 1;
    return wire;
  }

  /** Runs work whose statements may take as long as they need. */
  async withoutTimeLimit<T>(work: () => Promise<T>): Promise<T> {
    this.#patientCallers += 1;
    try {
      return await work();
    } finally {
      this.#patientCallers -= 1;
      if (this.#askedAt !== undefined) this.#askedAt = Date.now();
    }
  }

  connect(wire: Wire): void {
    if (this.#shutOut) {
      const { message } = this.#shutOut;
      setImmediate(() => wire.destroy(new EngineError(message)));
      return;
    }
    this.#wires.set(wire.id, wire);
    this.#running.then(
      () => this.#post({ kind: 'connect', connection: wire.id }),
      (error: unknown) => wire.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  }

  send(wire: Wire, bytes: Uint8Array<ArrayBuffer>): void {
    this.#askedAt = Date.now();
    this.#post({ kind: 'bytes', connection: wire.id, bytes }, [bytes.buffer]);
  }

  disconnect(wire: Wire): void {
    if (this.#wires.delete(wire.id)) this.#post({ kind: 'disconnect', connection: wire.id });
  }

  /** Writes everything to the folder and ends the thread. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#watchdog);
    const worker = await this.#running.catch(() => undefined);
    if (!worker) return;
    const ended = once(worker, 'exit');
    this.#post({ kind: 'close' });
    await ended;
  }

  #post(request: EngineRequest, transfer: ArrayBuffer[] = []): void {
    this.#worker?.postMessage(request, transfer);
  }

  async #launch(): Promise<Worker> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { folder: this.#folder, mayMake: this.#mayMake, program: await readProgram() },
      // Options of the main program, such as --input-type, do not suit the thread.
      execArgv: [],
    });
    const { promise, resolve, reject } = Promise.withResolvers<Worker>();
    let opened = false;
    worker.on('message', (reply: EngineReply) => {
      if (reply.kind === 'ready') {
        opened = true;
        resolve(worker);
      } else if (reply.kind === 'failed') {
        reject(new EngineError(reply.reason));
        if (opened) this.#log.error({ reason: reply.reason }, 'the embedded database failed');
      } else {
        this.#receive(reply);
      }
    });
    worker.on('error', (error) => reject(new EngineError(String(error), { cause: error })));
    worker.on('exit', (code) => {
      reject(new EngineError(`The embedded database ended with code ${code}.`));
      if (this.#worker === worker) this.#worker = undefined;
      if (opened && !this.#closing) this.#recover();
    });
    await promise;
    this.#worker = worker;
    return worker;
  }

  #receive(reply: EngineReply): void {
    if (reply.kind === 'connected') this.#wires.get(reply.connection)?.emit('connect');
    if (reply.kind === 'bytes') {
      this.#askedAt = undefined;
      this.#wires.get(reply.connection)?.receive(reply.bytes);
    }
  }

  /** Fails whatever waits for an answer, then starts the thread again, for as long as it takes. */
  #recover(): void {
    this.#askedAt = undefined;
    this.#log.warn('the embedded database is started again');
    const lost = [...this.#wires.values()];
    this.#wires.clear();
    this.#running = this.#relaunch();
    this.#running.catch(() => undefined);
    for (const wire of lost) wire.destroy(new Error('The embedded database stopped; it is started again.'));
  }

  async #relaunch(): Promise<Worker> {
    for (let attempt = 0; ; attempt += 1) {
      await wait(RESTART_DELAYS_MS[Math.min(attempt, RESTART_DELAYS_MS.length - 1)]);
      if (this.#closing) throw new EngineError('The embedded database is closed.');
      try {
        const worker = await this.#launch();
        this.#shutOut = undefined;
        this.#log.warn({ attempt }, 'the embedded database is back');
        return worker;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.#log.error({ reason, attempt }, 'the embedded database does not open');
        await this.#beforeRetry();
        this.#shutOut = new EngineError(`The embedded database is not started: ${reason}`);
        for (const wire of this.#wires.values()) wire.destroy(this.#shutOut);
        this.#wires.clear();
      }
    }
  }

  async #endWhenStuck(): Promise<void> {
    const [askedAt, thread] = [this.#askedAt, this.#worker];
    if (askedAt === undefined || thread === undefined || this.#patientCallers > 0) return;
    const computedMs = await computedBy(thread);
    if (this.#askedAt !== askedAt || this.#patientCallers > 0) return;
    if (this.#watched?.askedAt !== askedAt || this.#watched.thread !== thread) {
      this.#watched = { askedAt, thread, computedMs };
    }
    const statement = { computedMs: computedMs - this.#watched.computedMs, waitedMs: Date.now() - askedAt };
    if (!isStuck(statement, this.#patienceMs)) return;
    this.#askedAt = undefined;
    this.#log.error(statement, 'a statement does not end: the embedded database is restarted');
    await this.crash();
  }

  /** Ends the thread where it stands, as a crash would; it is started again by itself. */
  async crash(): Promise<void> {
    await this.#worker?.terminate();
  }
}
