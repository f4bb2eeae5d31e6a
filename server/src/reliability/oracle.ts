import type { ResponseOf, submitResponse } from '@lemma/contracts';
import { asc } from 'drizzle-orm';
import { responses } from '../core/db/tables/index.ts';
import { silentLog } from '../core/db/log.ts';
import { openDatabase } from '../core/db/open-database.ts';
import { sendResponse, type BusyClass, type SentResponse } from '../testing/classes/busy-class.ts';
import { untilServed } from '../testing/http-client.ts';
import { findDamage, type Damage, type JournalContents } from '../testing/product/load-driver.ts';

/** Where a product keeps its data. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

type Acknowledgement = ResponseOf<typeof submitResponse>;

/** Damage found after a fault, by response or learner; all lists are empty if there is none. */
export interface Findings extends Damage {
  /** Acknowledged with another verdict than the answer deserves, or with two different ones. */
  readonly misjudged: string[];
  /** Answered otherwise when sent again after the fault. */
  readonly changed: string[];
  /** Learners whose score or count in the grade book is not what their stored responses add up to. */
  readonly miscounted: number[];
}

export const nothingWrong: Findings = {
  lost: [],
  doubled: [],
  invented: [],
  misjudged: [],
  changed: [],
  miscounted: [],
};

/** Reads the ids of all stored responses from the database itself; no server may be using it. */
export async function readStoredIds(place: Place): Promise<string[]> {
  const environment = { ...place, databasePool: 2, backupEveryMinutes: 0, backupKeep: 1 };
  const database = await openDatabase(environment, silentLog, { migrations: false });
  try {
    const rows = await database.db.select({ id: responses.id }).from(responses).orderBy(asc(responses.id));
    return rows.map(({ id }) => id);
  } finally {
    await database.close();
  }
}

/** Compares what is stored and what the server says now with the driver's journal. */
export async function judge(busy: BusyClass, journal: JournalContents, storedIds: readonly string[]) {
  const sent = journal.sent as ReadonlyMap<string, SentResponse>;
  const findings: Findings = {
    ...findDamage(journal, storedIds),
    misjudged: [],
    changed: [],
    miscounted: await findMiscounted(busy, sent, storedIds),
  };
  for (const [id, answers] of journal.acknowledged) {
    const [first, ...others] = (answers as Acknowledgement[]).map(({ response }) => JSON.stringify(response));
    const verdict = (answers[0] as Acknowledgement).response.verdict;
    if (verdict?.score !== sent.get(id)?.score || others.some((other) => other !== first)) findings.misjudged.push(id);
  }
  await Promise.all(busy.learners.map((_, learner) => resend(busy, learner, journal, findings.changed)));
  return findings;
}

/** The grade book as a fold over the journal: practice keeps the best response. */
async function findMiscounted(
  busy: BusyClass,
  sent: ReadonlyMap<string, SentResponse>,
  storedIds: readonly string[],
): Promise<number[]> {
  const expected = busy.learners.map(() => ({ score: 0, responseCount: 0 }));
  for (const id of storedIds) {
    const response = sent.get(id);
    const learner = response && expected[response.learner];
    if (!learner) continue;
    learner.score = Math.max(learner.score, response.score);
    learner.responseCount += 1;
  }
  const shown = await busy.readScores();
  return expected.flatMap((learner, index) =>
    JSON.stringify(learner) === JSON.stringify(shown[index]) ? [] : [index],
  );
}

/** Sends a learner's newest acknowledged responses again: the answer must be the one of the first time. */
async function resend(busy: BusyClass, learner: number, journal: JournalContents, changed: string[]): Promise<void> {
  const own = [...(journal.sent as ReadonlyMap<string, SentResponse>).values()].filter(
    (sent) => sent.learner === learner && journal.acknowledged.has(sent.id),
  );
  for (const sent of own.slice(-20)) {
    const first = (journal.acknowledged.get(sent.id) as Acknowledgement[])[0];
    const again = await untilServed(() => sendResponse(busy, sent));
    if (JSON.stringify(again.response) !== JSON.stringify(first?.response)) changed.push(sent.id);
  }
}
