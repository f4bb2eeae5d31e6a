import { message } from '@lemma/contracts/messages';

export const whereLearnersStand = message(
  'tasks.taskPage.whereLearnersStand',
  'Where learners stand',
  'ClassProgressCard, h2',
);
export const finished = message('tasks.taskPage.finished', 'Finished', 'ClassProgressCard, dt');
export const workingOn = message('tasks.taskPage.workingOn', 'Working on it', 'ClassProgressCard, dt');
export const notStarted = message('tasks.taskPage.notStarted', 'Not started', 'ClassProgressCard, dt');
export const rules = message('tasks.taskPage.rules', 'Rules', 'TaskRulesCard, h2');
export const overForEverybodyExtra = message(
  'tasks.taskPage.overForEverybodyExtra',
  'Over for everybody {moment}, extra time included',
  'TaskRulesCard, li',
);
export const takenWord = message('tasks.taskPage.takenWord', 'Taken', 'LateAnswersCard, stateWords, accepted');
export const notTakenWord = message('tasks.taskPage.notTakenWord', 'Not taken', 'LateAnswersCard, stateWords, refused');
export const waitsForTeacher = message(
  'tasks.taskPage.waitsForTeacher',
  'Waits for a teacher',
  'LateAnswersCard, stateWords, waiting',
);
export const resultsWereOpen = message(
  'tasks.taskPage.resultsWereOpen',
  'Verdicts and feedback were open to them before this answer arrived.',
  'LateAnswersCard, seenWords, results',
);
export const solutionWasOpen = message(
  'tasks.taskPage.solutionWasOpen',
  'The worked solution was open to them before this answer arrived.',
  'LateAnswersCard, seenWords, solution',
);
export const byLearner = message(
  'tasks.taskPage.byLearner',
  'by the learner',
  'LateAnswersCard, handedInWords, learner',
);
export const byServer = message(
  'tasks.taskPage.byServer',
  'by the server, when the time was up',
  'LateAnswersCard, handedInWords, server',
);
export const byTeacher = message('tasks.taskPage.byTeacher', 'by a teacher', 'LateAnswersCard, handedInWords, teacher');
export const cameAfterEnd = message('tasks.taskPage.cameAfterEnd', 'Came after the end', 'LateAnswersCard, title');
export const allDecided = message('tasks.taskPage.allDecided', 'all decided', 'LateAnswersCard');
export const toDecide = message(
  'tasks.taskPage.toDecide',
  '{count, plural, one {# answer} other {# answers}} to decide',
  'LateAnswersCard',
);
export const typedAndArrived = message(
  'tasks.taskPage.typedAndArrived',
  'Typed {typed} by the device’s clock. Arrived {arrived} by the server’s, {minutes, plural, one {# minute} other {# minutes}} after the end.',
  'LateAnswersCard, LateFacts',
);
export const handedInBy = message(
  'tasks.taskPage.handedInBy',
  'Handed in {who}, {moment}.',
  'LateAnswersCard, LateFacts',
);
export const solutionSeenBefore = message(
  'tasks.taskPage.solutionSeenBefore',
  'Solution seen before?',
  'LateAnswersCard, useTakingWarning, title',
);
export const resultsSeenBefore = message(
  'tasks.taskPage.resultsSeenBefore',
  'Results seen before?',
  'LateAnswersCard, useTakingWarning, title',
);
export const onlyDeviceSays = message(
  'tasks.taskPage.onlyDeviceSays',
  '{seen} Only the device says that it was typed in time. If you take it, it counts in full.',
  'LateAnswersCard, useTakingWarning, message',
);
export const back = message('tasks.taskPage.back', 'Back', 'LateAnswersCard, useTakingWarning, label');
export const takeAllTheSame = message(
  'tasks.taskPage.takeAllTheSame',
  'Accept it all the same',
  'LateAnswersCard, useTakingWarning, label',
);
export const nameQuestionTitle = message(
  'tasks.taskPage.nameQuestionTitle',
  '<strong>{name}</strong>, question {number}: {title}',
  'LateAnswersCard, LateRow',
);
export const takeAnswerOf = message(
  'tasks.taskPage.takeAnswerOf',
  'Take the answer of {name} to question {number}',
  'LateAnswersCard, LateRow, aria-label',
);
export const takeIt = message('tasks.taskPage.takeIt', 'Take it', 'LateAnswersCard, LateRow');
export const refuseAnswerOf = message(
  'tasks.taskPage.refuseAnswerOf',
  'Refuse the answer of {name} to question {number}',
  'LateAnswersCard, LateRow, aria-label',
);
export const refuse = message('tasks.taskPage.refuse', 'Refuse', 'LateAnswersCard, LateRow');
export const previewPractice = message('tasks.taskPage.previewPractice', 'Preview as practice', 'PreviewLinks');
export const previewAssessment = message('tasks.taskPage.previewAssessment', 'Preview as assessment', 'PreviewLinks');
export const checkReceipt = message('tasks.taskPage.checkReceipt', 'Check a receipt', 'ReceiptCheckDialog, title');
export const check = message('tasks.taskPage.check', 'Check', 'ReceiptCheckDialog, action');
export const codeOfReceipt = message(
  'tasks.taskPage.codeOfReceipt',
  'Code or text of the receipt',
  'ReceiptCheckDialog, label',
);
export const noLongerThere = message(
  'tasks.taskPage.noLongerThere',
  'is no longer there',
  'ReceiptCheckDialog, differenceWords, missing',
);
export const readsOtherwise = message(
  'tasks.taskPage.readsOtherwise',
  'reads otherwise now',
  'ReceiptCheckDialog, differenceWords, changed',
);
export const cameAfterwards = message(
  'tasks.taskPage.cameAfterwards',
  'came afterwards',
  'ReceiptCheckDialog, differenceWords, added',
);
export const notGenuine = message(
  'tasks.taskPage.notGenuine',
  'This receipt is not genuine',
  'ReceiptCheckDialog, Verdict, title',
);
export const noAttemptHasIt = message(
  'tasks.taskPage.noAttemptHasIt',
  'No attempt of this class has it. Look for a mistyped character.',
  'ReceiptCheckDialog, Verdict',
);
export const isGenuine = message(
  'tasks.taskPage.isGenuine',
  'This receipt is genuine',
  'ReceiptCheckDialog, Verdict, title',
);
export const lookAtAnswers = message(
  'tasks.taskPage.lookAtAnswers',
  'Look at the answers',
  'ReceiptCheckDialog, Verdict',
);
export const storedOtherwise = message(
  'tasks.taskPage.storedOtherwise',
  'Something is stored otherwise',
  'ReceiptCheckDialog, Verdict, title',
);
export const answerDiffers = message(
  'tasks.taskPage.answerDiffers',
  'The answer of {moment} {difference}',
  'ReceiptCheckDialog, Verdict',
);
export const releasedAt = message('tasks.taskPage.releasedAt', 'Released {moment}', 'ReleaseNote, title');
export const whoHandedInSees = message(
  'tasks.taskPage.whoHandedInSees',
  'Learners who have handed in see their results.',
  'ReleaseNote',
);
export const releaseNow = message(
  'tasks.taskPage.releaseNow',
  'Release the results now?',
  'ReleaseNote, release, title',
);
export const cancel = message('tasks.taskPage.cancel', 'Cancel', 'ReleaseNote, release, label');
export const releaseResults = message(
  'tasks.taskPage.releaseResults',
  'Release results',
  'ReleaseNote, release, label',
);
export const resultsOut = message('tasks.taskPage.resultsOut', 'The results are out.', 'ReleaseNote, release, message');
export const resultsWaitForYou = message(
  'tasks.taskPage.resultsWaitForYou',
  'Results wait for you',
  'ReleaseNote, title',
);
export const resultsWaitForTeacher = message(
  'tasks.taskPage.resultsWaitForTeacher',
  'Results wait for a teacher',
  'ReleaseNote, title',
);
export const exercises = message('tasks.taskPage.exercises', 'Exercises', 'TaskGroups, title');
export const changeExercises = message('tasks.taskPage.changeExercises', 'Change exercises', 'TaskGroups');
export const somebodyBegan = message(
  'tasks.taskPage.somebodyBegan',
  'someone has started, so these can no longer be changed',
  'TaskGroups',
);
export const otherNumbers = message('tasks.taskPage.otherNumbers', 'each learner gets different numbers', 'TaskGroups');
export const newerVersion = message(
  'tasks.taskPage.newerVersion',
  'newer version exists',
  'TaskGroups, SetItems, label',
);
export const pointsCount = message(
  'tasks.taskPage.pointsCount',
  '{points, plural, one {# point} other {# points}}',
  'TaskGroups, SetItems',
);
export const previewNamed = message(
  'tasks.taskPage.previewNamed',
  'Preview {title}',
  'TaskGroups, SetItems, aria-label',
);
export const preview = message('tasks.taskPage.preview', 'Preview', 'TaskGroups, SetItems');
export const saved = message('tasks.taskPage.saved', 'Saved.', 'TaskGroups, save, message');
export const youChangedExercises = message(
  'tasks.taskPage.youChangedExercises',
  'You changed the exercises of “{name}”.',
  'TaskGroups, ChangeGroups, message',
);
export const saveExercises = message('tasks.taskPage.saveExercises', 'Save exercises', 'TaskGroups, ChangeGroups');
export const taskLabel = message('tasks.taskPage.taskLabel', 'Task', 'TaskPage, title');
export const loadingTask = message('tasks.taskPage.loadingTask', 'Loading the task', 'TaskPage, label');
export const classrooms = message('tasks.taskPage.classrooms', 'Classrooms', 'TaskPage, TaskContent, label');
export const classLabel = message('tasks.taskPage.classLabel', 'Class', 'TaskPage, TaskContent, label');
export const analysis = message('tasks.taskPage.analysis', 'Analysis', 'TaskPage, TaskContent');
export const results = message('tasks.taskPage.results', 'Results', 'TaskPage, TaskContent');
export const seeProgress = message('tasks.taskPage.seeProgress', 'See progress', 'TaskPage, TaskContent');
export const practice = message('tasks.taskPage.practice', 'Practice', 'TaskPage, TaskContent');
export const assessment = message('tasks.taskPage.assessment', 'Assessment', 'TaskPage, TaskContent');
export const questionsCount = message(
  'tasks.taskPage.questionsCount',
  '{count, plural, one {# question} other {# questions}}',
  'TaskPage, TaskContent',
);
export const archived = message('tasks.taskPage.archived', 'Archived', 'TaskPage, TaskContent, label');
export const worksheets = message('tasks.taskPage.worksheets', 'Worksheets', 'TaskPage, TaskContent');
export const taskArchived = message('tasks.taskPage.taskArchived', 'The task is archived.', 'TaskPage, put, message');
export const taskBack = message('tasks.taskPage.taskBack', 'The task is back.', 'TaskPage, put, message');
export const archiveNow = message('tasks.taskPage.archiveNow', 'Archive “{name}”?', 'TaskPage, archive, title');
export const archiveTask = message('tasks.taskPage.archiveTask', 'Archive task', 'TaskPage, archive, label');
export const bringBack = message('tasks.taskPage.bringBack', 'Bring the task back', 'TaskPage, ArchiveButton');
export const youChangedSettings = message(
  'tasks.taskPage.youChangedSettings',
  'You changed the settings of “{name}”.',
  'TaskSettings, message',
);
export const settings = message('tasks.taskPage.settings', 'Settings', 'TaskSettings, title');
export const countsFromNow = message(
  'tasks.taskPage.countsFromNow',
  'Someone has already started. Your changes apply to them from now on.',
  'TaskSettings',
);
export const name = message('tasks.taskPage.name', 'Name', 'TaskSettings, label');
export const save = message('tasks.taskPage.save', 'Save', 'TaskSettings');
export const stillWorking = message(
  'tasks.taskPage.stillWorking',
  '{count, plural, one {One learner is still working.} other {# learners are still working.}} They could hear answers from others. This cannot be taken back.',
  'ReleaseNote',
);
export const handedInUntilYouRelease = message(
  'tasks.taskPage.handedInUntilYouRelease',
  '{count} of {begun} who began have handed in. They see nothing until you release it.',
  'ReleaseNote',
);
export const handedInUntilReleased = message(
  'tasks.taskPage.handedInUntilReleased',
  '{count} of {begun} who began have handed in. They see nothing until a teacher releases it.',
  'ReleaseNote',
);
export const attemptOf = message(
  'tasks.taskPage.attemptOf',
  '{name}, “{task}”, attempt {number}, {count, plural, one {# answer} other {# answers}}.',
  'ReceiptCheckDialog',
);
export const attemptHandedIn = message(
  'tasks.taskPage.attemptHandedIn',
  '{name}, “{task}”, attempt {number}, handed in {moment}, {count, plural, one {# answer} other {# answers}}.',
  'ReceiptCheckDialog',
);
export const archivingKeeps = message(
  'tasks.taskPage.archivingKeeps',
  'Learners no longer see it and it leaves the results. Their answers are kept; you can bring it back.',
  'TaskPage, archive, message',
);
