import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { driveLoad, findDamage, readJournal } from './load-driver.ts';

let folder: string;
let journal: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-load-'));
  journal = join(folder, 'journal');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const none = { lost: [], doubled: [], invented: [] };

describe('the load driver', () => {
  it('writes down everything it sends and everything that is acknowledged', async () => {
    const stored: string[] = [];
    const result = await driveLoad({
      clients: 4,
      journal,
      next: (client, n) => (n < 25 ? { id: `${client}-${n}` } : undefined),
      send: async ({ id }) => stored.push(id),
    });
    const contents = await readJournal(journal);
    expect(result).toMatchObject({ acknowledged: 100, failures: 0 });
    expect(result.latencies).toHaveLength(100);
    expect([contents.sent.size, contents.acknowledged.size]).toEqual([100, 100]);
    expect(findDamage(contents, stored)).toEqual(none);
  });

  it('has written a message down before it is sent', async () => {
    await driveLoad({
      clients: 2,
      journal,
      next: (client, n) => (n < 5 ? { id: `${client}-${n}` } : undefined),
      async send({ id }) {
        expect((await readJournal(journal)).sent.has(id)).toBe(true);
      },
    });
    expect((await readJournal(journal)).acknowledged.size).toBe(10);
  });

  it('sends again with the same id until it is acknowledged', async () => {
    const tries = new Map<string, number>();
    const result = await driveLoad({
      clients: 3,
      journal,
      retryAfterMs: 1,
      next: (client, n) => (n < 10 ? { id: `${client}-${n}` } : undefined),
      async send({ id }) {
        tries.set(id, (tries.get(id) ?? 0) + 1);
        if ((tries.get(id) ?? 0) < 3) throw new Error('wire cut');
      },
    });
    expect(result).toMatchObject({ acknowledged: 30, failures: 60 });
  });

  it('ends when asked to, with what is open left unacknowledged', async () => {
    const ending = new AbortController();
    await driveLoad({
      clients: 2,
      journal,
      retryAfterMs: 1,
      signal: ending.signal,
      next: (client, n) => ({ id: `${client}-${n}` }),
      async send({ id }) {
        if (id !== '0-3') return;
        ending.abort();
        throw new Error('down');
      },
    });
    const contents = await readJournal(journal);
    expect(contents.sent.has('0-3')).toBe(true);
    expect(contents.acknowledged.has('0-3')).toBe(false);
  });

  it('reads a journal whose writer was killed in the middle of a line', async () => {
    await driveLoad({
      clients: 1,
      journal,
      next: (_, n) => (n < 2 ? { id: `${n}` } : undefined),
      send: async () => 'ok',
    });
    appendFileSync(journal, '{"kind":"acknowledged","id":"9');
    expect([...(await readJournal(journal)).acknowledged.keys()]).toEqual(['0', '1']);
  });

  it('finds what was lost, doubled and invented', () => {
    const contents = {
      sent: new Map([
        ['a', 1],
        ['b', 1],
        ['c', 1],
      ]),
      acknowledged: new Map([
        ['a', ['ok']],
        ['b', ['ok']],
      ]),
    };
    expect(findDamage(contents, ['a', 'a', 'c', 'x'])).toEqual({ lost: ['b'], doubled: ['a'], invented: ['x'] });
    expect(findDamage(contents, ['a', 'b', 'c'])).toEqual(none);
  });
});
