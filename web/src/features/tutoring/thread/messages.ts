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
  'All of {firstName}’s answers in this task',
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
export const onlyTeachersRead = message(
  'tutoring.thread.onlyTeachersRead',
  'Only the people who teach your class read this. The answer comes here and as a notification.',
  'LearnerThreadPage',
);
export const onlyTeachersReadAndAnswer = message(
  'tutoring.thread.onlyTeachersReadAndAnswer',
  'Only the people who teach your class read this. They answer {when}. The answer comes here and as a notification.',
  "LearnerThreadPage; when, in the teacher's words",
);
export const isHintNow = message(
  'tutoring.thread.isHintNow',
  'It is hint {number} in the draft of the exercise. Make it fit all variants, then publish.',
  'MessageActions',
);
export const isFeedbackNow = message(
  'tutoring.thread.isFeedbackNow',
  'The draft of the exercise says it to all who answer {mistake}. Make it fit all variants, then publish.',
  'MessageActions',
);
export const yourQuestion = message('tutoring.thread.yourQuestion', 'Your question', 'LearnerThreadPage, title');
export const loadingYourQuestion = message(
  'tutoring.thread.loadingYourQuestion',
  'Loading your question',
  'LearnerThreadPage, label',
);
export const waitsWord = message(
  'tutoring.thread.waitsWord',
  'waits for an answer',
  'LearnerThreadPage, leadWords, open',
);
export const answeredWord = message(
  'tutoring.thread.answeredWord',
  'answered',
  'LearnerThreadPage, leadWords, answered',
);
export const closedWord = message('tutoring.thread.closedWord', 'closed', 'LearnerThreadPage, leadWords, closed');
export const yourQuestions = message(
  'tutoring.thread.yourQuestions',
  'Your questions',
  'LearnerThreadPage, Thread, label',
);
export const thatHelped = message('tutoring.thread.thatHelped', 'That helped', 'LearnerThreadPage, Thread');
export const whatYouAsked = message(
  'tutoring.thread.whatYouAsked',
  'What you asked about',
  'LearnerThreadPage, Thread, aria-label',
);
export const backToIt = message('tutoring.thread.backToIt', 'Back to the question', 'LearnerThreadPage, Thread');
export const loadingMessages = message(
  'tutoring.thread.loadingMessages',
  'Loading messages',
  'LearnerThreadPage, Thread, label',
);
export const writeAgainOpens = message(
  'tutoring.thread.writeAgainOpens',
  'Write again to reopen it.',
  'LearnerThreadPage, Thread',
);
export const yourMessage = message('tutoring.thread.yourMessage', 'Your message', 'LearnerThreadPage, Thread, label');
export const writeBack = message('tutoring.thread.writeBack', 'Write back', 'LearnerThreadPage, Thread, placeholder');
export const reportMessageOf = message(
  'tutoring.thread.reportMessageOf',
  'Report the message of {name}',
  'LearnerThreadPage, ReportButton, aria-label',
);
export const openExercise = message('tutoring.thread.openExercise', 'Open the exercise', 'MessageActions, add, label');
export const makeHint = message('tutoring.thread.makeHint', 'Make it a hint of the exercise', 'MessageActions, title');
export const showToAllWithMistake = message(
  'tutoring.thread.showToAllWithMistake',
  'Show it to all who make this mistake',
  'MessageActions, title',
);
export const messagesLabel = message('tutoring.thread.messagesLabel', 'Messages', 'MessageList, aria-label');
export const hintNow = message('tutoring.thread.hintNow', 'a hint now', 'MessageList, label');
export const pictures = message('tutoring.thread.pictures', 'Pictures', 'MessageList, Pictures, aria-label');
export const pictureBy = message('tutoring.thread.pictureBy', 'Picture {number} by {name}', 'MessageList, Pictures');
export const answering = message('tutoring.thread.answering', 'Answering', 'StaffCard, aria-label');
export const whoAnswers = message('tutoring.thread.whoAnswers', 'Who answers', 'StaffCard, label');
export const allWhoTeach = message('tutoring.thread.allWhoTeach', 'All who teach the class', 'StaffCard, label');
export const saved = message('tutoring.thread.saved', 'Saved.', 'StaffCard');
export const classSeesQuestion = message(
  'tutoring.thread.classSeesQuestion',
  'The class sees this question and its answer under the exercise, without names.',
  'StaffCard',
);
export const changeWords = message('tutoring.thread.changeWords', 'Change the words', 'StaffCard');
export const classNoLongerSees = message(
  'tutoring.thread.classNoLongerSees',
  'The class no longer sees it.',
  'StaffCard',
);
export const takeBack = message('tutoring.thread.takeBack', 'Take it back', 'StaffCard');
export const mayAskHere = message('tutoring.thread.mayAskHere', '{name} may ask in this class', 'StaffCard, label');
export const switchedOffMeans = message(
  'tutoring.thread.switchedOffMeans',
  'When this is off, they can read but not write.',
  'StaffCard, about',
);
export const canAskAgain = message('tutoring.thread.canAskAgain', '{name} can ask again.', 'StaffCard');
export const canNoLongerAsk = message(
  'tutoring.thread.canNoLongerAsk',
  '{name} can no longer ask in this class.',
  'StaffCard',
);
export const askWhatTried = message('tutoring.thread.askWhatTried', 'What did you try?', 'TeacherThreadPage, starters');
export const askWhereStuck = message(
  'tutoring.thread.askWhereStuck',
  'Where exactly are you stuck?',
  'TeacherThreadPage, starters',
);
export const askFirstLine = message(
  'tutoring.thread.askFirstLine',
  'What does the first line become?',
  'TeacherThreadPage, starters',
);
export const loadingQuestion = message(
  'tutoring.thread.loadingQuestion',
  'Loading the question',
  'TeacherThreadPage, label',
);
export const asksAbout = message(
  'tutoring.thread.asksAbout',
  '{name} asks about {title}',
  'TeacherThreadPage, Thread, title',
);
export const questionsLink = message('tutoring.thread.questionsLink', 'Questions', 'TeacherThreadPage, Thread, label');
export const nextQuestion = message('tutoring.thread.nextQuestion', 'Next question', 'TeacherThreadPage, Thread');
export const closeQuestion = message('tutoring.thread.closeQuestion', 'Close question', 'TeacherThreadPage, Thread');
export const yourAnswer = message('tutoring.thread.yourAnswer', 'Your answer', 'TeacherThreadPage, Thread, label');
export const answerNamed = message(
  'tutoring.thread.answerNamed',
  'Answer {name}',
  'TeacherThreadPage, Thread, placeholder',
);
export const aboutThisQuestion = message(
  'tutoring.thread.aboutThisQuestion',
  'About this question',
  'TeacherThreadPage, Thread, aria-label',
);
export const triesHead = message('tutoring.thread.triesHead', 'Tries', 'TriedAnswers');
export const noneYet = message('tutoring.thread.noneYet', 'None yet', 'TriedAnswers');
export const partlyRight = message('tutoring.thread.partlyRight', 'partly right', 'TriedAnswers, outcomeWords, partly');
export const notYetWord = message('tutoring.thread.notYetWord', 'not yet', 'TriedAnswers, outcomeWords, wrong');
export const cannotBeRead = message(
  'tutoring.thread.cannotBeRead',
  'cannot be read',
  'TriedAnswers, outcomeWords, invalid',
);
export const notWorkedOut = message(
  'tutoring.thread.notWorkedOut',
  'not worked out',
  'TriedAnswers, outcomeWords, unfinished',
);
export const notDecided = message('tutoring.thread.notDecided', 'not decided', 'TriedAnswers, outcomeWords, unknown');
export const onlyTry = message('tutoring.thread.onlyTry', 'Try', 'TriedAnswers, name');
export const tryNumber = message('tutoring.thread.tryNumber', 'Try {number}', 'TriedAnswers, name');
export const onlyKey = message('tutoring.thread.onlyKey', 'Key', 'TriedAnswers, name');
export const keyNumber = message('tutoring.thread.keyNumber', 'Key {number}', 'TriedAnswers, name');
export const rightWord = message('tutoring.thread.rightWord', 'right', 'TriedAnswers, outcomeWords, right');
export const emptyWord = message('tutoring.thread.emptyWord', 'empty', 'TriedAnswers, outcomeWords, empty');
export const testAsksThis = message(
  'tutoring.thread.testAsksThis',
  'The test that you are taking asks about this.',
  'LearnerThreadPage, HeldBack, title of a note',
);
export const handInToRead = message(
  'tutoring.thread.handInToRead',
  'You can read and write here again when you have handed it in.',
  'LearnerThreadPage, HeldBack, text of a note',
);
export const inTestThatAsksThis = message(
  'tutoring.thread.inTestThatAsksThis',
  '{name} is taking a test that asks about this.',
  'TeacherThreadPage, title of a note',
);
export const readsAfterHandIn = message(
  'tutoring.thread.readsAfterHandIn',
  'You can answer now. What is written here is shown to them when they have handed the test in.',
  'TeacherThreadPage, text of a note',
);
export const stateAndAsked = message(
  'tutoring.thread.stateAndAsked',
  '{state} · asked {ago}',
  'TeacherThreadPage, lead; ago is “5 minutes ago”',
);
