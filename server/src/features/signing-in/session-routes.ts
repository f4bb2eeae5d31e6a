import { endOtherSessions, endSession, listSessions } from '@lemma/contracts';
import { notFound } from '../../core/errors.ts';
import { serve } from '../../core/http/serve.ts';
import { speakerFor } from '../../core/language/speakers.ts';
import { clearSessionCookies } from '../../core/access/session-cookies.ts';
import { describeDevice } from './work/sessions/device-words.ts';
import { sessionData } from './data/session-store.ts';
import type { Services } from '../../core/services.ts';

export function sessionRoutes(services: Services) {
  return [
    serve(listSessions, async ({ user, browser }) => {
      const speaker = speakerFor(browser.headers);
      const sessions = await sessionData(services).selectSessions(user.id);
      return sessions
        .map(({ userAgent, createdAt, lastSeenAt, id }) => ({
          id,
          isThisOne: id === user.session?.id,
          device: describeDevice(userAgent, speaker),
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        }))
        .sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
    }),

    serve(endSession, async ({ user, params, browser }) => {
      const { sessionId } = params;
      if (!(await sessionData(services).deleteSessionOf({ userId: user.id, sessionId }))) throw notFound();
      if (sessionId === user.session?.id) clearSessionCookies(services, browser.cookies);
      return undefined;
    }),

    serve(endOtherSessions, async ({ user }) => {
      await sessionData(services).deleteSessionsOf(user.id, { exceptId: user.session?.id });
      return undefined;
    }),
  ];
}
