import type { ImportPlan, MemberRole } from '@lemma/contracts';
import Papa from 'papaparse';
import { cleanLine } from '../../../../../core/clean-text.ts';
import { decodeText } from './read-table.ts';
import { longestCell, refuse, requireFewLines, type ChosenFields, type Table, type TableRow } from './table.ts';
import { said, type Said } from '@lemma/contracts/messages';
import * as m from '../../../messages.ts';
import * as lines from '../messages.ts';

type Source = Extract<ImportPlan['source'], { kind: 'one-roster' }>;

const wanted = ['manifest', 'classes', 'users', 'enrollments', 'roles'] as const;
type FileName = (typeof wanted)[number];
const mostRecords = 100_000;
const mostClasses = 2000;
/** The binding has less than thirty. */
const mostColumns = 200;
/** A longer one is in no class; what it says is shown. */
const longestRole = 60;

type OneRecord = Readonly<Record<string, string>>;
type Files = Readonly<Record<FileName, readonly OneRecord[] | undefined>>;

const nameOf = (path: string): FileName | undefined => {
  const name = /(?:^|\/)([a-z]+)\.csv$/i.exec(path)?.[1]?.toLowerCase();
  return wanted.find((one) => one === name);
};

/** Whether the names of an archive's files are those of a OneRoster export. */
export const isOneRoster = (paths: readonly string[]): boolean => {
  const names = paths.map(nameOf);
  return names.includes('enrollments') && names.includes('users');
};

/** A roster of a school (OneRoster 1.1 or 1.2, CSV binding), before a class of it is chosen. */
export interface OneRoster {
  readonly version: Source['version'];
  /** Whether the file has everybody, so that those who are missing have left. */
  readonly isWhole: boolean;
  readonly classes: readonly { readonly sourcedId: string; readonly title: string }[];
  readonly users: ReadonlyMap<string, OneRecord>;
  readonly enrollments: readonly Enrollment[];
}

interface Enrollment {
  /** The line of `enrollments.csv`. */
  readonly number: number;
  readonly classId: string;
  readonly userId: string;
  readonly role: string;
  readonly hasEnded: boolean;
  readonly startsOn: string | null;
}

/** Whether a file of an archive is one of those of a roster that are read. */
export const isOfRoster = (path: string): boolean => nameOf(path) !== undefined;

/** Reads the files of a roster, unpacked; dates count as those of `today`, such as `2026-09-07`. */
export function readOneRoster(parts: ReadonlyMap<string, Buffer>, today: string): OneRoster {
  const files = Object.fromEntries(
    [...parts].map(([path, bytes]) => [nameOf(path) ?? '', readRecords(path, bytes)]),
  ) as Partial<Files>;
  const { manifest = [], classes = [], users = [], enrollments = [], roles } = files;
  const stated = new Map(manifest.map((one) => [one['propertyname'] ?? '', (one['value'] ?? '').toLowerCase()]));
  const version = stated.get('oneroster.version')?.startsWith('1.2') || roles !== undefined ? '1.2' : '1.1';
  if (classes.length > mostClasses) throw refuse(said(m.mostClassesInRoster, { mostClasses }));
  return {
    version,
    isWhole: ['users', 'enrollments'].every((name) => stated.get(`file.${name}`) === 'bulk'),
    classes: classes
      .filter((one) => !isDeleted(one) && one['sourcedid'])
      .map((one) => ({ sourcedId: one['sourcedid'] ?? '', title: cleanLine(one['title'] || one['classcode'] || '') })),
    users: new Map(users.map((one) => [one['sourcedid'] ?? '', one])),
    enrollments: enrollments.map((one, index) => enrollmentOf(one, { number: index + 2, today })),
  };
}

const isDeleted = (record: OneRecord): boolean => record['status']?.toLowerCase() === 'tobedeleted';

function enrollmentOf(record: OneRecord, { number, today }: { number: number; today: string }): Enrollment {
  const dateOf = (field: string) => /^\d{4}-\d\d-\d\d/.exec(record[field] ?? '')?.[0];
  const [begin, end] = [dateOf('begindate'), dateOf('enddate')];
  return {
    number,
    classId: record['classsourcedid'] ?? '',
    userId: record['usersourcedid'] ?? '',
    role: cleanLine(record['role'] ?? '')
      .toLowerCase()
      .slice(0, longestRole),
    hasEnded: isDeleted(record) || (end !== undefined && end < today),
    startsOn: begin !== undefined && begin > today ? begin : null,
  };
}

/** Records by the names of their columns, in small letters. */
function readRecords(path: string, bytes: Buffer): OneRecord[] {
  const text = decodeText(bytes).trimEnd();
  if (text.includes('\0')) throw refuse(said(m.notAListOfText));
  // With a head line the parser takes its time for each column, and makes a field of it for each record.
  const width = Papa.parse<string[]>(text, { delimiter: ',', preview: 1 }).data[0]?.length ?? 0;
  if (width > mostColumns) throw refuse(said(m.tooManyColumns, { width, mostColumns }));
  const firstOf = new Map<string, number>();
  const { data, errors } = Papa.parse<OneRecord>(text, {
    header: true,
    delimiter: ',',
    // The first column of a name has it; the parser would write of the others to the console.
    transformHeader(given, column = 0) {
      const head = given.trim().toLowerCase();
      const first = firstOf.get(head) ?? column;
      firstOf.set(head, first);
      return first === column ? head : `${head} ${column}`;
    },
    transform: (value) => value.trim(),
    preview: mostRecords + 1,
  });
  if (data.length > mostRecords) throw refuse(said(m.rosterTooLong, { path, mostRecords }));
  const unquoted = errors.find(({ type }) => type === 'Quotes');
  if (unquoted) throw refuse(said(m.quoteMissingIn, { path, line: (unquoted.row ?? 0) + 1 }));
  const long = data.findIndex((one) =>
    [one['sourcedid'], one['usersourcedid'], one['classsourcedid']].some((id) => (id?.length ?? 0) > longestCell),
  );
  if (long >= 0) throw refuse(said(m.idTooLong, { path, line: long + 2, longestCell }));
  return data;
}

