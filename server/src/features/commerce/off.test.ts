import {
  apiBase,
  endpoints,
  getClassroomStudent,
  getNotificationSettings,
  getSite,
  startAttempt,
  type Endpoint,
} from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTask } from '../../testing/classes/set-task.ts';
import { sellingVariables } from '../../testing/commerce/fake-stripe.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const selling = endpoints.filter(({ feature }) => feature === 'commerce');
const words = /commerc|payment|\btrial|licen[cs]e|selling|stripe|invoice/i;

let off: TestApp;
let on: TestApp;
beforeAll(async () => {
  off = await openTestApp();
  on = await openTestApp({ variables: sellingVariables });
});
afterAll(async () => {
  await off.close();
  await on.close();
});

const id = '00000000-0000-4000-8000-000000000000';
const addressOf = ({ path }: Endpoint) => apiBase + path.replaceAll(/\{\w+\}/g, id);

/** Returns the parts of an answer that do not differ from one call to the next. */
const shownBy = ({ status, raw }: { status: number; raw: string }) => `${status} ${raw}`;

describe('an instance that sells nothing', () => {
  it('answers each call of commerce as one that does not exist, to everybody', async () => {
    const people = [off.visitor(), await off.signUpAs('learner'), await off.signUpWithRoles(['ADMIN'])];
    expect(selling.length).toBeGreaterThan(25);
    for (const person of people) {
      for (const endpoint of selling) {
        const sent = endpoint.method === 'GET' ? {} : { body: {} };
        const absent = await person.send(endpoint.method, `${apiBase}/nothing/of/the/kind/`, sent);
        const answer = await person.send(endpoint.method, addressOf(endpoint), sent);
        expect([endpoint.name, shownBy(answer)]).toEqual([endpoint.name, shownBy(absent)]);
      }
    }
  });

  it('describes none of it, and says nothing of it to its pages', async () => {
    const visitor = off.visitor();
    const described = await visitor.send('GET', `${apiBase}/openapi.json`);
    const { paths, tags } = JSON.parse(described.raw) as { paths: object; tags: { name: string }[] };
    expect(Object.keys(paths).filter((path) => words.test(path))).toEqual([]);
    expect(tags.map(({ name }) => name)).not.toContain('commerce');
    expect((await visitor.tryCall(getSite)).raw).not.toMatch(words);
    expect((await on.visitor().tryCall(getSite)).raw).toMatch(/"is_selling":true/);
    const learner = await off.signUpAs('learner');
    expect((await learner.tryCall(getNotificationSettings)).raw).not.toMatch(words);
    const buyer = await on.signUpAs('learner');
    expect((await buyer.tryCall(getNotificationSettings)).raw).toMatch(/trial/);
  });

  it('answers all else with the same fields as one that sells', async () => {
    const fields = async (app: TestApp) => {
      const { learner, teacher, classId } = await app.openClassroom();
      const task = await setTask(teacher, classId);
      const begun = await learner.call(startAttempt, { params: { classId, taskId: task.id }, body: { number: 1 } });
      const seen = await learner.call(getClassroomStudent, { params: { classId } });
      return [Object.keys(begun), Object.keys(seen), Object.keys(seen.tasks[0] ?? {})];
    };
    expect(await fields(off)).toEqual(await fields(on));
  });
});
