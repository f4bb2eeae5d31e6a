import { productName } from '@lemma/contracts';
import type { MailContent } from './render.ts';

/**
 * Every mail about an account. None of them carries a name or anything else that somebody typed: a person who makes an
 * account with a foreign address could otherwise send words of their own to it.
 */

/** The token is behind `#`, which browsers never send: it is in no log and no Referer. */
const withToken = (path: string, token: string) => `${path}#token=${token}`;

export const resetPasswordMail = (token: string): MailContent => ({
  subject: `Set a new password for ${productName}`,
  paragraphs: ['You asked for a new password. The link works once, for one hour.'],
  action: { label: 'Set a new password', path: withToken('/account/reset-password', token) },
  afterwards: ['If you did not ask for it, do nothing: your password stays as it is.'],
});

export const verifyEmailMail = (token: string): MailContent => ({
  subject: `Confirm your e-mail address for ${productName}`,
  paragraphs: [`This address was given for an account at ${productName}. Confirm that it is yours within three days.`],
  action: { label: 'Confirm address', path: withToken('/account/verify-email', token) },
  afterwards: ['If it was not you, do nothing.'],
});

export const passwordChangedMail = (): MailContent => ({
  subject: `Your password for ${productName} was changed`,
  paragraphs: ['Your password was changed just now, and you were signed out on all other devices.'],
  action: { label: 'It was not me: set a new password', path: '/account/forgot-password' },
  afterwards: ['If it was you, there is nothing to do.'],
});

/** Neither the class nor the teacher is named: the page behind the link does it. */
export const classInvitationMail = (token: string, days: number): MailContent => ({
  subject: `You are invited into a class at ${productName}`,
  paragraphs: [
    `A teacher invites you into a class at ${productName}, where you learn mathematics step by step.`,
    `The link shows you which class it is. It works once, for ${days} days.`,
  ],
  action: { label: 'See the class', path: withToken('/join/invitation', token) },
  afterwards: ['If you expect no invitation, do nothing: nothing happens then.'],
});

/** `change` is a sentence of ours. */
export const signInChangedMail = (change: string): MailContent => ({
  subject: `How you sign in to ${productName} was changed`,
  paragraphs: [change],
  action: { label: 'Look at your account', path: '/account' },
  afterwards: [
    'If it was you, there is nothing to do.',
    'If it was not you, set a new password now: that signs everybody else out. Then undo the change in your account.',
  ],
});

/** To the teachers of the class (SC21). */
export const staffInClassMail = (classId: string): MailContent => ({
  subject: 'Staff of this installation opened one of your classes',
  paragraphs: [
    'Somebody of the staff who is not a member of your class opened it. Staff may do so to help or to look into a problem.',
    'What they call there is in the audit log, which administrators can read.',
  ],
  action: { label: 'Open the class', path: `/a/classrooms/${classId}` },
  afterwards: ['This mail comes at most once a day for one person and class. If you do not know why, ask your school.'],
});

const staffMail = (thing: 'poll' | 'exercise', action: NonNullable<MailContent['action']>): MailContent => ({
  subject: `Staff of this installation opened one of your ${thing}s`,
  paragraphs: [
    `Somebody of the staff opened a ${thing} that is yours and not shared with them. Staff may do so to help or to look into a problem.`,
    `What they call there is in the audit log, which administrators can read.`,
  ],
  action,
  afterwards: [
    `This mail comes at most once a day for one person and ${thing}. If you do not know why, ask your school.`,
  ],
});

/** To the owner of the poll (SC21). */
export const staffInPollMail = (pollId: string): MailContent =>
  staffMail('poll', { label: 'Open the poll', path: `/a/polls/${pollId}` });

/** To the owner of the exercise (SC21). */
export const staffInExerciseMail = (exerciseId: string): MailContent =>
  staffMail('exercise', { label: 'Open the exercise', path: `/a/catalog/exercises/${exerciseId}` });

/** To the person whom an administrator signed in as (SC21). */
export const actedAsMail = (): MailContent => ({
  subject: `An administrator signed in to ${productName} as you`,
  paragraphs: [
    'An administrator opened your account for at most an hour, to help or to look into a problem.',
    'Why they did, and what they changed, is in the audit log.',
  ],
  action: { label: 'See who looked at your work', path: '/account' },
  afterwards: ['If you do not know why, ask your school.'],
});

/** To administrators (SC21); `sum` is figures of ours. */
export const massReadMail = (sum: string): MailContent => ({
  subject: 'Somebody reads the records of very many learners',
  paragraphs: [
    `One account has read ${sum}. That is more than teaching needs. Its further reads are slowed, and refused beyond twice as many.`,
    'The audit log names the person, as “mass-read”.',
  ],
  action: { label: 'Open the audit log', path: '/a/administration/audit' },
  afterwards: [
    'If there is no reason for it, deactivate the account. This mail comes at most once an hour for each account.',
  ],
});

/** To the address that the account had until now. */
export const emailChangedMail = (contact: string): MailContent => ({
  subject: `Your e-mail address for ${productName} was changed`,
  paragraphs: [
    `Your account at ${productName} has another e-mail address from now on. Mail about it goes there, and no longer here.`,
  ],
  afterwards: [
    'If it was you, there is nothing to do.',
    `If it was not you, somebody knows your password. Write to ${contact} from this address, so that we can give your account back to you.`,
  ],
});
