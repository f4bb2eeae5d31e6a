import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { exportMyData, getGradeBook, listClassrooms } from '@lemma/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../logger.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
let port: number;
const faults: string[] = [];

beforeAll(async () => {
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      faults.push(line.toString());
      done();
    },
  });
  app = await openTestApp({ log: createLog('warn', sink) });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** The same numbers in every run, between 0 and 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** Sends a request and goes: before its end, immediately, after some turns of the server, or when the answer begins. */
async function callAndGo({ cookies }: TestClient, path: string, next: () => number): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const request = [
    `GET ${path} HTTP/1.1`,
    'Host: lemma.test',
    `Cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    '',
    '',
  ].join('\r\n');
  const isWhole = next() < 0.9;
  socket.write(isWhole ? request : request.slice(0, -2));
  if (isWhole && next() < 0.3) await once(socket, 'data');
  else for (let turns = Math.floor(next() ** 2 * 60); turns > 0; turns -= 1) await new Promise(setImmediate);
  if (next() < 0.5) socket.destroy();
  else socket.resetAndDestroy();
}

it('Clients that go at any moment keep no place of their person and no connection, and cause no fault [SC24]', async () => {
  const { teacher, classId } = await app.openClassroom();
  const paths = [
    '/api/mm/classes/',
    `/api/mm/classes/${classId}/admin/`,
    `/api/mm/classes/${classId}/results/`,
    `/api/mm/classroom_downloads/${classId}/download_results/?format=csv`,
    `/api/mm/classroom_downloads/${classId}/download_grades_as_table/?format=xlsx`,
    '/api/mm/exercises/',
    '/api/mm/samples/',
    '/api/mm/privacy/export/',
  ];
  const next = numbersFrom(4711);
  const storm = Array.from({ length: 10 }, async () => {
    for (let call = 0; call < 8; call += 1) {
      await callAndGo(teacher, paths[Math.floor(next() * paths.length)] ?? '', next);
    }
  });
  await Promise.all(storm);
  const { pool } = app.services.database;
  await expect.poll(() => pool.waitingCount, { timeout: 20_000 }).toBe(0);
  await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 20_000 }).toBe(0);
  // More at the same moment than any line of a person has at work.
  const calls = Array.from({ length: 12 }, async (_, at) => {
    if (at % 2 === 0) return (await teacher.tryCall(listClassrooms)).status;
    return (await teacher.tryCall(getGradeBook, { params: { classId } })).status;
  });
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
  // From elsewhere: that many of an address are enough for a minute.
  expect((await teacher.tryCall(exportMyData, { address: '127.0.0.2' })).status).toBe(200);
  expect(faults).toEqual([]);
});
