import { z } from 'zod';
import { emailAddress } from '../people/person.ts';
import { endpoint } from '../core/endpoint.ts';
import { exerciseId } from './exercises.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'exercises';

/**
 * D23: what somebody may do with an exercise. Each level may do what the ones below it may.
 *
 * | level | may |
 * |---|---|
 * | VIEW 10 | see it, drafts too; preview, copy, put it into tasks when it is published |
 * | EDIT 20 | change the draft, publish, see history, uses and reports, answer reports |
 * | INVITE 30 | let others in up to this level, and make a link |
 * | OWNER 40 | take it back, archive it |
 */
export const sharingLevels = { view: 10, edit: 20, invite: 30, own: 40 } as const;

const shareLevel = z.literal([sharingLevels.view, sharingLevels.edit, sharingLevels.invite]);
const linkLevel = z.literal([sharingLevels.view, sharingLevels.edit]);
const link = z.object({ level: linkLevel, token: z.string() });

const share = z.object({
  id: z.uuid(),
  /** Empty for those who came through the link. */
  email: z.string(),
  /** Only for people who came through the link, so that no one can find out which addresses have accounts. */
  name: z.string(),
  level: shareLevel,
  createdAt: z.iso.datetime(),
});
export type ExerciseShare = z.output<typeof share>;

const shares = z.object({ people: z.array(share), link: link.nullable() });

export const listShares = endpoint({
  name: 'listShares',
  feature,
  summary: 'Who may do what with an exercise.',
  method: 'GET',
  path: '/exercises/{exerciseId}/shares/',
  who: { exercise: 'invite' },
  params: exerciseId,
  response: shares,
});

/** Answers alike whether there is an account with this address or not. People cannot give more than they have. */
export const setShare = endpoint({
  name: 'setShare',
  feature,
  summary: 'Lets the person with this address do so much with an exercise.',
  method: 'PUT',
  path: '/exercises/{exerciseId}/shares/',
  who: { exercise: 'invite' },
  params: exerciseId,
  body: z.strictObject({ email: emailAddress, level: shareLevel }),
  response: shares,
  callsPerMinute: 60,
});

export const removeShare = endpoint({
  name: 'removeShare',
  feature,
  summary: 'Takes back what somebody may do with an exercise.',
  method: 'DELETE',
  path: '/exercises/{exerciseId}/shares/{shareId}/',
  who: { exercise: 'invite' },
  params: z.object({ exerciseId: z.uuid(), shareId: z.uuid() }),
  response: shares,
});

/** A new link each time it is switched on; null switches it off, and people who came through it stay. */
export const setSharingLink = endpoint({
  name: 'setSharingLink',
  feature,
  summary: 'Makes a link that lets every teacher who opens it see or edit an exercise.',
  method: 'PUT',
  path: '/exercises/{exerciseId}/link/',
  who: { exercise: 'invite' },
  params: exerciseId,
  body: z.strictObject({ level: linkLevel.nullable() }),
  response: shares,
});

export const openSharingLink = endpoint({
  name: 'openSharingLink',
  feature,
  summary: 'Takes what a sharing link gives.',
  method: 'POST',
  path: '/exercises/{exerciseId}/link/open/',
  who: 'privileged',
  params: exerciseId,
  body: z.strictObject({ token: z.string().min(1).max(100) }),
  response: null,
  callsPerMinute: 60,
});

const report = z.object({
  id: z.uuid(),
  versionNumber: z.int(),
  seed: z.int().nullable(),
  /** Empty when it is one's own. */
  reporter: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  reply: z.string(),
  resolvedAt: z.iso.datetime().nullable(),
});
export type ExerciseReport = z.output<typeof report>;

export const reportExercise = endpoint({
  name: 'reportExercise',
  feature,
  summary: 'Reports a problem with a published exercise to its author.',
  method: 'POST',
  path: '/exercises/{exerciseId}/reports/',
  who: { exercise: 'view' },
  params: exerciseId,
  body: z.strictObject({
    message: z.string().trim().min(1, words(m.whatIsWrong)).max(2000),
    /** Number of the variant in which it shows. */
    seed: z.int().min(0).nullable(),
  }),
  response: report,
  callsPerMinute: 30,
});

/** Editors see all of them, others their own. */
export const listExerciseReports = endpoint({
  name: 'listExerciseReports',
  feature,
  summary: 'Reported problems of an exercise, open ones first; at most two hundred.',
  method: 'GET',
  path: '/exercises/{exerciseId}/reports/',
  who: { exercise: 'view' },
  params: exerciseId,
  response: z.array(report),
});

/** Of exercises that the user may edit because they are the user's own or shared so; the most reported first. */
export const listOpenReports = endpoint({
  name: 'listOpenReports',
  feature,
  summary: 'The caller’s exercises with unanswered reports, at most twenty.',
  method: 'GET',
  path: '/exercises/reported/',
  who: 'privileged',
  response: z.array(z.object({ exerciseId: z.uuid(), title: z.string(), count: z.int() })),
});

export const resolveReport = endpoint({
  name: 'resolveReport',
  feature,
  summary: 'Answers a report and closes it.',
  method: 'POST',
  path: '/exercises/{exerciseId}/reports/{reportId}/resolve/',
  who: { exercise: 'edit' },
  params: z.object({ exerciseId: z.uuid(), reportId: z.uuid() }),
  body: z.strictObject({ reply: z.string().trim().max(2000) }),
  response: report,
});
