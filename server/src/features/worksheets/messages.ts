import { message } from '@lemma/contracts/messages';

export const exerciseNotPublished = message(
  'server.worksheets.exerciseNotPublished',
  'This exercise is not published.',
  'refusal, making',
);
export const noLearnersYet = message(
  'server.worksheets.noLearnersYet',
  'There are no learners in the class yet. Make versions with letters.',
  'refusal, making',
);
export const noQuestionsInTask = message(
  'server.worksheets.noQuestionsInTask',
  'There are no questions in this task.',
  'refusal, making',
);
export const mostQuestionsOnSheet = message(
  'server.worksheets.mostQuestionsOnSheet',
  'A sheet has at most {mostSheetQuestions} questions.',
  'refusal, making',
);
export const mostSheets = message(
  'server.worksheets.mostSheets',
  'Make at most {most} sheets of {questions} questions.',
  'refusal, making',
);
export const keptSecret = message(
  'server.worksheets.keptSecret',
  'An assessment keeps “{title}” secret for now. Come back when it is over.',
  'refusal, reading',
);
