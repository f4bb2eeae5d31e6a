import { message } from '@lemma/contracts/messages';

export const endMails = message('notifications.endMails', 'End these mails', 'MailsOffPage, title');
export const chooseEachKind = message('notifications.chooseEachKind', 'Choose each kind by itself', 'MailsOffPage');
export const linkDoesNotWork = message(
  'notifications.linkDoesNotWork',
  'This link does not work',
  'MailsOffPage, NoLink, title',
);
export const openFromMail = message(
  'notifications.openFromMail',
  'Open it from the mail again, or sign in and choose your mails there.',
  'MailsOffPage, NoLink',
);
export const readingLink = message('notifications.readingLink', 'Reading the link', 'MailsOffPage, Ending, label');
export const mailsEnded = message(
  'notifications.mailsEnded',
  'You will no longer get these mails',
  'MailsOffPage, Ending, title',
);
export const noNotificationMailed = message(
  'notifications.noNotificationMailed',
  'You get no notifications by mail.',
  'MailsOffPage, Ending',
);
export const endThisKind = message('notifications.endThisKind', 'End mails of this kind', 'MailsOffPage, Ending');
export const endAllMails = message(
  'notifications.endAllMails',
  'End all mails about notifications',
  'MailsOffPage, Ending',
);
export const learning = message('notifications.learning', 'Learning', 'NotificationsPage, groupLabels, learning');
export const teaching = message('notifications.teaching', 'Teaching', 'NotificationsPage, groupLabels, teaching');
export const administration = message(
  'notifications.administration',
  'Administration',
  'NotificationsPage, groupLabels, administration',
);
export const notifications = message('notifications.notifications', 'Notifications', 'NotificationsPage, title');
export const loadingNotifications = message(
  'notifications.loadingNotifications',
  'Loading notifications',
  'NotificationsPage, NotificationList, label',
);
export const account = message('notifications.account', 'Account', 'NotificationsPage, NotificationList, label');
export const markAllRead = message(
  'notifications.markAllRead',
  'Mark all as read',
  'NotificationsPage, NotificationList',
);
export const show = message('notifications.show', 'Show', 'NotificationsPage, NotificationList, label');
export const all = message('notifications.all', 'All', 'NotificationsPage, NotificationList, label');
export const newOnes = message('notifications.newOnes', 'New', 'NotificationsPage, NotificationList, label');
export const newCount = message('notifications.newCount', 'New {count}', 'NotificationsPage, NotificationList, label');
export const about = message('notifications.about', 'About', 'NotificationsPage, NotificationList, label');
export const everything = message(
  'notifications.everything',
  'Everything',
  'NotificationsPage, NotificationList, label',
);
export const readEverything = message(
  'notifications.readEverything',
  'You have read everything.',
  'NotificationsPage, NotificationList',
);
export const willBeHere = message(
  'notifications.willBeHere',
  'New tasks, results and requests will be here.',
  'NotificationsPage, NotificationList',
);
export const pages = message('notifications.pages', 'Pages', 'NotificationsPage, NotificationList, aria-label');
export const newer = message('notifications.newer', 'Newer', 'NotificationsPage, NotificationList');
export const older = message('notifications.older', 'Older', 'NotificationsPage, NotificationList');
