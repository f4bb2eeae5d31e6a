import { message } from '@lemma/contracts/messages';

export const problemWithRequest = message(
  'server.problemWithRequest',
  'There was a problem with the request',
  'answer to a call that cannot be read',
  { fixed: 'X04' },
);
export const permissionDenied = message('server.permissionDenied', 'Permission denied', 'answer to a refused call', {
  fixed: 'X04',
});
export const resourceNotFound = message(
  'server.resourceNotFound',
  'Resource not found',
  'answer to a call for something that is not there',
  { fixed: 'X04' },
);
export const tooLarge = message('server.tooLarge', 'This is too large to be sent.', 'answer to a call');
export const tooManyTries = message(
  'server.tooManyTries',
  'Too many tries. Wait a minute, then try again.',
  'answer to calls in quick succession',
);
export const unavailable = message(
  'server.unavailable',
  'Service unavailable, please try again later.',
  'answer while the database is away',
  { fixed: 'X07' },
);
export const busy = message(
  'server.busy',
  'The server is busy. Try again in a few seconds.',
  'answer while the database is overloaded',
);
export const full = message(
  'server.full',
  'The server has no room left to save this. What is there can still be read.',
  'answer while the disk is full',
);
export const databaseGone = message(
  'server.databaseGone',
  'The server has lost the files of its database. Its operator must put them back.',
  'answer while the database has no files',
);
export const readOnly = message(
  'server.readOnly',
  'The server can save nothing at the moment. What is there can still be read.',
  'answer while the database cannot be written',
);
export const internalError = message('server.internalError', 'Internal server error', 'answer to a call that failed', {
  fixed: 'X04',
});
export const notForTokens = message(
  'server.notForTokens',
  'This call cannot be made with an API token.',
  'refusal, api-token',
);
export const scopeNeeded = message(
  'server.scopeNeeded',
  'This call needs an API token with the scope {tokenScope}.',
  'refusal, api-token',
);
export const takesTooLong = message(
  'server.takesTooLong',
  'This takes too long to check. Your answer is kept; try again later.',
  'refusal, engine',
);
export const tooMuchToCheck = message(
  'server.tooMuchToCheck',
  'There is too much to check at the moment. Try again in a few seconds.',
  'refusal, engine',
);
export const tooMuchToDo = message(
  'server.tooMuchToDo',
  'There is too much to do at the moment. Try again in a few seconds.',
  'refusal, turns',
);
export const fileItself = message(
  'server.fileItself',
  'Send the file itself, with its own type.',
  'refusal, json-body',
);
export const tooMuchToRead = message('server.tooMuchToRead', 'This holds more than can be read.', 'refusal, json-body');
export const cannotBeKept = message(
  'server.cannotBeKept',
  'This holds characters or numbers that cannot be kept.',
  'refusal, register',
);
export const fieldNotKnown = message('server.fieldNotKnown', 'This field is not known.', 'refusal, register');
export const askAgain = message('server.askAgain', 'Ask again in a moment.', 'refusal, streams');
export const tooManyWrongTries = message(
  'server.tooManyWrongTries',
  'Too many wrong tries. Wait {minutes, plural, one {a minute} other {# minutes}}, then try again.',
  'answer after wrong passwords or codes',
);
export const tooManyWrongTriesHours = message(
  'server.tooManyWrongTriesHours',
  'Too many wrong tries. Wait {hours, plural, one {# hour} other {# hours}}, then try again.',
  'answer after wrong passwords or codes',
);
export const isRequired = message('server.field.isRequired', 'This is needed.', 'message at a field that is missing');
export const isOfOtherKind = message(
  'server.field.isOfOtherKind',
  'This cannot be read here.',
  'message at a field that holds something of another kind',
);
export const isEmpty = message('server.field.isEmpty', 'Fill this in.', 'message at an empty field');
export const isTooShort = message(
  'server.field.isTooShort',
  'Use at least {minimum, plural, one {# character} other {# characters}}.',
  'message at a field',
);
export const isTooLong = message(
  'server.field.isTooLong',
  'Use at most {maximum, plural, one {# character} other {# characters}}.',
  'message at a field',
);
export const isTooSmall = message(
  'server.field.isTooSmall',
  'Use {minimum, number} or more.',
  'message at a field of a number',
);
export const isNotAbove = message(
  'server.field.isNotAbove',
  'Use more than {minimum, number}.',
  'message at a field of a number',
);
export const isTooLarge = message(
  'server.field.isTooLarge',
  'Use {maximum, number} or less.',
  'message at a field of a number',
);
export const isNotBelow = message(
  'server.field.isNotBelow',
  'Use less than {maximum, number}.',
  'message at a field of a number',
);
export const areTooFew = message(
  'server.field.areTooFew',
  '{minimum, plural, one {Choose at least one.} other {Choose at least #.}}',
  'message at a field of several things',
);
export const areTooMany = message(
  'server.field.areTooMany',
  '{maximum, plural, one {Choose at most one.} other {Choose at most #.}}',
  'message at a field of several things',
);
export const isNoStep = message(
  'server.field.isNoStep',
  'Use a multiple of {divisor, number}.',
  'message at a field of a number',
);
export const isNoAddress = message('server.field.isNoAddress', 'This is not an e-mail address.', 'message at a field');
export const isNoDay = message('server.field.isNoDay', 'This is not a day.', 'message at a field');
export const isNoMoment = message('server.field.isNoMoment', 'This is not a day with a time.', 'message at a field');
export const isNoLink = message('server.field.isNoLink', 'This is not an address of a page.', 'message at a field');
export const isNoId = message(
  'server.field.isNoId',
  'There is nothing with this name.',
  'message at a field that names a thing',
);
export const isMisspelt = message(
  'server.field.isMisspelt',
  'This is not written as it should be.',
  'message at a field',
);
export const isNoneOfThese = message(
  'server.field.isNoneOfThese',
  'Choose one of the possibilities.',
  'message at a field',
);
export const doesNotFit = message('server.field.doesNotFit', 'This does not fit here.', 'message at a field');
export const archiveTooLarge = message(
  'server.archiveTooLarge',
  'This file holds more than can be read when it is unpacked.',
  'refusal of a file',
);
export const archiveBroken = message(
  'server.archiveBroken',
  'This file is damaged, or locked by a password, and cannot be read.',
  'refusal of a file',
);
export const noWorkbook = message(
  'server.noWorkbook',
  'This is not a spreadsheet that can be read. Save it as XLSX or CSV, then choose that file.',
  'refusal of a file',
);
export const noSuchSheet = message(
  'server.noSuchSheet',
  'There is no sheet “{sheet}” in this file.',
  'refusal of a file',
);
export const sheetTooLarge = message(
  'server.sheetTooLarge',
  'This sheet holds more than can be read. Copy the list into a file of its own.',
  'refusal of a file',
);
export const sheetTooWide = message(
  'server.sheetTooWide',
  'This sheet has more than {mostColumns} columns.',
  'refusal of a file',
);
export const cellHasFormula = message(
  'server.cellHasFormula',
  'Cell {cell} has a formula. Copy the list and paste it as values only, then choose that file.',
  'refusal of a file',
);
