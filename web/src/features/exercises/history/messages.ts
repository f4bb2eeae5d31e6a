import { message } from '@lemma/contracts/messages';

export const added = message('exercises.history.added', 'added:', 'DifferenceList, VisuallyHidden');
export const removed = message('exercises.history.removed', 'removed:', 'DifferenceList, VisuallyHidden');
export const replaceUnpublishedChanges = message(
  'exercises.history.replaceUnpublishedChanges',
  'Replace your unpublished changes?',
  'use-restore, title',
);
export const draftChangesInNo = message(
  'exercises.history.draftChangesInNo',
  'The draft has changes that are in no version. Version {versionNumber} takes their place.',
  'use-restore, message',
);
export const cancel = message('exercises.history.cancel', 'Cancel', 'use-restore, label');
export const replaceThem = message('exercises.history.replaceThem', 'Replace them', 'use-restore, label');
export const draftVersionAgainPublish = message(
  'exercises.history.draftVersionAgainPublish',
  'The draft is version {versionNumber} again. Publish it to make it the newest version.',
  'use-restore, message',
);
export const undo = message('exercises.history.undo', 'Undo', 'use-restore, label');
export const historyTitle = message('exercises.history.historyTitle', 'History', 'HistoryPage, title');
export const loadingVersions = message(
  'exercises.history.loadingVersions',
  'Loading versions',
  'HistoryPage, HistoryOf, label',
);
export const versions = message('exercises.history.versions', 'Versions', 'HistoryPage, NothingYet, aria-label');
export const notPublishedYet = message(
  'exercises.history.notPublishedYet',
  'Each time you publish, a version is kept here. This exercise is not published yet.',
  'HistoryPage, NothingYet',
);
export const theDraft = message('exercises.history.theDraft', 'The draft', 'HistoryPage, Comparison');
export const versionNumber = message('exercises.history.versionNumber', 'Version {number}', 'HistoryPage, Comparison');
export const onlyVersion = message(
  'exercises.history.onlyVersion',
  'This is the only version. The next one is compared with it here.',
  'HistoryPage, Comparison',
);
export const against = message('exercises.history.against', '{name} against', 'HistoryPage, Comparison, title');
export const compareWith = message('exercises.history.compareWith', 'Compare with', 'HistoryPage, Comparison, label');
export const versionWords = message(
  'exercises.history.versionWords',
  'version {number}',
  'HistoryPage, Comparison, label',
);
export const changesCount = message(
  'exercises.history.changesCount',
  '{count, plural, one {# change} other {# changes}}',
  'HistoryPage, Comparison',
);
export const comparing = message('exercises.history.comparing', 'Comparing', 'HistoryPage, Comparison, label');
export const nothingDiffers = message(
  'exercises.history.nothingDiffers',
  'Nothing differs.',
  'HistoryPage, Comparison',
);
export const restoringMeans = message(
  'exercises.history.restoringMeans',
  'Restoring makes it the draft. Published versions stay as they are.',
  'HistoryPage, Restore',
);
export const restoreVersion = message(
  'exercises.history.restoreVersion',
  'Restore version {number}',
  'HistoryPage, Restore',
);
export const source = message('exercises.history.source', 'Source', 'SourcePage, title');
export const sinceYouCopied = message(
  'exercises.history.sinceYouCopied',
  '“{title}” since you copied it',
  'SourcePage, SourceOf, title',
);
export const showSource = message('exercises.history.showSource', 'Show the source', 'SourcePage, SourceOf');
export const versionsFromTo = message(
  'exercises.history.versionsFromTo',
  'version {from} to {to}',
  'SourcePage, SourceOf',
);
export const nothingChanged = message(
  'exercises.history.nothingChanged',
  'Nothing has changed there.',
  'SourcePage, SourceOf',
);
export const learnersHaveBegun = message(
  'exercises.history.learnersHaveBegun',
  'Learners have begun. Questions that they have already got stay as they are, with their results. Whatever is drawn from now on is new.',
  'TakeNewVersion, take, message',
);
export const uses = message('exercises.history.uses', 'Uses', 'UsesPage, title');
export const loadingTasks = message('exercises.history.loadingTasks', 'Loading tasks', 'UsesPage, UsesOf, label');
export const inYourClasses = message('exercises.history.inYourClasses', 'In your classes', 'UsesPage, UsesOf, title');
export const notPublished = message('exercises.history.notPublished', 'not published yet', 'UsesPage, UsesOf');
export const newestVersion = message('exercises.history.newestVersion', 'newest version: {number}', 'UsesPage, UsesOf');
export const tasksAppear = message(
  'exercises.history.tasksAppear',
  'Tasks of your classes that use this exercise appear here.',
  'UsesPage, UsesOf',
);
export const noOneBegan = message('exercises.history.noOneBegan', 'no one has begun', 'UsesPage, begunWords');
export const learnersBegan = message(
  'exercises.history.learnersBegan',
  '{count, plural, one {# learner has} other {# learners have}} begun',
  'UsesPage, begunWords',
);
export const practice = message('exercises.history.practice', 'practice', 'UsesPage, UseRow');
export const assessment = message('exercises.history.assessment', 'assessment', 'UsesPage, UseRow');
export const firstVersion = message('exercises.history.firstVersion', 'First version', 'VersionList, changeWords');
export const copiedFrom = message('exercises.history.copiedFrom', 'Copied from “{title}”', 'VersionList, changeWords');
export const publishedAgain = message(
  'exercises.history.publishedAgain',
  'Published again without changes',
  'VersionList, changeWords',
);
export const draft = message('exercises.history.draft', 'Draft', 'VersionList');
export const changesNotPublished = message(
  'exercises.history.changesNotPublished',
  'changes that are not published',
  'VersionList',
);
export const publishedWord = message('exercises.history.publishedWord', 'published', 'VersionList, label');
export const tasksUseIt = message(
  'exercises.history.tasksUseIt',
  '{count, plural, one {# task uses} other {# tasks use}} it',
  'VersionList, label',
);
export const showOlder = message('exercises.history.showOlder', 'Show older versions', 'VersionList');
export const takeVersionInto = message(
  'exercises.history.takeVersionInto',
  'Take {version, select, new {the new version} other {version {version}}} into “{task}”?',
  'TakeNewVersion',
);
export const takeVersion = message(
  'exercises.history.takeVersion',
  'Take {version, select, new {the new version} other {version {version}}}',
  'TakeNewVersion, button',
);
export const nowUsesVersion = message(
  'exercises.history.nowUsesVersion',
  '“{task}” now uses {version, select, new {the new version} other {version {version}}}.',
  'TakeNewVersion',
);
export const othersUse = message(
  'exercises.history.othersUse',
  '{count, plural, one {# task of other teachers uses} other {# tasks of other teachers use}} it.',
  'UsesPage, UsesOf',
);
export const othersAlsoUse = message(
  'exercises.history.othersAlsoUse',
  'Also, {count, plural, one {# task of other teachers uses} other {# tasks of other teachers use}} it.',
  'UsesPage, UsesOf',
);
export const moreChanges = message('exercises.history.moreChanges', '{count, number} more', 'VersionList, changeWords');
