import type { Reply } from './serve-requests.ts';

/** The part of `Worker` that a pool uses. */
export interface PoolWorker {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Reply>) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
}

/** The answer is no longer needed: a newer request took its place, or it was called off. */
export class WorkDropped extends Error {
  override readonly name = 'WorkDropped';
}

/** The work took longer than its limit; its worker was ended. */
export class WorkTooLong extends Error {
  override readonly name = 'WorkTooLong';
}

/** The worker broke down, or could not start: then it has never answered. */
export class WorkerFailed extends Error {
  override readonly name = 'WorkerFailed';
  readonly hasAnswered: boolean;

  constructor(hasAnswered: boolean, options?: ErrorOptions) {
    super('The worker failed.', options);
    this.hasAnswered = hasAnswered;
  }
}

export interface PoolOptions {
  /** Starts a worker; may throw where workers are not allowed. */
  readonly start: () => PoolWorker;
  /** Processors of the device: there are never more workers. */
  readonly processors?: number | undefined;
}

export interface AskOptions {
  /** Requests in one lane are worked on one after the other; of those that wait only the newest is kept. */
  readonly lane?: object;
  /** Milliseconds that the work may take. */
  readonly limit?: number;
  /** Calls the request off; what works on it is ended. */
  readonly signal?: AbortSignal;
}

interface Job extends AskOptions {
  readonly request: unknown;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: PoolWorker;
  job: Job | undefined;
  hasAnswered: boolean;
  /** Until the end of the job's limit, or of idling. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Largest number of workers [K07]. */
const mostWorkers = 2;
const idleTime = 5_000;

/** Workers that answer requests beside the page: started when they are needed, ended when no requests are left. */
export class WorkerPool<Request extends { readonly kind: string }, Answers extends Record<Request['kind'], unknown>> {
  private readonly startWorker: () => PoolWorker;
  private readonly size: number;
  private readonly threads = new Set<Thread>();
  private waiting: readonly Job[] = [];

  constructor({ start, processors = mostWorkers }: PoolOptions) {
    this.startWorker = start;
    this.size = Math.max(1, Math.min(mostWorkers, processors));
  }

  /** @throws (rejects with) WorkDropped, WorkTooLong, WorkerFailed, or an Error of what the work threw. */
  ask<R extends Request>(request: R, options: AskOptions = {}): Promise<Answers[R['kind']]> {
    return new Promise((resolve, reject) => {
      const { lane, signal } = options;
      if (signal?.aborted) return reject(new WorkDropped());
      if (lane !== undefined) this.dropWaiting(lane);
      const callOff = () => this.callOff(job);
      const settled = () => signal?.removeEventListener('abort', callOff);
      const job: Job = {
        ...options,
        request,
        resolve: (answer) => {
          settled();
          resolve(answer);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
      };
      signal?.addEventListener('abort', callOff);
      this.waiting = [...this.waiting, job];
      this.distribute();
    });
  }

  private dropWaiting(lane: object): void {
    const stale = this.waiting.filter((job) => job.lane === lane);
    this.waiting = this.waiting.filter((job) => job.lane !== lane);
    for (const job of stale) job.reject(new WorkDropped());
  }

  private callOff(job: Job): void {
    job.reject(new WorkDropped());
    this.waiting = this.waiting.filter((other) => other !== job);
    for (const thread of this.threads) if (thread.job === job) this.end(thread);
    this.distribute();
  }

  private distribute(): void {
    for (const job of this.waiting) {
      if (this.isBusy(job.lane)) continue;
      const idle = [...this.threads].find((thread) => thread.job === undefined);
      if (idle === undefined && this.threads.size >= this.size) return;
      this.waiting = this.waiting.filter((other) => other !== job);
      try {
        this.run(idle ?? this.start(), job);
      } catch (error) {
        job.reject(new WorkerFailed(idle?.hasAnswered ?? false, { cause: error }));
      }
    }
  }

  private isBusy(lane: object | undefined): boolean {
    return lane !== undefined && [...this.threads].some((thread) => thread.job?.lane === lane);
  }

  private run(thread: Thread, job: Job): void {
    thread.worker.postMessage(job.request);
    thread.job = job;
    clearTimeout(thread.timer);
    if (job.limit === undefined) return;
    thread.timer = setTimeout(() => this.fail(thread, new WorkTooLong()), job.limit);
  }

  private start(): Thread {
    const thread: Thread = { worker: this.startWorker(), job: undefined, hasAnswered: false, timer: undefined };
    const fail = () => this.fail(thread, new WorkerFailed(thread.hasAnswered));
    thread.worker.addEventListener('message', ({ data }) => this.settle(thread, data));
    thread.worker.addEventListener('error', fail);
    thread.worker.addEventListener('messageerror', fail);
    this.threads.add(thread);
    this.rest(thread);
    return thread;
  }

  private settle(thread: Thread, reply: Reply): void {
    const { job } = thread;
    thread.hasAnswered = true;
    thread.job = undefined;
    this.rest(thread);
    if (reply.ok) job?.resolve(reply.answer as never);
    else job?.reject(new Error(reply.message));
    this.distribute();
  }

  private rest(thread: Thread): void {
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => this.end(thread), idleTime);
  }

  private fail(thread: Thread, error: Error): void {
    thread.job?.reject(error);
    this.end(thread);
    this.distribute();
  }

  private end(thread: Thread): void {
    clearTimeout(thread.timer);
    thread.worker.terminate();
    this.threads.delete(thread);
  }
}
