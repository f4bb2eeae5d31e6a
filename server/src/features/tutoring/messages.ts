import { message } from '@lemma/contracts/messages';

export const noQuestionsHere = message(
  'server.tutoring.noQuestionsHere',
  'This class does not take questions here.',
  'refusal, asking',
);
export const noHelpInAssessment = message(
  'server.tutoring.noHelpInAssessment',
  'There is no help in this assessment.',
  'refusal, asking',
);
export const questionsPaused = message(
  'server.tutoring.questionsPaused',
  'Your teacher has paused your questions in this class.',
  'refusal, asking',
);
export const classOver = message('server.tutoring.classOver', 'This class is over.', 'refusal, asking');
export const tenOpenQuestions = message(
  'server.tutoring.tenOpenQuestions',
  'You have ten open questions. Close those that are answered, then ask again.',
  'refusal, asking',
);
export const noMoreQuestions = message(
  'server.tutoring.noMoreQuestions',
  'This class no longer takes questions here.',
  'refusal, conversation',
);
export const onlyWordsAsHint = message(
  'server.tutoring.onlyWordsAsHint',
  'Only an answer in words can become a hint.',
  'refusal, hints',
);
export const choosePicture = message('server.tutoring.choosePicture', 'Choose a picture.', 'refusal, pictures');
export const picturesWait = message(
  'server.tutoring.picturesWait',
  '{mostUnsent} pictures wait to be sent. Send them first, or try again tomorrow.',
  'refusal, pictures',
);
export const notAPicture = message(
  'server.tutoring.notAPicture',
  'This is not a PNG, JPEG, WebP or GIF picture of a usual size.',
  'refusal, pictures',
);
export const chooseStaffOfClass = message(
  'server.tutoring.chooseStaffOfClass',
  'Choose somebody who teaches this class.',
  'refusal, queue',
);
export const settingsForbidShowing = message(
  'server.tutoring.settingsForbidShowing',
  'The settings of this class do not allow that questions are shown to it.',
  'refusal, queue',
);
export const onlyWordsAboutMistake = message(
  'server.tutoring.onlyWordsAboutMistake',
  'Only an answer in words can say what is wrong with a mistake.',
  'refusal, typical-errors',
);
export const mistakeTooLong = message(
  'server.tutoring.mistakeTooLong',
  'What is said about a mistake has at most 2,000 characters.',
  'refusal, typical-errors',
);
export const notATryHere = message(
  'server.tutoring.notATryHere',
  'It is not a try at this question.',
  'refusal, typical-errors',
);
export const nothingWrongHere = message(
  'server.tutoring.nothingWrongHere',
  'Nothing wrong was answered here.',
  'refusal, typical-errors',
);
export const choiceInExercise = message(
  'server.tutoring.choiceInExercise',
  'What learners read about a choice is written in the exercise, beside the choice.',
  'refusal, typical-errors',
);
export const answerKnown = message(
  'server.tutoring.answerKnown',
  'The exercise knows the answer {mistake} already.',
  'refusal, typical-errors',
);
export const answersKnown = message(
  'server.tutoring.answersKnown',
  'The exercise knows {mostAnswers} answers here.',
  'refusal, typical-errors',
);
export const exerciseNotYours = message(
  'server.tutoring.exerciseNotYours',
  'The exercise is not yours to change.',
  'refusal, drafts',
);
export const hintsFull = message('server.tutoring.hintsFull', 'The exercise has {mostHints} hints.', 'refusal, hints');
export const messageReported = message(
  'server.tutoring.messageReported',
  'A message in a help thread is reported',
  'subject of a report to those who run the instance',
);
export const theMessage = message(
  'server.tutoring.theMessage',
  'The message:',
  'report to those who run the instance; the message follows',
);
export const picturesOnly = message(
  'server.tutoring.picturesOnly',
  '(pictures only)',
  'report of a message without words',
);
