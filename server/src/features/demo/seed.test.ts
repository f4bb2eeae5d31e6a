import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccountStore } from '../people/data/account-store.ts';
import { openForTest } from '../../core/db/test-folder.ts';
import { prepareTestPlace, type TestPlace } from '../../core/db/test-database.ts';
import { demoTeacher } from './work/people.ts';

const script = resolve(import.meta.dirname, '../../../../scripts/seed.ts');

let place: TestPlace;
beforeAll(async () => {
  place = await prepareTestPlace();
});
afterAll(() => place.remove());

async function inDatabase<T>(work: (accounts: ReturnType<typeof createAccountStore>) => Promise<T>): Promise<T> {
  const database = await openForTest(place.dataDir, place.databaseUrl, false);
  try {
    return await work(createAccountStore(database, () => new Date()));
  } finally {
    await database.close();
  }
}

it('npm run seed puts the demo school in the place of what was there, after a backup, and complains of nothing', async () => {
  const stranger = 'stranger@school.example';
  await inDatabase((accounts) =>
    accounts.insertUser({
      id: '01980000-0000-7000-8000-000000000001',
      firstName: 'A',
      lastName: 'Stranger',
      email: stranger,
      passwordHash: 'none',
      createdAt: new Date(),
    }),
  );
  const seeding = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complaints, [exitCode]] = await Promise.all([
    text(seeding.stdout),
    text(seeding.stderr),
    once(seeding, 'exit') as Promise<[number | null]>,
  ]);
  expect(complaints).toBe('');
  expect(said).toMatch(
    /Backup of what was there: .+\n +Loaded (\d+) of \1 starter exercises\n +Made the demo school\nThe demo school is as new\.\n$/,
  );
  expect(exitCode).toBe(0);
  await inDatabase(async (accounts) => {
    expect(await accounts.findByEmail(demoTeacher.email)).toBeTruthy();
    expect(await accounts.findByEmail(stranger)).toBeFalsy();
  });
});
