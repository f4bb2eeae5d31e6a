import { message } from '@lemma/contracts/messages';

export const whenMailsCome = message('notifications.settings.whenMailsCome', 'When mails come', 'MailTimes, title');
export const eachMailLinkEnds = message(
  'notifications.settings.eachMailLinkEnds',
  'Each mail has a link that stops mails of its kind, without signing in.',
  'MailTimes, hint',
);
export const digest = message('notifications.settings.digest', 'Digest', 'MailTimes, label');
export const everyDay = message('notifications.settings.everyDay', 'Every day', 'MailTimes, label');
export const everyMonday = message('notifications.settings.everyMonday', 'Every Monday', 'MailTimes, label');
export const digestComesAt = message('notifications.settings.digestComesAt', 'Digest comes at', 'MailTimes, label');
export const timeZone = message('notifications.settings.timeZone', 'Time zone', 'MailTimes, label');
export const quietHours = message('notifications.settings.quietHours', 'Quiet hours', 'MailTimes, label');
export const mailsWouldComeIn = message(
  'notifications.settings.mailsWouldComeIn',
  'Mails due in these hours are held until they end.',
  'MailTimes, about',
);
export const quietFrom = message('notifications.settings.quietFrom', 'Quiet from', 'MailTimes, label');
export const quietUntil = message('notifications.settings.quietUntil', 'Quiet until', 'MailTimes, label');
export const immediately = message(
  'notifications.settings.immediately',
  'Immediately',
  'NotificationSettings, mailOptions, label',
);
export const inDigest = message(
  'notifications.settings.inDigest',
  'In a digest',
  'NotificationSettings, mailOptions, label',
);
export const never = message('notifications.settings.never', 'Never', 'NotificationSettings, mailOptions, label');
export const loadingSettings = message(
  'notifications.settings.loadingSettings',
  'Loading settings',
  'NotificationSettings, label',
);
export const noAddress = message(
  'notifications.settings.noAddress',
  'You get no mails: your account has no e-mail address',
  'NotificationSettings, title',
);
export const addressNotConfirmed = message(
  'notifications.settings.addressNotConfirmed',
  'You get no mails until you have confirmed your e-mail address',
  'NotificationSettings, title',
);
export const notificationsGroup = message(
  'notifications.settings.notificationsGroup',
  'Notifications: {group}',
  'NotificationSettings, title',
);
export const eachKindCanBe = message(
  'notifications.settings.eachKindCanBe',
  'Each kind can be shown here, mailed, both or neither.',
  'NotificationSettings, hint',
);
export const notification = message(
  'notifications.settings.notification',
  'Notification',
  'NotificationSettings, KindTable',
);
export const here = message('notifications.settings.here', 'Here', 'NotificationSettings, KindTable');
export const byMail = message('notifications.settings.byMail', 'By mail', 'NotificationSettings, KindTable');
export const showHere = message(
  'notifications.settings.showHere',
  'Show here: {kind}',
  'NotificationSettings, KindTable, aria-label',
);
export const byMailKind = message(
  'notifications.settings.byMailKind',
  'By mail: {kind}',
  'NotificationSettings, KindTable, label',
);
export const whatYouGet = message(
  'notifications.settings.whatYouGet',
  'Settings',
  'NotificationSettings, title where there is one group of kinds',
);
