import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { timeZone } from '../core/time-zone.ts';
import { mailChoices, notificationGroups, notificationKinds } from './kinds.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

export * from './kinds.ts';

const feature = 'notifications';

export const notificationPageSize = 20;

const notification = z.object({
  /** Of the newest, where several are folded into one. */
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  /** The number of notifications that are folded into this one. */
  count: z.int().min(1),
  title: z.string(),
  detail: z.string(),
  /** Address of the page that it leads to. */
  path: z.string(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** M07. Unread ones of the same kind about the same thing are one; the newest first. */
export const listNotifications = endpoint({
  name: 'listNotifications',
  feature,
  summary: 'The caller’s notifications.',
  method: 'GET',
  path: '/notifications/',
  who: 'signed-in',
  query: z.object({
    state: z.enum(['all', 'unread']).default('all'),
    group: z.enum(notificationGroups).optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  response: z.object({
    notifications: z.array(notification),
    hasMore: z.boolean(),
    unreadCount: z.int(),
    /** The groups of which the caller has any. */
    groups: z.array(z.enum(notificationGroups)),
  }),
});

export const countNotifications = endpoint({
  name: 'countNotifications',
  feature,
  summary: 'How many unread notifications the caller has.',
  method: 'GET',
  path: '/notifications/count/',
  who: 'signed-in',
  response: z.object({
    unreadCount: z.int(),
    /** Changes whenever the list does. */
    newestAt: z.iso.datetime().nullable(),
    /** Null until the caller’s browser has said it. */
    timeZone: z.string().nullable(),
  }),
});

/** With all that is folded into it. Again changes nothing. */
export const readNotification = endpoint({
  name: 'readNotification',
  feature,
  summary: 'Marks a notification as read.',
  method: 'POST',
  path: '/notifications/{notificationId}/read/',
  who: 'signed-in',
  params: z.object({ notificationId: z.uuid() }),
  response: null,
});

/** Leaves notifications after `until` unread: the caller has not seen them. */
export const readAllNotifications = endpoint({
  name: 'readAllNotifications',
  feature,
  summary: 'Marks all notifications as read.',
  method: 'POST',
  path: '/notifications/read/',
  who: 'signed-in',
  body: z.strictObject({ until: z.iso.datetime() }),
  response: null,
});

const hour = z.int().min(0).max(23);

const settings = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(notificationKinds),
      group: z.enum(notificationGroups),
      label: z.string(),
      isShown: z.boolean(),
      mail: z.enum(mailChoices),
    }),
  ),
  /** The reason why no mails can be sent at present; null when they can. */
  noMailsBecause: z.enum(['no-address', 'not-verified']).nullable(),
  digest: z.enum(['daily', 'weekly']),
  digestHour: z.int(),
  /** No mails from this hour until the other; null at any hour. */
  quietHours: z.object({ from: z.int(), until: z.int() }).nullable(),
  timeZone: z.string().nullable(),
});
export type NotificationSettings = z.output<typeof settings>;

/** Of the kinds that can reach the caller. */
export const getNotificationSettings = endpoint({
  name: 'getNotificationSettings',
  feature,
  summary: 'Which notifications the caller gets, where and when.',
  method: 'GET',
  path: '/notifications/settings/',
  who: 'signed-in',
  response: settings,
});

export const setNotificationKind = endpoint({
  name: 'setNotificationKind',
  feature,
  summary: 'Chooses whether notifications of a kind are shown, and when they are mailed.',
  method: 'PUT',
  path: '/notifications/settings/kind/',
  who: 'signed-in',
  personAlone: true,
  body: z.strictObject({ kind: z.enum(notificationKinds), isShown: z.boolean(), mail: z.enum(mailChoices) }),
  response: settings,
});

export const updateNotificationSettings = endpoint({
  name: 'updateNotificationSettings',
  feature,
  summary: 'Chooses when mails come.',
  method: 'PATCH',
  path: '/notifications/settings/',
  who: 'signed-in',
  personAlone: true,
  body: z.strictObject({
    digest: z.enum(['daily', 'weekly']).optional(),
    digestHour: hour.optional(),
    quietHours: z
      .strictObject({ from: hour, until: hour })
      .refine(({ from, until }) => from !== until, { path: ['until'], message: words(m.chooseOtherHour) })
      .nullable()
      .optional(),
    timeZone: timeZone.optional(),
  }),
  response: settings,
});

const subscription = z.object({
  /** The kind as the settings name it; null for all mails about notifications. */
  label: z.string().nullable(),
  isOff: z.boolean(),
});
const unsubscribeToken = z.object({ token: z.string().min(20).max(400) });

/** Returns the mails that a link in a mail would end. */
export const getSubscription = endpoint({
  name: 'getSubscription',
  feature,
  summary: 'Which mails the link in a mail ends.',
  method: 'GET',
  path: '/notifications/subscriptions/{token}/',
  who: 'anyone',
  params: unsubscribeToken,
  response: subscription,
  callsPerMinute: 60,
});

/** RFC 8058: mail programs post here without a page. What the body says is not read. */
export const unsubscribe = endpoint({
  name: 'unsubscribe',
  feature,
  summary: 'Ends the mails that the link in a mail names; the token is the permission.',
  method: 'POST',
  path: '/notifications/subscriptions/{token}/end/',
  who: 'anyone',
  fromMail: true,
  params: unsubscribeToken,
  query: z.object({ all: z.stringbool().default(false) }),
  response: subscription,
  callsPerMinute: 60,
});
