import type { Services } from '../../../core/services.ts';
import { taskData } from '../data/task-store.ts';

/**
 * Items take a version that differs from theirs in texts in other languages alone. Questions that are drawn already keep
 * their version, as always.
 */
export async function takeTexts(
  services: Services,
  { before, now }: { readonly before: string; readonly now: string },
): Promise<void> {
  await taskData(services).moveItems(before, now);
}
