import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallerLines, LineTooLong, type LineOptions } from './caller-lines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const unhurried: LineOptions = { atOnce: 2, burst: 10, perSecond: 10, mostWaiting: 5, patienceMs: 8000 };

/** Sends calls that end when the test says so, and notes which began and which were refused. */
function follow(options: Partial<LineOptions> = {}) {
  const lines = new CallerLines({ ...unhurried, ...options });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  const gone = new Map<string, () => void>();
  const send = (caller: string, name: string, kind = 'answer') => {
    const place = lines.enter(caller, kind);
    gone.set(name, place.giveUp);
    place.turn.then(
      (end) => {
        begun.push(name);
        ends.set(name, end);
      },
      (error: unknown) => refused.push(`${name}: ${error instanceof LineTooLong ? error.seconds : 'broken'}`),
    );
  };
  const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
  return {
    lines,
    begun,
    refused,
    send,
    pass,
    end: (name: string) => ends.get(name)?.(),
    go: (name: string) => gone.get(name)?.(),
  };
}

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, k) => `${name} ${k + 1}`);

describe('lines of callers [SC24] [RL21]', () => {
  it('begin two calls of a caller together, the third when one of them has ended, and those of others before', async () => {
    const { begun, send, pass, end } = follow();
    for (const name of numbered('hog', 3)) send('hog', name);
    send('ada', 'ada 1');
    await pass();
    expect(begun).toEqual(['hog 1', 'hog 2', 'ada 1']);
    end('hog 2');
    end('hog 2');
    await pass();
    expect(begun).toEqual(['hog 1', 'hog 2', 'ada 1', 'hog 3']);
    send('hog', 'hog 4');
    await pass();
    expect(begun).not.toContain('hog 4');
  });

  it('let a call of another kind pass those that wait for their own kind', async () => {
    const { begun, send, pass } = follow();
    for (const name of numbered('publish', 3)) send('hog', name, 'publish');
    send('hog', 'save', 'save');
    await pass();
    expect(begun).toEqual(['publish 1', 'publish 2', 'save']);
  });

  it('begin a burst in one go and the rest at a pace, in order, however many others there are', async () => {
    const { begun, send, pass } = follow({ atOnce: Infinity, burst: 3, mostWaiting: 100 });
    for (const name of numbered('hog', 6)) send('hog', name);
    for (const name of numbered('pupil', 30)) send(name, name);
    await pass();
    expect(begun.filter((name) => name.startsWith('hog'))).toEqual(numbered('hog', 3));
    expect(begun.filter((name) => name.startsWith('pupil'))).toHaveLength(30);
    await pass(100);
    expect(begun.filter((name) => name.startsWith('hog'))).toEqual(numbered('hog', 4));
    await pass(200);
    expect(begun.filter((name) => name.startsWith('hog'))).toEqual(numbered('hog', 6));
    // Somebody who has rested has a burst again, and no more than that.
    await pass(60_000);
    for (const name of numbered('later', 6)) send('hog', name);
    await pass();
    expect(begun.filter((name) => name.startsWith('later'))).toEqual(numbered('later', 3));
  });

  it('refuse what is more than may wait, with the seconds until there is room, and nothing of others', async () => {
    const { begun, refused, send, pass } = follow({ perSecond: 2 });
    for (const name of numbered('hog', 8)) send('hog', name);
    send('ada', 'ada 1');
    await pass();
    expect([begun, refused]).toEqual([['hog 1', 'hog 2', 'ada 1'], ['hog 8: 3']]);
  });

  it('refuse what has waited for too long behind work that does not end', async () => {
    const { begun, refused, send, pass, end } = follow();
    for (const name of numbered('hog', 3)) send('hog', name);
    await pass(7999);
    expect(refused).toEqual([]);
    await pass(1);
    expect(refused).toEqual(['hog 3: 8']);
    end('hog 1');
    await pass();
    expect(begun).toEqual(['hog 1', 'hog 2']);
  });

  it('give the place of a caller who has gone to the next one', async () => {
    const { begun, refused, send, pass, end, go } = follow();
    for (const name of numbered('hog', 4)) send('hog', name);
    await pass();
    go('hog 3');
    end('hog 1');
    await pass(60_000);
    expect([begun, refused]).toEqual([['hog 1', 'hog 2', 'hog 4'], []]);
  });

  it('forget callers who have rested, and keep those who have a call at work', async () => {
    const { lines, begun, send, pass, end } = follow({ atOnce: 1 });
    send('at work', 'long');
    for (const name of numbered('pupil', 500)) send(name, name);
    await pass();
    for (const name of numbered('pupil', 500)) end(name);
    await pass(60_000);
    for (const name of numbered('later', 400)) send(name, name);
    expect(lines.size).toBeLessThan(600);
    send('at work', 'next');
    await pass();
    expect(begun).not.toContain('next');
    end('long');
    await pass();
    expect(begun).toContain('next');
  });
});
