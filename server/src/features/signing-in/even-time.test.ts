import { forgotPassword, login } from '@lemma/contracts';
import { verify } from '@node-rs/argon2';
import type * as Argon2 from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '../../core/db/tables/index.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>();
  return { ...real, verify: vi.fn<typeof real.verify>(real.verify) };
});

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(() => {
  vi.mocked(verify).mockClear();
});
afterAll(() => app.close());

const tryIn = (username: string) => app.visitor().tryCall(login, { body: { username, password: 'wrong wrong' } });

/** Returns the costs in the hashes: algorithm, version and parameters. */
const costsOfHashes = () => vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join(' '));

describe('a wrong password [SC12]', () => {
  it('costs one hash of the same cost with an account, without one, and without a password or activity', async () => {
    const known = await app.signUpAs('learner');
    const withoutPassword = await app.signUpAs('learner');
    const deactivated = await app.signUpAs('learner');
    const { db } = app.database;
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, withoutPassword.user.id));
    await db.update(users).set({ deactivatedAt: app.clock.now }).where(eq(users.id, deactivated.user.id));
    const answers: string[] = [];
    for (const email of [known.email, withoutPassword.email, deactivated.email, 'no-one@school.example', 'no-name']) {
      vi.mocked(verify).mockClear();
      const { raw, status } = await tryIn(email);
      answers.push(`${status} ${raw}`);
      expect(costsOfHashes(), email).toEqual(['argon2id v=19 m=19456,t=2,p=1']);
    }
    expect(new Set(answers).size).toBe(1);
  });

  it('is not tried when it was forgotten: no hash for any address', async () => {
    const known = await app.signUpAs('learner');
    vi.mocked(verify).mockClear();
    for (const email of [known.email, 'no-one@school.example']) {
      await app.visitor().call(forgotPassword, { body: { email } });
    }
    await app.services.background.settle();
    expect(costsOfHashes()).toEqual([]);
  });
});
