import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { endpoints } from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await openTestApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const uploads = endpoints.filter(({ upload }) => upload !== undefined);

/** Announces a large file, sends none of it, and reads the first line of the answer. */
async function announce(path: string, type: string, size: number, client?: TestClient): Promise<string> {
  const socket = await begin(path, type, size, client);
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return data.toString('latin1').split('\r\n')[0] ?? '';
}

/** Sends something other than a picture, and reads the first line of the answer. */
async function sendNoPicture(path: string, client: TestClient): Promise<string> {
  const socket = await begin(path, 'image/png', 8, client);
  socket.write('no image');
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return data.toString('latin1').split('\r\n')[0] ?? '';
}

/** Sends the head of a request with a file. */
async function begin(path: string, type: string, size: number, client?: TestClient): Promise<Socket> {
  const cookies = [...(client?.cookies ?? [])];
  const token = cookies.find(([name]) => name.includes('csrf'))?.[1] ?? '';
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    [
      `POST /api/mm${path} HTTP/1.1`,
      'Host: lemma.test',
      `Cookie: ${cookies.map(([name, value]) => `${name}=${value}`).join('; ')}`,
      `X-CSRFToken: ${token}`,
      `Content-Type: ${type}`,
      `Content-Length: ${size}`,
      '',
      '',
    ].join('\r\n'),
  );
  return socket;
}

describe('a file [SC15] [SC24]', () => {
  it('is not read from callers who may not send it', async () => {
    const { learner, classId } = await app.openClassroom();
    const names = uploads.map(({ name }) => name).sort();
    expect(names).toEqual([
      'createImage',
      'importExercises',
      'importMembers',
      'previewMemberImport',
      'storeHelpPicture',
    ]);
    for (const { path: pattern, upload, who } of uploads) {
      const path = pattern.replace('{classId}', classId);
      const { types, maximumBytes } = upload ?? { types: [], maximumBytes: 0 };
      const [type = ''] = types;
      expect(await announce(path, type, maximumBytes)).toContain(' 403 ');
      const stranger = app.visitor();
      await stranger.send('GET', '/api/mm/session-auth/csrf/');
      expect(await announce(path, type, maximumBytes, stranger)).toContain(' 401 ');
      if (who !== 'signed-in') expect(await announce(path, type, maximumBytes, learner)).toContain(' 403 ');
    }
  });

  it('is not read when it is announced as too large', async () => {
    const { teacher, classId } = await app.openClassroom();
    for (const { path: pattern, upload } of uploads) {
      const path = pattern.replace('{classId}', classId);
      const { types, maximumBytes } = upload ?? { types: [], maximumBytes: 0 };
      expect(await announce(path, types[0] ?? '', maximumBytes + 1, teacher)).toContain(' 413 ');
    }
  });

  it('is not read while an earlier one of the same person is on its way; that of anybody else is', async () => {
    const [{ teacher: ada }, { teacher: eve }] = [await app.openClassroom(), await app.openClassroom()];
    const path = uploads.find(({ name }) => name === 'createImage')?.path ?? '';
    const answered: string[] = [];
    const send = async (name: string, client: TestClient, file: string): Promise<Socket> => {
      const socket = await begin(path, 'image/png', 8, client);
      socket.on('data', () => answered.push(name)).write(file);
      return socket;
    };
    const first = await send('the first', ada, 'half');
    const second = await send('the second', ada, 'no image');
    const other = await send('that of somebody else', eve, 'no image');
    await expect.poll(() => answered, { timeout: 60_000 }).toEqual(['that of somebody else']);
    first.destroy();
    await expect.poll(() => answered, { timeout: 60_000 }).toEqual(['that of somebody else', 'the second']);
    for (const socket of [second, other]) socket.destroy();
  });

  it('is read although as many people as may send one at the same time send theirs by halves, and never end', async () => {
    const path = uploads.find(({ name }) => name === 'createImage')?.path ?? '';
    const dribblers = await Promise.all(Array.from({ length: 16 }, () => app.signUpAs('teacher')));
    const halves = await Promise.all(dribblers.map((client) => begin(path, 'image/png', 8, client)));
    for (const socket of halves) socket.write('half');
    expect(await sendNoPicture(path, await app.signUpAs('teacher'))).toContain(' 400 ');
    for (const socket of halves) socket.destroy();
  });
});
