import { expect, it } from 'vitest';
import { runSeededDeliveries } from '../../../../testing/lti-scores/seeded-deliveries.ts';

it.each([
  [1, 'moodle'],
  [2, 'canvas'],
] as const)(
  'brings every wanted score to the platform once, in order, through faults and restarts [RL7, RL20]: seed %i, %s',
  async (seed, profile) => {
    const report = await runSeededDeliveries({ seed, profile, states: 120, people: 40 });
    expect(report).toMatchObject({ states: 120, differences: 0, storedTwice: 0, disordered: 0, emptied: 0, left: 0 });
    expect(Object.values(report.faults).every((times) => times > 0)).toBe(true);
    expect(report.restarts).toBeGreaterThan(0);
  },
);
