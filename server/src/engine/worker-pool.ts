import { Worker } from 'node:worker_threads';
import type { ExerciseDocument } from '@lemma/math';
import type { Job, ResultOf, WorkerReply, WorkerRequest } from './jobs.ts';

interface PoolOptions {
  readonly size: number;
  readonly budgetMs: number;
  /** The error that a caller gets whose work took longer than the budget. */
  readonly onOverrun: () => Error;
}

interface Pending {
  readonly job: Job;
  readonly loadDocument: () => Promise<ExerciseDocument>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  startedAt: number;
}

interface Thread {
  readonly worker: Worker;
  readonly pending: Map<number, Pending>;
  /** Waits for the end of this turn of the event loop. */
  outbox: WorkerRequest[];
}

/** Answers that were read from the database together are marked together: one message to the thread for all of them. */
function postSoon(thread: Thread, request: WorkerRequest): void {
  thread.outbox.push(request);
  if (thread.outbox.length > 1) return;
  queueMicrotask(() => {
    thread.worker.postMessage(thread.outbox);
    thread.outbox = [];
  });
}

/** Threads are made at the first use and kept; work goes to the one with the least before it. */
export function createWorkerPool({ size, budgetMs, onOverrun }: PoolOptions) {
  const threads: Thread[] = [];
  let lastId = 0;
  const watch = setInterval(replaceOverrun, budgetMs / 5);
  watch.unref();

  function startThread(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const thread: Thread = { worker, pending: new Map(), outbox: [] };
    worker.on('message', (reply: WorkerReply) => void receive(thread, reply));
    worker.on('error', (error) => drop(thread, () => error as Error));
    worker.unref();
    threads.push(thread);
    return thread;
  }

  function drop(thread: Thread, error: () => Error): void {
    const index = threads.indexOf(thread);
    if (index >= 0) threads.splice(index, 1);
    void thread.worker.terminate();
    for (const pending of thread.pending.values()) pending.reject(error());
    thread.pending.clear();
  }

  /** The first piece in a thread's queue is the one it works on; those behind it go to another thread. */
  function replaceOverrun(): void {
    for (const thread of threads) {
      const [first, ...waiting] = thread.pending.values();
      if (!first || performance.now() - first.startedAt < budgetMs) continue;
      thread.pending.clear();
      drop(thread, onOverrun);
      first.reject(onOverrun());
      for (const pending of waiting) send(pending);
    }
  }

  async function receive(thread: Thread, reply: WorkerReply): Promise<void> {
    const pending = thread.pending.get(reply.id);
    if (!pending) return;
    if ('needs' in reply) {
      try {
        post(thread, reply.id, pending, await pending.loadDocument());
      } catch (error) {
        thread.pending.delete(reply.id);
        pending.reject(error as Error);
      }
      return;
    }
    thread.pending.delete(reply.id);
    const next = thread.pending.values().next().value;
    if (next) next.startedAt = performance.now();
    if ('error' in reply) pending.reject(new Error(reply.error));
    else pending.resolve(reply.result);
  }

  function post(thread: Thread, id: number, pending: Pending, document?: ExerciseDocument): void {
    const request: WorkerRequest = document ? { id, job: pending.job, document } : { id, job: pending.job };
    postSoon(thread, request);
  }

  function send(pending: Pending): void {
    const idle = threads.find((thread) => thread.pending.size === 0);
    const thread =
      idle ??
      (threads.length < size
        ? startThread()
        : threads.reduce((least, one) => (one.pending.size < least.pending.size ? one : least)));
    lastId += 1;
    pending.startedAt = performance.now();
    thread.pending.set(lastId, pending);
    post(thread, lastId, pending);
  }

  return {
    /** Runs one piece of work; the document is loaded only when the thread has not seen the version before. */
    run<J extends Job>(job: J, loadDocument: () => Promise<ExerciseDocument>): Promise<ResultOf<J>> {
      return new Promise((resolve, reject) => {
        send({ job, loadDocument, resolve: resolve as (result: unknown) => void, reject, startedAt: 0 });
      });
    },

    async close(): Promise<void> {
      clearInterval(watch);
      await Promise.all(threads.map((thread) => thread.worker.terminate()));
    },
  };
}
