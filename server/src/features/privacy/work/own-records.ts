import type * as calls from '@lemma/contracts';
import type { BodyOf, ResponseOf } from '@lemma/contracts';
import { invalidField } from '../../../core/errors.ts';
import { clearSessionCookies } from '../../../core/access/session-cookies.ts';
import { eraseUser } from './erase.ts';
import { exportPersonalData } from './export.ts';
import { viewWords } from './view-words.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { accountQueries } from '../../people/api.ts';
import { recordWatch } from './record-watch.ts';
import { recordViewData } from '../data/record-view-store.ts';
import type { Services } from '../../../core/services.ts';
import { checkPassword } from '../../signing-in/api.ts';
import type { Browser } from '../../../core/access/browser.ts';
import type { Download } from '../../../core/files/download.ts';
import { said, type Speaker } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const viewsOnPage = 50;

/** The person's own data as a file. */
export async function exportMyData(services: Services, user: SignedInUser, speaker: Speaker): Promise<Download> {
  const day = services.now().toISOString().slice(0, 10);
  const content = await exportPersonalData(services, user.id, speaker);
  return { name: `my-data-${day}.zip`, type: 'application/zip', content };
}

/** Erases the signed-in person, who has to give the password where there is one. */
export async function eraseMyData(
  services: Services,
  user: SignedInUser,
  { password }: BodyOf<typeof calls.eraseMyData>,
  browser: Browser,
): Promise<void> {
  const passwordHash = await accountQueries(services).selectPasswordHash(user.id);
  if (passwordHash !== null) {
    if (!password) throw invalidField('password', said(m.enterPassword));
    if (!(await checkPassword(services, { userId: user.id, passwordHash, password }, browser))) {
      throw invalidField('password', said(m.passwordNotRight));
    }
  }
  await eraseUser(services, { userId: user.id, actorId: user.id });
  clearSessionCookies(services, browser.cookies);
}

/** Returns who looked at the person's records, newest first. */
export async function listRecordViews(
  services: Services,
  userId: string,
  page: number,
  speaker: Speaker,
): Promise<ResponseOf<typeof calls.listRecordViews>> {
  await recordWatch(services).flush();
  const { total, views } = await recordViewData(services).selectViews(userId, {
    offset: (page - 1) * viewsOnPage,
    limit: viewsOnPage,
  });
  return {
    total,
    views: views.map(({ at, what, firstName, lastName, classroom }) => ({
      at: at.toISOString(),
      viewer: `${firstName} ${lastName}`.trim(),
      what: viewWords(what, speaker),
      classroom,
    })),
  };
}
