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
export const apiTokens = message('apiTokens.apiTokens', 'API tokens', 'ApiTokensSection, title');
export const scriptCanRead = message(
  'apiTokens.scriptCanRead',
  'A script of your school can read classes, write rosters, read results or write exercises in your name.',
  'ApiTokensSection, hint',
);
export const makeToken = message('apiTokens.makeToken', 'Make a token', 'ApiTokensSection');
export const openApiPage = message('apiTokens.openApiPage', 'Open the API page', 'ApiTokensSection');
export const tokenReady = message(
  'apiTokens.tokenReady',
  'The token “{name}” is ready',
  'ApiTokensSection, NewToken, title',
);
export const copyTokenNow = message(
  'apiTokens.copyTokenNow',
  'Copy it now: it is not shown again. Keep it like a password, and never in a file that others can read. A program sends it with each call, as <code>Authorization: Bearer</code> and the token.',
  'ApiTokensSection, NewToken',
);
export const apiToken = message('apiTokens.apiToken', 'API token', 'ApiTokensSection, NewToken, label');
export const copyToken = message('apiTokens.copyToken', 'Copy token', 'ApiTokensSection, NewToken');
export const endTokenNow = message(
  'apiTokens.endTokenNow',
  'End the token “{name}”?',
  'ApiTokensSection, handleEnd, title',
);
export const programsRefused = message(
  'apiTokens.programsRefused',
  'Programs that use it are refused from their next call on.',
  'ApiTokensSection, handleEnd, message',
);
export const keepIt = message('apiTokens.keepIt', 'Keep it', 'ApiTokensSection, handleEnd, label');
export const endIt = message('apiTokens.endIt', 'End it', 'ApiTokensSection, handleEnd, label');
export const notUsedYet = message('apiTokens.notUsedYet', 'not used yet', 'ApiTokensSection, TokenRow');
export const madeOn = message('apiTokens.madeOn', 'Made {day} · {end} · {use}', 'ApiTokensSection, TokenRow');
export const endToken = message('apiTokens.endToken', 'End the token {name}', 'ApiTokensSection, TokenRow, aria-label');
export const remove = message('apiTokens.remove', 'Remove', 'ApiTokensSection, TokenRow');
export const end = message('apiTokens.end', 'End', 'ApiTokensSection, TokenRow');
export const thirtyDays = message('apiTokens.thirtyDays', '30 days', 'MakeTokenDialog, lives, label');
export const ninetyDays = message('apiTokens.ninetyDays', '90 days', 'MakeTokenDialog, lives, label');
export const halfYear = message('apiTokens.halfYear', 'half a year', 'MakeTokenDialog, lives, label');
export const year = message('apiTokens.year', 'a year', 'MakeTokenDialog, lives, label');
export const enterName = message('apiTokens.enterName', 'Enter a name.', 'MakeTokenDialog, handleSubmit, name');
export const chooseScopes = message(
  'apiTokens.chooseScopes',
  'Choose what the token may do.',
  'MakeTokenDialog, handleSubmit, scopes',
);
export const makeIt = message('apiTokens.makeIt', 'Make it', 'MakeTokenDialog, action');
export const name = message('apiTokens.name', 'Name', 'MakeTokenDialog, label');
export const nameExample = message('apiTokens.nameExample', 'Roster script', 'MakeTokenDialog, placeholder');
export const whatItMayDo = message('apiTokens.whatItMayDo', 'What it may do', 'MakeTokenDialog');
export const worksFor = message('apiTokens.worksFor', 'Works for', 'MakeTokenDialog, label');
export const usedAgo = message('apiTokens.usedAgo', 'used {when}', 'ApiTokensSection');
export const endedOn = message('apiTokens.endedOn', 'ended {day}', 'ApiTokensSection');
export const worksUntilDay = message('apiTokens.worksUntilDay', 'works until {day}', 'ApiTokensSection');
