import type { Endpoint } from '@lemma/contracts';

/** Something about what this person may see has changed: a session ended, a role, an account. */
export const accessOfPerson = (userId: string): string => `access:person:${userId}`;
/** Somebody went out of this class, came back or has another role in it. */
export const accessInClass = (classId: string): string => `access:class:${classId}`;

const aboutPeople = new Set(['signing-in', 'privacy', 'administration']);
const aboutMembers = new Set([
  'setMemberRole',
  'removeMember',
  'leaveClassroom',
  'answerJoinRequests',
  'importMembers',
]);

/** Whose streams are asked again, on all nodes, when this call has been answered. */
export function accessChangedBy(
  { method, name, feature }: Pick<Endpoint, 'method' | 'name' | 'feature'>,
  { visitorIds, params }: { readonly visitorIds: readonly string[]; readonly params: Readonly<Record<string, string>> },
): string[] {
  if (aboutMembers.has(name)) return [accessInClass(params.classId ?? '')];
  if (method === 'GET' || !aboutPeople.has(feature)) return [];
  return [...visitorIds, ...(params.userId === undefined ? [] : [params.userId])].map(accessOfPerson);
}
