import { addPollQuestion, createClassroom, createPoll, createTask, setShare, type Audience } from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allOfIt,
  everyWay,
  nothingOfIt,
  noWay,
  openFinders,
  samplesOfIt,
  statusesOf,
  waysOfLists,
  type Finders,
} from '../../../../testing/finders.ts';
import { openTestApp, type TestApp, type TestClient } from '../../../../testing/test-app.ts';
import { claimShared } from '../exercises.ts';

let app: TestApp;
let all: Finders;

beforeAll(async () => {
  app = await openTestApp({ variables: { NEW_TEACHERS: 'wait' } });
  all = await openFinders(app);
});
afterAll(() => app.close());

const task = {
  name: 'Homework',
  sectionId: null,
  kind: 'practice',
  opensAt: null,
  dueAt: null,
  attemptsAllowed: null,
  results: 'after-hand-in',
  solutions: 'after-answer',
} as const;
const groupsOf = (exerciseId: string) => [{ type: 'SG' as const, items: [{ exerciseId, points: 1 }] }];

type Who = keyof Finders['people'];
const finders: Record<Audience, readonly Who[]> = {
  me: ['owner', 'viewer'],
  named: ['owner', 'viewer', 'colleague'],
  school: ['owner', 'viewer', 'colleague', 'teacher', 'staff'],
  everybody: ['owner', 'viewer', 'colleague', 'teacher', 'staff', 'newcomer'],
};

describe.each(['me', 'named', 'school', 'everybody'] as const)(
  'an exercise that is published for %s [H3] [D23]',
  (audience) => {
    let made: Awaited<ReturnType<Finders['publishFor']>>;
    beforeAll(async () => {
      made = await all.publishFor(audience, audience === 'named' ? [all.classId] : []);
      await all.owner.call(setShare, { params: { exerciseId: made.id }, body: { email: all.viewer.email, level: 10 } });
      const { user, email } = all.viewer;
      await claimShared(app.services, { id: user.id, email, emailVerifiedAt: app.clock.now });
    });

    it('is in the lists, searches and counts of those who may find it, and in no others', async () => {
      for (const [who, client] of Object.entries(all.people) as [Who, TestClient][]) {
        const expected = finders[audience].includes(who) ? everyWay : noWay;
        expect(await waysOfLists(client, made), who).toEqual(expected);
      }
    });

    it('gives samples, tips and keys to those who may have them, and nothing to others', async () => {
      const isOpen = audience === 'everybody';
      for (const who of ['owner', 'viewer', 'colleague', 'teacher', 'newcomer'] as const) {
        const may = finders[audience].includes(who);
        const expected = who === 'newcomer' && may ? samplesOfIt : may ? allOfIt : nothingOfIt;
        expect(await statusesOf(all.people[who], made.id), who).toEqual(expected);
      }
      expect(await statusesOf(all.people.staff, made.id), 'staff').toEqual(allOfIt);
      const { sample, tip, ...closed } = isOpen ? samplesOfIt : nothingOfIt;
      const refused = (status: number) => ({
        sample,
        tip,
        ...Object.fromEntries(Object.keys(closed).map((name) => [name, status])),
      });
      expect(await statusesOf(all.people.learner, made.id), 'learner').toEqual(refused(403));
      expect(await statusesOf(all.people.visitor, made.id), 'visitor').toEqual(refused(401));
    });

    it('can be set as a task and asked in a poll by those who may find it, and by no others', async () => {
      for (const who of ['owner', 'viewer', 'colleague', 'teacher', 'newcomer'] as const) {
        const may = finders[audience].includes(who);
        const client = all.people[who];
        const room = await client.call(createClassroom, { body: { name: 'Own' } });
        const body = { ...task, groups: groupsOf(made.id) };
        const set = await client.tryCall(createTask, { params: { classId: room.id }, body });
        expect(set.status, who).toBe(may ? 200 : 400);
        const poll = await client.call(createPoll, { body: { name: 'Warm-up' } });
        const question = { kind: 'exercise', exerciseId: made.id };
        const asked = await client.tryCall(addPollQuestion, { params: { pollId: poll.id }, body: { question } });
        expect(asked.status, who).toBe(may && who !== 'newcomer' ? 200 : 400);
      }
    });
  },
);
