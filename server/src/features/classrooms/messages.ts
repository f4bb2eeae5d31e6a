import { message } from '@lemma/contracts/messages';

export const classOver = message(
  'server.classrooms.classOver',
  'This class is over. You can look at everything in it, and change nothing.',
  'refusal, access',
);
export const waitToBeLetIn = message(
  'server.classrooms.waitToBeLetIn',
  'A teacher of this class lets you in first. Try again later.',
  'refusal, access',
);
export const mostSections = message(
  'server.classrooms.mostSections',
  'A class can have {mostSections} sections.',
  'refusal, arranging',
);
export const arrangedElsewhere = message(
  'server.classrooms.arrangedElsewhere',
  'Sections or tasks were changed elsewhere. Read the page again, then move them.',
  'refusal, arranging',
);
export const beforeFirstDay = message(
  'server.classrooms.beforeFirstDay',
  'This is before the first day. Choose a later one.',
  'refusal, classrooms',
);
export const changedSinceLook = message(
  'server.classrooms.changedSinceLook',
  'Something has changed since you looked. See what will happen now, then import.',
  'refusal, apply',
);
export const manyWouldLeave = message(
  'server.classrooms.manyWouldLeave',
  'More than three in ten would leave. Look at who leaves, and allow it, then import.',
  'refusal, apply',
);
export const mostClassesInRoster = message(
  'server.classrooms.mostClassesInRoster',
  'This roster has more than {mostClasses} classes.',
  'refusal, one-roster',
);
export const classNotInRoster = message(
  'server.classrooms.classNotInRoster',
  'This class is not in the roster.',
  'refusal, one-roster',
);
export const spreadsheetLocked = message(
  'server.classrooms.spreadsheetLocked',
  'This spreadsheet is locked by a password or of an old kind. Save it as XLSX without a password first.',
  'refusal, read-list',
);
export const rowTooLong = message(
  'server.classrooms.rowTooLong',
  'Row {number}: something is longer than {longestCell} characters.',
  'refusal, read-list',
);
export const notAListOfText = message(
  'server.classrooms.notAListOfText',
  'This is not a list of text. Save it as CSV or XLSX first, then choose that file.',
  'refusal, read-table',
);
export const fileEmpty = message('server.classrooms.fileEmpty', 'This file is empty.', 'refusal, read-table');
export const quoteMissing = message(
  'server.classrooms.quoteMissing',
  'Line {number}: a quotation mark is missing.',
  'refusal, read-table',
);
export const lineTooLong = message(
  'server.classrooms.lineTooLong',
  'Line {number}: something is longer than {longestCell} characters. Is a quotation mark missing?',
  'refusal, read-table',
);
export const nobodyInList = message(
  'server.classrooms.nobodyInList',
  'There are no people in this list.',
  'refusal, table',
);
export const tooManyColumns = message(
  'server.classrooms.tooManyColumns',
  'This has {width} columns. Use at most {mostColumns}.',
  'refusal, table',
);
export const nobodyBelowFirstLine = message(
  'server.classrooms.nobodyBelowFirstLine',
  'There are no people in this list below its first line.',
  'refusal, table',
);
export const tooManyLines = message(
  'server.classrooms.tooManyLines',
  'This has {lines, number} lines. Import at most {mostLines, number} at a time.',
  'refusal, table',
);
export const confirmOwnAddress = message(
  'server.classrooms.confirmOwnAddress',
  'Confirm your own e-mail address first: the link is in the mail that you got from us.',
  'refusal, invitations',
);
export const mostInvitationsADay = message(
  'server.classrooms.mostInvitationsADay',
  'You can invite {most} people a day, and {left} more today. Give out the class code instead, or continue tomorrow.',
  'refusal, invitations',
);
export const mostOpenInvitations = message(
  'server.classrooms.mostOpenInvitations',
  'A class can have {mostOpen} open invitations. Withdraw some of them first.',
  'refusal, invitations',
);
export const invitedAsTeacher = message(
  'server.classrooms.invitedAsTeacher',
  'You are invited as a teacher. Sign in with a teacher account to take the invitation.',
  'refusal, invitations',
);
export const invitationEnded = message(
  'server.classrooms.invitationEnded',
  'This invitation has ended. Ask your teacher for a new one, or for the class code.',
  'refusal, invitations',
);
export const codeUnknown = message(
  'server.classrooms.codeUnknown',
  'No class has this code. Check it with your teacher.',
  'refusal, joining',
);
export const accountNeeded = message(
  'server.classrooms.accountNeeded',
  'This class is for people with an account. Sign in or make one, then join.',
  'refusal, joining',
);
export const enterFirstName = message('server.classrooms.enterFirstName', 'Enter your first name.', 'refusal, joining');
export const enterLastName = message('server.classrooms.enterLastName', 'Enter your last name.', 'refusal, joining');
export const classNeedsTeacher = message(
  'server.classrooms.classNeedsTeacher',
  'A class needs a teacher. Make somebody else one first.',
  'refusal, members',
);
export const onlyLearnerWithoutAccount = message(
  'server.classrooms.onlyLearnerWithoutAccount',
  'Somebody without an account can only be a learner.',
  'refusal, members',
);
export const onlyTeachersTeach = message(
  'server.classrooms.onlyTeachersTeach',
  'Only teacher accounts can teach a class. Make them an assistant instead.',
  'refusal, members',
);
export const namesJustTaken = message(
  'server.classrooms.namesJustTaken',
  'Somebody else made accounts with the same names just now. Try again.',
  'refusal, school-accounts',
);
export const rosterTooLong = message(
  'server.classrooms.rosterTooLong',
  '{path} has more than {mostRecords, number} lines.',
  'refusal of a list of people',
);
export const quoteMissingIn = message(
  'server.classrooms.quoteMissingIn',
  '{path}, line {line}: a quotation mark is missing.',
  'refusal of a list of people',
);
export const idTooLong = message(
  'server.classrooms.idTooLong',
  '{path}, line {line}: an id is longer than {longestCell} characters.',
  'refusal of a list of people',
);
export const unknownArchive = message(
  'server.classrooms.unknownArchive',
  'This archive is neither an XLSX spreadsheet nor a OneRoster export with users.csv and enrollments.csv.',
  'refusal of a list of people',
);
