import { z } from 'zod';
import { classId } from './classrooms.ts';
import { endpoint } from '../core/endpoint.ts';

const feature = 'classrooms';

export const importTypes = ['text/csv'];
export const importMaximumBytes = 1_000_000;

/** Columns that the file may have; `null` is a column that is ignored. */
export const importFields = ['firstName', 'lastName', 'name', 'email', 'userName'] as const;
export type ImportField = (typeof importFields)[number];

/**
 * Outcomes of a line: an account of the teacher's classes joins, a former member returns, gets an invitation or an
 * account, is here or invited already, or is left out.
 */
export const importOutcomes = [
  'joins',
  'comes-back',
  'invited',
  'account',
  'here',
  'invited-already',
  'left-out',
] as const;

const column = z.object({ header: z.string(), field: z.enum(importFields).nullable() });

const line = z.object({
  /** Of the file, the first being 1. */
  number: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userName: z.string(),
  outcome: z.enum(importOutcomes),
  why: z.string(),
});
export type ImportLine = z.output<typeof line>;

const plan = z.object({
  separator: z.enum(['comma', 'semicolon', 'tab']),
  columns: z.array(column),
  lines: z.array(line),
  /** Of what will happen; the import asks for the same. */
  fingerprint: z.string(),
});
export type ImportPlan = z.output<typeof plan>;

/** Fields of the columns in the order of the file, `firstName,,email`; left out, they are guessed. */
const columnFields = z
  .string()
  .max(500)
  .transform((text) => text.split(',').map((name) => (name === '' ? null : name)))
  .pipe(z.array(z.enum(importFields).nullable()).max(50))
  .optional();

export const previewMemberImport = endpoint({
  name: 'previewMemberImport',
  feature,
  summary: 'Says of each line of a list of people what its import would do; changes nothing.',
  method: 'POST',
  path: '/classes/{classId}/import_preview/',
  who: { classroom: 'teacher' },
  tokenScope: 'rosters:write',
  params: classId,
  query: z.object({ columns: columnFields }),
  upload: { types: importTypes, maximumBytes: importMaximumBytes },
  response: plan,
  callsPerMinute: 60,
});

/** Accounts of a long list are made a few at a time, so that their maker sees how far it is. */
export const importAccountsAtOnce = 20;

/**
 * All of it or nothing, but for accounts beyond `most`, which further calls with the new fingerprint make; 409 when it
 * would do something else than what was shown. The passwords are shown this once.
 */
export const importMembers = endpoint({
  name: 'importMembers',
  feature,
  summary: 'Takes the people of a list into the class, as its preview has said. Importing again changes nothing.',
  method: 'POST',
  path: '/classes/{classId}/import_members/',
  who: { classroom: 'teacher' },
  tokenScope: 'rosters:write',
  personAlone: true,
  params: classId,
  query: z.object({
    columns: columnFields,
    fingerprint: z.string().max(100),
    /** So many new accounts in this call. */
    most: z.coerce.number().int().min(1).max(200).default(200),
    /** People whom earlier calls for the same list took in, for the notification at its end. */
    earlier: z.coerce.number().int().min(0).max(1000).default(0),
  }),
  upload: { types: importTypes, maximumBytes: importMaximumBytes },
  response: z.object({
    joined: z.int(),
    invited: z.int(),
    accounts: z.array(
      z.object({
        memberId: z.uuid(),
        firstName: z.string(),
        lastName: z.string(),
        userName: z.string(),
        password: z.string(),
      }),
    ),
    /** Accounts that are still to be made. */
    left: z.int(),
    /** Of what a further call will do. */
    fingerprint: z.string(),
  }),
  callsPerMinute: 120,
});
