import { message } from '@lemma/contracts/messages';

export const loadingAnswers = message('results.learner.loadingAnswers', 'Loading answers', 'LearnerAnswer, label');
export const sameMistakeInAll = message(
  'results.learner.sameMistakeInAll',
  'Same mistake in all {tries} tries',
  'LearnerAnswer, title',
);
export const sameMistakeInTries = message(
  'results.learner.sameMistakeInTries',
  'Same mistake in {tries} tries',
  'LearnerAnswer, title',
);
export const masteryByTopic = message('results.learner.masteryByTopic', 'Mastery by topic', 'MasteryCard, title');
export const olderAnswersCountLess = message(
  'results.learner.olderAnswersCountLess',
  'older answers count less',
  'MasteryCard, HeadNote',
);
export const topicsAppearHereAs = message(
  'results.learner.topicsAppearHereAs',
  'Topics appear here as soon as there are answers.',
  'MasteryCard, EmptyState',
);
export const topicsWithTooFew = message(
  'results.learner.topicsWithTooFew',
  '{fewCount, plural, one {# topic} other {# topics}} with too few answers to say',
  'MasteryCard, summary',
);
export const other = message('results.learner.other', 'Other', 'MasteryCard, text');
export const answers = message(
  'results.learner.answers',
  '{answerCount, plural, one {# answer} other {# answers}}',
  'MasteryCard, number',
);
export const notBegunCountsAs = message(
  'results.learner.notBegunCountsAs',
  'Not begun, counts as zero',
  'MyGrades, missing',
);
export const amongLowestOfIts = message(
  'results.learner.amongLowestOfIts',
  'Among the lowest of its group, does not count',
  'MyGrades, dropped',
);
export const excusedDoesNotCount = message(
  'results.learner.excusedDoesNotCount',
  'You are excused: it does not count',
  'MyGrades, excused',
);
export const doesNotCountYet = message('results.learner.doesNotCountYet', 'Does not count yet', 'MyGrades, waiting');
export const doesNotCountTowards = message(
  'results.learner.doesNotCountTowards',
  'Does not count towards the total',
  'MyGrades, outside',
);
export const nothingCountsYet = message('results.learner.nothingCountsYet', 'Nothing counts yet', 'MyGrades, none');
export const yourTotal = message('results.learner.yourTotal', 'Your total: {percent} %', 'MyGrades, title');
export const whatCounts = message('results.learner.whatCounts', 'What counts', 'MyGrades, summary');
export const of = message('results.learner.of', '{score} of {points}', 'MyGrades, text');
export const ofPoints = message('results.learner.ofPoints', '{earned} of {possible} points', 'MyGrades');
export const classAverage = message('results.learner.classAverage', 'class average {percent} %', 'MyGrades');
export const teacherChangedScore = message(
  'results.learner.teacherChangedScore',
  'Your teacher changed the score',
  'MyGrades',
);
export const lowestTasksLeftOut = message(
  'results.learner.lowestTasksLeftOut',
  ', the lowest {dropLowest, plural, one {# task} other {# tasks}} left out',
  'MyGrades',
);
export const weight = message('results.learner.weight', '{name}: {share}, weight {figure} %{lowest}', 'MyGrades, name');
export const others = message('results.learner.others', 'Others', 'MyGrades, name');
export const min = message('results.learner.min', '{minutes} min', 'learner-words');
export const hMin = message('results.learner.hMin', '{hours} h {number} min', 'learner-words');
export const moreTime = message('results.learner.moreTime', '{number} % more time', 'learner-words');
export const moreMinutes = message('results.learner.moreMinutes', '{extraMinutes} more minutes', 'learner-words');
export const dueLater = message('results.learner.dueLater', 'due {duration} later', 'learner-words');
export const moreAttempts = message(
  'results.learner.moreAttempts',
  '{extraAttempts} more {extraAttempts, plural, one {attempt} other {attempts}}',
  'learner-words',
);
