import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';

type Row = Readonly<Record<string, string>>;

export interface RosterUser {
  readonly id: string;
  readonly given: string;
  readonly family: string;
  readonly role?: 'student' | 'teacher' | 'aide' | 'guardian';
  readonly email?: string;
  readonly username?: string;
  readonly more?: Row;
}

export interface RosterParts {
  readonly version?: '1.1' | '1.2';
  /** `bulk` has everybody, `delta` what has changed. */
  readonly mode?: 'bulk' | 'delta';
  readonly users: readonly RosterUser[];
  readonly classes: readonly { readonly id: string; readonly title: string }[];
  readonly enrollments: readonly {
    readonly class: string;
    readonly user: string;
    readonly role?: string;
    readonly more?: Row;
  }[];
  /** Files beside or instead of these. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly folder?: string;
}

const csv = (columns: readonly string[], rows: readonly Row[]): string =>
  Papa.unparse(
    { fields: [...columns], data: rows.map((row) => columns.map((column) => row[column] ?? '')) },
    { newline: '\r\n' },
  );

const base = ['sourcedId', 'status', 'dateLastModified'];
const changed = { status: 'active', dateLastModified: '2026-08-31T06:00:00.000Z' };

interface FileOptions {
  readonly isNew: boolean;
  /** The status and time stamp of each record: only in a file of changes. */
  readonly stamp: Row;
}

const manifestOf = ({ version = '1.1', mode = 'bulk' }: RosterParts): string => {
  const names = ['academicSessions', 'classes', 'courses', 'enrollments', 'orgs', 'users'];
  const stated: [string, string][] = [
    ['manifest.version', '1.0'],
    ['oneroster.version', version],
    ...[...names, ...(version === '1.2' ? ['roles'] : [])].map((name): [string, string] => [`file.${name}`, mode]),
    ['file.demographics', 'absent'],
    ['source.systemName', 'School system'],
  ];
  const rows = stated.map(([propertyName, value]) => ({ propertyName, value }));
  return csv(['propertyName', 'value'], rows);
};

/** The school and its term, which no class here needs. */
function schoolFiles({ stamp }: FileOptions): Record<string, string> {
  const school = { sourcedId: 'school-1', ...stamp, name: 'Riverside School', type: 'school' };
  const dates = { startDate: '2026-08-31', endDate: '2026-12-18', schoolYear: '2027' };
  const term = { sourcedId: 'term-1', ...stamp, title: 'Autumn', type: 'term', ...dates };
  const course = { sourcedId: 'course-1', ...stamp, title: 'Mathematics', courseCode: 'MA', orgSourcedId: 'school-1' };
  const inTerm = ['title', 'type', 'startDate', 'endDate', 'parentSourcedId', 'schoolYear'];
  return {
    'orgs.csv': csv([...base, 'name', 'type', 'identifier', 'parentSourcedId'], [school]),
    'academicSessions.csv': csv([...base, ...inTerm], [term]),
    'courses.csv': csv([...base, 'schoolYearSourcedId', 'title', 'courseCode', 'grades', 'orgSourcedId'], [course]),
  };
}

const classColumns =
  'title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects';
const classesOf = ({ classes }: RosterParts, { stamp }: FileOptions): string => {
  const place = { courseSourcedId: 'course-1', classType: 'scheduled', schoolSourcedId: 'school-1' };
  const rows = classes.map(({ id, title }) => ({ sourcedId: id, ...stamp, title, ...place, termSourcedIds: 'term-1' }));
  return csv([...base, ...classColumns.split(',')], rows);
};

const userColumns =
  'username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password';
const newUserColumns = 'userMasterIdentifier,preferredGivenName,preferredFamilyName,primaryOrgSourcedId';
const usersOf = ({ users }: RosterParts, { isNew, stamp }: FileOptions): string =>
  csv(
    [
      ...base,
      'enabledUser',
      ...(isNew ? [] : ['orgSourcedIds', 'role']),
      ...userColumns.split(','),
      ...(isNew ? newUserColumns.split(',') : []),
    ],
    users.map((user) => ({
      sourcedId: user.id,
      ...stamp,
      enabledUser: 'true',
      orgSourcedIds: 'school-1',
      role: user.role ?? 'student',
      username: user.username ?? user.id,
      givenName: user.given,
      familyName: user.family,
      email: user.email ?? '',
      password: 'a-secret-of-the-school',
      ...user.more,
    })),
  );

const enrollmentsOf = ({ enrollments }: RosterParts, { stamp }: FileOptions): string =>
  csv(
    [...base, 'classSourcedId', 'schoolSourcedId', 'userSourcedId', 'role', 'primary', 'beginDate', 'endDate'],
    enrollments.map((one, index) => ({
      sourcedId: `enrollment-${index + 1}`,
      ...stamp,
      classSourcedId: one.class,
      schoolSourcedId: 'school-1',
      userSourcedId: one.user,
      role: one.role ?? 'student',
      primary: one.role === 'teacher' ? 'true' : '',
      ...one.more,
    })),
  );

/** OneRoster 1.2 has the roles of people in a file of their own. */
const rolesOf = ({ users }: RosterParts, { stamp }: FileOptions): string =>
  csv(
    [...base, 'userSourcedId', 'roleType', 'role', 'beginDate', 'endDate', 'orgSourcedId', 'userProfileSourcedId'],
    users.map(({ id, role = 'student' }) => ({
      sourcedId: `role-${id}`,
      ...stamp,
      userSourcedId: id,
      roleType: 'primary',
      role,
      orgSourcedId: 'school-1',
    })),
  );

/** An export as schools' information systems write it: all files and columns of the CSV binding, most of them empty. */
export function oneRosterOf(parts: RosterParts): Buffer {
  const options = { isNew: parts.version === '1.2', stamp: parts.mode === 'delta' ? changed : {} };
  const files: Record<string, string | Uint8Array> = {
    'manifest.csv': manifestOf(parts),
    ...schoolFiles(options),
    'classes.csv': classesOf(parts, options),
    'users.csv': usersOf(parts, options),
    'enrollments.csv': enrollmentsOf(parts, options),
    ...(options.isNew ? { 'roles.csv': rolesOf(parts, options) } : {}),
    ...parts.files,
  };
  const entries = Object.entries(files).map(([name, content]) => [
    (parts.folder ?? '') + name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}
