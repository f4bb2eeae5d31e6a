import type { BodyOf, eraseMyData, listRecordViews, ResponseOf } from '@lemma/contracts';
import type { Reply } from '../../../core/http/exchange.ts';
import { invalidField } from '../../../core/errors.ts';
import { clearSessionCookies } from '../../../core/http/session.ts';
import { eraseUser } from './erase.ts';
import { exportPersonalData } from './export.ts';
import { viewWords } from './view-words.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import type { Exchange } from '../../../core/http/exchange.ts';
import { accountQueries } from '../../people/api.ts';
import { recordWatch } from './record-watch.ts';
import { recordViewData } from '../data/record-view-store.ts';
import type { Services } from '../../../core/services.ts';
import { checkPassword } from '../../signing-in/api.ts';

const viewsOnPage = 50;

/** The person's own data as a file. */
export async function sendOwnData(services: Services, user: SignedInUser, reply: Reply): Promise<Reply> {
  const zip = await exportPersonalData(services, user.id);
  const day = services.now().toISOString().slice(0, 10);
  return reply
    .header('content-disposition', `attachment; filename="my-data-${day}.zip"`)
    .header('cache-control', 'no-store')
    .type('application/zip')
    .send(zip);
}

/** Erases the signed-in person, who has to give the password where there is one. */
export async function eraseOwnData(
  services: Services,
  user: SignedInUser,
  { password }: BodyOf<typeof eraseMyData>,
  { request, reply }: Exchange,
): Promise<void> {
  const passwordHash = await accountQueries(services).selectPasswordHash(user.id);
  if (passwordHash !== null) {
    if (!password) throw invalidField('password', 'Enter your password.');
    if (!(await checkPassword(services, { userId: user.id, passwordHash, password }, request))) {
      throw invalidField('password', 'The password is not right.');
    }
  }
  await eraseUser(services, { userId: user.id, actorId: user.id });
  clearSessionCookies(services, reply);
}

/** Returns who looked at the person's records, newest first. */
export async function listViews(
  services: Services,
  userId: string,
  page: number,
): Promise<ResponseOf<typeof listRecordViews>> {
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
      what: viewWords(what),
      classroom,
    })),
  };
}
