import { message } from '../message.ts';

/** Answers with two possible meanings in their notation. */
export const doYouMean = message('maths.regional.doYouMean', 'Do you mean {other}?', '');
export const doYouMeanBy = message('maths.regional.doYouMeanBy', 'Do you mean “{other}” by “{word}”?', '');
export const pointOrGroup = message(
  'maths.regional.pointOrGroup',
  '{numeral} can be read in two ways. Write {decimal} with a comma, or {whole} without a point.',
  '',
);
export const decimalsHaveComma = message(
  'maths.regional.decimalsHaveComma',
  'Decimals have a comma here. Write {numeral}.',
  '',
);
export const withoutPoints = message(
  'maths.regional.withoutPoints',
  'Write {numeral} without points between the digits.',
  '',
);
export const commaOfDecimal = message(
  'maths.regional.commaOfDecimal',
  'A comma belongs to a decimal here. Write {numeral}.',
  '',
);
export const twoCommas = message('maths.regional.twoCommas', 'There are two commas in one number.', '');
export const severalNumbers = message(
  'maths.regional.severalNumbers',
  'A comma belongs to a decimal here. Write {numbers} for several numbers.',
  '',
);
export const semicolonBetweenEnds = message(
  'maths.regional.semicolonBetweenEnds',
  'A comma belongs to a decimal here. Put a semicolon between the two ends.',
  '',
);
export const oneNumber = message('maths.regional.oneNumber', '{numeral} is one number here. Write {pair} for two.', '');
