import { message } from '@lemma/contracts/messages';

export const onlySuperusersTag = message(
  'server.exercises.onlySuperusersTag',
  'Only superusers change the tags of starter exercises.',
  'refusal, exercises',
);
export const savedElsewhere = message(
  'server.exercises.savedElsewhere',
  'This exercise was saved elsewhere since you opened it. Reload to see it.',
  'refusal, exercises',
);
export const notYourClass = message(
  'server.exercises.notYourClass',
  'You do not teach this class. Take it out.',
  'refusal, audience',
);
export const ownerChoosesAudience = message(
  'server.exercises.ownerChoosesAudience',
  'Its owner chooses who may find it. Publish it without a change of that.',
  'refusal, audience',
);
export const notPublishedYet = message(
  'server.exercises.notPublishedYet',
  'This exercise is not published yet.',
  'refusal, reports',
);
export const noMoreThanYouHave = message(
  'server.exercises.noMoreThanYouHave',
  'You cannot give more than you have yourself.',
  'refusal, sharing',
);
export const exportTooLarge = message(
  'server.exercises.exportTooLarge',
  'These exercises are more than {megabytes} MB together. Export fewer at a time.',
  'refusal, export',
);
export const nothingFound = message(
  'server.exercises.nothingFound',
  'No exercise is found. Search for something else.',
  'refusal, export',
);
export const tooManyFound = message(
  'server.exercises.tooManyFound',
  'More than {transferMaximumExercises} exercises are found. Narrow the search first.',
  'refusal, export',
);
export const exerciseNoLongerThere = message(
  'server.exercises.exerciseNoLongerThere',
  'One of these exercises is no longer there. Take it out of the basket.',
  'refusal, export',
);
export const chooseFile = message('server.exercises.chooseFile', 'Choose a file.', 'refusal, read-file');
export const notExercises = message(
  'server.exercises.notExercises',
  'This is not a file of exercises. Choose one that was exported here, or another in the published format: JSON, in UTF-8.',
  'refusal, read-file',
);
export const importInParts = message(
  'server.exercises.importInParts',
  'This file holds more than can be read. Import it in parts.',
  'refusal, read-file',
);
export const fileTakesTooLong = message(
  'server.exercises.fileTakesTooLong',
  'This file takes too long to read. Import it in parts.',
  'refusal, unpack-elsewhere',
);
export const copyTitle = message('server.exercises.copyTitle', '{title} (copy)', 'title of a copy of an exercise');
