import { describe, expect, it, vi } from 'vitest';
import { FetchError } from '../../../api/fetch-error.ts';
import { createVoteSender, type Acknowledged, type SenderState, type Vote } from './vote-sender.ts';

/** Waits for a condition for as long as a busy machine may need. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 120_000 });

type Answer = (vote: Vote) => Promise<Acknowledged>;

function openSender(answers: readonly Answer[]) {
  const sent: Vote[] = [];
  const waits: { run: () => void; milliseconds: number }[] = [];
  const seen: SenderState[] = [];
  let kept: Vote | null = null;
  const onStale = vi.fn();
  let ids = 0;
  const sender = createVoteSender({
    newId: () => `id-${(ids += 1)}`,
    send: (vote) => {
      const answer = answers[sent.length] ?? taken;
      sent.push(vote);
      return answer(vote);
    },
    keep: (vote) => (kept = vote),
    after: (milliseconds, run) => {
      waits.push({ run, milliseconds });
      return () => undefined;
    },
    random: () => 0.5,
    onChange: (state) => seen.push(state),
    onStale,
  });
  return { sender, sent, waits, onStale, state: () => seen.at(-1), kept: () => kept };
}

const taken: Answer = async ({ id, sequence }) => ({ id, sequence });
const unreachable: Answer = async () => Promise.reject(new FetchError(0, 'Network error'));
const closed: Answer = async () =>
  Promise.reject(new FetchError(409, 'Conflict', { info: { nonFieldErrors: ['Voting is closed.'] } }));

describe('a vote on its way [M05] [RL6]', () => {
  it('counts when it is acknowledged, and an update has the next sequence', async () => {
    const { sender, sent, state, kept } = openSender([]);
    sender.give('q', 1, ['a']);
    await eventually(() => expect(state()?.waiting).toBeNull());
    sender.give('q', 1, ['b']);
    await eventually(() => expect(state()?.waiting).toBeNull());
    expect(sent.map(({ sequence, values }) => [sequence, values])).toEqual([
      [1, ['a']],
      [2, ['b']],
    ]);
    expect(state()?.votes).toMatchObject([{ values: ['b'], sequence: 2 }]);
    expect(kept()).toBeNull();
  });

  it('is sent again with the same id until the server is there, and is kept meanwhile', async () => {
    const { sender, sent, waits, state, kept } = openSender([unreachable, unreachable]);
    sender.give('q', 1, ['a']);
    await eventually(() => expect(waits).toHaveLength(1));
    expect(state()).toMatchObject({ isReached: false, waiting: { values: ['a'] } });
    expect(kept()).toMatchObject({ id: 'id-1' });
    waits[0]?.run();
    await eventually(() => expect(waits).toHaveLength(2));
    expect(waits[1]?.milliseconds).toBeGreaterThan(waits[0]?.milliseconds ?? 0);
    sender.wake();
    await eventually(() => expect(state()?.waiting).toBeNull());
    expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-1', 'id-1']);
    expect(kept()).toBeNull();
  });

  it('gives way to a newer one that was given while it was sent', async () => {
    let release: (value: Acknowledged) => void = () => undefined;
    const { sender, sent, state } = openSender([() => new Promise((resolve) => (release = resolve))]);
    sender.give('q', 1, ['a']);
    sender.give('q', 1, ['b']);
    expect(sent).toHaveLength(1);
    release({ id: 'id-1', sequence: 1 });
    await eventually(() => expect(state()?.waiting).toBeNull());
    expect(sent.map(({ values }) => values)).toEqual([['a'], ['b']]);
    expect(state()?.votes).toMatchObject([{ values: ['b'] }]);
  });

  it('is given up when voting has closed, with the reason', async () => {
    const { sender, state, onStale, kept } = openSender([closed]);
    sender.give('q', 1, ['a']);
    await eventually(() => expect(state()?.problem).toBe('Voting is closed.'));
    expect(state()).toMatchObject({ waiting: null, votes: [] });
    expect(onStale).toHaveBeenCalledOnce();
    expect(kept()).toBeNull();
  });

  it('continues after a reload, unless the server has it already', async () => {
    const vote: Vote = { id: 'old', questionId: 'q', round: 1, sequence: 3, values: ['c'] };
    const first = openSender([]);
    first.sender.adopt([], vote);
    await eventually(() => expect(first.state()?.votes).toEqual([vote]));
    const second = openSender([]);
    second.sender.adopt([vote], vote);
    expect(second.sent).toEqual([]);
    expect(second.kept()).toBeNull();
  });

  it('stays in although votes that were read before it come after it', async () => {
    const { sender, state } = openSender([]);
    const before: Vote = { id: 'before', questionId: 'p', round: 1, sequence: 1, values: ['b'] };
    sender.give('q', 1, ['a']);
    await eventually(() => expect(state()?.waiting).toBeNull());
    sender.adopt([before], null);
    expect(state()?.votes.map(({ values }) => values)).toEqual([['b'], ['a']]);
    const newer: Vote = { id: 'newer', questionId: 'q', round: 1, sequence: 7, values: ['c'] };
    sender.adopt([before, newer], null);
    expect(state()?.votes).toEqual([before, newer]);
  });

  it('yields to a newer one of another device', async () => {
    const { sender, state, onStale } = openSender([async () => ({ id: 'other', sequence: 9 })]);
    sender.give('q', 1, ['a']);
    await eventually(() => expect(onStale).toHaveBeenCalledOnce());
    expect(state()).toMatchObject({ waiting: null, votes: [] });
  });
});
