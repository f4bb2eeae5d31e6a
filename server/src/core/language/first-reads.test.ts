import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiBase, createClassroom, fromWire, listClassrooms } from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
let folder: string;

const common = ['/site/', '/session-auth/session/'];
const files = { scripts: [], styles: [] };
const pages = [
  { path: '/', ...files, reads: common },
  { path: '/c', ...files, reads: [...common, '/classes/'] },
  { path: '/c/:classId', ...files, reads: [...common, '/classes/:classId/student/', '/classes/:code/:code/'] },
  { path: '/poll/:code', ...files, reads: [...common, '/session-auth/csrf/', '/polls/codes/:code/'] },
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lemma-reads-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>Page</title></head><body></body></html>',
  );
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
  app = await openTestApp({ webFolder: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Sent {
  readonly answers: Record<string, unknown>;
  readonly made: { readonly serverTime: number; readonly spt: number };
}

async function open(client: Pick<TestClient, 'send'>, path: string, method = 'GET') {
  const { raw, headers, status } = await client.send(method, path);
  const data = /<script type="application\/json" id="first-reads">(.*?)<\/script>/s.exec(raw)?.[1];
  const { answers = {}, made } = data === undefined ? ({} as Partial<Sent>) : (JSON.parse(data) as Sent);
  return {
    raw,
    headers,
    status,
    addresses: Object.keys(answers).map((address) => address.slice(apiBase.length)),
    answers,
    made,
  };
}

describe('a page that people open first', () => {
  it('comes with the answers to its reads, as the API gives them to this person', async () => {
    const teacher = await app.signUpAs('teacher');
    await teacher.call(createClassroom, { body: { name: 'Algebra' } });
    const { answers, headers } = await open(teacher, '/c');
    expect(fromWire(answers[`${apiBase}/classes/`])).toEqual(await teacher.call(listClassrooms, {}));
    expect(headers['cache-control']).toBe('no-store');
    const other = await open(await app.signUpAs('learner'), '/c');
    expect(other.answers[`${apiBase}/classes/`]).toEqual([]);
  });

  it('[C12] says when it was made and how long that took, so that the page need not ask for the time', async () => {
    const { made } = await open(app.visitor(), '/c');
    expect(made?.serverTime).toBe(app.clock.now.getTime());
    expect(made?.spt).toBeGreaterThan(0);
  });

  it('says that no one is signed in, and leaves out what only a person may read', async () => {
    const { addresses, answers } = await open(app.visitor(), '/c');
    expect(addresses).toEqual(expect.arrayContaining(common));
    expect(answers[`${apiBase}/session-auth/session/`]).toBeNull();
    expect(addresses).not.toContain('/classes/');
  });

  it('leaves out what the person may not read, and what has no address yet', async () => {
    const teacher = await app.signUpAs('teacher');
    const { id: classId } = await teacher.call(createClassroom, { body: { name: 'Geometry' } });
    const stranger = await open(await app.signUpAs('learner'), `/c/${classId}`);
    expect(stranger.status).toBe(200);
    expect(stranger.addresses.toSorted()).toEqual(common.toSorted());
    expect((await open(teacher, '/c/%2e%2e')).addresses.toSorted()).toEqual(common.toSorted());
  });

  it('gives the browser the cookies of its reads', async () => {
    const { headers } = await open(app.visitor(), '/poll/ABC234');
    expect(String(headers['set-cookie'])).toContain('csrf');
  });

  it('cannot be ended by a text of somebody', async () => {
    const teacher = await app.signUpAs('teacher');
    const name = '</script><img src=x onerror=alert(1)><!--';
    await teacher.call(createClassroom, { body: { name } });
    const { raw, answers } = await open(teacher, '/c');
    expect(raw).not.toContain('<img');
    expect(JSON.stringify(answers)).toContain('onerror=alert(1)');
  });

  it('reads nothing for a request without a body', async () => {
    const { raw, headers } = await open(app.visitor(), '/', 'HEAD');
    expect(raw).toBe('');
    expect(headers['cache-control']).toBe('no-cache');
  });
});
