import { describe, expect, it } from 'vitest';
import { serverCaller } from './caller.ts';
import { FairQueue } from './fair-queue.ts';

const options = { mostRunning: 2, mostWaitingEach: 50, mostWaiting: 1000, refill: 0.25 };

function takeAll(queue: FairQueue<string>, now = 0): string[] {
  const taken: string[] = [];
  for (let next = queue.take(now, true); next; next = queue.take(now, true)) taken.push(next.piece);
  return taken;
}

describe('a fair queue [SC24]', () => {
  it('serves callers in turn, however many pieces one of them has', () => {
    const queue = new FairQueue<string>({ ...options, mostRunning: 10 });
    for (let k = 1; k <= 4; k++) queue.add('hog', `hog ${k}`, 0);
    queue.add('ada', 'ada 1', 0);
    queue.add('ben', 'ben 1', 0);
    queue.add('ada', 'ada 2', 0);
    expect(takeAll(queue)).toEqual(['hog 1', 'ada 1', 'ben 1', 'hog 2', 'ada 2', 'hog 3', 'hog 4']);
  });

  it('has at most so many pieces of one caller at work', () => {
    const queue = new FairQueue<string>(options);
    for (let k = 1; k <= 4; k++) queue.add('hog', `hog ${k}`, 0);
    expect(takeAll(queue)).toEqual(['hog 1', 'hog 2']);
    queue.finish('hog', 1, 0);
    expect(takeAll(queue)).toEqual(['hog 3']);
  });

  it('refuses what is too much for a caller, and what is too much altogether', () => {
    const queue = new FairQueue<string>({ mostRunning: 1, mostWaitingEach: 2, mostWaiting: 3, refill: 1 });
    expect([queue.add('a', '1', 0), queue.add('a', '2', 0), queue.add('a', '3', 0)]).toEqual([true, true, false]);
    expect([queue.add('b', '1', 0), queue.add('b', '2', 0), queue.add('c', '1', 0)]).toEqual([true, false, false]);
    expect(queue.size).toBe(3);
  });

  it('gives a caller whose pieces are long a share of a thread, and one whose pieces are short all that is wanted', () => {
    const queue = new FairQueue<string>({ ...options, mostWaitingEach: 10_000, mostWaiting: 100_000 });
    let hogMs = 0;
    let adaPieces = 0;
    for (let now = 0; now < 60_000; now += 100) {
      queue.add('hog', 'long', now);
      queue.add('ada', 'short', now);
      for (let next = queue.take(now, true); next; next = queue.take(now, true)) {
        if (next.caller === 'hog') hogMs += 100;
        else adaPieces += 1;
        queue.finish(next.caller, next.caller === 'hog' ? 100 : 1, now);
      }
    }
    expect(hogMs).toBeLessThanOrEqual(60_000 / 4 + 600);
    expect(hogMs).toBeGreaterThan(60_000 / 5);
    expect(adaPieces).toBe(600);
  });

  it('holds callers with long pieces back where they are not let, and serves those behind them', () => {
    const queue = new FairQueue<string>(options);
    queue.add('hog', 'hog 1', 0);
    queue.take(0, true);
    queue.finish('hog', 150, 0);
    queue.add('hog', 'hog 2', 1);
    queue.add('ada', 'ada 1', 1);
    expect([queue.isHeavy('hog', 1), queue.isHeavy('ada', 1), queue.isHeavy('stranger', 1)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(queue.take(1, false)?.piece).toBe('ada 1');
    expect(queue.take(1, false)).toBeUndefined();
    expect(queue.take(1, true)?.piece).toBe('hog 2');
    expect(queue.isHeavy('hog', 1000)).toBe(false);
  });

  it('never holds back what the server does for itself', () => {
    const queue = new FairQueue<string>({ ...options, mostWaitingEach: 1 });
    for (let k = 0; k < 20; k++) expect(queue.add(serverCaller, 'chore', 0)).toBe(true);
    for (let k = 0; k < 20; k++) {
      expect(queue.take(0, false)?.piece).toBe('chore');
      queue.finish(serverCaller, 5000, 0);
    }
  });

  it('takes out what has waited too long, the oldest first, and nothing else', () => {
    const queue = new FairQueue<string>(options);
    queue.add('a', 'old', 0);
    queue.add('b', 'older', -5);
    queue.add('a', 'new', 10);
    expect(queue.expire(10, 10).map(({ piece }) => piece)).toEqual(['old', 'older']);
    expect([queue.size, takeAll(queue, 10)]).toEqual([1, ['new']]);
    queue.add('a', 'last', 11);
    expect([queue.clear().map(({ piece }) => piece), queue.size]).toEqual([['last'], 0]);
  });
});
