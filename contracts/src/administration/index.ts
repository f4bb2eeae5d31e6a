import { z } from 'zod';
import { roles, user } from '../people/person.ts';
import { endpoint } from '../core/endpoint.ts';
import { engineWords } from '../core/engine-words.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'administration';

const page = z.coerce.number().int().min(1).max(10_000).default(1);
export const administrationPageSize = 50;
const userParams = z.object({ userId: z.uuid() });

const listedUser = z.object({
  id: z.uuid(),
  email: z.string(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.enum(roles)),
  isAnonymous: z.boolean(),
  isEmailVerified: z.boolean(),
  /** Of teachers: whether somebody, or the setting of the instance, has let them in (SC20); null of all others. */
  isLetIn: z.boolean().nullable(),
  hasSecondFactor: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  deactivatedAt: z.iso.datetime().nullable(),
});
export type ListedUser = z.output<typeof listedUser>;

export const listUsers = endpoint({
  name: 'listUsers',
  feature,
  summary: 'Users of this instance by name, e-mail address, user name or id; newest first.',
  method: 'GET',
  path: '/administration/users/',
  who: 'staff',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    role: z.enum(roles).optional(),
    /** `waiting`: teachers who were not let in yet. */
    state: z.enum(['active', 'waiting', 'deactivated', 'anonymous']).optional(),
    page,
  }),
  response: z.object({ total: z.int(), users: z.array(listedUser) }),
});

export const getUser = endpoint({
  name: 'getUser',
  feature,
  summary: 'One user: classes, number of attempts and exercises, sessions.',
  method: 'GET',
  path: '/administration/users/{userId}/',
  who: 'staff',
  params: userParams,
  response: z.object({
    ...listedUser.shape,
    classes: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.enum(['teacher', 'assistant', 'learner']) })),
    attempts: z.int(),
    exercises: z.int(),
    sessions: z.int(),
  }),
});

/** The last ADMIN stays one, and people cannot change their own roles. */
export const setUserRoles = endpoint({
  name: 'setUserRoles',
  feature,
  summary: "Sets a user's roles.",
  method: 'PUT',
  path: '/administration/users/{userId}/roles/',
  who: 'superuser',
  params: userParams,
  body: z.strictObject({ roles: z.array(z.enum(roles)).min(1, words(m.chooseRole)).max(5) }),
  response: listedUser,
  needsConfirmation: true,
});

/** By one click: nothing that the account opens changes, and it is in the audit log. */
export const letTeacherIn = endpoint({
  name: 'letTeacherIn',
  feature,
  summary: 'Lets a teacher see keys of others’ exercises and invite people by mail, or takes that back.',
  method: 'PUT',
  path: '/administration/users/{userId}/let_in/',
  who: 'staff',
  params: userParams,
  body: z.strictObject({ isLetIn: z.boolean() }),
  response: listedUser,
});

export const deactivateUser = endpoint({
  name: 'deactivateUser',
  feature,
  summary: 'Keeps a user out; sessions end, work stays.',
  method: 'POST',
  path: '/administration/users/{userId}/deactivate/',
  who: 'superuser',
  params: userParams,
  body: z.strictObject({ reason: z.string().trim().min(1, words(m.giveReason)).max(500) }),
  response: listedUser,
  needsConfirmation: true,
});

export const reactivateUser = endpoint({
  name: 'reactivateUser',
  feature,
  summary: 'Lets a deactivated user in again.',
  method: 'POST',
  path: '/administration/users/{userId}/reactivate/',
  who: 'superuser',
  params: userParams,
  response: listedUser,
  needsConfirmation: true,
});

/** For people who lost every second factor; they are notified by mail. */
export const removeSecondFactors = endpoint({
  name: 'removeSecondFactors',
  feature,
  summary: "Takes a user's authenticator, recovery codes and passkeys away, and ends their sessions.",
  method: 'POST',
  path: '/administration/users/{userId}/remove_second_factors/',
  who: 'superuser',
  params: userParams,
  body: z.strictObject({ reason: z.string().trim().min(1, words(m.giveReason)).max(500) }),
  response: null,
  needsConfirmation: true,
});

