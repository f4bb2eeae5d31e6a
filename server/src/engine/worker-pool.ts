import { Worker } from 'node:worker_threads';
import type { ExerciseDocument } from '@lemma/math';
import { currentCaller } from './caller.ts';
import { FairQueue, type FairQueueOptions } from './fair-queue.ts';
import type { Job, ResultOf, WorkerReply, WorkerRequest } from './jobs.ts';

interface PoolOptions extends FairQueueOptions {
  readonly threads: number;
  /** Longest time that one piece may take before its thread is given up. */
  readonly budgetMs: number;
  /** Longest time that a piece may wait for its turn. */
  readonly patienceMs: number;
  /** True for work that gives way to all other threads where the system knows priorities of threads. */
  readonly givesWay: boolean;
  /** The error of a piece that took longer than the budget. */
  readonly onOverrun: () => Error;
  /** The error of a piece for which there was no turn. */
  readonly onCrowd: () => Error;
}

interface Piece {
  readonly caller: string;
  readonly job: Job;
  readonly loadDocument: () => Promise<ExerciseDocument>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  /** When its thread began with it; undefined while others are before it or its document is being loaded. */
  startedAt: number | undefined;
  isLoading: boolean;
}

interface Thread {
  readonly worker: Worker;
  /** Has loaded its code: time is counted from then on. */
  isReady: boolean;
  /** In the order in which the thread does them. */
  readonly pending: Map<number, Piece>;
  /** Works on a long piece: nothing is put behind it. */
  isHeavy: boolean;
  /** Waits for the end of this turn of the event loop. */
  outbox: WorkerRequest[];
}

/** Short pieces that a thread is given in one go: one message for all of them. */
const mostInLine = 8;

/**
 * Threads that do the mathematics. Callers are served in turn; of those whose pieces are long, one thread always keeps
 * free. Threads are made at the first use and kept; one that overruns its budget is replaced, and what was behind it
 * goes to another.
 */
