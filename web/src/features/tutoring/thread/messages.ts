import { message } from '@lemma/contracts/messages';

export const question = message('tutoring.thread.question', '{taskName}, question {position}', 'AboutCard, title');
export const variantAsSaw = message(
  'tutoring.thread.variantAsSaw',
  '{variantNumber, plural, =1 {As} other {Variant #, as}} {firstName} saw it',
  'AboutCard, p',
);
export const solution = message('tutoring.thread.solution', 'Solution', 'AboutCard, summary');
export const hintSeen = message('tutoring.thread.hintSeen', 'The hint that was seen', 'AboutCard, text');
export const hintsSeen = message(
  'tutoring.thread.hintsSeen',
  'The {hintCount} hints that were seen',
  'AboutCard, text',
);
export const allAnswersOfIn = message(
  'tutoring.thread.allAnswersOfIn',
  'All answers of {firstName} in this task',
  'AboutCard, Link',
);
export const classSeesUnderExercise = message(
  'tutoring.thread.classSeesUnderExercise',
  'The class sees it under the exercise.',
  'PublishDialog, message',
);
export const showToClass = message('tutoring.thread.showToClass', 'Show it to the class', 'PublishDialog, title');
export const showIt = message('tutoring.thread.showIt', 'Show it', 'PublishDialog, action');
export const appearsUnderAsOthers = message(
  'tutoring.thread.appearsUnderAsOthers',
  'It appears under “{title}” as “Others ask this too”, with the numbers of this variant. Names and pictures are left out: take out what gives somebody away.',
  'PublishDialog, p',
);
export const questionLabel = message('tutoring.thread.questionLabel', 'Question', 'PublishDialog, label');
export const answer = message('tutoring.thread.answer', 'Answer', 'PublishDialog, label');
export const messageReported = message(
  'tutoring.thread.messageReported',
  'The message is reported.',
  'ReportMessageDialog, message',
);
export const reportMessage = message(
  'tutoring.thread.reportMessage',
  'Report this message',
  'ReportMessageDialog, title',
);
export const report = message('tutoring.thread.report', 'Report', 'ReportMessageDialog, action');
export const goesWithNameTo = message(
  'tutoring.thread.goesWithNameTo',
  'It goes with your name to the people who run this site, not to the people in this thread.',
  'ReportMessageDialog, p',
);
export const whatWrongWith = message(
  'tutoring.thread.whatWrongWith',
  'What is wrong with it?',
  'ReportMessageDialog, label',
);
export const closedAfterTwoQuiet = message(
  'tutoring.thread.closedAfterTwoQuiet',
  'Closed after two quiet weeks.',
  'thread-words',
);
export const closedByTeacher = message('tutoring.thread.closedByTeacher', 'Closed by a teacher.', 'thread-words');
export const closedByLearnerWho = message(
  'tutoring.thread.closedByLearnerWho',
  'Closed by the learner who asked.',
  'thread-words',
);
export const waiting = message('tutoring.thread.waiting', 'Waiting', 'thread-words, open');
export const answered = message('tutoring.thread.answered', 'Answered', 'thread-words, answered');
export const closed = message('tutoring.thread.closed', 'Closed', 'thread-words, closed');
export const min = message('tutoring.thread.min', '{minutes} min', 'thread-words');
export const days = message('tutoring.thread.days', '{number} days', 'thread-words');
