import { message } from '@lemma/contracts/messages';

export const calendarOfAllReady = message(
  'calendars.calendarOfAllReady',
  'The calendar of all classes is ready',
  'CalendarSection',
);
export const calendarReady = message('calendars.calendarReady', 'The calendar of {name} is ready', 'CalendarSection');
export const addressOfAllEnds = message(
  'calendars.addressOfAllEnds',
  'The address that the calendar of all classes has now ends.',
  'CalendarSection',
);
export const addressEnds = message(
  'calendars.addressEnds',
  'The address that the calendar of {name} has now ends.',
  'CalendarSection',
);
export const sinceDay = message('calendars.sinceDay', 'Since {day}', 'CalendarSection');
export const allClasses = message('calendars.allClasses', 'All classes', 'CalendarSection, nameOf');
export const calendar = message('calendars.calendar', 'Calendar', 'CalendarSection, title');
export const calendarShowsDueDates = message(
  'calendars.calendarShowsDueDates',
  'Your calendar program shows your due dates and follows them when they change.',
  'CalendarSection, hint',
);
export const calendars = message('calendars.calendars', 'Calendars', 'CalendarSection, aria-label');
export const addAddress = message(
  'calendars.addAddress',
  'Add this address to your calendar program as a calendar from the internet. Copy it now: it is not shown again. It opens your due dates to anyone who has it, and nothing else.',
  'CalendarSection, NewAddress',
);
export const addressOfCalendar = message(
  'calendars.addressOfCalendar',
  'Address of the calendar',
  'CalendarSection, NewAddress, label',
);
export const copyAddress = message('calendars.copyAddress', 'Copy address', 'CalendarSection, NewAddress');
export const openInProgram = message(
  'calendars.openInProgram',
  'Open in a calendar program',
  'CalendarSection, NewAddress',
);
export const makeNewAddress = message(
  'calendars.makeNewAddress',
  'Make a new address?',
  'CalendarSection, handleMake, title',
);
export const keepIt = message('calendars.keepIt', 'Keep it', 'CalendarSection, handleMake, label');
export const newAddress = message('calendars.newAddress', 'New address', 'CalendarSection, handleMake, label');
export const dueDatesOf = message('calendars.dueDatesOf', 'Due dates of', 'CalendarSection, MakeCalendar, label');
export const makeAddress = message('calendars.makeAddress', 'Make an address', 'CalendarSection, MakeCalendar');
export const endCalendarNow = message(
  'calendars.endCalendarNow',
  'End the calendar “{name}”?',
  'CalendarSection, handleEnd, title',
);
export const addressNoLongerWorks = message(
  'calendars.addressNoLongerWorks',
  'Programs that have its address no longer get your due dates.',
  'CalendarSection, handleEnd, message',
);
export const endIt = message('calendars.endIt', 'End it', 'CalendarSection, handleEnd, label');
export const notReadYet = message('calendars.notReadYet', 'not read yet', 'CalendarSection, CalendarRow');
export const lastRead = message('calendars.lastRead', 'last read {day}', 'CalendarSection, CalendarRow');
export const endCalendar = message(
  'calendars.endCalendar',
  'End the calendar {name}',
  'CalendarSection, CalendarRow, aria-label',
);
export const end = message('calendars.end', 'End', 'CalendarSection, CalendarRow');
