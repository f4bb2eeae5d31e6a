import { message } from '@lemma/contracts/messages';

export const sheet = message('classrooms.import.sheet', 'Sheet', 'PartCard, title');
export const classOfRoster = message('classrooms.import.classOfRoster', 'Class of the roster', 'PartCard, title');
export const sheetWithList = message('classrooms.import.sheetWithList', 'Sheet with the list', 'PartCard, label');
export const peopleOf = message('classrooms.import.peopleOf', 'People of', 'PartCard, label');
export const chooseClass = message('classrooms.import.chooseClass', 'Choose a class', 'PartCard, label');
export const learners = message(
  'classrooms.import.learners',
  '{learnerCount, plural, one {# learner} other {# learners}}',
  'PartCard, number',
);
export const teachers = message(
  'classrooms.import.teachers',
  '{teacherCount, plural, one {# teacher} other {# teachers}}',
  'PartCard, number',
);
export const classRemembersChoiceNext = message(
  'classrooms.import.classRemembersChoiceNext',
  'This class remembers your choice: the next roster finds it by its id.',
  'PartCard, helper',
);
export const firstName = message('classrooms.import.firstName', 'First name', 'import-words, firstName');
export const lastName = message('classrooms.import.lastName', 'Last name', 'import-words, lastName');
export const firstAndLastName = message(
  'classrooms.import.firstAndLastName',
  'First and last name',
  'import-words, name',
);
export const eMail = message('classrooms.import.eMail', 'E-mail', 'import-words, email');
export const userName = message('classrooms.import.userName', 'User name', 'import-words, userName');
export const separatedBy = message('classrooms.import.separatedBy', 'separated by {separator}', 'import-words');
export const sheetNamed = message('classrooms.import.sheetNamed', 'sheet “{sheet}”', 'import-words');
export const onerosterWholeRosterClasses = message(
  'classrooms.import.onerosterWholeRosterClasses',
  'OneRoster {version}, the whole roster, {classCount, plural, one {# class} other {# classes}}',
  'import-words',
);
export const onerosterChangesAloneClasses = message(
  'classrooms.import.onerosterChangesAloneClasses',
  'OneRoster {version}, changes alone, {classCount, plural, one {# class} other {# classes}}',
  'import-words',
);
export const comesBack = message('classrooms.import.comesBack', 'comes back', 'import-words, comes-back');
export const getsInvitation = message(
  'classrooms.import.getsInvitation',
  'gets an invitation',
  'import-words, invited',
);
export const getsAccount = message('classrooms.import.getsAccount', 'gets an account', 'import-words, account');
export const getsAnotherName = message(
  'classrooms.import.getsAnotherName',
  'gets another name',
  'import-words, renamed',
);
export const hereAlready = message('classrooms.import.hereAlready', 'is here already', 'import-words, here');
export const invitedAlready = message(
  'classrooms.import.invitedAlready',
  'is invited already',
  'import-words, invited-already',
);
export const leftOut = message('classrooms.import.leftOut', 'is left out', 'import-words, left-out');
export const comeBack = message('classrooms.import.comeBack', 'come back', 'import-words, comes-back');
export const getAccounts = message('classrooms.import.getAccounts', 'get accounts', 'import-words, account');
export const isInvited = message('classrooms.import.isInvited', 'is invited', 'import-words, invited');
export const areInvited = message('classrooms.import.areInvited', 'are invited', 'import-words, invited');
export const getOtherNames = message('classrooms.import.getOtherNames', 'get other names', 'import-words, renamed');
export const isHere = message('classrooms.import.isHere', 'is here', 'import-words, here');
export const areHere = message('classrooms.import.areHere', 'are here', 'import-words, here');
export const areInvitedAlready = message(
  'classrooms.import.areInvitedAlready',
  'are invited already',
  'import-words, invited-already',
);
export const areLeftOut = message('classrooms.import.areLeftOut', 'are left out', 'import-words, left-out');
export const fileTooLarge = message(
  'classrooms.import.fileTooLarge',
  'This file is larger than 5 MB.',
  'use-member-import',
);
