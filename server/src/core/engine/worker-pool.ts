import { Worker } from 'node:worker_threads';
import type { ExerciseDocument } from '@lemma/math';
import { currentCaller } from './caller.ts';
import { computedBy, isStuck } from './thread-time.ts';
import { FairQueue, type FairQueueOptions } from './fair-queue.ts';
import type { Job, ResultOf, WorkerReply, WorkerRequest } from './jobs.ts';

interface PoolOptions extends FairQueueOptions {
  readonly threads: number;
  /** For how long one piece may compute before its thread is given up; many times that by the clock. */
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
  /** Milliseconds that its thread had computed when the piece was first seen at work. */
  computedBefore: number | undefined;
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

const lookEveryMs = 200;

/** Short pieces that a thread is given in one go: one message for all of them. */
const mostInLine = 8;

/**
 * Threads that do the mathematics. Callers are served in turn; of those whose pieces are long, one thread always keeps
 * free. Threads are made when they are needed and kept; one that overruns its budget is replaced, and what was behind it
 * goes to another.
 */
export class WorkerPool {
  private readonly options: PoolOptions;
  private readonly queue: FairQueue<Piece>;
  private readonly watch: NodeJS.Timeout;
  private threads: readonly Thread[] = [];
  private lastId = 0;

  constructor(options: PoolOptions) {
    this.options = options;
    this.queue = new FairQueue(options);
    this.watch = setInterval(() => this.lookAfter(), lookEveryMs);
    this.watch.unref();
  }

  /**
   * Runs one piece of work for the current caller; the document is loaded only when the thread
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
        computedBefore: undefined,
        isLoading: false,
      };
      if (!this.queue.add(caller, piece, performance.now())) reject(this.options.onCrowd());
      this.dispatch();
    });
  }

  /** Makes threads before there is work for them; those that come first would wait while the code is loaded. */
  warmUp(threads: number): void {
    while (this.threads.length < Math.min(threads, this.options.threads)) this.startThread();
  }

  async close(): Promise<void> {
    clearInterval(this.watch);
    for (const { piece } of this.queue.clear()) piece.reject(this.options.onCrowd());
    await Promise.all(this.threads.map((thread) => thread.worker.terminate()));
  }

  private startThread(): Thread {
    const { givesWay } = this.options;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { givesWay } });
    const thread: Thread = { worker, isReady: false, pending: new Map(), isHeavy: false, outbox: [] };
    worker.on('message', (reply: WorkerReply | 'ready') => this.receive(thread, reply));
    worker.on('error', (error) => this.replace(thread, () => error as Error));
    worker.unref();
    this.threads = [...this.threads, thread];
    return thread;
  }

  /** Gives a thread up: the piece that it worked on fails, the others are done elsewhere. */
  private replace(thread: Thread, error: () => Error): void {
    if (!this.threads.includes(thread)) return;
    this.threads = this.threads.filter((one) => one !== thread);
    void thread.worker.terminate();
    const pieces = [...thread.pending.values()];
    const culprit = atWork(thread);
    thread.pending.clear();
    for (const piece of pieces) {
      if (piece === culprit) this.finish(piece, { error: error(), tookMs: this.options.budgetMs });
      else this.send(piece, this.leastBusy());
    }
    this.dispatch();
  }

  private lookAfter(): void {
    const now = performance.now();
    const { patienceMs, onCrowd } = this.options;
    for (const thread of this.threads) {
      const piece = atWork(thread);
      if (piece) void this.endWhenStuck(thread, piece);
    }
    for (const { piece } of this.queue.expire(now - patienceMs, now)) piece.reject(onCrowd());
    this.dispatch();
  }

  private async endWhenStuck(thread: Thread, piece: Piece): Promise<void> {
    const { budgetMs, onOverrun } = this.options;
    const { startedAt } = piece;
    if (startedAt === undefined) return;
    const computedMs = await computedBy(thread.worker);
    if (atWork(thread) !== piece || piece.startedAt !== startedAt) return;
    piece.computedBefore ??= computedMs;
    const work = { computedMs: computedMs - piece.computedBefore, waitedMs: performance.now() - startedAt };
    if (isStuck(work, budgetMs)) this.replace(thread, onOverrun);
  }

  /** Gives out what waits, as long as there is a thread for it. */
  private dispatch(): void {
    const now = performance.now();
    for (let thread = this.freeThread(); thread; thread = this.freeThread()) {
      // A thread that is idle may take a long piece, unless all others have one: a last one is kept for short pieces.
      const heavyThreads = this.threads.filter((one) => one.isHeavy).length;
      const isSpare = this.options.threads === 1 || heavyThreads < this.options.threads - 1;
      const next = this.queue.take(now, isSpare && thread.pending.size === 0);
      if (!next) return;
      thread.isHeavy = this.queue.isHeavy(next.caller, now);
      this.send(next.piece, thread);
    }
  }

  private freeThread(): Thread | undefined {
    if (this.queue.size === 0) return undefined;
    const idle = this.threads.find((thread) => thread.pending.size === 0);
    if (idle) return idle;
    if (this.threads.length < this.options.threads) return this.startThread();
    const open = this.threads.filter((thread) => !thread.isHeavy && thread.pending.size < mostInLine);
    return open.toSorted((one, other) => one.pending.size - other.pending.size)[0];
  }

  private leastBusy(): Thread {
    const [least] = this.threads.toSorted((one, other) => one.pending.size - other.pending.size);
    return !least || (least.pending.size > 0 && this.threads.length < this.options.threads)
      ? this.startThread()
      : least;
  }

  private send(piece: Piece, thread: Thread): void {
    this.lastId += 1;
    piece.startedAt = undefined;
    piece.computedBefore = undefined;
    piece.isLoading = false;
    thread.pending.set(this.lastId, piece);
    begin(thread);
    post(thread, { id: this.lastId, job: piece.job });
  }

  private receive(thread: Thread, reply: WorkerReply | 'ready'): void {
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
      piece.computedBefore = undefined;
      begin(thread);
      void this.load(thread, reply.id, piece);
      return;
    }
    thread.pending.delete(reply.id);
    const now = performance.now();
    const tookMs = now - (piece.startedAt ?? now);
    this.finish(piece, 'error' in reply ? { error: new Error(reply.error), tookMs } : { result: reply.result, tookMs });
    if (thread.pending.size === 0) thread.isHeavy = false;
    begin(thread);
    this.dispatch();
  }

  private async load(thread: Thread, id: number, piece: Piece): Promise<void> {
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
      this.finish(piece, { error: error as Error, tookMs: 0 });
      this.dispatch();
    }
  }

  private finish(
    piece: Piece,
    end: { readonly tookMs: number } & ({ readonly error: Error } | { readonly result: unknown }),
  ) {
    this.queue.finish(piece.caller, end.tookMs, performance.now());
    if ('error' in end) piece.reject(end.error);
    else piece.resolve(end.result);
  }
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