/** Roles of an enrolment that have a place in a class here. */
const roles: ReadonlyMap<string, MemberRole> = new Map([
  ['student', 'learner'],
  ['teacher', 'teacher'],
  ['aide', 'assistant'],
]);

const fieldNames = ['givenName', 'familyName', 'email', 'username'] as const;
const ownFields = ['firstName', 'lastName', 'email', 'userName'] as const;

/** Which class of a roster a table is made of. */
export interface ClassChoice {
  /** As somebody has chosen. */
  readonly wanted: string | undefined;
  /** The id with which the class came the last time. */
  readonly known: string | null;
  readonly className: string;
}

/** Makes a table of the people of one class; an empty one while it is not clear which class is meant. */
export function tableOfClass(roster: OneRoster, choice: ClassChoice, fields: ChosenFields): Table {
  const chosen = chosenClass(roster, choice);
  const inClass = roster.enrollments.filter(({ classId }) => classId === chosen);
  const rows = inClass
    .filter(({ hasEnded, userId }) => !hasEnded && !isGone(roster.users.get(userId)))
    .map((one) => rowOf(one, roster.users.get(one.userId)));
  requireFewLines(rows.length);
  const present = new Set(rows.map(({ roster: place }) => place?.sourcedId ?? ''));
  const goneFromSchool = [...roster.users].filter(([, user]) => isGone(user));
  const gone = new Set([...inClass.map(({ userId }) => userId), ...goneFromSchool.map(([sourcedId]) => sourcedId)]);
  return {
    source: {
      kind: 'one-roster',
      version: roster.version,
      isWhole: roster.isWhole,
      classes: countClasses(roster),
      chosen,
    },
    columns: fieldNames.map((header, index) => ({
      header,
      field: fields === undefined ? (ownFields[index] ?? null) : (fields[index] ?? null),
    })),
    rows,
    departures: chosen === null ? null : { isWhole: roster.isWhole, present, gone },
  };
}

/** Taken out of the school, or switched off there. */
const isGone = (user: OneRecord | undefined): boolean =>
  user !== undefined && (isDeleted(user) || user['enableduser']?.toLowerCase() === 'false');

function chosenClass({ classes }: OneRoster, { wanted: asked, known, className }: ClassChoice): string | null {
  const isThere = (id: string | null | undefined) => classes.some(({ sourcedId }) => sourcedId === id);
  if (asked !== undefined) {
    if (isThere(asked)) return asked;
    throw refuse(said(m.classNotInRoster));
  }
  if (known !== null && isThere(known)) return known;
  const named = classes.filter(({ title }) => title.toLowerCase() === className.trim().toLowerCase());
  if (named.length === 1) return named[0]?.sourcedId ?? null;
  return classes.length === 1 ? (classes[0]?.sourcedId ?? null) : null;
}

function countClasses({ classes, enrollments }: OneRoster): Source['classes'] {
  const byClass = Map.groupBy(
    enrollments.filter(({ hasEnded }) => !hasEnded),
    ({ classId }) => classId,
  );
  return classes.map(({ sourcedId, title }) => {
    const inClass = byClass.get(sourcedId) ?? [];
    const learnerCount = inClass.filter(({ role }) => roles.get(role) === 'learner').length;
    const teacherCount = inClass.filter(({ role }) => ['teacher', 'assistant'].includes(roles.get(role) ?? '')).length;
    return { sourcedId, title: title.slice(0, longestCell), learnerCount, teacherCount };
  });
}

function rowOf({ number, userId, role, startsOn }: Enrollment, user: OneRecord | undefined): TableRow {
  const problem = problemOf(user, { number, role, startsOn });
  const cellOf = (field: string) => cleanLine(user?.[field.toLowerCase()] ?? '').slice(0, longestCell);
  return {
    number,
    cells: [
      cellOf('preferredGivenName') || cellOf('givenName'),
      cellOf('preferredFamilyName') || cellOf('familyName'),
      cellOf('email'),
      userNameOf(cellOf('username')),
    ],
    roster: { sourcedId: userId, role: roles.get(role) ?? 'learner', ...(problem === undefined ? {} : { problem }) },
  };
}

function problemOf(
  user: OneRecord | undefined,
  { number: line, role, startsOn }: Pick<Enrollment, 'number' | 'role' | 'startsOn'>,
): Said | undefined {
  if (user === undefined) return said(lines.notInUsers, { line });
  if (!roles.has(role)) return said(lines.rosterRole, { line, role });
  return startsOn === null ? undefined : said(lines.beginsLater, { line, day: startsOn });
}

/** User names of other systems are often addresses or have signs that ours do not: then the name makes one. */
const userNameOf = (name: string): string => (/^[a-z0-9][a-z0-9._-]{0,59}$/i.test(name) ? name : '');
