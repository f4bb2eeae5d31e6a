import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

const feature = 'calendars';

/** The media type of a calendar (RFC 5545). */
export const calendarType = 'text/calendar';

/** Calendars that one person may have at the same time. */
export const mostCalendars = 50;

const calendar = z.object({
  id: z.uuid(),
  /** Null where it has the dates of all classes. */
  classId: z.uuid().nullable(),
  className: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When a calendar program asked for it last, within a quarter of an hour; null is never. */
  lastReadAt: z.iso.datetime().nullable(),
});
export type Calendar = z.output<typeof calendar>;

export const listCalendars = endpoint({
  name: 'listCalendars',
  feature,
  summary: 'The calendars that the caller has addresses of, and the classes of which there could be one.',
  method: 'GET',
  path: '/calendars/',
  who: 'signed-in',
  response: z.object({
    calendars: z.array(calendar),
    classes: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
});

/** Ends the address that the calendar had before, if any. */
export const createCalendar = endpoint({
  name: 'createCalendar',
  feature,
  summary: 'Makes a secret address from which a calendar program reads due dates.',
  method: 'POST',
  path: '/calendars/',
  who: 'signed-in',
  personAlone: true,
  callsPerMinuteEach: 30,
  body: z.strictObject({
    /** Null for all classes of the caller. */
    classId: z.uuid().nullable(),
  }),
  /** The address is stored as a digest and never shown again. */
  response: calendar.extend({ address: z.string() }),
});

export const deleteCalendar = endpoint({
  name: 'deleteCalendar',
  feature,
  summary: 'Ends the address of a calendar.',
  method: 'DELETE',
  path: '/calendars/{calendarId}/',
  who: 'signed-in',
  personAlone: true,
  params: z.object({ calendarId: z.uuid() }),
  response: null,
});

/** Called by calendar programs, which have nothing but the address. */
export const readCalendar = endpoint({
  name: 'readCalendar',
  feature,
  summary: 'The due dates of a calendar as iCalendar (RFC 5545).',
  method: 'GET',
  path: '/calendars/{calendarToken}/dates.ics',
  who: 'anyone',
  callsPerMinute: 600,
  params: z.object({ calendarToken: z.string().min(20).max(100) }),
  response: { file: [calendarType] },
});
