import { listNotifications } from '@lemma/contracts';
import { turnHappenings } from '../../features/notifications/work/turning.ts';
import type { TestApp, TestClient } from '../test-app.ts';

const hour = 3_600_000;

/** Classes on an app of tests in which everything is read, and the notifications that people get there. */
export function quietClasses(app: () => TestApp) {
  return {
    /** So many hours from the app's present time. */
    later: (hours: number) => new Date(app().clock.now.getTime() + hours * hour),

    /** The titles of somebody's notifications, of all that has happened. */
    async titlesOf(client: Pick<TestClient, 'call'>): Promise<string[]> {
      await turnHappenings(app().services);
      return (await client.call(listNotifications, {})).notifications.map(({ title }) => title);
    },

    /** A class whose people have read everything so far. */
    async quietClass(): ReturnType<TestApp['openClassroom']> {
      const home = await app().openClassroom();
      await turnHappenings(app().services);
      return home;
    },
  };
}
