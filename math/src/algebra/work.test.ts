import { expect, test } from 'vitest';
import { allowWork, bounded, charge, LimitReached, spend, workDone } from './work.ts';

test('[RL21] an operation ends after the steps it was granted', () => {
  expect(() => bounded(10, () => charge(11))).toThrow(LimitReached);
  expect(bounded(10, () => (charge(10), 'done'))).toBe('done');
});

test('[RL21] operations inside share the steps of the whole', () => {
  const inner = (): void => bounded(8, () => charge(6));
  expect(() => bounded(10, () => (inner(), inner()))).toThrow(LimitReached);
  expect(() => bounded(12, () => (inner(), inner()))).not.toThrow();
  expect(() => bounded(100, () => bounded(5, () => charge(6)))).toThrow(LimitReached);
});

test('[RL21] a stage has steps of its own, and what one operation used up is not missing in the next', () => {
  const stage = (): void => {
    allowWork(5);
    spend(6);
  };
  expect(() => bounded(100, stage)).toThrow(LimitReached);
  expect(() => bounded(100, () => spend(50))).not.toThrow();
});

test('[RL21] nothing inside an operation continues once its steps are used up', () => {
  const stubborn = (): void => {
    for (let k = 0; k < 1000; k++) {
      try {
        bounded(3, () => charge(4));
      } catch (error) {
        if (!(error instanceof LimitReached)) throw error;
      }
    }
  };
  const before = workDone();
  expect(() => bounded(100, stubborn)).toThrow(LimitReached);
  expect(workDone() - before).toBeLessThanOrEqual(104);
});
