import { message } from '@lemma/contracts/messages';

export const readClasses = message('apiTokens.readClasses', 'Read classes', 'scope-words, name');
export const classesTheirMembersAnd = message(
  'apiTokens.classesTheirMembersAnd',
  'Your classes, their members and their tasks.',
  'scope-words, means',
);
export const writeRosters = message('apiTokens.writeRosters', 'Write rosters', 'scope-words, name');
export const makesClassesImportsAnd = message(
  'apiTokens.makesClassesImportsAnd',
  'Makes classes, imports and invites people, takes them out of your classes.',
  'scope-words, means',
);
export const readResults = message('apiTokens.readResults', 'Read results', 'scope-words, name');
export const gradeBooksAndAnswers = message(
  'apiTokens.gradeBooksAndAnswers',
  'Grade books and answers of your classes.',
  'scope-words, means',
);
export const writeExercises = message('apiTokens.writeExercises', 'Write exercises', 'scope-words, name');
export const readsWritesImportsAnd = message(
  'apiTokens.readsWritesImportsAnd',
  'Reads, writes, imports and publishes exercises.',
  'scope-words, means',
);
