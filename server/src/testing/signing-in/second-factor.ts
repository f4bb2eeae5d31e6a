import { beginAuthenticator, confirmAuthenticator } from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { generate } from 'otplib';
import { sessions } from '../../core/db/tables/index.ts';
import type { TestApp } from '../test-app.ts';

type Person = Awaited<ReturnType<TestApp['signUpAs']>>;
type App = Pick<TestApp, 'database' | 'clock'>;

/** The person has just said once more who they are, in every session that they have. */
export async function confirmSession(app: App, person: Pick<Person, 'user'>): Promise<void> {
  await app.database.db.update(sessions).set({ confirmedAt: app.clock.now }).where(eq(sessions.userId, person.user.id));
}

/** The code that an authenticator app shows; `steps` half minutes later. */
export const codeAt = (app: Pick<TestApp, 'clock'>, secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(app.clock.now.getTime() / 1000) + 30 * steps });

/** Sets two-step sign-in up as the page does; the session is confirmed afterwards. */
export async function giveAuthenticator(app: App, person: Pick<Person, 'user' | 'call'>) {
  await confirmSession(app, person);
  const { secret } = await person.call(beginAuthenticator, {});
  const { recoveryCodes } = await person.call(confirmAuthenticator, { body: { code: await codeAt(app, secret) } });
  return { secret, recoveryCodes };
}
