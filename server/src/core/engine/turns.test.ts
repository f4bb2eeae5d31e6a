import { describe, expect, it } from 'vitest';
import { actingFor } from './caller.ts';
import { inTurns } from './turns.ts';

const bounds = { atOnce: 2, mostWaitingEach: 3, mostWaiting: 5, patienceMs: 60_000 };

/** Work that ends when the test says so, and notes when it began. */
function bench(run: ReturnType<typeof inTurns>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (caller: string, name: string) =>
    actingFor(caller, () =>
      run(async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      }),
    );
  return { begun, send, end: (name: string) => ends.get(name)?.() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a lane in turns [SC24]', () => {
  it('has one piece of each caller at work, and serves the others before the next of the same', async () => {
    const { begun, send, end } = bench(inTurns(bounds));
    const hog = [send('hog', 'hog 1'), send('hog', 'hog 2'), send('hog', 'hog 3')];
    const ada = send('ada', 'ada 1');
    const ben = send('ben', 'ben 1');
    await settle();
    expect(begun).toEqual(['hog 1', 'ada 1']);
    end('ada 1');
    expect(await ada).toBe('ada 1');
    await settle();
    expect(begun).toEqual(['hog 1', 'ada 1', 'ben 1']);
    end('hog 1');
    await hog[0];
    await settle();
    expect(begun).toEqual(['hog 1', 'ada 1', 'ben 1', 'hog 2']);
    for (const name of ['ben 1', 'hog 2']) end(name);
    await Promise.all([ben, hog[1]]);
    await settle();
    end('hog 3');
    expect(await hog[2]).toBe('hog 3');
  });

  it('refuses what is too much with 503 and a time to come back', async () => {
    const { send, end } = bench(inTurns(bounds));
    const taken = ['1', '2', '3', '4'].map((name) => send('hog', name));
    await settle();
    await expect(send('hog', '5')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    for (const name of ['1', '2', '3', '4']) {
      end(name);
      await settle();
    }
    expect(await Promise.all(taken)).toEqual(['1', '2', '3', '4']);
  });

  it('refuses work that has waited too long, and continues after a failure', async () => {
    const run = inTurns({ ...bounds, patienceMs: 0 });
    const { send, end } = bench(run);
    const first = send('hog', '1');
    await expect(send('hog', '2')).rejects.toMatchObject({ status: 503 });
    end('1');
    await first;
    const failing = actingFor('hog', () => run(() => Promise.reject(new Error('broken'))));
    await expect(failing).rejects.toThrow('broken');
    const last = send('hog', '3');
    await settle();
    end('3');
    expect(await last).toBe('3');
  });
});
