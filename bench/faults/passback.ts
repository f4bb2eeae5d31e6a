import { runSeededDeliveries } from '../../server/src/testing/lti-scores/seeded-deliveries.ts';
import type { ProfileName } from '../../server/src/testing/lti-platform/profiles.ts';
import { seed, tell } from '../tell.ts';

const profiles: readonly ProfileName[] = ['moodle', 'canvas', 'blackboard'];

/**
 * Scores on their way to learning platforms that answer 429, 401 and 500, break off before and after the store, and
 * servers that die before they note what arrived: the last score of everybody is in the platform, each stored once.
 */
export async function benchPassback(): Promise<void> {
  const states = Math.ceil(Number(process.env['BENCH_COUNT'] ?? 10_000) / profiles.length);
  for (const [at, profile] of profiles.entries()) {
    const report = await runSeededDeliveries({ seed: seed + at, states, people: 120, profile });
    const { differences, storedTwice, disordered, emptied, left, ...figures } = report;
    const wrong = { differences, storedTwice, disordered, emptied, left };
    const counted = Object.entries(wrong).filter(([, number]) => number > 0);
    tell(`passback to ${profile}`, { ...figures, ...wrong }, Object.fromEntries(counted));
  }
}
