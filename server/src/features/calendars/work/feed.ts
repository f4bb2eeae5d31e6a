import type { ICalEventData } from 'ical-generator';
import type { Speaker } from '@lemma/contracts/messages';
import { notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { hashToken } from '../../../core/tokens.ts';
import { type Accommodation, accommodationQueries, windowOf } from '../../tasks/api.ts';
import { speakerForPerson } from '../../languages/api.ts';
import * as m from '../messages.ts';
import { calendarData, type DatedTask } from '../data/calendar-store.ts';

/** Loaded with the first calendar that is read, not at every start. */
const icalendar = () => import('ical-generator');

const dayMs = 86_400_000;
/** Dates that have passed stay in the calendar so long. */
const keptMs = 90 * dayMs;
const mostTasks = 1000;
/** A test that is open for longer is a date to be done by, not an appointment. */
const longestAppointmentMs = dayMs / 2;
/** Writing down each reading would be a write for nothing. */
const readingMs = 15 * 60_000;

/** Returns the dates behind an address as iCalendar (RFC 5545): for learners by their own accommodations. */
export async function writeFeed(services: Services, token: string): Promise<string> {
  const data = calendarData(services);
  const calendar = await data.findCalendar(hashToken(token));
  if (calendar === null) throw notFound();
  const now = services.now();
  const { userId, classId } = calendar;
  const rows = await data.selectTasks(userId, { classId, since: new Date(now.getTime() - keptMs), most: mostTasks });
  const classIds = [...new Set(rows.map(({ task }) => task.classroomId))];
  const profiles = await Promise.all(
    classIds.map(async (id) => [id, await accommodationQueries(services).find({ classId: id, userId })] as const),
  );
  if (calendar.lastReadAt === null || now.getTime() - calendar.lastReadAt.getTime() >= readingMs) {
    await data.setRead(calendar.id, now);
  }
  const { publicUrl } = services.environment;
  const speaker = await speakerForPerson(services, userId);
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await icalendar();
  const feed = ical({
    name: calendar.className ?? 'Lemma',
    prodId: { company: 'Lemma', product: 'Due dates', language: speaker.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
    url: publicUrl,
  });
  const byClass = new Map(profiles);
  for (const row of rows) {
    feed.createEvent({
      ...eventOf(row, byClass.get(row.task.classroomId) ?? null, { now, publicUrl, speaker }),
      status: row.task.archivedAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    });
  }
  return feed.toString();
}

function eventOf(
  { task, className, role }: DatedTask,
  accommodation: Accommodation | null,
  { now, publicUrl, speaker }: { readonly now: Date; readonly publicUrl: string; readonly speaker: Speaker },
): Omit<ICalEventData, 'status'> {
  const window = windowOf(task, role === 'learner' ? accommodation : null);
  const dueAt = window.dueAt ?? now;
  const opensAt = task.kind === 'assessment' ? window.opensAt : null;
  const isAppointment = opensAt !== null && dueAt.getTime() - opensAt.getTime() <= longestAppointmentMs;
  const page = role === 'learner' ? `/c/${task.classroomId}` : `/a/classrooms/${task.classroomId}`;
  return {
    id: `task-${task.id}@${new URL(publicUrl).hostname}`,
    stamp: now,
    start: isAppointment ? opensAt : dueAt,
    end: dueAt,
    summary: isAppointment ? `${task.name} (${className})` : speaker.say(m.dueEntry, { task: task.name, className }),
    url: `${publicUrl}${page}/tasks/${task.id}`,
    created: task.createdAt,
  };
}