/** Never as staff or superuser; a banner shows it, and both ends are in the audit log. */
export const signInAs = endpoint({
  name: 'signInAs',
  feature,
  summary: 'Sees the product as a user does.',
  method: 'POST',
  path: '/administration/users/{userId}/sign_in_as/',
  who: 'superuser',
  params: userParams,
  body: z.strictObject({ reason: z.string().trim().min(1, words(m.giveReason)).max(500) }),
  response: user,
  needsConfirmation: true,
});

/** `signed-in`, for the caller is the user whom the administrator acts as. */
export const stopSignInAs = endpoint({
  name: 'stopSignInAs',
  feature,
  summary: 'Goes back to the administrator’s own account.',
  method: 'POST',
  path: '/administration/stop_sign_in_as/',
  who: 'signed-in',
  response: user,
});

export const exportUserData = endpoint({
  name: 'exportUserData',
  feature,
  summary: 'Everything that is stored about a user, as a zip.',
  method: 'GET',
  path: '/administration/users/{userId}/export/',
  who: 'superuser',
  params: userParams,
  response: { file: ['application/zip'] },
  needsConfirmation: true,
});

export const eraseUserData = endpoint({
  name: 'eraseUserData',
  feature,
  summary: 'Anonymises a user; responses stay counted.',
  method: 'POST',
  path: '/administration/users/{userId}/erase/',
  who: 'superuser',
  params: userParams,
  body: z.strictObject({
    reason: z.string().trim().min(1, words(m.giveReason)).max(500),
    confirmation: z.literal('ERASE', words(m.typeErase)),
  }),
  response: null,
  needsConfirmation: true,
});

export const listAuditEntries = endpoint({
  name: 'listAuditEntries',
  feature,
  summary: 'Privileged acts, newest first.',
  method: 'GET',
  path: '/administration/audit/',
  who: 'superuser',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    act: z.string().max(60).optional(),
    page,
  }),
  response: z.object({
    total: z.int(),
    /** Names of acts that occur, for the filter. */
    acts: z.array(z.string()),
    entries: z.array(
      z.object({
        id: z.uuid(),
        at: z.iso.datetime(),
        act: z.string(),
        actor: z.string(),
        actorId: z.uuid().nullable(),
        subject: z.string(),
        subjectId: z.uuid().nullable(),
        details: engineWords(),
      }),
    ),
  }),
});

export const listMails = endpoint({
  name: 'listMails',
  feature,
  summary: 'Mails that were sent or wait to be, without links that open an account.',
  method: 'GET',
  path: '/administration/mails/',
  who: 'superuser',
  query: z.object({ state: z.enum(['waiting', 'sent', 'failed']).optional(), page }),
  response: z.object({
    total: z.int(),
    /** False: mails are put in a folder only. */
    hasMailServer: z.boolean(),
    mails: z.array(
      z.object({
        id: z.uuid(),
        to: z.string(),
        subject: z.string(),
        /** Links that open an account are left out. */
        text: z.string(),
        state: z.enum(['waiting', 'sent', 'failed']),
        attempts: z.int(),
        problem: engineWords(),
        createdAt: z.iso.datetime(),
        sentAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
});

export const retryMail = endpoint({
  name: 'retryMail',
  feature,
  summary: 'Tries to send a mail again now.',
  method: 'POST',
  path: '/administration/mails/{mailId}/retry/',
  who: 'superuser',
  params: z.object({ mailId: z.uuid() }),
  response: null,
});

export const listLogMessages = endpoint({
  name: 'listLogMessages',
  feature,
  summary: 'What browsers reported, newest first, equal ones counted together.',
  method: 'GET',
  path: '/administration/log_messages/',
  who: 'staff',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    level: z.enum(['error', 'warning', 'info']).optional(),
    page,
  }),
  response: z.object({
    total: z.int(),
    messages: z.array(
      z.object({
        id: z.uuid(),
        level: z.enum(['error', 'warning', 'info']),
        type: z.string(),
        message: z.string(),
        url: z.string(),
        ua: z.string(),
        version: z.string(),
        count: z.int(),
        firstAt: z.iso.datetime(),
        lastAt: z.iso.datetime(),
      }),
    ),
  }),
});
