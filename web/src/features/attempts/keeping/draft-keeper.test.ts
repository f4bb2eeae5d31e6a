import { describe, expect, it } from 'vitest';
import { FetchError } from '../../../api/fetch-error.ts';
import { memoryStore } from './answer-store.ts';
import { keepDrafts, type SavedDraft, type SaveState, type TwoDrafts } from './draft-keeper.ts';
import type { LocalDraft } from './drafts.ts';

type Server = (draft: LocalDraft) => Promise<{ sequence: number; savedAt?: string }>;

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

function world(send: Server, there?: SavedDraft) {
  const store = memoryStore();
  const states: SaveState[] = [];
  const saved: string[] = [];
  const refused: LocalDraft[] = [];
  const broadcast: LocalDraft[] = [];
  const two: TwoDrafts[] = [];
  let timers: Timer[] = [];
  let shown: (() => void)[] = [];
  let now = Date.parse('2026-11-27T10:00:00Z');
  const keeper = keepDrafts('attempt', {
    store,
    send: async (draft) => ({ savedAt: '2026-11-27T10:00:01Z', ...(await send(draft)) }),
    read: async () => there,
    now: () => now,
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    whenShown: (run) => {
      shown.push(run);
      return () => {
        shown = shown.filter((one) => one !== run);
      };
    },
    onState: (state) => states.push(state),
    onSaved: (at) => saved.push(at),
    onTwo: (one) => two.push(one),
    onRefused: (draft) => refused.push(draft),
    tell: (draft) => broadcast.push(draft),
  });
  const type = (value: string) => keeper.type('item', 1, [{ part: 'a', value }]);
  /** Lets time go by; what is due then runs. */
  const pass = async (milliseconds: number): Promise<void> => {
    now += milliseconds;
    const due = timers.filter((timer) => timer.at <= now);
    timers = timers.filter((timer) => timer.at > now);
    for (const timer of due) timer.run();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  /** The next picture is there. */
  const show = (): void => {
    const due = shown;
    shown = [];
    for (const run of due) run();
  };
  return { store, keeper, states, saved, refused, broadcast, two, type, pass, show };
}

describe('keepDrafts', () => {
  it('has every key stroke on the device, and in other tabs, when it is shown', async () => {
    const { store, type, show, broadcast } = world(() => new Promise(() => undefined));
    type('x');
    type('x+');
    show();
    expect((await store.draftsOf('attempt')).map(({ answers }) => answers)).toEqual([[{ part: 'a', value: 'x+' }]]);
    expect(broadcast).toHaveLength(1);
  });

  it('has what is not shown yet on the device before it is sent, as when the page is left', async () => {
    const { store, keeper, type } = world(() => new Promise(() => undefined));
    type('x');
    void keeper.flush();
    type('x+');
    void keeper.flush();
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

  it('[RL12] sends while somebody types without a pause', async () => {
    const sent: number[] = [];
    const { type, pass } = world(async ({ sequence }) => {
      sent.push(sequence);
      return { sequence };
    });
    for (let key = 0; key < 12; key += 1) {
      type(`x${key}`);
      await pass(300);
    }
    expect(sent.length).toBeGreaterThan(0);
  });

  it('[RL12] says that it is offline when no answer comes for some seconds', async () => {
    const { type, pass, states } = world(() => new Promise(() => undefined));
    type('x');
    await pass(700);
    expect(states.at(-1)).toBe('saving');
    await pass(4_000);
    expect(states.at(-1)).toBe('offline');
  });

  it('[RL12] lets what is typed here later than elsewhere count, and shows what the other device had', async () => {
    const sent: number[] = [];
    const there = {
      variantNumber: 1,
      sequence: 20,
      answers: [{ part: 'a', value: 'z' }],
      savedAt: '2026-11-27T09:59:00Z',
    };
    const { keeper, type, two } = world(async ({ sequence }) => {
      sent.push(sequence);
      return { sequence: Math.max(sequence, 20) };
    }, there);
    type('x');
    await keeper.flush();
    await keeper.flush();
    expect(sent).toEqual([1, 21]);
    expect(two).toMatchObject([{ winner: 'here', there: there.answers, here: [{ part: 'a', value: 'x' }] }]);
  });

  it('[RL12] lets what another device typed since count, and shows what was typed here', async () => {
    const sent: number[] = [];
    const there = {
      variantNumber: 1,
      sequence: 20,
      answers: [{ part: 'a', value: 'z' }],
      savedAt: '2026-11-27T10:40:00Z',
    };
    const { keeper, type, two, store } = world(async ({ sequence }) => {
      sent.push(sequence);
      return { sequence: 20 };
    }, there);
    type('x');
    await keeper.flush();
    await keeper.flush();
    expect(sent).toEqual([1]);
    expect(two).toMatchObject([{ winner: 'there', there: there.answers, here: [{ part: 'a', value: 'x' }] }]);
    expect(await store.draftsOf('attempt')).toEqual([]);
  });

  it('[RL12] takes over from another tab only what is newer, and only while nothing is typed here', async () => {
    const { keeper, type, show, broadcast } = world(async ({ sequence }) => ({ sequence }));
    const elsewhere = { variantNumber: 1, sequence: 5, answers: [] };
    expect(keeper.adopt('item', elsewhere)).toBe(true);
    expect(keeper.adopt('item', elsewhere)).toBe(false);
    type('x');
    show();
    expect(broadcast.map(({ sequence }) => sequence)).toEqual([6]);
    expect(keeper.adopt('item', { ...elsewhere, sequence: 9 })).toBe(false);
    await keeper.flush();
    expect(keeper.adopt('item', { ...elsewhere, sequence: 9 })).toBe(true);
  });

  it('[RL12] gives back what the server takes no more, with the time at which it was typed', async () => {
    const { keeper, type, refused, store } = world(async () => {
      throw new FetchError(409, '', { code: 'attempt/closed' });
    });
    type('x');
    await keeper.flush();
    expect(refused).toMatchObject([{ answers: [{ part: 'a', value: 'x' }], typedAt: '2026-11-27T10:00:00.000Z' }]);
    expect(await store.draftsOf('attempt')).toEqual([]);
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

  it('[S10] returns after a flush whether nothing is waiting', async () => {
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
