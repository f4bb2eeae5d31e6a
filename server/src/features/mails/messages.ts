import { message } from '@lemma/contracts/messages';

export const resetSubject = message(
  'server.mails.resetSubject',
  'Set a new password for {product}',
  'subject of a mail',
);
export const resetLink = message(
  'server.mails.resetLink',
  'You asked for a new password. The link works once, for one hour.',
  'sentence of a mail',
);
export const resetAction = message('server.mails.resetAction', 'Set a new password', 'button in a mail');
export const resetNotYou = message(
  'server.mails.resetNotYou',
  'If you did not ask for it, do nothing: your password stays as it is.',
  'sentence of a mail',
);
export const verifySubject = message(
  'server.mails.verifySubject',
  'Confirm your e-mail address for {product}',
  'subject of a mail',
);
export const verifyAddress = message(
  'server.mails.verifyAddress',
  'This address was given for an account at {product}. Confirm that it is yours within three days.',
  'sentence of a mail',
);
export const verifyAction = message('server.mails.verifyAction', 'Confirm address', 'button in a mail');
export const notYouDoNothing = message(
  'server.mails.notYouDoNothing',
  'If it was not you, do nothing.',
  'sentence of a mail',
);
export const passwordChangedSubject = message(
  'server.mails.passwordChangedSubject',
  'Your password for {product} was changed',
  'subject of a mail',
);
export const passwordChanged = message(
  'server.mails.passwordChanged',
  'Your password was changed just now, and you were signed out on all other devices.',
  'sentence of a mail',
);
export const passwordChangedAction = message(
  'server.mails.passwordChangedAction',
  'It was not me: set a new password',
  'button in a mail',
);
export const ifYouNothing = message(
  'server.mails.ifYouNothing',
  'If it was you, there is nothing to do.',
  'sentence of a mail',
);
export const invitationSubject = message(
  'server.mails.invitationSubject',
  'You are invited into a class at {product}',
  'subject of a mail',
);
export const invitation = message(
  'server.mails.invitation',
  'A teacher invites you into a class at {product}, where you learn mathematics step by step.',
  'sentence of a mail',
);
export const invitationLink = message(
  'server.mails.invitationLink',
  'The link shows you which class it is. It works once, for {days, plural, one {# day} other {# days}}.',
  'sentence of a mail',
);
export const invitationAction = message('server.mails.invitationAction', 'See the class', 'button in a mail');
export const invitationNotExpected = message(
  'server.mails.invitationNotExpected',
  'If you expect no invitation, do nothing: nothing happens then.',
  'sentence of a mail',
);
export const signInChangedSubject = message(
  'server.mails.signInChangedSubject',
  'How you sign in to {product} was changed',
  'subject of a mail',
);
export const signInChangedAction = message(
  'server.mails.signInChangedAction',
  'Look at your account',
  'button in a mail',
);
export const signInChangedNotYou = message(
  'server.mails.signInChangedNotYou',
  'If it was not you, set a new password now: that signs everybody else out. Then undo the change in your account.',
  'sentence of a mail',
);
export const staffInClassSubject = message(
  'server.mails.staffInClassSubject',
  'Staff of this installation opened one of your classes',
  'subject of a mail',
);
export const staffInClass = message(
  'server.mails.staffInClass',
  'Somebody of the staff who is not a member of your class opened it. Staff may do so to help or to look into a problem.',
  'sentence of a mail',
);
export const staffInAuditLog = message(
  'server.mails.staffInAuditLog',
  'What they call there is in the audit log, which administrators can read.',
  'sentence of a mail',
);
export const staffInClassAction = message('server.mails.staffInClassAction', 'Open the class', 'button in a mail');
export const staffInClassOften = message(
  'server.mails.staffInClassOften',
  'This mail comes at most once a day for one person and class. If you do not know why, ask your school.',
  'sentence of a mail',
);
export const staffInPollSubject = message(
  'server.mails.staffInPollSubject',
  'Staff of this installation opened one of your polls',
  'subject of a mail',
);
export const staffInPoll = message(
  'server.mails.staffInPoll',
  'Somebody of the staff opened a poll that is yours and not shared with them. Staff may do so to help or to look into a problem.',
  'sentence of a mail',
);
export const staffInPollAction = message('server.mails.staffInPollAction', 'Open the poll', 'button in a mail');
export const staffInPollOften = message(
  'server.mails.staffInPollOften',
  'This mail comes at most once a day for one person and poll. If you do not know why, ask your school.',
  'sentence of a mail',
);
export const staffInExerciseSubject = message(
  'server.mails.staffInExerciseSubject',
  'Staff of this installation opened one of your exercises',
  'subject of a mail',
);
export const staffInExercise = message(
  'server.mails.staffInExercise',
  'Somebody of the staff opened an exercise that is yours and not shared with them. Staff may do so to help or to look into a problem.',
  'sentence of a mail',
);
export const staffInExerciseAction = message(
  'server.mails.staffInExerciseAction',
  'Open the exercise',
  'button in a mail',
);
export const staffInExerciseOften = message(
  'server.mails.staffInExerciseOften',
  'This mail comes at most once a day for one person and exercise. If you do not know why, ask your school.',
  'sentence of a mail',
);
export const actedAsSubject = message(
  'server.mails.actedAsSubject',
  'An administrator signed in to {product} as you',
  'subject of a mail',
);
export const actedAs = message(
  'server.mails.actedAs',
  'An administrator opened your account for at most an hour, to help or to look into a problem.',
  'sentence of a mail',
);
export const actedAsWhy = message(
  'server.mails.actedAsWhy',
  'Why they did, and what they changed, is in the audit log.',
  'sentence of a mail',
);
export const actedAsAction = message('server.mails.actedAsAction', 'See who looked at your work', 'button in a mail');
export const askSchool = message(
  'server.mails.askSchool',
  'If you do not know why, ask your school.',
  'sentence of a mail',
);
export const massReadSubject = message(
  'server.mails.massReadSubject',
  'Somebody reads the records of very many learners',
  'subject of a mail',
);
export const massRead = message(
  'server.mails.massRead',
  'One account has opened the records of {learners, plural, one {# learner} other {# learners}} and downloaded {exports, plural, one {# class} other {# classes}} in an hour. That is more than teaching needs. Its further reads are slowed, and refused beyond twice as many.',
  'sentence of a mail',
);
export const massReadLog = message(
  'server.mails.massReadLog',
  'The audit log names the person, as “mass-read”.',
  'sentence of a mail',
);
export const massReadAction = message('server.mails.massReadAction', 'Open the audit log', 'button in a mail');
export const massReadOften = message(
  'server.mails.massReadOften',
  'If there is no reason for it, deactivate the account. This mail comes at most once an hour for each account.',
  'sentence of a mail',
);
export const emailChangedSubject = message(
  'server.mails.emailChangedSubject',
  'Your e-mail address for {product} was changed',
  'subject of a mail',
);
export const emailChanged = message(
  'server.mails.emailChanged',
  'Your account at {product} has another e-mail address from now on. Mail about it goes there, and no longer here.',
  'sentence of a mail',
);
export const emailChangedNotYou = message(
  'server.mails.emailChangedNotYou',
  'If it was not you, somebody knows your password. Write to {contact} from this address, so that we can give your account back to you.',
  'sentence of a mail',
);