export function createWorkerPool(options: PoolOptions) {
  const threads: Thread[] = [];
  const queue = new FairQueue<Piece>(options);
  let lastId = 0;
  const watch = setInterval(lookAfter, 200);
  watch.unref();

  function startThread(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { givesWay: options.givesWay } });
    const thread: Thread = { worker, isReady: false, pending: new Map(), isHeavy: false, outbox: [] };
    worker.on('message', (reply: WorkerReply | 'ready') => receive(thread, reply));
    worker.on('error', (error) => replace(thread, () => error as Error));
    worker.unref();
    threads.push(thread);
    return thread;
  }

  /** Gives a thread up: the piece that it worked on fails, the others are done elsewhere. */
  function replace(thread: Thread, error: () => Error): void {
    const index = threads.indexOf(thread);
    if (index < 0) return;
    threads.splice(index, 1);
    void thread.worker.terminate();
    const pieces = [...thread.pending.values()];
    const culprit = atWork(thread);
    thread.pending.clear();
    for (const piece of pieces) {
      if (piece === culprit) finish(piece, error());
      else send(piece, leastBusy());
    }
    dispatch();
  }

  function lookAfter(): void {
    const now = performance.now();
    for (const thread of [...threads]) {
      const startedAt = atWork(thread)?.startedAt;
      if (startedAt !== undefined && now - startedAt >= options.budgetMs) replace(thread, options.onOverrun);
    }
    for (const { piece } of queue.expire(now - options.patienceMs, now)) piece.reject(options.onCrowd());
    dispatch();
  }

  /** Gives out what waits, as long as there is a thread for it. */
  function dispatch(): void {
    const now = performance.now();
    for (;;) {
      const thread = freeThread();
      if (!thread) return;
      // A thread that is idle may take a long piece, unless all others have one: a last one is kept for short pieces.
      const heavyThreads = threads.filter((one) => one.isHeavy).length;
      const letsHeavy = thread.pending.size === 0 && (options.threads === 1 || heavyThreads < options.threads - 1);
      const next = queue.take(now, letsHeavy);
      if (!next) return;
      thread.isHeavy = queue.isHeavy(next.caller, now);
      send(next.piece, thread);
    }
  }

  function freeThread(): Thread | undefined {
    if (queue.size === 0) return undefined;
    const idle = threads.find((thread) => thread.pending.size === 0);
    if (idle) return idle;
    if (threads.length < options.threads) return startThread();
    const open = threads.filter((thread) => !thread.isHeavy && thread.pending.size < mostInLine);
    return open.toSorted((one, other) => one.pending.size - other.pending.size)[0];
  }

  function leastBusy(): Thread {
    const [least] = threads.toSorted((one, other) => one.pending.size - other.pending.size);
    return !least || (least.pending.size > 0 && threads.length < options.threads) ? startThread() : least;
  }

  function send(piece: Piece, thread: Thread): void {
    lastId += 1;
    piece.startedAt = undefined;
    piece.isLoading = false;
    thread.pending.set(lastId, piece);
    begin(thread);
    post(thread, { id: lastId, job: piece.job });
  }

  function receive(thread: Thread, reply: WorkerReply | 'ready'): void {
    if (reply === 'ready') {
      thread.isReady = true;
      begin(thread);
      return;
    }
    const piece = thread.pending.get(reply.id);
    if (!piece) return;
    if ('needs' in reply) {
      piece.isLoading = true;
      piece.startedAt = undefined;
      begin(thread);
      void load(thread, reply.id, piece);
      return;
    }
    thread.pending.delete(reply.id);
    const tookMs = performance.now() - (piece.startedAt ?? performance.now());
    finish(
      piece,
      'error' in reply ? new Error(reply.error) : undefined,
      'result' in reply ? reply.result : undefined,
      tookMs,
    );
    if (thread.pending.size === 0) thread.isHeavy = false;
    begin(thread);
    dispatch();
  }

  async function load(thread: Thread, id: number, piece: Piece): Promise<void> {
    try {
      const document = await piece.loadDocument();
      if (thread.pending.get(id) !== piece) return;
      // Behind all that the thread was given in the meantime.
      thread.pending.delete(id);
      thread.pending.set(id, piece);
      piece.isLoading = false;
      begin(thread);
      post(thread, { id, job: piece.job, document });
    } catch (error) {
      if (!thread.pending.delete(id)) return;
      finish(piece, error as Error, undefined, 0);
      dispatch();
    }
  }

  function finish(piece: Piece, error?: Error, result?: unknown, tookMs = options.budgetMs): void {
    queue.finish(piece.caller, tookMs, performance.now());
    if (error) piece.reject(error);
    else piece.resolve(result);
  }

  return {
    /**
     * Runs one piece of work for whoever the server works for at the moment; the document is loaded only when the thread
     * has not seen the version before. Rejects with `onCrowd` when there is too much to do.
     */
    run<J extends Job>(job: J, loadDocument: () => Promise<ExerciseDocument>): Promise<ResultOf<J>> {
      return new Promise((resolve, reject) => {
        const caller = currentCaller();
        const settle = resolve as (result: unknown) => void;
        const piece: Piece = {
          caller,
          job,
          loadDocument,
          resolve: settle,
          reject,
          startedAt: undefined,
          isLoading: false,
        };
        if (!queue.add(caller, piece, performance.now())) reject(options.onCrowd());
        dispatch();
      });
    },

    async close(): Promise<void> {
      clearInterval(watch);
      for (const { piece } of queue.clear()) piece.reject(options.onCrowd());
      await Promise.all(threads.map((thread) => thread.worker.terminate()));
    },
  };
}

/** The piece that a thread works on: the first of its line whose document it has. */
function atWork(thread: Thread): Piece | undefined {
  for (const piece of thread.pending.values()) if (!piece.isLoading) return piece;
  return undefined;
}

function begin(thread: Thread): void {
  const piece = thread.isReady ? atWork(thread) : undefined;
  if (piece) piece.startedAt ??= performance.now();
}

/** Answers that were read from the database together are marked together: one message to the thread for all of them. */
function post(thread: Thread, request: WorkerRequest): void {
  thread.outbox.push(request);
  if (thread.outbox.length > 1) return;
  queueMicrotask(() => {
    thread.worker.postMessage(thread.outbox);
    thread.outbox = [];
  });
}
