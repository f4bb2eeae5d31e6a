import type { MemberRole } from '@lemma/contracts';

const membership = 'http://purl.imsglobal.org/vocab/lis/v2/membership';
const testUser = 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser';

/** The role in the class that roles of an LMS come to; `mentor` and `none` get nothing. */
export interface RoleInCourse {
  readonly role: MemberRole | 'mentor' | 'none';
  /** A learner that the platform has made for trying out. */
  readonly isTest: boolean;
}

const mainRoles: Readonly<Record<string, MemberRole | 'mentor'>> = {
  Instructor: 'teacher',
  Administrator: 'teacher',
  Manager: 'teacher',
  ContentDeveloper: 'assistant',
  Learner: 'learner',
  Member: 'learner',
  Mentor: 'mentor',
};

/** `…/membership/Instructor#TeachingAssistant` and its like: the main role decides, but for those that only help. */
const subRole = /^\/(\w+)#(\w+)$/;
const helps = /Assistant|^Grader$/;

function readRole(uri: string, takesShort: boolean): MemberRole | 'mentor' | null {
  if (takesShort && /^\w+$/.test(uri)) return mainOf(uri);
  if (!uri.startsWith(membership)) return null;
  const rest = uri.slice(membership.length);
  if (rest.startsWith('#')) return mainOf(rest.slice(1));
  const [, main = '', sub = ''] = subRole.exec(rest) ?? [];
  if (main === 'Instructor' && helps.test(sub)) return 'assistant';
  // A part of an administrator's or manager's work gives no rights in the class.
  return main === 'Administrator' || main === 'Manager' ? null : mainOf(main);
}

const mainOf = (name: string) => (Object.hasOwn(mainRoles, name) ? (mainRoles[name] ?? null) : null);

/**
 * Reads the roles of a launch, or of a roster, where the last word alone stands for a role as well. Only roles in the
 * course count: those of the institution and the system never give rights. Of several the highest counts, but an
 * assistant comes with the role of an instructor and stays one.
 */
export function readRoles(roles: readonly string[], { takesShort = false } = {}): RoleInCourse {
  const found = roles.map((uri) => readRole(uri, takesShort));
  const isAssisting = roles.some(
    (uri) => uri.startsWith(`${membership}/Instructor#`) && helps.test(uri.split('#')[1] ?? ''),
  );
  const has = (role: MemberRole | 'mentor') => found.includes(role);
  const isTest = roles.includes(testUser) && has('learner');
  if (isAssisting && !hasLeader(roles)) return { role: 'assistant', isTest: false };
  if (has('teacher')) return { role: 'teacher', isTest: false };
  if (has('assistant')) return { role: 'assistant', isTest: false };
  if (has('learner')) return { role: 'learner', isTest };
  return { role: has('mentor') ? 'mentor' : 'none', isTest: false };
}

/** Roles above the instructor's, which an assistant's does not bring along. */
const hasLeader = (roles: readonly string[]) =>
  roles.some((uri) => uri === `${membership}#Administrator` || uri === `${membership}#Manager`);
