import { repeatPaced } from '../../../core/chores.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { audienceData } from '../data/audience-store.ts';
import { happeningData, type HappeningRow } from '../data/happening-store.ts';
import { notificationData } from '../data/notification-store.ts';
import type { Kind } from './kinds/kind.ts';
import { kindOf } from './kinds/index.ts';

declare module '../../../core/hooks.ts' {
  interface Hooks {
    /** Returns those of these learners who have finished the task. */
    readonly selectFinished: (
      services: Services,
      task: { readonly classId: string; readonly taskId: string },
      userIds: readonly string[],
    ) => Promise<readonly string[]>;
  }
}

/** So many people a transaction: a class of a thousand holds nothing for long. */
const pageSize = 200;
const pace = { restFactor: 4, longestRestMs: 1000 };

/**
 * Turns the happenings whose time has come into notifications of people. Each page of people is one transaction with its
 * mark, so that several nodes, and a kill between any two steps, neither lose nor double one.
 */
export function turnHappenings(services: Services): Promise<void> {
  return repeatPaced(() => inTransaction(services, turnPage), pace);
}

/** False when nothing is due. */
async function turnPage(services: Services): Promise<boolean> {
  const happening = await happeningData(services).takeDue();
  if (!happening) return false;
  const kind = kindOf(happening.kind);
  const names = await audienceData(services).selectNames(happening.about);
  const about = kind.about.safeParse({ ...happening.about, ...names });
  if (names === null || !about.success) {
    // Archived classes and tasks notify no one. Facts that an older version wrote must not block later happenings.
    if (names !== null)
      services.log.error({ kind: happening.kind, happening: happening.id }, 'a happening cannot be read');
    await happeningData(services).markDone(happening.id);
    return true;
  }
  const page = await audienceData(services).selectAudience(happening, pageSize);
  const concerned = await selectConcerned(services, kind, happening, page);
  const facts = kind.complete && concerned.length > 0 ? await kind.complete(services, about.data) : about.data;
  await notificationData(services).insertNotifications(happening, facts as Facts, concerned);
  const last = page.at(-1);
  if (last === undefined || page.length < pageSize) await happeningData(services).markDone(happening.id);
  else await happeningData(services).markReached(happening.id, last);
  return true;
}

type Facts = Readonly<Record<string, unknown>>;

/** Those of the page whom the kind is for. */
async function selectConcerned(
  services: Services,
  { only }: Kind,
  { audience, classroomId, about }: HappeningRow,
  page: readonly string[],
): Promise<readonly string[]> {
  const [first] = page;
  if (first === undefined) return [];
  if (audience === 'person' && classroomId !== null) {
    if (!(await audienceData(services).isMember(classroomId, first))) return [];
  }
  if (only === undefined) return page;
  const task = about as { readonly classId: string; readonly taskId: string };
  if (only === 'not-finished') {
    const finished = new Set(await services.hooks.selectFinished(services, task, page));
    return page.filter((id) => !finished.has(id));
  }
  const begun = new Set(await audienceData(services).selectBegun(task.taskId, page));
  return page.filter((id) => begun.has(id) === (only === 'begun'));
}
