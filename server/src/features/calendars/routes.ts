import { Readable } from 'node:stream';
import { calendarType, createCalendar, deleteCalendar, listCalendars, readCalendar } from '@lemma/contracts';
import { sendDownload } from '../../core/http/send-download.ts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../core/services.ts';
import { endCalendar, makeCalendar, showCalendars } from './work/calendars.ts';
import { writeFeed } from './work/feed.ts';

export function calendarRoutes(services: Services) {
  return [
    serve(listCalendars, ({ user }) => showCalendars(services, user.id)),

    serve(createCalendar, ({ user, body }) => makeCalendar(services, user.id, body.classId)),

    serve(deleteCalendar, async ({ user, params }) => {
      await endCalendar(services, user.id, params.calendarId);
      return undefined;
    }),

    serve(readCalendar, async ({ params, reply }) =>
      sendDownload(reply, {
        name: 'dates.ics',
        type: `${calendarType}; charset=utf-8`,
        content: Readable.from([await writeFeed(services, params.calendarToken)]),
      }),
    ),
  ];
}
