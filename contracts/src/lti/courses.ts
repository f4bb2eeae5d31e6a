import { z } from 'zod';
import { classId, classroomName } from '../classrooms/classrooms.ts';
import { memberRoles } from '../classrooms/roles.ts';
import { endpoint } from '../core/endpoint.ts';
import { timeZone } from '../core/time-zone.ts';

const feature = 'lti';

/** Hours between two readings of a roster that no one has asked for. */
export const rosterHours = 6;

const named = z.object({ id: z.uuid(), name: z.string() });

/** The course from which somebody has come, before and after it has a class. */
export const ltiCourse = z.object({
  title: z.string(),
  /** The LMS, as administrators call it. */
  platform: z.string(),
  /** The class that the course is connected with. */
  class: named.nullable(),
  /** Whether the caller may make a class for it. */
  mayMake: z.boolean(),
  /** Classes that the caller teaches. */
  classes: z.array(named),
  /** Those among them that courses have from which this one was copied. */
  copiedFrom: z.array(z.uuid()),
});
export type LtiCourse = z.output<typeof ltiCourse>;

export const getLtiCourse = endpoint({
  name: 'getLtiCourse',
  feature,
  summary: 'The course from which a teacher has come, and the classes that it can be connected with.',
  method: 'GET',
  path: '/lti/course/',
  who: 'known',
  inFrames: true,
  response: ltiCourse,
});

/** One of three ways: a class that there is, a new one, or a copy of one. */
export const connectLtiCourse = endpoint({
  name: 'connectLtiCourse',
  feature,
  summary: 'Connects the course from which a teacher has come with a class; its people come in with it.',
  method: 'POST',
  path: '/lti/course/connect/',
  who: 'known',
  inFrames: true,
  body: z.discriminatedUnion('way', [
    z.strictObject({ way: z.literal('class'), classId: z.uuid() }),
    z.strictObject({ way: z.literal('new'), name: classroomName, timeZone: timeZone.default('UTC') }),
    z.strictObject({ way: z.literal('copy'), classId: z.uuid(), name: classroomName }),
  ]),
  response: z.object({
    class: named,
    /** The page inside the frame with which the launch continues. */
    page: z.string(),
  }),
});

const connectedCourse = z.object({
  id: z.uuid(),
  title: z.string(),
  label: z.string(),
  platform: z.string(),
  /** People whom the course has brought into the class. */
  people: z.int(),
  /** False where the LMS does not show its list of people. */
  hasRoster: z.boolean(),
  syncedAt: z.iso.datetime().nullable(),
  /** Why the last reading failed; empty when it did not. */
  syncProblem: z.string(),
  /** Whose score counts where the LMS has another one. */
  leader: z.enum(['lemma', 'lms']),
  scoresWaiting: z.int(),
  scoresRefused: z.int(),
});
export type ConnectedCourse = z.output<typeof connectedCourse>;

export const listClassCourses = endpoint({
  name: 'listClassCourses',
  feature,
  summary: 'Courses of learning management systems that are connected with a class.',
  method: 'GET',
  path: '/classes/{classId}/courses/',
  who: { classroom: 'assistant' },
  params: classId,
  response: z.array(connectedCourse),
});

const coursePath = z.object({ classId: z.uuid(), courseId: z.uuid() });

export const updateClassCourse = endpoint({
  name: 'updateClassCourse',
  feature,
  summary: 'Says whose score counts where the LMS has another one.',
  method: 'PATCH',
  path: '/classes/{classId}/courses/{courseId}/',
  who: { classroom: 'teacher' },
  params: coursePath,
  body: z.strictObject({ leader: z.enum(['lemma', 'lms']) }),
  response: z.array(connectedCourse),
});

export const disconnectClassCourse = endpoint({
  name: 'disconnectClassCourse',
  feature,
  summary: 'Takes a course off a class; people, work and scores stay where they are.',
  method: 'DELETE',
  path: '/classes/{classId}/courses/{courseId}/',
  who: { classroom: 'teacher' },
  worksArchived: true,
  params: coursePath,
  response: null,
});

/** Effects that the roster of a course would have on the class; `later` is with the first launch, in which an account is chosen. */
export const rosterChanges = ['comes', 'role', 'later', 'kept-out', 'goes'] as const;

const rosterLine = z.object({
  change: z.enum(rosterChanges),
  name: z.string(),
  role: z.enum(memberRoles),
  /** Of a change of role. */
  before: z.enum(memberRoles).nullable(),
});
export type RosterLine = z.output<typeof rosterLine>;

const rosterPlan = z.object({
  lines: z.array(rosterLine),
  unchanged: z.int(),
  /** So many leave that nothing happens until a teacher says so. */
  needsLook: z.boolean(),
  /** Of what will happen; applying asks for the same. */
  fingerprint: z.string(),
});
export type RosterPlan = z.output<typeof rosterPlan>;

export const previewCourseRoster = endpoint({
  name: 'previewCourseRoster',
  feature,
  summary: 'Reads the people of a course from the LMS and says who comes, goes or changes; changes nothing.',
  method: 'POST',
  path: '/classes/{classId}/courses/{courseId}/roster_preview/',
  who: { classroom: 'teacher' },
  records: 'class',
  callsPerMinuteEach: 20,
  params: coursePath,
  response: rosterPlan,
});

export const applyCourseRoster = endpoint({
  name: 'applyCourseRoster',
  feature,
  summary: 'Does what the preview of a roster has said; 409 when the roster has changed since.',
  method: 'POST',
  path: '/classes/{classId}/courses/{courseId}/roster/',
  who: { classroom: 'teacher' },
  callsPerMinuteEach: 20,
  params: coursePath,
  body: z.strictObject({ fingerprint: z.string().max(100) }),
  response: z.array(connectedCourse),
});

/** Called when the members are opened. Somebody leaves only while they are few. */
export const refreshClassRosters = endpoint({
  name: 'refreshClassRosters',
  feature,
  summary: 'Takes people of connected courses in whose list was not read for six hours.',
  method: 'POST',
  path: '/classes/{classId}/courses/refresh/',
  who: { classroom: 'assistant' },
  callsPerMinuteEach: 20,
  params: classId,
  response: z.object({
    changed: z.int(),
    /** Courses with so many leavers that a teacher has to look. */
    waiting: z.array(z.object({ id: z.uuid(), title: z.string() })),
  }),
});
