import { createSection, joinClassroom, removeMember, setMemberRole } from '@lemma/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookAnew, memberIdOf, openTwoNodes, readBook, type TwoNodes } from '../../testing/classes/grade-books.ts';
import { statementsOf } from '../../testing/statements.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import type { TestClient } from '../../testing/test-app.ts';
import { recordWatch } from '../privacy/work/record-watch.ts';

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await openTwoNodes();
});
afterAll(() => nodes.close());

const bookPath = (classId: string) => `/api/mm/classes/${classId}/results/`;

describe('a grade book that is kept [R17]', () => {
  it('is not sent again while nothing has changed', async () => {
    const room = await nodes.here.openClassroom();
    await setTask(room.teacher, room.classId);
    const first = await room.teacher.send('GET', bookPath(room.classId));
    const { etag } = first.headers as { etag: string };
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(first.headers['cache-control']).toBe('no-store');
    for (const client of [room.teacher, nodes.onOther(room.teacher)]) {
      for (const known of [etag, `"other", W/${etag}`]) {
        const again = await client.send('GET', bookPath(room.classId), { headers: { 'if-none-match': known } });
        expect([again.status, again.raw, again.headers['etag']]).toEqual([304, '', etag]);
      }
      const other = await client.send('GET', bookPath(room.classId), { headers: { 'if-none-match': '"other"' } });
      expect([other.status, other.raw]).toEqual([200, first.raw]);
    }
  });

  it('is not made anew while nothing has changed', async () => {
    const room = await nodes.here.openClassroom();
    await setTask(room.teacher, room.classId);
    await readBook(room.teacher, room.classId);
    const readsOf = async (work: () => Promise<unknown>) =>
      (await statementsOf(work)).filter(({ text }) => /from "gradings"/.test(text)).length;
    const readTwice = () => Promise.all([readBook(room.teacher, room.classId), readBook(room.teacher, room.classId)]);
    expect(await readsOf(readTwice)).toBe(0);
    await room.teacher.call(createSection, { params: { classId: room.classId }, body: { name: 'New' } });
    expect(await readsOf(readTwice)).toBe(1);
  });

  it('is compressed with an encoding that the caller accepts', async () => {
    const room = await nodes.here.openClassroom();
    await setTask(room.teacher, room.classId);
    const cookie = [...room.teacher.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers, statusCode } = await nodes.here.app.inject({
        url: bookPath(room.classId),
        headers: { cookie, 'accept-encoding': encoding },
      });
      const sent = encoding === 'identity' ? undefined : encoding;
      expect([statusCode, headers['content-encoding'], headers['vary']]).toEqual([200, sent, 'accept-encoding']);
    }
  });

  it('is refused, with its tag or without, to everybody who may not read it, also when it is kept', async () => {
    const room = await nodes.here.openClassroom();
    const { etag } = (await room.teacher.send('GET', bookPath(room.classId))).headers as { etag: string };
    const stranger = await nodes.here.signUpAs('teacher');
    for (const [client, status] of [
      [nodes.here.visitor(), 401],
      [room.learner, 403],
      [stranger, 404],
    ] as const) {
      const refused = await client.send('GET', bookPath(room.classId), { headers: { 'if-none-match': etag } });
      expect([refused.status, refused.headers['etag']]).toEqual([status, undefined]);
    }
    const assistant = await nodes.here.signUpAs('learner');
    await assistant.call(joinClassroom, { body: { code: room.joinCode } });
    const memberId = await memberIdOf({ ...room, learner: assistant });
    await room.teacher.call(setMemberRole, {
      params: { classId: room.classId, memberId },
      body: { role: 'assistant' },
    });
    expect(await readBook(assistant, room.classId)).toEqual(await bookAnew(nodes.here, room.classId));
    await room.teacher.call(removeMember, { params: { classId: room.classId, memberId } });
    expect((await nodes.onOther(assistant).send('GET', bookPath(room.classId))).status).toBe(404);
  });

  it('counts as a look at the records of the class each time, also when nothing is sent [SC21]', async () => {
    const room = await nodes.here.openClassroom();
    const { etag } = (await room.teacher.send('GET', bookPath(room.classId))).headers as { etag: string };
    for (let look = 0; look < 2; look += 1) {
      await room.teacher.send('GET', bookPath(room.classId), { headers: { 'if-none-match': etag } });
    }
    await recordWatch(nodes.here.services).flush();
    const { rows } = await nodes.database.db.execute(
      sql`select what, count from record_views where classroom_id = ${room.classId}`,
    );
    expect(rows).toEqual([{ what: 'getGradeBook', count: 3 }]);
  });
});

describe.runIf(onPostgres)('changes that are under way on other connections [RL10]', () => {
  it('are shown when they are committed, also when they found an earlier change noted', async () => {
    const room = await nodes.here.openClassroom();
    const names = async (client: TestClient) => (await readBook(client, room.classId)).tasks.map(({ name }) => name);
    const [here, there] = [room.teacher, nodes.onOther(room.teacher)];
    const { id } = await setTask(room.teacher, room.classId, { name: 'One' });
    for (const isNoted of [false, true]) {
      await names(here);
      const rename = (name: string) => ({ text: 'update tasks set name = $1 where id = $2', values: [name, id] });
      if (isNoted) await nodes.database.pool.query(rename('Noted'));
      const before = isNoted ? 'Noted' : 'One';
      const writer = await nodes.database.pool.connect();
      try {
        await writer.query('begin');
        await writer.query(rename('Later'));
        expect(await names(here)).toEqual([before]);
        expect(await names(there)).toEqual([before]);
        await writer.query('commit');
      } finally {
        writer.release();
      }
      expect(await names(here)).toEqual(['Later']);
      expect(await names(there)).toEqual(['Later']);
      await nodes.database.pool.query(rename('One'));
    }
  });

  it('never leave an old book behind, however reads and writes on two nodes meet', async () => {
    const room = await nodes.here.openClassroom();
    const { id } = await setTask(room.teacher, room.classId, { name: '0' });
    const last = 60;
    const state = { written: 0 };
    const write = async () => {
      for (let round = 1; round <= last; round += 1) {
        await nodes.database.pool.query('update tasks set name = $1 where id = $2', [String(round), id]);
        state.written = round;
      }
    };
    const read = async (client: TestClient) => {
      for (let before = 0; before < last; before = state.written) {
        const { tasks } = await readBook(client, room.classId);
        expect(Number(tasks[0]?.name)).toBeGreaterThanOrEqual(before);
      }
    };
    await Promise.all([write(), read(room.teacher), read(nodes.onOther(room.teacher)), read(room.teacher)]);
    await nodes.agreedBook(room);
  });
});
