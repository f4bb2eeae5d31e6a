import { z } from 'zod';
import { emailAddress } from '../people/person.ts';
import { memberRoles } from './roles.ts';
import { classId } from './classrooms.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'classrooms';

export const membersPageSize = 100;

/** Here, waiting to be let in, or taken out. */
export const memberStates = ['present', 'waiting', 'removed'] as const;

export const member = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(memberRoles),
  isAnonymous: z.boolean(),
  /** Only accounts of teachers can be made teachers of the class. */
  mayTeach: z.boolean(),
  /** The caller. */
  isSelf: z.boolean(),
  /** Of accounts that were made in this class: its teachers may give them a new password. Empty for all others. */
  userName: z.string(),
  joinedAt: z.iso.datetime(),
  askedAt: z.iso.datetime().nullable(),
  lastActiveAt: z.iso.datetime().nullable(),
});
export type Member = z.output<typeof member>;

export const listMembers = endpoint({
  name: 'listMembers',
  feature,
  summary: 'Members of a class by name, a hundred at a time.',
  method: 'GET',
  path: '/classes/{classId}/members/',
  who: { classroom: 'assistant' },
  tokenScope: 'classes:read',
  records: 'class',
  params: classId,
  query: z.object({
    state: z.enum(memberStates).default('present'),
    search: z.string().trim().max(100).default(''),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  response: z.object({
    /** Of those that the search finds. */
    total: z.int(),
    counts: z.object({ present: z.int(), waiting: z.int(), removed: z.int() }),
    members: z.array(member),
  }),
});

const memberPath = z.object({ classId: z.uuid(), memberId: z.uuid() });

export const setMemberRole = endpoint({
  name: 'setMemberRole',
  feature,
  summary: 'Gives a member another role; a class keeps at least one teacher.',
  method: 'PATCH',
  path: '/classes/{classId}/members/{memberId}/',
  who: { classroom: 'teacher' },
  tokenScope: 'rosters:write',
  params: memberPath,
  body: z.strictObject({ role: z.enum(memberRoles) }),
  response: null,
});

export const removeMember = endpoint({
  name: 'removeMember',
  feature,
  summary: 'Takes a member out of the class; their work is kept.',
  method: 'DELETE',
  path: '/classes/{classId}/members/{memberId}/',
  who: { classroom: 'teacher' },
  tokenScope: 'rosters:write',
  worksArchived: true,
  params: memberPath,
  response: null,
});

export const bringMemberBack = endpoint({
  name: 'bringMemberBack',
  feature,
  summary: 'Takes a removed member in again, with their work.',
  method: 'POST',
  path: '/classes/{classId}/members/{memberId}/bring_back/',
  who: { classroom: 'teacher' },
  tokenScope: 'rosters:write',
  params: memberPath,
  response: null,
});

export const answerJoinRequests = endpoint({
  name: 'answerJoinRequests',
  feature,
  summary: 'Lets people who wait into the class, or refuses them; those who no longer wait are left as they are.',
  method: 'POST',
  path: '/classes/{classId}/members/waiting/',
  who: { classroom: 'teacher' },
  params: classId,
  body: z.strictObject({
    /** Null for everybody who waits. */
    memberIds: z.array(z.uuid()).min(1).max(1000).nullable(),
    accept: z.boolean(),
  }),
  response: z.object({ answered: z.int() }),
});

export const invitationDays = 14;

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(memberRoles),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
});
export type ClassInvitation = z.output<typeof invitation>;

export const listInvitations = endpoint({
  name: 'listInvitations',
  feature,
  summary: 'Open invitations, newest first; at most a thousand.',
  method: 'GET',
  path: '/classes/{classId}/invitations/',
  who: { classroom: 'teacher' },
  tokenScope: 'rosters:write',
  params: classId,
  response: z.array(invitation),
});

/** Answers alike whether there is an account with an address or not. */
export const inviteMembers = endpoint({
  name: 'inviteMembers',
  feature,
  summary: 'Sends each address a link that lets its reader into the class once.',
  method: 'POST',
  path: '/classes/{classId}/invitations/',
  who: { classroom: 'teacher' },
  tokenScope: 'rosters:write',
  personAlone: true,
  params: classId,
  body: z.strictObject({
    emails: z.array(emailAddress).min(1, words(m.enterEmail)).max(50, words(m.enterFewerAddresses)),
    role: z.enum(memberRoles),
  }),
  response: z.array(invitation),
});

const invitationPath = z.object({ classId: z.uuid(), invitationId: z.uuid() });

export const renewInvitation = endpoint({
  name: 'renewInvitation',
  feature,
  summary: 'Sends an invitation again; the earlier link ends.',
  method: 'POST',
  path: '/classes/{classId}/invitations/{invitationId}/renew/',
  who: { classroom: 'teacher' },
  personAlone: true,
  params: invitationPath,
  response: z.array(invitation),
});

export const withdrawInvitation = endpoint({
  name: 'withdrawInvitation',
  feature,
  summary: 'Withdraws an open invitation.',
  method: 'POST',
  path: '/classes/{classId}/invitations/{invitationId}/withdraw/',
  who: { classroom: 'teacher' },
  tokenScope: 'rosters:write',
  worksArchived: true,
  params: invitationPath,
  response: z.array(invitation),
});

const invitationToken = z.strictObject({ token: z.string().min(1).max(100) });

export const lookUpInvitation = endpoint({
  name: 'lookUpInvitation',
  feature,
  summary: 'What an invitation leads to; 204 when it has ended.',
  method: 'POST',
  path: '/classes/invitation/look_up/',
  who: 'anyone',
  body: invitationToken,
  response: z.object({ name: z.string(), teacherNames: z.array(z.string()), role: z.enum(memberRoles) }).nullable(),
});

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  feature,
  summary: 'Takes an invitation: the user is in the class, in the role that it gives.',
  method: 'POST',
  path: '/classes/invitation/accept/',
  who: 'known',
  personAlone: true,
  body: invitationToken,
  response: z.object({ classId: z.uuid(), role: z.enum(memberRoles) }),
});
