import { apiBase, mostCalendars, type Calendar } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { conflict, invalidField, notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { hashToken, newToken } from '../../../core/tokens.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { calendarData } from '../data/calendar-store.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

type Row = Awaited<ReturnType<ReturnType<typeof calendarData>['selectCalendars']>>[number];

const presentCalendar = ({ createdAt, lastReadAt, ...row }: Row): Calendar => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});

export async function showCalendars(services: Services, userId: string) {
  const [rows, classes] = await Promise.all([
    calendarData(services).selectCalendars(userId),
    calendarData(services).selectClasses(userId),
  ]);
  return { calendars: rows.map(presentCalendar), classes };
}

/** Makes a calendar of a class or of all, in place of the one that there was, whose address ends. */
export async function makeCalendar(services: Services, userId: string, classId: string | null) {
  const token = newToken();
  const id = newId();
  const made = await inTransaction(services, async (services) => {
    const data = calendarData(services);
    await data.lockPerson(userId);
    if (classId !== null && !(await data.selectClasses(userId)).some((one) => one.id === classId)) {
      throw invalidField('classId', said(m.chooseOwnClass));
    }
    await data.deleteCalendarOf(userId, classId);
    await data.insertCalendar({
      id,
      userId,
      classroomId: classId,
      tokenHash: hashToken(token),
      createdAt: services.now(),
    });
    const all = await data.selectCalendars(userId);
    if (all.length > mostCalendars) {
      throw conflict('request/conflict', said(m.mostCalendars, { mostCalendars }));
    }
    return all.find((one) => one.id === id);
  });
  if (made === undefined) throw notFound();
  return {
    ...presentCalendar(made),
    address: `${services.environment.publicUrl}${apiBase}/calendars/${token}/dates.ics`,
  };
}

export async function endCalendar(services: Services, userId: string, calendarId: string): Promise<void> {
  if (!(await calendarData(services).deleteCalendar(userId, calendarId))) throw notFound();
}
