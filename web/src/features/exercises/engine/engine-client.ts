import type { EngineAnswers, EngineReply, EngineRequest } from './messages.ts';

type Waiting = { readonly resolve: (answer: never) => void; readonly reject: (error: Error) => void };

/** The engine was ended before it answered. */
export class EngineStopped extends Error {}

/** One engine in a worker of its own; started with the first question. */
export class EngineClient {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  /** @throws (rejects) when the engine fails or is stopped before it answers. */
  ask<R extends EngineRequest>(request: R): Promise<EngineAnswers[R['kind']]> {
    this.worker ??= this.start();
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker?.postMessage({ id, request });
    });
  }

  /** Ends what is running; the next question starts a fresh worker. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(new EngineStopped('The engine was stopped.'));
    this.waiting.clear();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' });
    worker.addEventListener('message', (event: MessageEvent<EngineReply>) => {
      const waiting = this.waiting.get(event.data.id);
      this.waiting.delete(event.data.id);
      if (event.data.ok) waiting?.resolve(event.data.answer as never);
      else waiting?.reject(new Error(event.data.message));
    });
    worker.addEventListener('error', () => this.stop());
    return worker;
  }
}
