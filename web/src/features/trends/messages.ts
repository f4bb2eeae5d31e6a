import { message } from '@lemma/contracts/messages';

export const activeWeek = message('trends.activeWeek', '<b>{activeCount}</b> active this week', 'ClassTrend, span');
export const right = message('trends.right', '<b>{share}</b> right', 'ClassTrend, span');
export const activeLearnersAndShare = message(
  'trends.activeLearnersAndShare',
  'Active learners and share right, week by week',
  'ClassTrend, caption',
);
export const week = message('trends.week', 'Week', 'ClassTrend');
export const activeLearnersShareRight = message(
  'trends.activeLearnersShareRight',
  'Active learners, share right',
  'ClassTrend',
);
export const learners = message(
  'trends.learners',
  '{activeCount, plural, one {# learner} other {# learners}}',
  'ClassTrend, number',
);
export const noAnswers = message('trends.noAnswers', 'no answers', 'trend-words');
export const weekFrom = message('trends.weekFrom', 'week from {date}', 'trend-words');
export const justBegun = message('trends.justBegun', 'just begun', 'trend-words, words');
export const gettingThere = message('trends.gettingThere', 'getting there', 'trend-words, words');
export const notYet = message('trends.notYet', 'not yet', 'trend-words, words');
export const signsNow = message(
  'trends.signsNow',
  '▲ ▼ more than 5 points in four weeks; a dot: fewer than three answers',
  'MasteryPage, legend',
);
export const signsBefore = message('trends.signsBefore', 'A dot: fewer than three answers', 'MasteryPage, legend');
export const thisWeek = message('trends.thisWeek', 'this week', 'ClassTrend, ends');
export const rightByWeek = message(
  'trends.rightByWeek',
  'Right answers, week by week',
  'LearnerTrend, MemberTrend, title',
);
export const practiceByWeek = message(
  'trends.practiceByWeek',
  'Your practice, week by week',
  'LearnerTrend, MyTrend, title',
);
export const yourTopics = message('trends.yourTopics', 'Your topics', 'LearnerTrend, MyTrend, aria-label');
export const other = message('trends.other', 'Other', 'LearnerTrend, MyTrend');
export const shareByWeek = message(
  'trends.shareByWeek',
  'Share right, week by week',
  'LearnerTrend, WeekCurve, caption',
);
export const rightHead = message('trends.rightHead', 'Right', 'LearnerTrend, WeekCurve, heads');
export const now = message('trends.now', 'Now', 'MasteryPage, moments, label');
export const fourWeeksAgo = message('trends.fourWeeksAgo', '4 weeks ago', 'MasteryPage, moments, label');
export const loadingMap = message('trends.loadingMap', 'Loading the mastery map', 'MasteryPage, label');
export const mapAppears = message(
  'trends.mapAppears',
  'The map appears as soon as learners have answered.',
  'MasteryPage',
);
export const mapMeans = message(
  'trends.mapMeans',
  'How much of each topic they get right; newer answers count more. Hatched: not practised.',
  'MasteryPage',
);
export const show = message('trends.show', 'Show', 'MasteryPage, label');
export const learnersOf = message('trends.learnersOf', 'Learners {from} to {to} of {count}', 'MasteryPage');
export const previous = message('trends.previous', 'Previous', 'MasteryPage');
export const next = message('trends.next', 'Next', 'MasteryPage');
export const masteryTable = message(
  'trends.masteryTable',
  'Mastery by learner and topic',
  'MasteryPage, MapTable, label',
);
export const learnerHead = message('trends.learnerHead', 'Learner', 'MasteryPage, MapTable');
export const theseLearners = message('trends.theseLearners', 'These learners', 'MasteryPage, MapTable');
export const classHead = message('trends.classHead', 'Class', 'MasteryPage, MapTable');
export const notPractised = message('trends.notPractised', 'not practised', 'MasteryPage, Cell');
export const fewAnswers = message('trends.fewAnswers', 'fewer than three answers', 'MasteryPage, Cell');
export const rising = message('trends.rising', ', rising', 'MasteryPage, Cell');
export const falling = message('trends.falling', ', falling', 'MasteryPage, Cell');
export const fading = message('trends.fading', 'fading', 'trend-words, standingWords, words');
export const secure = message('trends.secure', 'secure', 'trend-words, standingWords, words');
