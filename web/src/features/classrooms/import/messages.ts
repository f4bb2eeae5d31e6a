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
export const linkedWithRoster = message(
  'classrooms.import.linkedWithRoster',
  'Linked with the roster.',
  'ImportDone, title',
);
export const imported = message('classrooms.import.imported', 'Imported: {things}.', 'ImportDone, title');
export const newAccounts = message('classrooms.import.newAccounts', 'New accounts', 'ImportDone, title');
export const seeMembers = message('classrooms.import.seeMembers', 'See the members', 'ImportDone');
export const importMembers = message('classrooms.import.importMembers', 'Import members', 'ImportMembersPage, title');
export const loadingClass = message('classrooms.import.loadingClass', 'Loading the class', 'ImportMembersPage, label');
export const passwordsNotKept = message(
  'classrooms.import.passwordsNotKept',
  'The passwords of the new accounts are neither printed nor copied.',
  'ImportMembersPage, Import, message',
);
export const importRunning = message(
  'classrooms.import.importRunning',
  'The import is running, and the passwords of new accounts are shown at its end.',
  'ImportMembersPage, Import, message',
);
export const nothingChangedBefore = message(
  'classrooms.import.nothingChangedBefore',
  'Nothing changes until you have seen what will happen.',
  'ImportMembersPage, Import',
);
export const linesCount = message(
  'classrooms.import.linesCount',
  '{count, plural, one {# line} other {# lines}}',
  'ImportMembersPage, Import',
);
export const classrooms = message('classrooms.import.classrooms', 'Classrooms', 'ImportMembersPage, Import, label');
export const membersLink = message('classrooms.import.membersLink', 'Members', 'ImportMembersPage, Import, label');
export const chooseAnotherList = message(
  'classrooms.import.chooseAnotherList',
  'Choose another list',
  'ImportMembersPage, Import',
);
export const chooseList = message('classrooms.import.chooseList', 'Choose a list', 'ImportMembersPage, Choose, title');
export const chooseFile = message('classrooms.import.chooseFile', 'Choose file', 'ImportMembersPage, Choose');
export const listOfPeople = message(
  'classrooms.import.listOfPeople',
  'List of people',
  'ImportMembersPage, Choose, aria-label',
);
export const orPasteLines = message(
  'classrooms.import.orPasteLines',
  'Or paste lines',
  'ImportMembersPage, Choose, label',
);
export const seeWhatHappens = message(
  'classrooms.import.seeWhatHappens',
  'See what will happen',
  'ImportMembersPage, Choose',
);
export const importProgress = message(
  'classrooms.import.importProgress',
  '{done} of {all} imported. Stay on this page.',
  'ImportPlanCards, label',
);
export const cancel = message('classrooms.import.cancel', 'Cancel', 'ImportPlanCards');
export const importCount = message(
  'classrooms.import.importCount',
  'Import {count, plural, one {# member} other {# members}}',
  'ImportPlanCards, buttonWords',
);
export const makeChanges = message(
  'classrooms.import.makeChanges',
  'Make {count, plural, one {# change} other {# changes}}',
  'ImportPlanCards, buttonWords',
);
export const linkWithRoster = message(
  'classrooms.import.linkWithRoster',
  'Link {count, plural, one {# member} other {# members}} with the roster',
  'ImportPlanCards, buttonWords',
);
export const chooseClassOfRoster = message(
  'classrooms.import.chooseClassOfRoster',
  'Choose a class of the roster to see what will happen.',
  'ImportPlanCards, foot, while no class is chosen',
);
export const nothingToImport = message(
  'classrooms.import.nothingToImport',
  'Nothing to import',
  'ImportPlanCards, buttonWords',
);
export const manyWouldLeave = message(
  'classrooms.import.manyWouldLeave',
  '{count} learners would leave, more than three in ten',
  'ImportPlanCards, ManyLeave, title',
);
export const checkRoster = message(
  'classrooms.import.checkRoster',
  'Check that this is the roster of this class, and that it is whole. Their work stays and comes back with them.',
  'ImportPlanCards, ManyLeave',
);
export const letLeave = message(
  'classrooms.import.letLeave',
  'Let {count, plural, one {# learner} other {# learners}} leave',
  'ImportPlanCards, ManyLeave, label',
);
export const notRead = message('classrooms.import.notRead', 'Not read', 'ImportPreview, choices, label');
export const columns = message('classrooms.import.columns', 'Columns', 'ImportPreview, ColumnsCard, title');
export const columnsOfRoster = message(
  'classrooms.import.columnsOfRoster',
  'Those of the roster',
  'ImportPreview, ColumnsCard',
);
export const guessedFromHead = message(
  'classrooms.import.guessedFromHead',
  'Guessed from the first line',
  'ImportPreview, ColumnsCard',
);
export const guessedFromContent = message(
  'classrooms.import.guessedFromContent',
  'Guessed from their content',
  'ImportPreview, ColumnsCard',
);
export const columnNumber = message(
  'classrooms.import.columnNumber',
  'Column {number}',
  'ImportPreview, ColumnsCard, label',
);
export const whatWillHappen = message(
  'classrooms.import.whatWillHappen',
  'What will happen',
  'ImportPreview, LinesCard, title',
);
export const whatWillHappenLines = message(
  'classrooms.import.whatWillHappenLines',
  'What will happen, line by line',
  'ImportPreview, LinesCard',
);
export const nameHead = message('classrooms.import.nameHead', 'Name', 'ImportPreview, LinesCard');
export const emailOrUserName = message(
  'classrooms.import.emailOrUserName',
  'E-mail or user name',
  'ImportPreview, LinesCard',
);
export const whatHappens = message('classrooms.import.whatHappens', 'What happens', 'ImportPreview, LinesCard');
export const why = message('classrooms.import.why', 'Why', 'ImportPreview, LinesCard');
export const linesShown = message(
  'classrooms.import.linesShown',
  '{shown} of {count} lines',
  'ImportPreview, LinesCard',
);
export const showAll = message('classrooms.import.showAll', 'Show all', 'ImportPreview, LinesCard');
export const commas = message('classrooms.import.commas', 'commas', 'import-words, separatorWords, comma');
export const semicolons = message(
  'classrooms.import.semicolons',
  'semicolons',
  'import-words, separatorWords, semicolon',
);
export const tabs = message('classrooms.import.tabs', 'tabs', 'import-words, separatorWords, tab');
export const importingAgain = message(
  'classrooms.import.importingAgain',
  'Importing the same list again changes nothing.',
  'ImportPlanCards',
);
export const invitationsGoOut = message(
  'classrooms.import.invitationsGoOut',
  '{count, plural, one {# invitation goes out by e-mail.} other {# invitations go out by e-mail.}}',
  'ImportPlanCards',
);
export const nothingChangedYet = message(
  'classrooms.import.nothingChangedYet',
  'Nothing is changed yet.',
  'ImportMembersPage',
);
export const whatListHolds = message(
  'classrooms.import.whatListHolds',
  "A CSV file, an XLSX spreadsheet or a OneRoster archive of your school's system. In a list, one person to a line, at most 2,000 lines, with first name, last name, e-mail and user name in any order. People with an e-mail address get an invitation; those without get an account, with the user name of the list if it is free.",
  'ImportMembersPage',
);
export const joins = message('classrooms.import.joins', 'joins', 'import-words, what happens with a person');
export const joinMany = message('classrooms.import.joinMany', 'join', 'import-words, what happens with several people');
export const leaves = message('classrooms.import.leaves', 'leaves', 'import-words, what happens with a person');
export const leaveMany = message(
  'classrooms.import.leaveMany',
  'leave',
  'import-words, what happens with several people',
);
export const joinedCount = message('classrooms.import.joinedCount', '{count, number} joined', 'ImportDone');
export const invitedCount = message('classrooms.import.invitedCount', '{count, number} invited', 'ImportDone');
export const accountsMade = message(
  'classrooms.import.accountsMade',
  '{count, plural, one {# account} other {# accounts}} made',
  'ImportDone',
);
export const renamedCount = message('classrooms.import.renamedCount', '{count, number} renamed', 'ImportDone');
export const leftCount = message('classrooms.import.leftCount', '{count, number} left', 'ImportDone');
export const ofFile = message('classrooms.import.ofFile', '“{name}”: {problem}', 'use-member-import, a refused file');
export const notAnArchive = message(
  'classrooms.import.notAnArchive',
  'This file is damaged, or is not what its name says. Export it again, or save it as CSV.',
  'use-member-import, a file named .zip or .xlsx',
);
