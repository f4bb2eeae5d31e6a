import { message } from '@lemma/contracts/messages';

export const alongVariant = message(
  'tutoring.asking.alongVariant',
  'variant {number} with your numbers',
  'HelpFromPeople, in a list of what comes along with a question',
);
export const alongQuestion = message(
  'tutoring.asking.alongQuestion',
  'the question with your numbers',
  'HelpFromPeople, in a list of what comes along with a question',
);
export const alongAnswers = message(
  'tutoring.asking.alongAnswers',
  '{count, plural, one {your answer} other {your # answers}}',
  'HelpFromPeople, in a list of what comes along with a question',
);
export const alongHints = message(
  'tutoring.asking.alongHints',
  '{count, plural, one {the # hint you have seen} other {the # hints you have seen}}',
  'HelpFromPeople, in a list of what comes along with a question',
);
export const comesAlong = message(
  'tutoring.asking.comesAlong',
  'Sent with it: {things}. Only the people who teach your class can read it.',
  'HelpFromPeople; the things as a list',
);
export const theyAnswer = message(
  'tutoring.asking.theyAnswer',
  'They answer {when}.',
  "HelpFromPeople; when, in the teacher's words",
);
export const askForHelp = message('tutoring.asking.askForHelp', 'Ask for help', 'AskButton, aria-label');
export const pausedByTeacher = message(
  'tutoring.asking.pausedByTeacher',
  'Your teacher has paused your questions in this class.',
  'HelpFromPeople, obstacleWords, muted',
);
export const classIsOver = message(
  'tutoring.asking.classIsOver',
  'This class is over.',
  'HelpFromPeople, obstacleWords, over',
);
export const testAsksThis = message(
  'tutoring.asking.testAsksThis',
  'This question is in a test that you have started. You can ask again once it is handed in.',
  'HelpFromPeople, obstacleWords, test',
);
export const tooManyOpen = message(
  'tutoring.asking.tooManyOpen',
  'You have ten open questions. Close those that are answered, then ask again.',
  'HelpFromPeople, obstacleWords, too-many',
);
export const questionWithTeachers = message(
  'tutoring.asking.questionWithTeachers',
  'Your question is with your teachers.',
  'HelpFromPeople, send, message',
);
export const askTeachers = message(
  'tutoring.asking.askTeachers',
  'Ask your teachers',
  'HelpFromPeople, AskCard, title',
);
export const close = message('tutoring.asking.close', 'Close', 'HelpFromPeople, AskCard, title');
export const yourQuestion = message('tutoring.asking.yourQuestion', 'Your question', 'HelpFromPeople, AskCard, label');
export const whatTried = message(
  'tutoring.asking.whatTried',
  'What have you tried, and where are you stuck?',
  'HelpFromPeople, AskCard, placeholder',
);
export const yourQuestions = message('tutoring.asking.yourQuestions', 'Your questions', 'HelpFromPeople, AskCard');
export const waitsForAnswer = message(
  'tutoring.asking.waitsForAnswer',
  'Your question waits for an answer',
  'HelpFromPeople, stateWords, open',
);
export const hasAnswer = message(
  'tutoring.asking.hasAnswer',
  'Your question has an answer',
  'HelpFromPeople, stateWords, answered',
);
export const askedAboutThis = message(
  'tutoring.asking.askedAboutThis',
  'You asked about this question',
  'HelpFromPeople, stateWords, closed',
);
export const readIt = message('tutoring.asking.readIt', 'Read it', 'HelpFromPeople, OwnThreads');
export const lookAtIt = message('tutoring.asking.lookAtIt', 'Look at it', 'HelpFromPeople, OwnThreads');
export const othersAsk = message(
  'tutoring.asking.othersAsk',
  'Others ask this too',
  'HelpFromPeople, OthersAsk, title',
);
export const itWasAbout = message('tutoring.asking.itWasAbout', 'It was about', 'HelpFromPeople, OthersAsk');
