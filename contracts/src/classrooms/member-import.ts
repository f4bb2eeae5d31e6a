import { z } from 'zod';
import { classId } from './classrooms.ts';
import { endpoint } from '../core/endpoint.ts';
import { memberRoles } from './roles.ts';

const feature = 'classrooms';

/** CSV, XLSX workbooks, and archives of OneRoster. What a file is, its content says. */
export const importTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/zip',
];
export const importMaximumBytes = 5_000_000;
/** People in one list, or in one class of a roster. */
export const mostImportedPeople = 2000;

/** Columns that the file may have; `null` is a column that is ignored. */
export const importFields = ['firstName', 'lastName', 'name', 'email', 'userName'] as const;
export type ImportField = (typeof importFields)[number];

/**
 * Outcomes of a line: an account of the teacher's classes joins, a former member returns, gets an invitation or an
 * account, gets another name, is here or invited already, or is left out. `leaves` is a member whom a roster no longer
 * has.
 */
export const importOutcomes = [
  'joins',
  'comes-back',
  'invited',
  'account',
  'renamed',
  'here',
  'invited-already',
  'leaves',
  'left-out',
] as const;

const column = z.object({ header: z.string(), field: z.enum(importFields).nullable() });

const line = z.object({
  /** Of the file, the first being 1; 0 for those who leave, who are not in it. */
  number: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userName: z.string(),
  /** The id that the school's information system has given the person; empty in other lists. */
  sourcedId: z.string(),
  role: z.enum(memberRoles),
  outcome: z.enum(importOutcomes),
  why: z.string(),
});
export type ImportLine = z.output<typeof line>;

export const importSeparators = ['comma', 'semicolon', 'tab'] as const;

/** The kind of file that was recognised. */
const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('csv'), separator: z.enum(importSeparators) }),
  z.object({ kind: z.literal('xlsx'), sheets: z.array(z.string()), sheet: z.string() }),
  z.object({
    kind: z.literal('one-roster'),
    version: z.enum(['1.1', '1.2']),
    /** Whether it has everybody, so that those who are missing leave; otherwise it has changes alone. */
    isWhole: z.boolean(),
    classes: z.array(
      z.object({ sourcedId: z.string(), title: z.string(), learnerCount: z.int(), teacherCount: z.int() }),
    ),
    /** The class whose people are shown; null while it is not clear which one is meant. */
    chosen: z.string().nullable(),
  }),
]);

const plan = z.object({
  source,
  columns: z.array(column),
  lines: z.array(line),
  /** People who are here already and whom a roster recognises by its own ids from now on. */
  newLinks: z.int(),
  /** So many leave that the import needs a word of its own: `manyLeave`. */
  doManyLeave: z.boolean(),
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

/** Chooses what is read of a file that has several lists. */
const parts = z.object({
  columns: columnFields,
  /** The name of a sheet of a workbook; the first when left out. */
  sheet: z.string().max(100).optional(),
  /** The id of a class in a roster; the one that came from there before, or has the same name, when left out. */
  rosterClass: z.string().max(300).optional(),
});

export const previewMemberImport = endpoint({
  name: 'previewMemberImport',
  feature,
  summary: 'Says of each line of a list of people what its import would do; changes nothing.',
  method: 'POST',
  path: '/classes/{classId}/import_preview/',
  who: { classroom: 'teacher' },
  tokenScope: 'rosters:write',
  params: classId,
  query: parts,
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
  query: parts.extend({
    fingerprint: z.string().max(100),
    /** So many new accounts in this call. */
    most: z.coerce.number().int().min(1).max(200).default(200),
    /** People whom earlier calls for the same list took in, for the notification at its end. */
    earlier: z.coerce.number().int().min(0).max(mostImportedPeople).default(0),
    /** `yes` lets more people leave than usual. */
    manyLeave: z.enum(['yes', 'no']).default('no'),
  }),
  upload: { types: importTypes, maximumBytes: importMaximumBytes },
  response: z.object({
    joined: z.int(),
    invited: z.int(),
    renamed: z.int(),
    /** Members whom the roster no longer has. */
    gone: z.int(),
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
