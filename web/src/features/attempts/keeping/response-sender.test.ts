import { describe, expect, it } from 'vitest';
import { FetchError } from '../../../api/fetch-error.ts';
import { memoryStore } from './answer-store.ts';
import type { WaitingResponse } from './outbox.ts';
import { sendResponses } from './response-sender.ts';

const given = {
  attemptId: 'attempt',
  itemId: 'item',
  variantNumber: 1,
  answers: [{ part: 'a', value: '2' }],
  typedAt: '2026-11-27T10:00:00Z',
};

function world(send: (response: WaitingResponse) => Promise<string>) {
  const store = memoryStore();
  const timers: (() => void)[] = [];
  const answered: string[] = [];
  const refused: string[] = [];
  let ids = 0;
  const sender = sendResponses<string>('attempt', {
    store,
    newId: () => `id-${(ids += 1)}`,
    now: () => 0,
    send,
    after: (_, run) => {
      timers.push(run);
      return () => undefined;
    },
    onAnswer: (response, answer) => answered.push(`${response.id} ${answer}`),
    onRefused: (response) => refused.push(response.id),
    onChange: () => undefined,
  });
  return { store, sender, timers, answered, refused };
}

describe('sendResponses', () => {
  it('sends one response for a double click', async () => {
    const sent: string[] = [];
    const { sender, answered } = world(async ({ id }) => {
      sent.push(id);
      return 'right';
    });
    const first = sender.give(given);
    expect(sender.give(given)).toBe(first);
    await Promise.resolve();
    await sender.flush();
    expect(sent).toEqual(['id-1']);
    expect(answered).toEqual(['id-1 right']);
  });

  it('sends again under the same id when the network comes back, and keeps it until then', async () => {
    const sent: string[] = [];
    let isOnline = false;
    const { sender, store, timers, answered } = world(async ({ id }) => {
      sent.push(id);
      if (!isOnline) throw new FetchError(0, '');
      return 'right';
    });
    sender.give(given);
    expect(await sender.flush()).toBe(false);
    expect((await store.responses()).map(({ id }) => id)).toEqual(['id-1']);
    isOnline = true;
    timers.at(-1)?.();
    expect(await sender.flush()).toBe(true);
    expect(new Set(sent)).toEqual(new Set(['id-1']));
    expect(answered).toEqual(['id-1 right']);
    expect(await store.responses()).toEqual([]);
  });

  it('takes up what an earlier visit could not send', async () => {
    const { sender, store, answered } = world(async () => 'wrong');
    await store.putResponse({ ...given, id: 'kept', givenAt: 1 });
    await store.putResponse({ ...given, id: 'of another attempt', attemptId: 'other', givenAt: 1 });
    await sender.resume();
    await sender.flush();
    expect(answered).toEqual(['kept wrong']);
    expect((await store.responses()).map(({ id }) => id)).toEqual(['of another attempt']);
  });

  it('reports a refusal and continues with the next', async () => {
    const { sender, answered, refused } = world(async ({ id }) => {
      if (id === 'id-1') throw new FetchError(409, '');
      return 'right';
    });
    sender.give(given);
    sender.give({ ...given, itemId: 'second' });
    await sender.flush();
    expect(refused).toEqual(['id-1']);
    expect(answered).toEqual(['id-2 right']);
  });
});
