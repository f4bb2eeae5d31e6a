import { vi } from 'vitest';
import type { Reply } from '../maths/workers/serve-requests.ts';

type Listener = (event: { readonly data: unknown }) => void;

let work: Promise<Listener> | undefined;

/** Loads the program of the authors' worker and returns its way to take a request. */
async function loadEngine(): Promise<Listener> {
  const heard = vi.spyOn(globalThis, 'addEventListener').mockImplementation(() => undefined);
  await import('../features/exercises/engine/engine.worker.ts');
  const listener = heard.mock.calls.find(([type]) => type === 'message')?.[1];
  heard.mockRestore();
  return listener as unknown as Listener;
}

/** A worker of the same thread: it answers the next time that nothing else is to be done. */
class SameThreadWorker {
  private readonly listeners = new Map<string, Listener>();
  private isEnded = false;

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  postMessage(request: unknown): void {
    const data: unknown = structuredClone(request);
    void work?.then((take) =>
      setTimeout(() => {
        if (this.isEnded) return;
        const reply = vi.spyOn(globalThis, 'postMessage').mockImplementation(() => undefined);
        take({ data });
        const answer = structuredClone((reply.mock.calls as unknown[][])[0]?.[0]) as Reply;
        reply.mockRestore();
        this.listeners.get('message')?.({ data: answer });
      }),
    );
  }

  terminate(): void {
    this.isEnded = true;
  }
}

/**
 * From now on the authors' engine draws and marks, as the browser's workers do. Ends with the test. It is loaded by the
 * first test that starts it, which waits: a file that ended meanwhile would leave half an engine to the files after it.
 */
export async function startEngine(): Promise<void> {
  work ??= loadEngine();
  await work;
  vi.stubGlobal('Worker', SameThreadWorker);
}
