import { message } from '@lemma/contracts/messages';

export const problemWithRequest = message(
  'server.problemWithRequest',
  'There was a problem with the request',
  'answer to a call that cannot be read',
);
export const permissionDenied = message('server.permissionDenied', 'Permission denied', 'answer to a refused call');
export const resourceNotFound = message(
  'server.resourceNotFound',
  'Resource not found',
  'answer to a call for something that is not there',
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
export const internalError = message('server.internalError', 'Internal server error', 'answer to a call that failed');
