import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from './serve-requests.ts';
import { WorkDropped, WorkerFailed, WorkerPool, WorkTooLong, type PoolWorker } from './worker-pool.ts';

interface Echo {
  readonly kind: 'echo';
  readonly word: string;
}

/** A worker whose answers come when the test says so. */
class FakeWorker implements PoolWorker {
  readonly posted: Echo[] = [];
  isEnded = false;
  private readonly listeners = new Map<string, (event: MessageEvent<Reply>) => void>();

  postMessage(message: unknown): void {
    this.posted.push(message as Echo);
  }

  terminate(): void {
    this.isEnded = true;
  }

  addEventListener(type: string, listener: (event: MessageEvent<Reply>) => void): void {
    this.listeners.set(type, listener);
  }

  answer(reply: Reply = { ok: true, answer: this.posted.at(-1)?.word }): void {
    this.listeners.get('message')?.(new MessageEvent('message', { data: reply }));
  }

  breakDown(): void {
    this.listeners.get('error')?.(new MessageEvent('error'));
  }
}

function openPool(processors?: number) {
  const workers: FakeWorker[] = [];
  const pool = new WorkerPool<Echo, { echo: string }>({
    processors,
    start: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
  });
  return { workers, pool, say: (word: string, options = {}) => pool.ask({ kind: 'echo', word }, options) };
}

const words = (worker: FakeWorker | undefined) => worker?.posted.map(({ word }) => word);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('[K07] the pool of workers', () => {
  it('starts none before there is work, and two at most', async () => {
    const { workers, say } = openPool(8);
    expect(workers).toHaveLength(0);
    const answers = [say('a'), say('b'), say('c')];
    expect(workers.map(words)).toEqual([['a'], ['b']]);
    workers[1]?.answer();
    expect(workers.map(words)).toEqual([['a'], ['b', 'c']]);
    workers[1]?.answer();
    workers[0]?.answer();
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
    expect(workers).toHaveLength(2);
  });

  it('is bounded by the processors of the device', () => {
    const { workers, say } = openPool(1);
    void say('a');
    void say('b');
    expect(workers.map(words)).toEqual([['a']]);
    workers[0]?.answer();
    expect(workers.map(words)).toEqual([['a', 'b']]);
  });

  it('has two where the device does not tell', () => {
    const { workers, say } = openPool();
    for (const word of ['a', 'b', 'c']) void say(word);
    expect(workers).toHaveLength(2);
  });

  it('ends a worker that has had nothing to do for five seconds, and starts another when there is work', async () => {
    const { workers, say } = openPool();
    const first = say('a');
    workers[0]?.answer();
    await first;
    vi.advanceTimersByTime(4_999);
    expect(workers[0]?.isEnded).toBe(false);
    const second = say('b');
    vi.advanceTimersByTime(60_000);
    expect(workers[0]?.isEnded).toBe(false);
    workers[0]?.answer();
    await second;
    vi.advanceTimersByTime(5_000);
    expect(workers[0]?.isEnded).toBe(true);
    void say('c');
    expect(workers.map(words)).toEqual([['a', 'b'], ['c']]);
  });
});

describe('[K07] a worker that breaks down', () => {
  it('fails what it worked on, and the next request gets a new one', async () => {
    const { workers, say } = openPool(1);
    const [broken, next] = [say('a'), say('b')];
    workers[0]?.breakDown();
    await expect(broken).rejects.toThrow(WorkerFailed);
    expect(workers[0]?.isEnded).toBe(true);
    workers[1]?.answer();
    expect(await next).toBe('b');
  });

  it('reports whether it could start at all', async () => {
    const { workers, say } = openPool(1);
    const [first, second] = [say('a'), say('b')];
    workers[0]?.answer();
    await first;
    workers[0]?.breakDown();
    await expect(second).rejects.toMatchObject({ hasAnswered: true });
    const third = say('c');
    workers[1]?.breakDown();
    await expect(third).rejects.toMatchObject({ hasAnswered: false });
  });

  it('may be one that is not allowed', async () => {
    const pool = new WorkerPool<Echo, { echo: string }>({
      start: () => {
        throw new DOMException('blocked by the policy', 'SecurityError');
      },
    });
    await expect(pool.ask({ kind: 'echo', word: 'a' })).rejects.toMatchObject({ hasAnswered: false });
  });

  it('is ended too when its first request could not be sent', async () => {
    const { workers, pool } = openPool();
    vi.spyOn(FakeWorker.prototype, 'postMessage').mockImplementationOnce(() => {
      throw new DOMException('a function cannot be cloned', 'DataCloneError');
    });
    await expect(pool.ask({ kind: 'echo', word: 'a' })).rejects.toThrow(WorkerFailed);
    vi.advanceTimersByTime(5_000);
    expect(workers[0]?.isEnded).toBe(true);
  });

  it('is not one that only reports an error in the work', async () => {
    const { workers, say } = openPool();
    const answer = say('a');
    workers[0]?.answer({ ok: false, message: 'no such word' });
    await expect(answer).rejects.toThrow('no such word');
    expect(workers[0]?.isEnded).toBe(false);
  });
});

describe('[K07] requests that are no longer needed', () => {
  it('are dropped when a newer one of the same lane comes, and the lane uses one worker', async () => {
    const { workers, say } = openPool();
    const lane = {};
    const [first, stale, newest] = ['x', 'x^', 'x^2'].map((word) => say(word, { lane }));
    await expect(stale).rejects.toThrow(WorkDropped);
    expect(workers.map(words)).toEqual([['x']]);
    workers[0]?.answer();
    expect(await first).toBe('x');
    workers[0]?.answer();
    expect(await newest).toBe('x^2');
    expect(words(workers[0])).toEqual(['x', 'x^2']);
  });

  it('hold up no other lane', () => {
    const { workers, say } = openPool();
    const [one, other] = [{}, {}];
    void say('a', { lane: one });
    void say('b', { lane: one });
    void say('c', { lane: other });
    expect(workers.map(words)).toEqual([['a'], ['c']]);
  });

  it('are called off by their signal: one that works ends its worker, one that waits takes nothing with it', async () => {
    const { workers, say } = openPool(1);
    const [working, waiting] = [new AbortController(), new AbortController()];
    const answers = [say('a', { signal: working.signal }), say('b', { signal: waiting.signal }), say('c')];
    const outcomes = Promise.allSettled(answers);
    waiting.abort();
    expect(workers[0]?.isEnded).toBe(false);
    working.abort();
    expect(workers[0]?.isEnded).toBe(true);
    workers[1]?.answer();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(workers.map(words)).toEqual([['a'], ['c']]);
  });

  it('are ended when they take longer than their limit', async () => {
    const { workers, say } = openPool(1);
    const [endless, next] = [say('a', { limit: 4_000 }), say('b')];
    const outcome = endless?.catch((error: unknown) => error);
    vi.advanceTimersByTime(4_000);
    expect(await outcome).toBeInstanceOf(WorkTooLong);
    expect(workers[0]?.isEnded).toBe(true);
    workers[1]?.answer();
    expect(await next).toBe('b');
  });
});
