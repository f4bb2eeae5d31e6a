import { message } from '@lemma/contracts/messages';

export const language = message('languages.language', 'Language', 'title of a section of settings, label of a choice');
export const ofPagesAndMails = message(
  'languages.ofPagesAndMails',
  'Of all pages and of mails to you.',
  'OwnLanguageSection, under its title',
);
export const asClassOrBrowser = message(
  'languages.asClassOrBrowser',
  'Same as my class or browser',
  'OwnLanguageSection, choice of no language',
);
export const pageLoadsAnew = message(
  'languages.pageLoadsAnew',
  'The page reloads in the language you choose.',
  'OwnLanguageSection, under the choice',
);
export const asLearnersBrowsers = message(
  'languages.asLearnersBrowsers',
  'Same as each learner’s browser',
  'ClassLanguageSection, choice of no language',
);
export const forLearnersWithout = message(
  'languages.forLearnersWithout',
  'Of pages and mails for learners who have chosen none themselves.',
  'ClassLanguageSection, under its title',
);
export const saved = message('languages.saved', 'Saved.', 'ClassLanguageSection, after a choice');
