import { message } from '@lemma/contracts/messages';

export const noWhenDueOver = message('tasks.form.noWhenDueOver', 'No: when it is due, it is over', 'task-form-words');
export const withoutEnd = message('tasks.form.withoutEnd', 'Without an end', 'task-form-words');
export const until = message('tasks.form.until', 'Until {moment}', 'task-form-words');
export const neverOverForEverybody = message(
  'tasks.form.neverOverForEverybody',
  'It is never over for everybody: {waiting} wait until you release them.',
  'task-form-words',
);
export const scoreOnItsOwn = message('tasks.form.scoreOnItsOwn', 'score on its own', 'task-form-words');
export const triesCost = message('tasks.form.triesCost', 'tries cost', 'task-form-words');
export const hintsCost = message('tasks.form.hintsCost', 'hints cost', 'task-form-words');
export const questionsTo = message('tasks.form.questionsTo', 'questions to you', 'task-form-words');
export const noPasswordNothingTaken = message(
  'tasks.form.noPasswordNothingTaken',
  'No password, nothing taken off, in order',
  'task-form-words',
);
export const nothingTakenOffIn = message(
  'tasks.form.nothingTakenOffIn',
  'Nothing taken off, in order',
  'task-form-words',
);
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
  'Questions in another order for every learner',
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
  '{duration} from their start, then handed in by itself',
  'task-rules',
);
