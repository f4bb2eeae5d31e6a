import { formOpinion } from './own.ts';
import { appealData } from '../data/appeal-store.ts';
import type { Services } from '../../../core/services.ts';
import type { Chore } from '../../../core/chores.ts';

const everyMs = 5 * 60_000;
const waitMs = 2 * 60_000;
const atOnce = 20;

/** Forms the opinions that a restart has cut off. On two nodes at the same time both reach the same result. */
export async function formMissingOpinions(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - waitMs);
  for (const row of await appealData(services).selectWithoutOpinion(before, atOnce)) await formOpinion(services, row);
}

export const appealChores = (services: Services): Chore[] => [
  { what: 'forming second opinions', everyMs, work: () => formMissingOpinions(services) },
];
