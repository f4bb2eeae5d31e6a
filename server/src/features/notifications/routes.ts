import {
  countNotifications,
  getNotificationSettings,
  getSubscription,
  listNotifications,
  readAllNotifications,
  readNotification,
  setNotificationKind,
  unsubscribe,
  updateNotificationSettings,
} from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import { speakerFor } from '../../core/language/speakers.ts';
import type { Services } from '../../core/services.ts';
import { markAllRead, markRead, readCount, readNotifications } from './work/reading.ts';
import { chooseKind, chooseTimes, readSettings } from './work/settings.ts';
import { endSubscription, showSubscription } from './work/unsubscribing.ts';

export function notificationRoutes(services: Services) {
  return [
    serve(listNotifications, ({ user, query, browser }) =>
      readNotifications(services, user.id, query, speakerFor(browser.headers)),
    ),

    serve(countNotifications, ({ user }) => readCount(services, user.id)),

    serve(readNotification, async ({ user, params }) => {
      await markRead(services, user.id, params.notificationId);
      return undefined;
    }),

    serve(readAllNotifications, async ({ user, body }) => {
      await markAllRead(services, user.id, new Date(body.until));
      return undefined;
    }),

    serve(getNotificationSettings, ({ user, browser }) => readSettings(services, user, speakerFor(browser.headers))),

    serve(setNotificationKind, ({ user, body, browser }) =>
      chooseKind(services, user, body, speakerFor(browser.headers)),
    ),

    serve(updateNotificationSettings, ({ user, body, browser }) =>
      chooseTimes(services, user, body, speakerFor(browser.headers)),
    ),

    serve(getSubscription, ({ params, browser }) =>
      showSubscription(services, params.token, speakerFor(browser.headers)),
    ),

    serve(unsubscribe, ({ params, query, browser }) =>
      endSubscription(services, params.token, query, speakerFor(browser.headers)),
    ),
  ];
}
