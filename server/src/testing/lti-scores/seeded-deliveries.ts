import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { ltiScores } from '../../core/db/tables/index.ts';
import { createScoreSending } from '../../features/lti/work/scores/sending.ts';
import { scoreData } from '../../features/lti/data/scores/score-store.ts';
import { hashOf } from '../../features/lti/work/scores/wanted.ts';
import { openClassOf } from '../classes/class-of.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { columnOf, connectCourse } from './connected-class.ts';
import { openFakePlatform, type RequestFault } from '../lti-platform/platform.ts';
import type { RecordedRequest } from '../lti-platform/messages.ts';
import type { ProfileName } from '../lti-platform/profiles.ts';
import type { PlatformLineItem, PlatformPerson } from '../lti-platform/world.ts';

/** A generator of numbers from 0 to 1 (mulberry32): the same seed, the same faults. */
export function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Run {
  readonly seed: number;
  /** Wanted states, over all people. */
  readonly states: number;
  readonly people: number;
  readonly profile?: ProfileName;
}

interface Recipient {
  readonly person: PlatformPerson;
  readonly recipientId: string;
  readonly linkId: string;
  readonly column: PlatformLineItem;
}

const peopleOfCourse = 5;

export interface DeliveryReport {
  readonly states: number;
  readonly requests: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly restarts: number;
  /** People whose grade in the platform is another one than the last wanted. */
  readonly differences: number;
  /** Scores that the platform stored more often than they were wanted. */
  readonly storedTwice: number;
  /** Messages that the platform stored in another order than they were wanted. */
  readonly disordered: number;
  /** Grades that were emptied on the way. */
  readonly emptied: number;
  readonly left: number;
}

const faultsOf: readonly (readonly [name: string, share: number, fault: RequestFault])[] = [
  ['429', 0.06, { answer: { status: 429, headers: { 'retry-after': '7' } } }],
  ['500 before', 0.05, { answer: { status: 500 } }],
  ['500 after the store', 0.05, { answer: { status: 500 }, after: 'store' }],
  ['cut before', 0.04, { ends: 'cut' }],
  ['cut after the store', 0.07, { ends: 'cut', after: 'store' }],
  ['401', 0.02, { answer: { status: 401 } }],
];

/**
 * Wants thousands of scores of a few people in random order, against a platform that refuses, breaks off and forgets, with
 * servers that die between the platform's answer and their own note, and two that send at the same time.
 */
export async function runSeededDeliveries({ seed, states, people, profile = 'moodle' }: Run): Promise<DeliveryReport> {
  const chance = createChance(seed);
  const world = await openWorld(profile, people);
  const counts: Record<string, number> = {};
  world.platform.faults.onRequest = (request) => chooseFault(request, { chance, counts });
  let restarts = 0;
  let wanted = 0;
  const last = new Map<string, number>();
  const order = new Map<string, number[]>();
  let [first, second] = [createScoreSending(world.app.services), createScoreSending(world.app.services)];
  while (wanted < states) {
    const wishes = new Map<Recipient, number>();
    for (let i = 0; i < people && wanted + wishes.size < states; i += 1) {
      const person = world.people[Math.floor(chance() * world.people.length)];
      const score = Math.floor(chance() * 1000) / 100;
      if (person && last.get(person.recipientId) !== score) wishes.set(person, score);
    }
    await want(world, wishes);
    for (const [{ recipientId }, score] of wishes) {
      last.set(recipientId, score);
      order.set(recipientId, [...(order.get(recipientId) ?? []), score]);
    }
    wanted += wishes.size;
    await Promise.all([first.sendDue(), second.sendDue()]);
    // At least once, in whatever order the requests take their chances.
    if (chance() < 0.25 || (restarts === 0 && wanted >= states / 2)) {
      // A server that dies leaves what it sent without a note, and its lease.
      await forgetNotes(world.app, chance);
      [first, second] = [createScoreSending(world.app.services), createScoreSending(world.app.services)];
      restarts += 1;
    }
    world.tick(2 + Math.floor(chance() * 40));
  }
  world.platform.faults.onRequest = undefined;
  let left = states;
  for (let round = 0; round < 200 && left > 0; round += 1) {
    world.tick(6 * 3600);
    await first.sendDue();
    left = await countLeft(world.app);
  }
  const report = reportOf(world, { last, order });
  await world.close();
  return { states: wanted, requests: world.platform.requests.length, faults: counts, restarts, ...report, left };
}

