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
