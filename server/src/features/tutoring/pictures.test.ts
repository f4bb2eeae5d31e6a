import {
  askForHelp,
  getHelpPicture,
  listMembers,
  removeMember,
  sendHelpMessage,
  setMemberRole,
  storeHelpPicture,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../core/db/tables/index.ts';
import { openClassOf } from '../../testing/classes/class-of.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A photograph with what a camera writes beside it. */
const photograph = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#443fa0' } })
    .jpeg()
    .withMetadata({ exif: { IFD0: { Copyright: 'Somebody at 52.1 N 4.3 E' } } })
    .toBuffer();

async function store(client: TestClient, file?: Buffer) {
  await client.send('GET', '/api/mm/session-auth/csrf/');
  const body = file ?? (await photograph());
  return client.send('POST', `/api/mm${storeHelpPicture.path}`, { body, headers: { 'content-type': 'image/jpeg' } });
}

const storedId = async (client: TestClient) => ((await store(client)).body as { id: string }).id;

/** A class in which Ada and Ben have a question each; Ada's has a picture. */
async function openWithPicture() {
  const room = await openClassOf(app, ['Ada', 'Ben'], { document: squareOfSum });
  const begin = async (who: 'Ada' | 'Ben', pictureIds: readonly string[]) => {
    const { attemptId } = await room.work(who, { square: 'x^2' });
    const params = { attemptId, itemId: room.itemPath.itemId };
    const body = { id: newId(), text: 'Is this right?', pictureIds: [...pictureIds], variantNumber: 1 };
    return room.learners[who].call(askForHelp, { params, body });
  };
  const { Ada: ada, Ben: ben } = room.learners;
  const pictureId = await storedId(ada);
  const { threadId } = await begin('Ada', [pictureId]);
  const { threadId: threadOfBen } = await begin('Ben', []);
  const params = { threadId, pictureId };
  const statusFor = async (client: TestClient) => (await client.tryCall(getHelpPicture, { params })).status;
  const { members } = await room.teacher.call(listMembers, { params: { classId: room.classId }, query: {} });
  const memberId = (name: string) => members.find(({ firstName }) => firstName === name)?.id ?? '';
  return { ...room, ada, ben, threadId, threadOfBen, pictureId, params, statusFor, memberId };
}

describe('a picture of working [M08]', () => {
  it('comes back to both sides of its thread, made anew, as a picture that no cache keeps [SC15]', async () => {
    const { ada, teacher, params } = await openWithPicture();
    for (const client of [ada, teacher]) {
      const { status, headers, bytes } = await client.tryCall(getHelpPicture, { params });
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', 'no-store']);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(bytes.includes('Somebody')).toBe(false);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
    }
  });

  it('is absent for everybody else, also under a thread of their own', async () => {
    const { ben, teacher, params, statusFor, threadOfBen, memberId, classId } = await openWithPicture();
    const stranger = (await app.openClassroom()).teacher;
    for (const client of [ben, stranger]) expect(await statusFor(client)).toBe(404);
    expect(await statusFor(app.visitor())).toBe(401);
    const elsewhere = { threadId: threadOfBen, pictureId: params.pictureId };
    for (const client of [ben, teacher])
      expect((await client.tryCall(getHelpPicture, { params: elsewhere })).status).toBe(404);
    // An assistant sees it as long as they are one.
    const role = (name: 'assistant' | 'learner') =>
      teacher.call(setMemberRole, { params: { classId, memberId: memberId('Ben') }, body: { role: name } });
    await role('assistant');
    expect(await statusFor(ben)).toBe(200);
    await role('learner');
    expect(await statusFor(ben)).toBe(404);
    await role('assistant');
    await teacher.call(removeMember, { params: { classId, memberId: memberId('Ben') } });
    expect(await statusFor(ben)).toBe(404);
  });

  it('cannot be fetched before it is sent, and is sent once by the one who stored it', async () => {
    const { ada, ben, threadId, threadOfBen } = await openWithPicture();
    const pictureId = await storedId(ada);
    expect((await ada.tryCall(getHelpPicture, { params: { threadId, pictureId } })).status).toBe(404);
    const write = (client: TestClient, thread: string) =>
      client.tryCall(sendHelpMessage, {
        params: { threadId: thread },
        body: { id: newId(), text: 'See here', pictureIds: [pictureId] },
      });
    expect(await write(ben, threadOfBen)).toMatchObject({ status: 400, body: { pictureIds: [expect.any(String)] } });
    expect((await ben.tryCall(getHelpPicture, { params: { threadId: threadOfBen, pictureId } })).status).toBe(404);
    expect((await write(ada, threadId)).status).toBe(200);
    expect((await write(ada, threadId)).status).toBe(400);
    expect((await ada.tryCall(getHelpPicture, { params: { threadId, pictureId } })).status).toBe(200);
  });

  it('goes with the account of a person who is suspended, for that person', async () => {
    const { ada, teacher, statusFor } = await openWithPicture();
    await app.database.db.update(users).set({ deactivatedAt: app.clock.now }).where(eq(users.id, ada.user.id));
    expect(await statusFor(ada)).toBe(401);
    expect(await statusFor(teacher)).toBe(200);
  });

  it('must be one, and no more than twelve wait to be sent', async () => {
    const { ada } = await openWithPicture();
    expect((await store(ada, Buffer.from('GIF89a and nothing else'))).status).toBe(400);
    expect((await store(ada, Buffer.alloc(0))).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 14 }, () => store(ada)));
    const kept = answers.filter(({ status }) => status === 200);
    expect(kept.length).toBeLessThanOrEqual(12);
    expect(answers.every(({ status }) => [200, 409, 503].includes(status))).toBe(true);
  });
});
