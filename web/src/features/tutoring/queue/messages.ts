import { message } from '@lemma/contracts/messages';

export const aPicture = message('tutoring.queue.aPicture', 'a picture', 'ThreadRows, text');
export const question = message(
  'tutoring.queue.question',
  '{taskName}, question {position} · {className}',
  'ThreadRows, small',
);
export const learnersWait = message(
  'tutoring.queue.learnersWait',
  '{count, plural, =0 {No one is waiting} one {# learner is waiting} other {# learners are waiting}}',
  'HelpQueuePage',
);
export const halfAnsweredWithin = message(
  'tutoring.queue.halfAnsweredWithin',
  'half get a first answer within {time}',
  'HelpQueuePage',
);
export const questionsTitle = message('tutoring.queue.questionsTitle', 'Questions', 'HelpQueuePage, title');
export const home = message('tutoring.queue.home', 'Home', 'HelpQueuePage, label');
export const whichQuestions = message('tutoring.queue.whichQuestions', 'Which questions', 'HelpQueuePage, label');
export const waitingOnes = message('tutoring.queue.waitingOnes', 'Waiting', 'HelpQueuePage, label');
export const answeredOnes = message('tutoring.queue.answeredOnes', 'Answered', 'HelpQueuePage, label');
export const closedOnes = message('tutoring.queue.closedOnes', 'Closed', 'HelpQueuePage, label');
export const whoseQuestions = message('tutoring.queue.whoseQuestions', 'Whose questions', 'HelpQueuePage, label');
export const all = message('tutoring.queue.all', 'All', 'HelpQueuePage, label');
export const givenToMe = message('tutoring.queue.givenToMe', 'Given to me', 'HelpQueuePage, label');
export const loadingQuestions = message('tutoring.queue.loadingQuestions', 'Loading questions', 'HelpQueuePage, label');
export const noneWaits = message(
  'tutoring.queue.noneWaits',
  'No learner is waiting for an answer. Questions come from “Ask for help” in an exercise.',
  'HelpQueuePage, emptyWords, open',
);
export const answeredWaitHere = message(
  'tutoring.queue.answeredWaitHere',
  'Questions that you have answered wait here for the learner.',
  'HelpQueuePage, emptyWords, answered',
);
export const doneAreHere = message(
  'tutoring.queue.doneAreHere',
  'Questions that are done are here.',
  'HelpQueuePage, emptyWords, closed',
);
export const classLabel = message('tutoring.queue.classLabel', 'Class', 'HelpQueuePage, ClassChoice, label');
export const allClasses = message('tutoring.queue.allClasses', 'All classes', 'HelpQueuePage, ClassChoice, label');
export const yourQuestions = message('tutoring.queue.yourQuestions', 'Your questions', 'MyQuestionsPage, title');
export const toYourTeachers = message(
  'tutoring.queue.toYourTeachers',
  'To the people who teach you, the newest first.',
  'MyQuestionsPage, lead',
);
export const loadingYourQuestions = message(
  'tutoring.queue.loadingYourQuestions',
  'Loading your questions',
  'MyQuestionsPage, label',
);
export const stuckAskForHelp = message(
  'tutoring.queue.stuckAskForHelp',
  'Stuck in an exercise? “Ask for help” under the question brings it to your teachers.',
  'MyQuestionsPage',
);
export const earlierPage = message('tutoring.queue.earlierPage', 'Earlier page', 'PageLinks');
export const nextPage = message('tutoring.queue.nextPage', 'Next page', 'PageLinks');
