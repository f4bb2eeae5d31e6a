import { message } from '@lemma/contracts/messages';

export const lastName = message('server.tables.lastName', 'Last name', 'head of a column, table to download');
export const firstName = message('server.tables.firstName', 'First name', 'head of a column, table to download');
export const name = message('server.tables.name', 'Name', 'head of a column, table to download');
export const question = message('server.tables.question', 'Question', 'head of a column, table to download');
export const answer = message('server.tables.answer', 'Answer', 'head of a column, table to download');
export const outcome = message(
  'server.tables.outcome',
  'Outcome',
  'head of a column, table to download: right, partly, wrong',
);
export const timeUtc = message('server.tables.timeUtc', 'Time (UTC)', 'head of a column, table to download');
export const seconds = message('server.tables.seconds', 'Seconds', 'head of a column, table to download');
export const right = message('server.tables.right', 'right', 'outcome of an answer, table to download');
export const partly = message('server.tables.partly', 'partly', 'outcome of an answer, table to download');
export const wrong = message('server.tables.wrong', 'wrong', 'outcome of an answer, table to download');
export const unknown = message(
  'server.tables.unknown',
  'unknown',
  'outcome of an answer that could not be decided, table to download',
);
export const open = message(
  'server.tables.open',
  'open',
  'outcome of a question that is not answered, table to download',
);
