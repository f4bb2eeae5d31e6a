import { z } from 'zod';
import { passwordMaximumLength } from '../core/constants.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'privacy';

/** A zip with JSON and readable pages. */
export const exportMyData = endpoint({
  name: 'exportMyData',
  feature,
  summary: 'Everything that is stored about the signed-in user, as a zip of JSON and readable pages.',
  method: 'GET',
  path: '/privacy/export/',
  who: 'signed-in',
  personAlone: true,
  response: { file: ['application/zip'] },
  callsPerMinute: 10,
});

/** Name, address, free texts and files go; responses stay counted under a random id. There is no way back. */
export const eraseMyData = endpoint({
  name: 'eraseMyData',
  feature,
  summary: 'Removes the account by anonymising it, and signs out.',
  method: 'POST',
  path: '/privacy/erase/',
  who: 'signed-in',
  personAlone: true,
  body: z.strictObject({
    /** Needed where the account has one. */
    password: z.string().max(passwordMaximumLength).optional(),
    confirmation: z.literal('ERASE', words(m.typeErase)),
  }),
  response: null,
  callsPerMinute: 10,
});

/** Lists who looked at the signed-in user's records, newest first. */
export const listRecordViews = endpoint({
  name: 'listRecordViews',
  feature,
  summary: 'Who looked at your records, newest first.',
  method: 'GET',
  path: '/privacy/record_views/',
  who: 'signed-in',
  query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  response: z.object({
    total: z.int(),
    views: z.array(
      z.object({
        at: z.iso.datetime(),
        viewer: z.string(),
        /** The record that was looked at, in words: “Grade book”. */
        what: z.string(),
        classroom: z.string(),
      }),
    ),
  }),
});

const classParams = z.object({ classId: z.uuid() });
export const retentionMonths = z.int().min(1).max(120).nullable();

/** How long learners' work is kept after a class is archived, and what that would do: the dry run. */
export const getRetention = endpoint({
  name: 'getRetention',
  feature,
  summary: 'How long learners’ work is kept after the class is archived, and what would be removed when.',
  method: 'GET',
  path: '/classes/{classId}/retention/',
  who: { classroom: 'teacher' },
  params: classParams,
  query: z.object({
    /** Shows the dry run for this many months instead of those that are set. */
    months: z.coerce.number().int().min(1).max(120).optional(),
  }),
  response: z.object({
    months: retentionMonths,
    archivedAt: z.iso.datetime().nullable(),
    /** Null while the class is not archived or nothing is set. */
    removesAt: z.iso.datetime().nullable(),
    learners: z.int(),
    attempts: z.int(),
    responses: z.int(),
  }),
});

export const setRetention = endpoint({
  name: 'setRetention',
  feature,
  summary: 'Sets how many months after archiving the learners of this class become anonymous in it; null keeps them.',
  method: 'PUT',
  path: '/classes/{classId}/retention/',
  who: { classroom: 'teacher' },
  worksArchived: true,
  params: classParams,
  body: z.strictObject({ months: retentionMonths }),
  response: null,
});
