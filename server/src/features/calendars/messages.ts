import { message } from '@lemma/contracts/messages';

export const chooseOwnClass = message(
  'server.calendars.chooseOwnClass',
  'Choose a class that you are in.',
  'refusal, calendars',
);
export const mostCalendars = message(
  'server.calendars.mostCalendars',
  'You have {mostCalendars} calendars already. End one of them first.',
  'refusal, calendars',
);
export const dueEntry = message(
  'server.calendars.dueEntry',
  'Due: {task} ({className})',
  'entry in a calendar, for the date at which a task is due',
);
