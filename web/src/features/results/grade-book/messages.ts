import { message } from '@lemma/contracts/messages';

export const loadingResults = message('results.gradeBook.loadingResults', 'Loading results', 'GradeBookPage, label');
export const scoresAppearHereRow = message(
  'results.gradeBook.scoresAppearHereRow',
  'Scores appear here, a row for each learner and a column for each task. Set a task first.',
  'GradeBookPage, text',
);
export const scoresAppearHereAs = message(
  'results.gradeBook.scoresAppearHereAs',
  'Scores appear here as soon as a learner has joined. Give out the class code.',
  'GradeBookPage, text',
);
export const gradeBook = message('results.gradeBook.gradeBook', 'Grade book', 'GradeBookPage, aria-label');
export const findLearner = message('results.gradeBook.findLearner', 'Find a learner', 'GradeBookPage, label');
export const showScoresAs = message('results.gradeBook.showScoresAs', 'Show scores as', 'GradeBookPage, label');
export const percent = message('results.gradeBook.percent', 'Percent', 'GradeBookPage, label');
export const points = message('results.gradeBook.points', 'Points', 'GradeBookPage, label');
export const attempts = message('results.gradeBook.attempts', 'Attempts', 'GradeBookPage, label');
export const noOneHereName = message(
  'results.gradeBook.noOneHereName',
  'No one here has that name.',
  'GradeBookPage, EmptyState',
);
export const learners = message(
  'results.gradeBook.learners',
  '{allCount, plural, one {# learner} other {# learners}}',
  'GradeBookPage, number',
);
export const ofLearners = message(
  'results.gradeBook.ofLearners',
  '{rowCount} of {allCount, plural, one {# learner} other {# learners}}',
  'GradeBookPage, text',
);
export const taskCountsOnceDue = message(
  'results.gradeBook.taskCountsOnceDue',
  'A task counts once it is due, or as soon as a learner has finished it.',
  'GradeBookPage',
);
export const tasksDueAndNot = message(
  'results.gradeBook.tasksDueAndNot',
  'Tasks that are due and were not begun count as zero.',
  'GradeBookPage',
);
export const tasksNotBegunDo = message(
  'results.gradeBook.tasksNotBegunDo',
  'Tasks that were not begun do not count.',
  'GradeBookPage',
);
export const struckOutAmongLowest = message(
  'results.gradeBook.struckOutAmongLowest',
  'Struck out: among the lowest of its group, does not count.',
  'GradeBookPage',
);
export const inBracketsDoesNot = message(
  'results.gradeBook.inBracketsDoesNot',
  'In brackets: does not count yet.',
  'GradeBookPage',
);
export const dashedDoesNotCount = message(
  'results.gradeBook.dashedDoesNotCount',
  'Dashed: does not count yet.',
  'GradeBookPage',
);
export const starMeansTeacherChanged = message(
  'results.gradeBook.starMeansTeacherChanged',
  'A star means that a teacher changed the score.',
  'GradeBookPage',
);
export const cornerMarkMeansTeacher = message(
  'results.gradeBook.cornerMarkMeansTeacher',
  'A corner mark means that a teacher changed the score.',
  'GradeBookPage',
);
export const excDoesNotCount = message('results.gradeBook.excDoesNotCount', '“exc.” does not count.', 'GradeBookPage');
export const average = message('results.gradeBook.average', 'Average', 'GradeFrame, text');
export const learner = message('results.gradeBook.learner', 'Learner', 'GradeHead, text');
export const total = message('results.gradeBook.total', 'Total', 'GradeHead, aria-label');
export const tasksToOf = message(
  'results.gradeBook.tasksToOf',
  ', tasks {first} to {last} of {taskCount}',
  'GradePaper, text',
);
export const jumpToTasks = message('results.gradeBook.jumpToTasks', 'Jump to tasks', 'GroupChips, aria-label');
export const others = message('results.gradeBook.others', 'Others', 'GroupChips, text');
export const amongLowestDoesNot = message(
  'results.gradeBook.amongLowestDoesNot',
  'among the lowest, does not count',
  'grade-table',
);
export const notBegunCountsAs = message(
  'results.gradeBook.notBegunCountsAs',
  'not begun, counts as zero',
  'grade-table',
);
export const notDueDoesNot = message('results.gradeBook.notDueDoesNot', 'not due, does not count yet', 'grade-table');
export const test = message('results.gradeBook.test', '{name} (test)', 'grade-table');
export const belowForty = message('results.gradeBook.belowForty', 'below 40', 'heat');
export const ninetyAndUp = message('results.gradeBook.ninetyAndUp', '90 and up', 'heat');
export const coloursInPercent = message(
  'results.gradeBook.coloursInPercent',
  'Colours, in percent',
  'heat, aria-label',
);
export const arrivedIn = message('results.gradeBook.arrivedIn', 'in {place}', 'sent-scores');
export const onItsWayTo = message('results.gradeBook.onItsWayTo', 'on its way to {place}', 'sent-scores');
export const noGradeIn = message('results.gradeBook.noGradeIn', 'no grade in {place}', 'sent-scores');
export const scoreIn = message('results.gradeBook.scoreIn', '{number} in {place}', 'sent-scores');
export const notTakenBy = message('results.gradeBook.notTakenBy', 'not taken by {place}', 'sent-scores');
export const waitingSince = message('results.gradeBook.waitingSince', 'Waiting since {moment}.', 'sent-scores');
export const noGrade = message('results.gradeBook.noGrade', '{place} has no grade.', 'sent-scores');
export const hasInstead = message('results.gradeBook.hasInstead', '{place} has {number} instead.', 'sent-scores');
export const notTaken = message('results.gradeBook.notTaken', '{place} has not taken it.', 'sent-scores');
export const noScoresYet = message('results.gradeBook.noScoresYet', 'no scores yet', 'sent-scores');
export const scores = message(
  'results.gradeBook.scores',
  '{scoreCount, plural, one {# score} other {# scores}}',
  'sent-scores, number',
);
export const kindAndPoints = message(
  'results.gradeBook.kindAndPoints',
  '{kind, select, assessment {test · of {points}} poll {poll · of {points}} other {of {points}}}',
  'GradeHead, a task and its points',
);
export const changedThereStay = message(
  'results.gradeBook.changedThereStay',
  'Grades that were changed there stay as they are.',
  'SentScoresPanel',
);
export const changedThereSentAgain = message(
  'results.gradeBook.changedThereSentAgain',
  'Where a grade was changed there, the score from here is sent again.',
  'SentScoresPanel',
);
export const noScore = message('results.gradeBook.noScore', 'No score', 'CellSheet');
export const notBegunCell = message('results.gradeBook.notBegunCell', 'Not begun', 'CellSheet');
export const shareAndPoints = message(
  'results.gradeBook.shareAndPoints',
  '{share} %, {score} of {points} points',
  'CellSheet',
);
export const openCell = message('results.gradeBook.openCell', 'Open', 'CellSheet');
export const excel = message('results.gradeBook.excel', 'Excel', 'DownloadMenu, formats, name');
export const download = message('results.gradeBook.download', 'Download', 'DownloadMenu, label');
export const gradesFile = message('results.gradeBook.gradesFile', 'Grades, {name}', 'DownloadMenu, label');
export const responsesFile = message(
  'results.gradeBook.responsesFile',
  'Every response, {name}',
  'DownloadMenu, label',
);
export const close = message('results.gradeBook.close', 'Close', 'GradeDrawer, aria-label');
export const loadingAnswers = message('results.gradeBook.loadingAnswers', 'Loading answers', 'GradeDrawer, label');
export const openOwnPage = message('results.gradeBook.openOwnPage', 'Open on a page of its own', 'GradeDrawer');
export const notBegunTask = message(
  'results.gradeBook.notBegunTask',
  '{name} has not begun this task.',
  'GradeDrawer, Attempts',
);
export const attemptLabel = message('results.gradeBook.attemptLabel', 'Attempt', 'GradeDrawer, Attempts, label');
export const attemptScore = message(
  'results.gradeBook.attemptScore',
  'Attempt {number}: {score} of {points} points',
  'GradeDrawer, Attempts, label',
);
export const averageOf = message('results.gradeBook.averageOf', 'Average<b>{percent}</b>', 'GradeFrame, GradeFoot');
export const learnerTotal = message('results.gradeBook.learnerTotal', 'Learner, total', 'GradeHead');
export const totalOf100 = message(
  'results.gradeBook.totalOf100',
  'Total <arrow></arrow><small>of 100</small>',
  'GradeHead',
);
export const groupsHead = message('results.gradeBook.groupsHead', 'Groups', 'GradeHead, GroupRow, aria-label');
export const noSection = message('results.gradeBook.noSection', 'No section', 'GradeHead, GroupRow');
export const doesNotCount = message('results.gradeBook.doesNotCount', 'Does not count', 'GradeHead, GroupRow');
export const scoresWords = message('results.gradeBook.scoresWords', 'Scores', 'GradeSheet, aria-label');
export const scoresByLearner = message(
  'results.gradeBook.scoresByLearner',
  'Scores by learner and task',
  'GradeSheet, aria-label',
);
export const gradesIn = message('results.gradeBook.gradesIn', 'Grades in {lms}', 'SentScoresPanel, Panel, title');
export const compareNow = message('results.gradeBook.compareNow', 'Compare now', 'SentScoresPanel, Panel');
export const scoresGo = message(
  'results.gradeBook.scoresGo',
  'Scores go there by themselves when learners may see them.',
  'SentScoresPanel, Panel',
);
export const comparedScoresGo = message(
  'results.gradeBook.comparedScoresGo',
  'Compared {moment}. Scores go there by themselves when learners may see them.',
  'SentScoresPanel, Panel',
);
export const scoresToLookAt = message(
  'results.gradeBook.scoresToLookAt',
  'Scores to look at',
  'SentScoresPanel, Panel, aria-label',
);
export const changedByTeacher = message(
  'results.gradeBook.changedByTeacher',
  'changed by a teacher',
  'grade-table, cellLook',
);
export const excusedShort = message('results.gradeBook.excusedShort', 'exc.', 'grade-table, textOf');
export const onTheWay = message('results.gradeBook.onTheWay', 'on the way', 'sent-scores, parts');
export const differentThere = message('results.gradeBook.differentThere', 'different there', 'sent-scores, parts');
export const notTakenWords = message('results.gradeBook.notTakenWords', 'not taken', 'sent-scores, parts');
export const classAverage = message(
  'results.gradeBook.classAverage',
  'class {percent}',
  'CellSheet, the average of the class',
);
export const excusedWord = message('results.gradeBook.excusedWord', 'excused', 'grade-table');
