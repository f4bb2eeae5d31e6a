import { message } from '@lemma/contracts/messages';

export const whenMailsCome = message('notifications.settings.whenMailsCome', 'When mails come', 'MailTimes, title');
export const eachMailLinkEnds = message(
  'notifications.settings.eachMailLinkEnds',
  'Each mail has a link that ends mails of its kind, without signing in.',
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
  'Mails that would come in these hours wait until they are over.',
  'MailTimes, about',
);
export const quietFrom = message('notifications.settings.quietFrom', 'Quiet from', 'MailTimes, label');
export const quietUntil = message('notifications.settings.quietUntil', 'Quiet until', 'MailTimes, label');
