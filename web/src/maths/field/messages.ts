import { message } from '@lemma/contracts/messages';

export const noTextToPaste = message('maths.field.noTextToPaste', 'There is no text to paste.', 'paste, reason');
export const textTooLongFor = message(
  'maths.field.textTooLongFor',
  'This text is too long for an answer.',
  'paste, reason',
);
export const commandCannotBePart = message(
  'maths.field.commandCannotBePart',
  '“\\{value}” cannot be part of an answer.',
  'paste, reason',
);
export const environmentCannotBePart = message(
  'maths.field.environmentCannotBePart',
  '“{value}” cannot be part of an answer.',
  'paste, reason',
);
export const readAs = message('maths.field.readAs', 'Read as', 'FieldNotes, span');
export const doesNotUseUp = message('maths.field.doesNotUseUp', '{detail} This does not use up a try.', 'FieldNotes');
export const write = message(
  'maths.field.write',
  'Write <answer></answer>',
  'FieldNotes, Button; answer: what is typed then',
);
export const whatPastedCannotRead = message(
  'maths.field.whatPastedCannotRead',
  'What you pasted cannot be read as maths.',
  'MathLiveBox',
);
