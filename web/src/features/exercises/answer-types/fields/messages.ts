import { message } from '@lemma/contracts/messages';

export const any = message('exercises.answerTypes.fields.any', 'Any', 'CollectionFields, label');
export const asGiven = message('exercises.answerTypes.fields.asGiven', 'As given', 'CollectionFields, label');
export const order = message('exercises.answerTypes.fields.order', 'Order', 'CollectionFields, label');
export const unit = message('exercises.answerTypes.fields.unit', 'Unit', 'NumberFields, label');
export const capitalsCount = message(
  'exercises.answerTypes.fields.capitalsCount',
  'Capitals count',
  'CapitalsField, label',
);
export const chosen = message('exercises.answerTypes.fields.chosen', 'Chosen', 'ChosenOnField, label');
export const inTheList = message('exercises.answerTypes.fields.inTheList', 'In the list', 'ChosenOnField, label');
export const alsoOn = message('exercises.answerTypes.fields.alsoOn', 'Also on “{name}”', 'ChosenOnField, label');
export const decimalPlaces = message(
  'exercises.answerTypes.fields.decimalPlaces',
  '{number} decimal {places, plural, one {place} other {places}}',
  'comparison-fields, label',
);
export const places = message(
  'exercises.answerTypes.fields.places',
  'Places',
  'comparison-fields, valueNames, decimals',
);
export const figures = message(
  'exercises.answerTypes.fields.figures',
  'Figures',
  'comparison-fields, valueNames, significant-figures',
);
export const atMost = message(
  'exercises.answerTypes.fields.atMost',
  'At most',
  'comparison-fields, valueNames, absolute',
);
export const shareLabel = message(
  'exercises.answerTypes.fields.shareLabel',
  'Share',
  'comparison-fields, valueNames, relative',
);
export const form = message('exercises.answerTypes.fields.form', 'Form', 'comparison-fields, FormField, label');
export const tolerance = message(
  'exercises.answerTypes.fields.tolerance',
  'Tolerance',
  'comparison-fields, ToleranceFields, label',
);
export const mustAgreeTo = message(
  'exercises.answerTypes.fields.mustAgreeTo',
  'Must agree to',
  'comparison-fields, ToleranceFields, label',
);
export const acceptNotWorkedOut = message(
  'exercises.answerTypes.fields.acceptNotWorkedOut',
  'Accept answers that are not worked out',
  'comparison-fields, CalculationsField, label',
);
export const otherLetters = message(
  'exercises.answerTypes.fields.otherLetters',
  'Other letters',
  'comparison-fields, LettersField, label',
);
