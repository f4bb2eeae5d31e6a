import { expect, it, vi } from 'vitest';
import { createSharedReads } from './shared-reads.ts';

function world() {
  const clock = { now: 0 };
  const answers: ((value: number) => void)[] = [];
  const start = vi.fn(() => new Promise<number>((resolve) => answers.push(resolve)));
  return { clock, answers, start, reads: createSharedReads(() => clock.now) };
}

it('[K04] one fetch serves all who read the same within five seconds', async () => {
  const { clock, answers, start, reads } = world();
  const first = reads.read('/classes/', start);
  clock.now = 4_999;
  const second = reads.read('/classes/', start);
  expect(start).toHaveBeenCalledOnce();
  answers[0]?.(7);
  expect(await Promise.all([first, second])).toEqual([7, 7]);
});

it('[K04] a read that hangs for longer is asked for anew, and so is one that has been answered', async () => {
  const { clock, answers, start, reads } = world();
  void reads.read('/classes/', start);
  clock.now = 5_000;
  const second = reads.read('/classes/', start);
  expect(start).toHaveBeenCalledTimes(2);
  answers[1]?.(8);
  await second;
  void reads.read('/classes/', start);
  expect(start).toHaveBeenCalledTimes(3);
});

it('what is read after a change is not older than the change', () => {
  const { start, reads } = world();
  void reads.read('/classes/', start);
  reads.forget();
  void reads.read('/classes/', start);
  expect(start).toHaveBeenCalledTimes(2);
});
