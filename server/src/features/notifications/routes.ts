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
import type { Services } from '../../core/services.ts';
import { markAllRead, markRead, readCount, readNotifications } from './work/reading.ts';
import { chooseKind, chooseTimes, readSettings } from './work/settings.ts';
import { endSubscription, showSubscription } from './work/unsubscribing.ts';

export function notificationRoutes(services: Services) {
  return [
    serve(listNotifications, ({ user, query }) => readNotifications(services, user.id, query)),

    serve(countNotifications, ({ user }) => readCount(services, user.id)),

    serve(readNotification, async ({ user, params }) => {
      await markRead(services, user.id, params.notificationId);
      return undefined;
    }),

    serve(readAllNotifications, async ({ user, body }) => {
      await markAllRead(services, user.id, new Date(body.until));
      return undefined;
    }),

    serve(getNotificationSettings, ({ user }) => readSettings(services, user)),

    serve(setNotificationKind, ({ user, body }) => chooseKind(services, user, body)),

    serve(updateNotificationSettings, ({ user, body }) => chooseTimes(services, user, body)),

    serve(getSubscription, ({ params }) => showSubscription(services, params.token)),

    serve(unsubscribe, ({ params, query }) => endSubscription(services, params.token, query)),
  ];
}
