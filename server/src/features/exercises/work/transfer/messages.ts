import { message } from '@lemma/contracts/messages';

export const lineProblem = message(
  'server.exercises.transfer.lineProblem',
  'Line {line}: {problem}',
  'why a file of exercises is refused; the problem is a whole sentence',
);
export const placeProblem = message(
  'server.exercises.transfer.placeProblem',
  'Line {line}, {place}: {problem}',
  'why a file of exercises is refused; the problem is a whole sentence',
);
export const exercisePlace = message(
  'server.exercises.transfer.exercisePlace',
  'exercise {number}',
  'why a file of exercises is refused; after “Line 7, ”',
);
export const exerciseField = message(
  'server.exercises.transfer.exerciseField',
  'exercise {number}, {field}',
  'why a file of exercises is refused; after “Line 7, ”; the field is a name of the format',
);
export const wholeFile = message(
  'server.exercises.transfer.wholeFile',
  'the whole file',
  'why a file of exercises is refused; after “Line 1, ”',
);
export const notJson = message(
  'server.exercises.transfer.notJson',
  'This is not JSON.',
  'why a file of exercises is refused',
);
export const unknownField = message(
  'server.exercises.transfer.unknownField',
  'This field is not known.',
  'why a file of exercises is refused; after “Line 7: ”',
);
export const unstorable = message(
  'server.exercises.transfer.unstorable',
  'This holds characters or numbers that cannot be kept.',
  'why a file of exercises is refused; after “Line 7: ”',
);
export const nothingAfterEnd = message(
  'server.exercises.transfer.nothingAfterEnd',
  "Nothing may follow the last '}'.",
  'why a file of exercises is refused; after “Line 7: ”',
);
export const tooDeep = message(
  'server.exercises.transfer.tooDeep',
  'This is nested too deeply.',
  'why a file of exercises is refused; after “Line 7: ”',
);
export const nameMissing = message(
  'server.exercises.transfer.nameMissing',
  'A name in quotes is missing here.',
  'why a file of exercises is refused; after “Line 7: ”',
);
export const colonMissing = message(
  'server.exercises.transfer.colonMissing',
  'A colon is missing here.',
  'why a file of exercises is refused; after “Line 7: ”',
);
export const commaOrBraceMissing = message(
  'server.exercises.transfer.commaOrBraceMissing',
  "A comma or '}' is missing here.",
  'why a file of exercises is refused; after “Line 7: ”',
);
export const commaOrBracketMissing = message(
  'server.exercises.transfer.commaOrBracketMissing',
  'A comma or ] is missing here.',
  'why a file of exercises is refused; after “Line 7: ”',
);
export const quoteMissing = message(
  'server.exercises.transfer.quoteMissing',
  'The quote that ends this text is missing.',
  'why a file of exercises is refused; after “Line 7: ”',
);
export const doubleBackslash = message(
  'server.exercises.transfer.doubleBackslash',
  'Write a backslash as \\\\.',
  'why a file of exercises is refused; after “Line 7: ”',
);
export const valueMissing = message(
  'server.exercises.transfer.valueMissing',
  'A value is missing or misspelt here.',
  'why a file of exercises is refused; after “Line 7: ”',
);
export const pictureProblem = message(
  'server.exercises.transfer.pictureProblem',
  'Picture {id}: {problem}',
  'why a file of exercises is refused; the problem is a whole sentence',
);