async function openWorld(profile: ProfileName, count: number) {
  let app: TestApp | undefined;
  const platform = await openFakePlatform({ profile, now: () => app?.clock.now ?? new Date() });
  const opened = await openTestApp({ variables: { LTI_HOSTS: new URL(platform.origin).host } });
  app = opened;
  const room = await openClassOf(opened, []);
  const people: Recipient[] = [];
  // Each platform is asked ten times a second at most: many of them take the time of one.
  for (let made = 0; made < count; made += peopleOfCourse) {
    const connected = await connectCourse(opened, platform, room);
    const link = platform.link(connected.course, { lineItem: { resourceId: room.task.id, scoreMaximum: 10 } });
    const linkId = await connected.launchLink(link, room.task.id);
    for (let i = 0; i < peopleOfCourse; i += 1) {
      const [person, recipientId] = [platform.person(), newId()];
      await connected.launchPerson(room.learner.user.id, person, recipientId);
      people.push({ person, recipientId, linkId, column: columnOf(platform, link) });
    }
  }
  return {
    app: opened,
    platform,
    people,
    tick(seconds: number): void {
      opened.clock.now = new Date(opened.clock.now.getTime() + seconds * 1000);
    },
    async close(): Promise<void> {
      await opened.close();
      await platform.close();
    },
  };
}

type DeliveryWorld = Awaited<ReturnType<typeof openWorld>>;

async function want({ app }: DeliveryWorld, wishes: ReadonlyMap<Recipient, number>): Promise<void> {
  const wanted = [...wishes].map(([{ linkId, recipientId }, score]) => {
    const wish = { score, maximum: 10, progress: 'completed' } as const;
    const kept = { comment: '', hash: hashOf(wish), submittedAt: null, state: 'waiting', problem: '' } as const;
    return { linkId, recipientId, ...wish, ...kept };
  });
  await scoreData(app.services).upsertWanted(wanted, { now: app.clock.now, restMs: 2000 });
}

function chooseFault(
  { kind }: RecordedRequest,
  { chance, counts }: { chance: () => number; counts: Record<string, number> },
): RequestFault | undefined {
  if (kind !== 'scores' && kind !== 'token' && kind !== 'results') return undefined;
  let point = chance();
  for (const [name, share, fault] of faultsOf) {
    point -= share;
    if (point >= 0) continue;
    counts[name] = (counts[name] ?? 0) + 1;
    return fault;
  }
  return undefined;
}

/** Some of what arrived is no longer noted, as if the server had died before its note. */
async function forgetNotes({ database: { db } }: TestApp, chance: () => number): Promise<void> {
  const arrived = await db.select({ id: ltiScores.id }).from(ltiScores).where(eq(ltiScores.state, 'sent'));
  for (const { id } of arrived) {
    if (chance() > 0.3) continue;
    await db
      .update(ltiScores)
      .set({ state: 'waiting', sendingHash: sql`${ltiScores.wantedHash}`, sentHash: null, sentScore: null })
      .where(eq(ltiScores.id, id));
  }
}

async function countLeft({ database: { db } }: TestApp): Promise<number> {
  const rows = await db.select({ state: ltiScores.state }).from(ltiScores);
  return rows.filter(({ state }) => state !== 'sent').length;
}

function reportOf(
  { platform, people }: Pick<DeliveryWorld, 'platform' | 'people'>,
  { last, order }: { last: ReadonlyMap<string, number>; order: ReadonlyMap<string, readonly number[]> },
) {
  const sum = (measure: (one: Recipient) => number) => people.reduce((total, one) => total + measure(one), 0);
  const storedOf = ({ column, person }: Recipient) => column.scores.get(person.subject)?.stored ?? [];
  return {
    differences: sum(({ column, person, recipientId }) => {
      const [theirs, ours] = [platform.gradeOf(column, person), last.get(recipientId) ?? null];
      // The platform scales, and with it the last digit moves.
      return theirs === ours || Math.abs((theirs ?? NaN) - (ours ?? NaN)) < 1e-9 ? 0 : 1;
    }),
    storedTwice: sum((one) => {
      const wanted = order.get(one.recipientId) ?? [];
      const stored = storedOf(one).map(({ score }) => score);
      const timesOf = (list: readonly (number | null)[], score: number | null) =>
        list.filter((other) => other === score).length;
      return [...new Set(stored)].reduce<number>(
        (more, score) => more + Math.max(0, timesOf(stored, score) - timesOf(wanted, score)),
        0,
      );
    }),
    disordered: sum((one) => {
      const wanted = order.get(one.recipientId) ?? [];
      let from = 0;
      return storedOf(one).filter(({ score }) => {
        const at = wanted.indexOf(score ?? -1, from);
        if (at < 0) return true;
        from = at + 1;
        return false;
      }).length;
    }),
    emptied: sum((one) => storedOf(one).filter(({ score }) => score === null).length),
  };
}
