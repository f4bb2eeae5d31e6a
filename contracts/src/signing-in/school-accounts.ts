import { z } from 'zod';
import { personName } from '../people/person.ts';
import { endpoint } from '../core/endpoint.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

const feature = 'signing-in';

/** A learner without e-mail, made by a teacher of the class; the passwords are shown this once. */
export const createSchoolAccounts = endpoint({
  name: 'createSchoolAccounts',
  feature,
  summary: 'Makes accounts with user names for learners without e-mail, as members of the class.',
  method: 'POST',
  path: '/classes/{classId}/school_accounts/',
  who: { classroom: 'teacher' },
  tokenScope: 'rosters:write',
  personAlone: true,
  params: z.object({ classId: z.uuid() }),
  body: z.strictObject({
    learners: z
      .array(z.strictObject({ firstName: personName, lastName: personName }))
      .min(1, words(m.enterLearner))
      .max(100, words(m.enterFewerLearners)),
  }),
  response: z.array(
    z.object({
      memberId: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      userName: z.string(),
      password: z.string(),
    }),
  ),
});

/** Only for accounts that were made in this class. Every session of the learner ends. */
export const resetSchoolPassword = endpoint({
  name: 'resetSchoolPassword',
  feature,
  summary: 'Gives a learner whose account was made in this class a new password, shown this once.',
  method: 'POST',
  path: '/classes/{classId}/members/{memberId}/reset_password/',
  who: { classroom: 'teacher' },
  personAlone: true,
  worksArchived: true,
  params: z.object({ classId: z.uuid(), memberId: z.uuid() }),
  response: z.object({ userName: z.string(), password: z.string() }),
});

/** A few at a time: each password takes as long to hash as a sign-in. */
export const newPasswordsAtOnce = 20;

export const resetSchoolPasswords = endpoint({
  name: 'resetSchoolPasswords',
  feature,
  summary: 'Gives several learners whose accounts were made in this class new passwords, shown this once: all or none.',
  method: 'POST',
  path: '/classes/{classId}/members/reset_passwords/',
  who: { classroom: 'teacher' },
  personAlone: true,
  worksArchived: true,
  params: z.object({ classId: z.uuid() }),
  body: z.strictObject({
    memberIds: z.array(z.uuid()).min(1, words(m.chooseLearner)).max(newPasswordsAtOnce),
  }),
  response: z.array(
    z.object({
      memberId: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      userName: z.string(),
      password: z.string(),
    }),
  ),
  callsPerMinute: 120,
});
