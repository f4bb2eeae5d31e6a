import { productName } from '@lemma/contracts';
import { said, type Said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';
import type { MailContent } from './render.ts';

/**
 * Every mail about an account. None of them carries a name or anything else that somebody typed: a person who makes an
 * account with a foreign address could otherwise send words of their own to it.
 */

/** The token is behind `#`, which browsers never send: it is in no log and no Referer. */
const withToken = (path: string, token: string) => `${path}#token=${token}`;

const product = { product: productName };

export const resetPasswordMail = (token: string): MailContent => ({
  subject: said(m.resetSubject, product),
  paragraphs: [said(m.resetLink)],
  action: { label: said(m.resetAction), path: withToken('/account/reset-password', token) },
  afterwards: [said(m.resetNotYou)],
});

export const verifyEmailMail = (token: string): MailContent => ({
  subject: said(m.verifySubject, product),
  paragraphs: [said(m.verifyAddress, product)],
  action: { label: said(m.verifyAction), path: withToken('/account/verify-email', token) },
  afterwards: [said(m.notYouDoNothing)],
});

export const passwordChangedMail = (): MailContent => ({
  subject: said(m.passwordChangedSubject, product),
  paragraphs: [said(m.passwordChanged)],
  action: { label: said(m.passwordChangedAction), path: '/account/forgot-password' },
  afterwards: [said(m.ifYouNothing)],
});

/** Neither the class nor the teacher is named: the page behind the link does it. */
export const classInvitationMail = (token: string, days: number): MailContent => ({
  subject: said(m.invitationSubject, product),
  paragraphs: [said(m.invitation, product), said(m.invitationLink, { days })],
  action: { label: said(m.invitationAction), path: withToken('/join/invitation', token) },
  afterwards: [said(m.invitationNotExpected)],
});

/** `change` is a sentence of ours. */
export const signInChangedMail = (change: Said): MailContent => ({
  subject: said(m.signInChangedSubject, product),
  paragraphs: [change],
  action: { label: said(m.signInChangedAction), path: '/account' },
  afterwards: [said(m.ifYouNothing), said(m.signInChangedNotYou)],
});

/** To the teachers of the class (SC21). */
export const staffInClassMail = (classId: string): MailContent => ({
  subject: said(m.staffInClassSubject),
  paragraphs: [said(m.staffInClass), said(m.staffInAuditLog)],
  action: { label: said(m.staffInClassAction), path: `/a/classrooms/${classId}` },
  afterwards: [said(m.staffInClassOften)],
});

/** To the owner of the poll (SC21). */
export const staffInPollMail = (pollId: string): MailContent => ({
  subject: said(m.staffInPollSubject),
  paragraphs: [said(m.staffInPoll), said(m.staffInAuditLog)],
  action: { label: said(m.staffInPollAction), path: `/a/polls/${pollId}` },
  afterwards: [said(m.staffInPollOften)],
});

/** To the owner of the exercise (SC21). */
export const staffInExerciseMail = (exerciseId: string): MailContent => ({
  subject: said(m.staffInExerciseSubject),
  paragraphs: [said(m.staffInExercise), said(m.staffInAuditLog)],
  action: { label: said(m.staffInExerciseAction), path: `/a/catalog/exercises/${exerciseId}` },
  afterwards: [said(m.staffInExerciseOften)],
});

/** To the person whom an administrator signed in as (SC21). */
export const actedAsMail = (): MailContent => ({
  subject: said(m.actedAsSubject, product),
  paragraphs: [said(m.actedAs), said(m.actedAsWhy)],
  action: { label: said(m.actedAsAction), path: '/account' },
  afterwards: [said(m.askSchool)],
});

/** To administrators (SC21). */
export const massReadMail = (sum: { readonly learners: number; readonly exports: number }): MailContent => ({
  subject: said(m.massReadSubject),
  paragraphs: [said(m.massRead, sum), said(m.massReadLog)],
  action: { label: said(m.massReadAction), path: '/a/administration/audit' },
  afterwards: [said(m.massReadOften)],
});

/** To the address that the account had until now. */
export const emailChangedMail = (contact: string): MailContent => ({
  subject: said(m.emailChangedSubject, product),
  paragraphs: [said(m.emailChanged, product)],
  afterwards: [said(m.ifYouNothing), said(m.emailChangedNotYou, { contact })],
});
