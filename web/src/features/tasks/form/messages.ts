import { message } from '@lemma/contracts/messages';

export const noWhenDueOver = message('tasks.form.noWhenDueOver', 'No: it closes when it is due', 'task-form-words');
export const withoutEnd = message('tasks.form.withoutEnd', 'Without an end', 'task-form-words');
export const until = message('tasks.form.until', 'Until {moment}', 'task-form-words');
export const neverOverForEverybody = message(
  'tasks.form.neverOverForEverybody',
  'There is no closing time: {waiting} stay hidden until you release them.',
  'task-form-words',
);
export const scoreOnItsOwn = message('tasks.form.scoreOnItsOwn', 'score on its own', 'task-form-words');
export const triesCost = message('tasks.form.triesCost', 'tries cost', 'task-form-words');
export const hintsCost = message('tasks.form.hintsCost', 'hints cost', 'task-form-words');
export const questionsTo = message('tasks.form.questionsTo', 'questions to you', 'task-form-words');
export const noPasswordNothingTaken = message(
  'tasks.form.noPasswordNothingTaken',
  'No password, no deductions, in order',
  'task-form-words',
);
export const nothingTakenOffIn = message('tasks.form.nothingTakenOffIn', 'No deductions, in order', 'task-form-words');
export const atFullPoints = message('tasks.form.atFullPoints', 'at full points', 'task-rules');
export const lessForEachDay = message('tasks.form.lessForEachDay', '{percent} less for each day begun', 'task-rules');
export const atOfPoints = message('tasks.form.atOfPoints', 'at {percent} of the points', 'task-rules');
export const lateAnswersNotTaken = message(
  'tasks.form.lateAnswersNotTaken',
  'Late answers are not taken',
  'task-rules',
);
export const untilMoment = message('tasks.form.untilMoment', 'until {moment}', 'task-rules');
export const lateAnswers = message('tasks.form.lateAnswers', 'Late answers {until}, {lateWorth}', 'task-rules');
export const oneAttempt = message('tasks.form.oneAttempt', 'One attempt', 'task-rules');
export const asManyAttemptsAs = message('tasks.form.asManyAttemptsAs', 'As many attempts as they like', 'task-rules');
export const attempts = message(
  'tasks.form.attempts',
  '{attemptsAllowed, plural, one {# attempt} other {# attempts}}',
  'task-rules, number',
);
export const withResults = message('tasks.form.withResults', 'with the results', 'task-rules');
export const calculatorAllowed = message(
  'tasks.form.calculatorAllowed',
  'A calculator is allowed',
  'task-rules, allowed',
);
export const scientificCalculatorAllowed = message(
  'tasks.form.scientificCalculatorAllowed',
  'A scientific calculator is allowed',
  'task-rules, scientific',
);
export const noCalculator = message('tasks.form.noCalculator', 'No calculator', 'task-rules, not-allowed');
export const openImmediately = message('tasks.form.openImmediately', 'Open immediately', 'task-rules');
export const opens = message('tasks.form.opens', 'Opens {moment}', 'task-rules');
export const noDueDate = message('tasks.form.noDueDate', 'No due date', 'task-rules');
export const due = message('tasks.form.due', 'Due {moment}', 'task-rules');
export const lessForEachFurther = message(
  'tasks.form.lessForEachFurther',
  '{percent} less for each further try',
  'task-rules',
);
export const lessForEachHint = message('tasks.form.lessForEachHint', '{percent} less for each hint', 'task-rules');
export const results = message('tasks.form.results', 'Results {results}', 'task-rules');
export const scores = message('tasks.form.scores', 'Scores {scores}', 'task-rules');
export const solutions = message('tasks.form.solutions', 'Solutions {solutions}', 'task-rules');
export const learnersMayAskFor = message('tasks.form.learnersMayAskFor', 'Learners may ask you for help', 'task-rules');
export const questionsInAnotherOrder = message(
  'tasks.form.questionsInAnotherOrder',
  'Questions in a different order for every learner',
  'task-rules',
);
export const startsWithPassword = message(
  'tasks.form.startsWithPassword',
  'Starts with the password “{password}”',
  'task-rules',
);
export const noTimeLimit = message('tasks.form.noTimeLimit', 'No time limit', 'task-rules');
export const fromTheirStartThen = message(
  'tasks.form.fromTheirStartThen',
  '{duration} from their start, then handed in automatically',
  'task-rules',
);
export const notMentioned = message('tasks.form.notMentioned', 'Not mentioned', 'MoreRules, calculatorOptions, label');
export const moreRules = message('tasks.form.moreRules', 'More rules', 'MoreRules');
export const instructions = message('tasks.form.instructions', 'Instructions', 'MoreRules, label');
export const instructionsExample = message(
  'tasks.form.instructionsExample',
  'Allowed: paper and ruler. Leave fractions exact.',
  'MoreRules, placeholder',
);
export const instructionsMean = message(
  'tasks.form.instructionsMean',
  'Learners read this before they start. Mathematics as in exercises.',
  'MoreRules, helper',
);
export const calculator = message('tasks.form.calculator', 'Calculator', 'MoreRules, label');
export const takenOffPerTry = message(
  'tasks.form.takenOffPerTry',
  'Taken off for each further try',
  'MoreRules, label',
);
export const percentOfQuestion = message(
  'tasks.form.percentOfQuestion',
  "Percent of the question's points. What was earned stays.",
  'MoreRules, helper',
);
export const takenOffPerHint = message('tasks.form.takenOffPerHint', 'Taken off for each hint', 'MoreRules, label');
export const percentOfPoints = message(
  'tasks.form.percentOfPoints',
  "Percent of the question's points",
  'MoreRules, helper',
);
export const passwordToStart = message(
  'tasks.form.passwordToStart',
  'Password to start',
  'MoreRules, AssessmentRules, label',
);
export const sayWhenReady = message(
  'tasks.form.sayWhenReady',
  'Say it when everybody is ready',
  'MoreRules, AssessmentRules, helper',
);
export const seeScore = message('tasks.form.seeScore', 'Learners see their score', 'MoreRules, AssessmentRules, label');
export const withResultsWords = message(
  'tasks.form.withResultsWords',
  'With the results',
  'MoreRules, AssessmentRules, label',
);
export const shuffle = message('tasks.form.shuffle', 'Shuffle the questions', 'MoreRules, ShuffleOption');
export const shuffleMeans = message(
  'tasks.form.shuffleMeans',
  'Every learner gets them in a different order',
  'MoreRules, ShuffleOption',
);
export const mayAskForHelp = message('tasks.form.mayAskForHelp', 'Learners may ask for help', 'MoreRules, HelpOption');
export const questionsReachYou = message(
  'tasks.form.questionsReachYou',
  'Their questions reach you and your colleagues while they work',
  'MoreRules, HelpOption',
);
export const acceptLate = message('tasks.form.acceptLate', 'Accept late answers', 'MoreRules, LateOption');
export const noDueNoLate = message(
  'tasks.form.noDueNoLate',
  'There is no due date, so nothing is late',
  'MoreRules, LateOption',
);
export const untilLabel = message('tasks.form.untilLabel', 'Until', 'MoreRules, LateOption, label');
export const takenOff = message('tasks.form.takenOff', 'Taken off', 'MoreRules, LateOption, label');
export const percentOfPointsLate = message(
  'tasks.form.percentOfPointsLate',
  'Percent of the points',
  'MoreRules, LateOption, helper',
);
export const howOften = message('tasks.form.howOften', 'How often', 'MoreRules, LateOption, label');
export const once = message('tasks.form.once', 'Once', 'MoreRules, LateOption, label');
export const forEachDay = message('tasks.form.forEachDay', 'For each day begun', 'MoreRules, LateOption, label');
export const practice = message('tasks.form.practice', 'Practice', 'TaskFields, kinds, label');
export const practiceMeans = message(
  'tasks.form.practiceMeans',
  'Feedback after each answer, new variants as often as they like.',
  'TaskFields, kinds, outcome',
);
export const assessment = message('tasks.form.assessment', 'Assessment', 'TaskFields, kinds, label');
export const assessmentMeans = message(
  'tasks.form.assessmentMeans',
  'A set number of attempts, timed if you wish, results when you say.',
  'TaskFields, kinds, outcome',
);
export const kind = message('tasks.form.kind', 'Kind', 'TaskFields, KindField, legend');
export const sectionLabel = message('tasks.form.sectionLabel', 'Section', 'TaskFields, SectionField, label');
export const noSection = message('tasks.form.noSection', 'No section', 'TaskFields, SectionField, label');
export const createSection = message(
  'tasks.form.createSection',
  'Create section',
  'TaskFields, SectionField, aria-label',
);
export const countsTowards = message(
  'tasks.form.countsTowards',
  'Counts towards',
  'TaskFields, GradeGroupField, label',
);
export const noGroup = message(
  'tasks.form.noGroup',
  'No group: not in the total',
  'TaskFields, GradeGroupField, label',
);
export const opensWords = message('tasks.form.opensWords', 'Opens', 'TaskFields, TimingFields, label');
export const immediately = message('tasks.form.immediately', 'Immediately', 'TaskFields, TimingFields, helper');
export const yourTimeZone = message('tasks.form.yourTimeZone', 'Your time, {zone}', 'TaskFields, TimingFields, helper');
export const dueWords = message('tasks.form.dueWords', 'Due', 'TaskFields, TimingFields, label');
export const seeSolutions = message(
  'tasks.form.seeSolutions',
  'Learners see solutions',
  'TaskFields, TimingFields, label',
);
export const afterEachAnswer = message(
  'tasks.form.afterEachAnswer',
  'After each answer',
  'TaskFields, releaseLabels, after-answer',
);
export const whenHandIn = message(
  'tasks.form.whenHandIn',
  'When they hand in',
  'TaskFields, releaseLabels, after-hand-in',
);
export const whenOver = message(
  'tasks.form.whenOver',
  'When it is over for everybody',
  'TaskFields, releaseLabels, after-due',
);
export const whenReleased = message(
  'tasks.form.whenReleased',
  'When I release them',
  'TaskFields, releaseLabels, by-hand',
);
export const never = message('tasks.form.never', 'Never', 'TaskFields, never, label');
export const afterAnswerOrGivingUp = message(
  'tasks.form.afterAnswerOrGivingUp',
  'After an answer, or when they give up',
  'TaskFields, solutionOptions, label',
);
export const timeLimit = message('tasks.form.timeLimit', 'Time limit', 'TaskFields, AssessmentFields, label');
export const minutesFromStart = message(
  'tasks.form.minutesFromStart',
  'Minutes from their start',
  'TaskFields, AssessmentFields, helper',
);
export const attemptsLabel = message('tasks.form.attemptsLabel', 'Attempts', 'TaskFields, AssessmentFields, label');
export const asManyAsTheyLike = message(
  'tasks.form.asManyAsTheyLike',
  'As many as they like',
  'TaskFields, AssessmentFields, helper',
);
export const whichCounts = message(
  'tasks.form.whichCounts',
  'Which attempt counts',
  'TaskFields, AssessmentFields, label',
);
export const theBest = message('tasks.form.theBest', 'The best', 'TaskFields, AssessmentFields, label');
export const theLast = message('tasks.form.theLast', 'The last', 'TaskFields, AssessmentFields, label');
export const theAverage = message('tasks.form.theAverage', 'The average of all', 'TaskFields, AssessmentFields, label');
export const seeResults = message(
  'tasks.form.seeResults',
  'Learners see results',
  'TaskFields, AssessmentFields, label',
);
export const bestCounts = message('tasks.form.bestCounts', 'the best one counts', 'task-rules, countedWords, best');
export const lastCounts = message('tasks.form.lastCounts', 'the last one counts', 'task-rules, countedWords, last');
export const averageCounts = message(
  'tasks.form.averageCounts',
  'their average counts',
  'task-rules, countedWords, average',
);
export const afterEachAnswerWords = message(
  'tasks.form.afterEachAnswerWords',
  'after each answer',
  'task-rules, releaseWords, after-answer',
);
export const whenHandInWords = message(
  'tasks.form.whenHandInWords',
  'when they hand in',
  'task-rules, releaseWords, after-hand-in',
);
export const whenOverWords = message(
  'tasks.form.whenOverWords',
  'when it is over for everybody',
  'task-rules, releaseWords, after-due',
);
export const whenReleasedWords = message(
  'tasks.form.whenReleasedWords',
  'when you release them',
  'task-rules, releaseWords, by-hand',
);
export const neverWords = message('tasks.form.neverWords', 'never', 'task-rules, releaseWords, never');
export const withoutEndWords = message(
  'tasks.form.withoutEndWords',
  'without an end',
  'task-rules, until when late answers are taken',
);
export const noPassword = message(
  'tasks.form.noPassword',
  'None; learners start without one',
  'MoreRules, password, helper',
);
export const withoutTimeLimit = message(
  'tasks.form.withoutTimeLimit',
  'None; in minutes',
  'TaskFields, timeLimit, helper',
);
export const waitingResults = message('tasks.form.waitingResults', 'results', 'task-form-words, what waits');
export const waitingScores = message('tasks.form.waitingScores', 'scores', 'task-form-words, what waits');
export const waitingSolutions = message('tasks.form.waitingSolutions', 'solutions', 'task-form-words, what waits');
export const withInstructions = message(
  'tasks.form.withInstructions',
  'instructions',
  'task-form-words, a rule that is set',
);
export const withPassword = message('tasks.form.withPassword', 'password', 'task-form-words, a rule that is set');
export const shuffledWord = message('tasks.form.shuffledWord', 'shuffled', 'task-form-words, a rule that is set');
