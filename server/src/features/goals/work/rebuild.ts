import { setTimeout as pause } from 'node:timers/promises';
import { dayIn } from '../../../core/calendar/day-in.ts';
import type { Services } from '../../../core/services.ts';
import { createRebuildStore, isBusy, type Dated, type DatedStore } from '../data/rebuild-store.ts';

const pageSize = 1000;
const usualTimeZone = 'UTC';
/** A busy school leaves a moment between two right answers within this many tries. */
const mostTries = 200;
const pauseMs = 100;

type Database = Pick<Services['database'], 'transaction'>;

/**
 * Counts everybody's days anew from the responses, for the operator; returns the number of days. A day on which a question
 * was counted stays: the learner may have moved to another time zone since.
 *
 * Learners may answer meanwhile. Their answers lock a question and then a day, so nothing here holds locks and waits for one
 * of theirs: of a page of questions those in use are left out, and come one by one when nothing else is locked.
 */
export async function rebuildDays(database: Database): Promise<number> {
  await dateAll(database, 'variants');
  await dateAll(database, 'reviewed');
  return replaceDays(database);
}

async function dateAll(database: Database, kind: Dated): Promise<void> {
  const inUse: string[] = [];
  for (let after: string | null = null; ;) {
    const ids: string[] = await database.transaction((tx) => createRebuildStore(tx)[kind].selectPage(after, pageSize));
    const dated = new Set(
      await database.transaction((tx) => date(createRebuildStore(tx)[kind], { ids, skipLocked: true })),
    );
    inUse.push(...ids.filter((id) => !dated.has(id)));
    if (ids.length < pageSize) break;
    after = ids.at(-1) ?? null;
  }
  for (const id of inUse)
    await database.transaction((tx) => date(createRebuildStore(tx)[kind], { ids: [id], skipLocked: false }));
}

interface Chosen {
  readonly ids: readonly string[];
  readonly skipLocked: boolean;
}

/** Counts right responses of questions and dates the first; returns which questions. */
async function date(store: DatedStore, { ids: chosen, skipLocked }: Chosen): Promise<string[]> {
  const ids = await store.lock(chosen, skipLocked);
  // Read after the lock: no response comes between this and the update.
  const questions = await store.select(ids);
  await store.update(
    questions.map(({ id, rightCount, rightOn, firstRightAt, timeZone }) => ({
      id,
      rightCount,
      rightOn: firstRightAt && (rightOn ?? dayIn(timeZone ?? usualTimeZone, firstRightAt)),
    })),
  );
  return ids;
}

/** Gives up soon and tries again, where a lock is held by somebody who may wait for one of ours. */
async function replaceDays(database: Database): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction((tx) => createRebuildStore(tx).replaceDays());
    } catch (error) {
      if (!isBusy(error) || tries >= mostTries) throw error;
      await pause(pauseMs * (0.5 + Math.random()));
    }
  }
}
