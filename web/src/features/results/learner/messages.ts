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
export const taskAttempt = message('results.learner.taskAttempt', '{task}, attempt {number}', 'LearnerAttempts');
export const ofMinutes = message(
  'results.learner.ofMinutes',
  'of {minutes} min',
  'LearnerAttempts, after the time used',
);
export const percentOfTries = message(
  'results.learner.percentOfTries',
  '{percent} <small>% of {count}</small>',
  'LearnerPage',
);
export const begunOf = message(
  'results.learner.begunOf',
  '{count} <small>of {all}</small>',
  'LearnerPage, tasks begun',
);
export const of100 = message('results.learner.of100', 'of 100', 'LearnerPage, after the total');
export const attempts = message('results.learner.attempts', 'Attempts', 'LearnerAttempts, title');
export const taskLabel = message('results.learner.taskLabel', 'Task', 'LearnerAttempts, label');
export const allTasks = message('results.learner.allTasks', 'All tasks', 'LearnerAttempts, label');
export const newestOf = message('results.learner.newestOf', 'newest {count} of {all}', 'LearnerAttempts');
export const noTaskBegun = message('results.learner.noTaskBegun', '{name} has not begun a task.', 'LearnerAttempts');
export const showMore = message('results.learner.showMore', 'Show more', 'LearnerAttempts');
export const oneTry = message('results.learner.oneTry', '1 try', 'LearnerAttempts, AttemptLine');
export const tries = message('results.learner.tries', '{count} tries', 'LearnerAttempts, AttemptLine');
export const learnerLabel = message('results.learner.learnerLabel', 'Learner', 'LearnerPage');
export const loadingLearner = message('results.learner.loadingLearner', 'Loading the learner', 'LearnerPage, label');
export const classrooms = message('results.learner.classrooms', 'Classrooms', 'LearnerPage, LearnerView, label');
export const classLabel = message('results.learner.classLabel', 'Class', 'LearnerPage, LearnerView, label');
export const members = message('results.learner.members', 'Members', 'LearnerPage, LearnerView, label');
export const joinedAnd = message('results.learner.joinedAnd', 'Joined {day} · {answered}', 'LearnerPage, LearnerView');
export const noAnswersYet = message('results.learner.noAnswersYet', 'no answers yet', 'LearnerPage, LearnerView');
export const lastAnswer = message('results.learner.lastAnswer', 'last answer {moment}', 'LearnerPage, LearnerView');
export const total = message('results.learner.total', 'Total', 'LearnerPage, factsOf, label');
export const rightAtFirstTry = message(
  'results.learner.rightAtFirstTry',
  'Right at first try',
  'LearnerPage, factsOf, label',
);
export const tasksBegun = message('results.learner.tasksBegun', 'Tasks begun', 'LearnerPage, factsOf, label');
export const lastWeek = message('results.learner.lastWeek', 'Last 7 days', 'LearnerPage, factsOf, label');
export const reasonGiven = message('results.learner.reasonGiven', 'Reason: {reason}', 'MyGrades, noteOfTask');
export const nothingCounts = message('results.learner.nothingCounts', 'nothing counts yet', 'MyGrades, partsOf');
export const of100AndClass = message(
  'results.learner.of100AndClass',
  'of 100, class {average}',
  'LearnerPage, after the total, with the average of the class',
);
