import { describe, expect, it } from 'vitest';
import { FetchError } from '../../api/fetch-error.ts';
import { memoryStore } from './answer-store.ts';
import { keepDrafts, type SaveState } from './draft-keeper.ts';
import type { LocalDraft } from './drafts.ts';

function world(send: (draft: LocalDraft) => Promise<{ sequence: number }>) {
  const store = memoryStore();
  const timers: (() => void)[] = [];
  const states: SaveState[] = [];
  const keeper = keepDrafts('attempt', {
    store,
    send,
    after: (_, run) => {
      timers.push(run);
      return () => undefined;
    },
    onState: (state) => states.push(state),
  });
  const type = (value: string) => keeper.type('item', 1, [{ part: 'a', value }]);
  return { store, keeper, timers, states, type };
}

describe('keepDrafts', () => {
  it('has every key stroke on the device before anything is sent', async () => {
    const { store, type } = world(() => new Promise(() => undefined));
    type('x');
    type('x+');
    expect((await store.draftsOf('attempt')).map(({ answers }) => answers)).toEqual([[{ part: 'a', value: 'x+' }]]);
  });

  it('sends the newest draft with a rising sequence and forgets it once it is acknowledged', async () => {
    const sent: number[] = [];
    const { store, keeper, states, type } = world(async ({ sequence }) => {
      sent.push(sequence);
      return { sequence };
    });
    keeper.know('item', { variantNumber: 1, sequence: 6, answers: [] });
    type('x');
    type('x+1');
    await keeper.flush();
    expect(sent).toEqual([8]);
    expect(await store.draftsOf('attempt')).toEqual([]);
    expect(states.at(-1)).toBe('saved');
  });

  it('keeps the draft and says so while the server cannot be reached, then sends it', async () => {
    let isOnline = false;
    const { store, keeper, states, type } = world(async ({ sequence }) => {
      if (!isOnline) throw new FetchError(0, '');
      return { sequence };
    });
    type('x');
    await keeper.flush();
    expect(states.at(-1)).toBe('offline');
    expect(await store.draftsOf('attempt')).toHaveLength(1);
    isOnline = true;
    await keeper.flush();
    expect(states.at(-1)).toBe('saved');
    expect(await store.draftsOf('attempt')).toEqual([]);
  });

  it('goes above the sequence of another tab', async () => {
    const sent: number[] = [];
    const { keeper, type } = world(async ({ sequence }) => {
      sent.push(sequence);
      return { sequence: Math.max(sequence, 20) };
    });
    type('x');
    await keeper.flush();
    type('y');
    await keeper.flush();
    expect(sent).toEqual([1, 21]);
  });

  it('begins anew with another variant', async () => {
    const sent: [number, number][] = [];
    const { keeper } = world(async ({ variantNumber, sequence }) => {
      sent.push([variantNumber, sequence]);
      return { sequence };
    });
    keeper.know('item', { variantNumber: 1, sequence: 6, answers: [] });
    keeper.type('item', 2, [{ part: 'a', value: 'x' }]);
    await keeper.flush();
    expect(sent).toEqual([[2, 1]]);
  });

  it('[S10] tells after a flush whether nothing waits any more', async () => {
    let isOnline = false;
    const { keeper, type } = world(async ({ sequence }) => {
      if (!isOnline) throw new FetchError(0, '');
      return { sequence };
    });
    expect(await keeper.flush()).toBe(true);
    type('x');
    expect(await keeper.flush()).toBe(false);
    isOnline = true;
    expect(await keeper.flush()).toBe(true);
  });
});
