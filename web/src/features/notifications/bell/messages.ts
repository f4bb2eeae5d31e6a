import { message } from '@lemma/contracts/messages';

export const notifications = message(
  'notifications.bell.notifications',
  'Notifications',
  'NotificationBell, aria-label',
);
export const notificationsNew = message(
  'notifications.bell.notificationsNew',
  'Notifications, {count} new',
  'NotificationBell, aria-label',
);
export const markAllRead = message(
  'notifications.bell.markAllRead',
  'Mark all as read',
  'NotificationPanel, PanelContent',
);
export const chooseNotifications = message(
  'notifications.bell.chooseNotifications',
  'Choose your notifications',
  'NotificationPanel, PanelContent, aria-label',
);
export const loadingNotifications = message(
  'notifications.bell.loadingNotifications',
  'Loading notifications …',
  'NotificationPanel, PanelContent',
);
export const nothingYet = message(
  'notifications.bell.nothingYet',
  'Nothing yet. New tasks, results and what your classes need will be here.',
  'NotificationPanel, PanelContent',
);
export const seeAll = message('notifications.bell.seeAll', 'See all', 'NotificationPanel, PanelContent');
