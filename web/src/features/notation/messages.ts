import { message } from '@lemma/contracts/messages';

export const inNoTask = message('notation.inNoTask', 'In no task', 'ClassNotation, label');
export const inPractice = message('notation.inPractice', 'In practice', 'ClassNotation, label');
export const inPracticeAndIn = message('notation.inPracticeAndIn', 'In practice and in tests', 'ClassNotation, label');
export const saved = message('notation.saved', 'Saved.', 'ClassNotation');
export const howNumbersWritten = message(
  'notation.howNumbersWritten',
  'How numbers are written',
  'ClassNotation, label',
);
export const learnersMayWriteAs = message(
  'notation.learnersMayWriteAs',
  'Learners may use their own notation',
  'ClassNotation, label',
);
export const questionsHintsAndAnswers = message(
  'notation.questionsHintsAndAnswers',
  'Questions, hints and answers follow. Attempts that have begun stay as they are.',
  'ClassNotation, helper',
);
export const asEachClassWrites = message('notation.asEachClassWrites', 'As in each class', 'OwnNotationSection, label');
export const numbers = message('notation.numbers', 'Numbers', 'OwnNotationSection, title');
export const inReviewsAndIn = message(
  'notation.inReviewsAndIn',
  'In reviews, and in tasks of classes that let you choose.',
  'OwnNotationSection, hint',
);
export const howWriteNumbers = message(
  'notation.howWriteNumbers',
  'How you write numbers',
  'OwnNotationSection, label',
);
export const whereClassDecidesFor = message(
  'notation.whereClassDecidesFor',
  'Where a class decides for everybody, its own way counts.',
  'OwnNotationSection, helper',
);
export const nameEnglish = message('notation.nameEnglish', '1.5 and (1, 2): English', 'notation-words, en');
export const nameGerman = message('notation.nameGerman', '1,5 and (1 | 2): German, ggT, lg', 'notation-words, de');
export const nameSwiss = message(
  'notation.nameSwiss',
  '1.5 and (1 | 2): German in Switzerland, ggT, lg',
  'notation-words, de-CH',
);
export const nameFrench = message('notation.nameFrench', '1,5 and (1 ; 2): French, PGCD', 'notation-words, fr');
export const nameSpanish = message('notation.nameSpanish', '1,5 and (1; 2): Spanish, sen, mcd', 'notation-words, es');
export const nameMexican = message(
  'notation.nameMexican',
  '1.5 and (1, 2): Spanish in Mexico, sen, mcd',
  'notation-words, es-MX',
);
export const nameArabic = message('notation.nameArabic', '1,5 and (1 ; 2): Arabic, also ١٫٥', 'notation-words, ar');
export const typedEnglish = message(
  'notation.typedEnglish',
  'Learners type 19000.5 for a number, (1.5, 2) for a point and 1, 2 for two numbers.',
  'notation-words, en',
);
export const typedGerman = message(
  'notation.typedGerman',
  'Learners type 19000,5 for a number, (1,5 | 2) or (1,5; 2) for a point and 1; 2 for two numbers.',
  'notation-words, de',
);
export const typedSwiss = message(
  'notation.typedSwiss',
  'Learners type 19000.5 or 19’000.5 for a number, (1.5 | 2) or (1.5; 2) for a point and 1; 2 for two numbers.',
  'notation-words, de-CH',
);
export const typedFrench = message(
  'notation.typedFrench',
  'Learners type 19000,5 for a number, (1,5 ; 2) for a point and 1 ; 2 for two numbers.',
  'notation-words, fr',
);
export const typedSpanish = message(
  'notation.typedSpanish',
  'Learners type 19000,5 for a number, (1,5; 2) for a point and 1; 2 for two numbers.',
  'notation-words, es',
);
export const typedArabic = message(
  'notation.typedArabic',
  'Learners type 19000,5 for a number, (1,5 ; 2) for a point and 1 ; 2 for two numbers, in either digits.',
  'notation-words, ar',
);
