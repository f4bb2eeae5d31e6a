import { message } from '@lemma/contracts/messages';

export const accountErased = message('privacy.accountErased', 'Your account is erased.', 'EraseDialog, message');
export const eraseAccount = message('privacy.eraseAccount', 'Erase your account?', 'EraseDialog, title');
export const eraseAccountButton = message('privacy.eraseAccountButton', 'Erase account', 'EraseDialog, action');
export const nameAddressDraftsFiles = message(
  'privacy.nameAddressDraftsFiles',
  'Your name, your address, drafts, files and everything you wrote in words are removed, and no one can sign in to this account again. Your results stay in the figures of your classes, under “Removed learner”.',
  'EraseDialog, p',
);
export const classesOnlyTeachArchived = message(
  'privacy.classesOnlyTeachArchived',
  'Classes that only you teach are archived',
  'EraseDialog, title',
);
export const exercisesPublishedOrSet = message(
  'privacy.exercisesPublishedOrSet',
  'Exercises that you published, or that are set in a class, stay without your name. Your other drafts go.',
  'EraseDialog, Note',
);
export const typeToContinue = message('privacy.typeToContinue', 'Type {word} to continue', 'EraseDialog, label');
export const yourPassword = message('privacy.yourPassword', 'Your password', 'EraseDialog, label');
export const keepThem = message('privacy.keepThem', 'Keep them', 'retention-words, label');
export const yearsAfterArchiving = message(
  'privacy.yearsAfterArchiving',
  '{number, plural, one {# year} other {# years}} after archiving',
  'retention-words',
);
export const monthsAfterArchiving = message(
  'privacy.monthsAfterArchiving',
  '{months, plural, one {# month} other {# months}} after archiving',
  'retention-words',
);
export const namesStayWithWork = message(
  'privacy.namesStayWithWork',
  'Names stay with the work for as long as the class is there.',
  'retention-words',
);
export const noOneInClass = message(
  'privacy.noOneInClass',
  'There is no one in this class whose name could be removed.',
  'retention-words',
);
export const learnersWithAttemptsAnd = message(
  'privacy.learnersWithAttemptsAnd',
  '{learners, plural, one {# learner} other {# learners}} with {attempts, plural, one {# attempt} other {# attempts}} and {responses, plural, one {# answer} other {# answers}}',
  'retention-words',
);
export const becomeRemovedLater = message(
  'privacy.becomeRemovedLater',
  'The class is not archived. When the time comes, {who} would become “Removed learner”. Points and answers stay.',
  'retention-words; who: 3 learners with 5 attempts and 20 answers',
);
export const becomeRemovedOn = message(
  'privacy.becomeRemovedOn',
  'On {date}, {who} would become “Removed learner”. Points and answers stay.',
  'retention-words; who: 3 learners with 5 attempts and 20 answers',
);
export const whoLooked = message(
  'privacy.whoLooked',
  'Who looked at your records',
  'RecordViews, RecordViewsSection, title',
);
export const whoLookedMeans = message(
  'privacy.whoLookedMeans',
  'Teachers and people who run this site, newest first. Repeated views within an hour count as one.',
  'RecordViews, RecordViewsSection, hint',
);
export const noOneLooked = message(
  'privacy.noOneLooked',
  'No one has looked at your records yet.',
  'RecordViews, Views',
);
export const newer = message('privacy.newer', 'Newer', 'RecordViews, Views');
export const pageOf = message('privacy.pageOf', '{page} of {count}', 'RecordViews, Views');
export const older = message('privacy.older', 'Older', 'RecordViews, Views');
export const keepingNames = message('privacy.keepingNames', 'Keeping names', 'RetentionSection, title');
export const keepingNamesMeans = message(
  'privacy.keepingNamesMeans',
  'Some time after archiving, the names of learners can be removed from this class. Its figures stay.',
  'RetentionSection, about',
);
export const removeNamesNow = message(
  'privacy.removeNamesNow',
  'Remove names after that time?',
  'RetentionSection, handleSave, title',
);
export const namesDoNotComeBack = message(
  'privacy.namesDoNotComeBack',
  '{when} Names that are removed do not come back.',
  'RetentionSection, handleSave, message',
);
export const cancel = message('privacy.cancel', 'Cancel', 'RetentionSection, handleSave, label');
export const save = message('privacy.save', 'Save', 'RetentionSection, handleSave, label');
export const saved = message('privacy.saved', 'Saved.', 'RetentionSection, handleSave, message');
export const learnersNames = message('privacy.learnersNames', 'Learners’ names', 'RetentionSection, Choice, label');
export const yourData = message('privacy.yourData', 'Your data', 'YourData, YourDataSection, title');
export const yourDataMeans = message(
  'privacy.yourDataMeans',
  'Your data is yours: take it with you, or have it removed.',
  'YourData, YourDataSection, hint',
);
export const downloadData = message('privacy.downloadData', 'Download your data', 'YourData, YourDataSection');
export const downloadMeans = message(
  'privacy.downloadMeans',
  'Your account, classes, answers and results, as pages to read and as a file for programs.',
  'YourData, YourDataSection',
);
export const download = message('privacy.download', 'Download', 'YourData, YourDataSection');
export const eraseYourAccount = message('privacy.eraseYourAccount', 'Erase your account', 'YourData, YourDataSection');
export const eraseMeans = message(
  'privacy.eraseMeans',
  'Your name, address and everything you wrote are removed. This cannot be undone.',
  'YourData, YourDataSection',
);
