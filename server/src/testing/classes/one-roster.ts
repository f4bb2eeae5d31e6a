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

/** An export as schools' information systems write it: all files and columns of the CSV binding, most of them empty. */
export function oneRosterOf(parts: RosterParts): Buffer {
  const { version = '1.1', mode = 'bulk', users, classes, enrollments, folder = '' } = parts;
  const stamp = mode === 'delta' ? changed : {};
  const isNew = version === '1.2';
  const names = ['academicSessions', 'classes', 'courses', 'enrollments', 'orgs', 'users', ...(isNew ? ['roles'] : [])];
  const manifest = [
    ['manifest.version', '1.0'],
    ['oneroster.version', version],
    ...names.map((name) => [`file.${name}`, mode]),
    ['file.demographics', 'absent'],
    ['source.systemName', 'School system'],
  ];
  const roleOf = ({ role = 'student' }: RosterUser) => role;
  const files: Record<string, string | Uint8Array> = {
    'manifest.csv': csv(
      ['propertyName', 'value'],
      manifest.map(([propertyName = '', value = '']) => ({ propertyName, value })),
    ),
    'orgs.csv': csv(
      [...base, 'name', 'type', 'identifier', 'parentSourcedId'],
      [{ sourcedId: 'school-1', ...stamp, name: 'Riverside School', type: 'school' }],
    ),
    'academicSessions.csv': csv(
      [...base, 'title', 'type', 'startDate', 'endDate', 'parentSourcedId', 'schoolYear'],
      [
        {
          sourcedId: 'term-1',
          ...stamp,
          title: 'Autumn',
          type: 'term',
          startDate: '2026-08-31',
          endDate: '2026-12-18',
          schoolYear: '2027',
        },
      ],
    ),
    'courses.csv': csv(
      [...base, 'schoolYearSourcedId', 'title', 'courseCode', 'grades', 'orgSourcedId'],
      [{ sourcedId: 'course-1', ...stamp, title: 'Mathematics', courseCode: 'MA', orgSourcedId: 'school-1' }],
    ),
    'classes.csv': csv(
      [
        ...base,
        'title',
        'grades',
        'courseSourcedId',
        'classCode',
        'classType',
        'location',
        'schoolSourcedId',
        'termSourcedIds',
        'subjects',
      ],
      classes.map(({ id, title }) => ({
        sourcedId: id,
        ...stamp,
        title,
        courseSourcedId: 'course-1',
        classType: 'scheduled',
        schoolSourcedId: 'school-1',
        termSourcedIds: 'term-1',
      })),
    ),
    'users.csv': csv(
      [
        ...base,
        'enabledUser',
        ...(isNew ? [] : ['orgSourcedIds', 'role']),
        'username',
        'userIds',
        'givenName',
        'familyName',
        'middleName',
        'identifier',
        'email',
        'sms',
        'phone',
        'agentSourcedIds',
        'grades',
        'password',
        ...(isNew ? ['userMasterIdentifier', 'preferredGivenName', 'preferredFamilyName', 'primaryOrgSourcedId'] : []),
      ],
      users.map((user) => ({
        sourcedId: user.id,
        ...stamp,
        enabledUser: 'true',
        orgSourcedIds: 'school-1',
        role: roleOf(user),
        username: user.username ?? user.id,
        givenName: user.given,
        familyName: user.family,
        email: user.email ?? '',
        password: 'a-secret-of-the-school',
        ...user.more,
      })),
    ),
    'enrollments.csv': csv(
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
    ),
    ...(isNew
      ? {
          'roles.csv': csv(
            [
              ...base,
              'userSourcedId',
              'roleType',
              'role',
              'beginDate',
              'endDate',
              'orgSourcedId',
              'userProfileSourcedId',
            ],
            users.map((user) => ({
              sourcedId: `role-${user.id}`,
              ...stamp,
              userSourcedId: user.id,
              roleType: 'primary',
              role: roleOf(user),
              orgSourcedId: 'school-1',
            })),
          ),
        }
      : {}),
    ...parts.files,
  };
  const entries = Object.entries(files).map(([name, content]) => [
    folder + name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}
