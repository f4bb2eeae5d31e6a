import { message } from '@lemma/contracts/messages';

export const ofFit = message('exercises.variants.ofFit', '{shown, number} of {met, number} fit.', 'shown-variants');
export const differentVariants = message(
  'exercises.variants.differentVariants',
  '{met, plural, one {# different variant} other {# different variants}}',
  'shown-variants, number',
);
export const onlyWhere = message('exercises.variants.onlyWhere', 'Only where', 'GridTools, label');
export const whichVariants = message('exercises.variants.whichVariants', 'Which variants', 'GridTools, label');
export const all = message('exercises.variants.all', 'All', 'GridTools, label');
export const answeredCount = message('exercises.variants.answeredCount', 'Answered {count}', 'GridTools, label');
export const flaggedCount = message('exercises.variants.flaggedCount', 'Flagged {count}', 'GridTools, label');
export const offCount = message('exercises.variants.offCount', 'Off {count}', 'GridTools, label');
export const key = message('exercises.variants.key', 'Key', 'GridTools, label');
export const solution = message('exercises.variants.solution', 'Solution', 'GridTools, label');
export const noLongerMet = message(
  'exercises.variants.noLongerMet',
  'Switched off, no longer met',
  'LostVariants, title',
);
export const switchOnNamed = message(
  'exercises.variants.switchOnNamed',
  'Switch on {name}',
  'LostVariants, aria-label',
);
export const switchOn = message('exercises.variants.switchOn', 'Switch on', 'LostVariants');
export const variantNumber = message('exercises.variants.variantNumber', 'Variant {number}', 'VariantCard, aria-label');
export const flaggedWords = message('exercises.variants.flaggedWords', 'flagged', 'VariantCard, label');
export const notDrawn = message('exercises.variants.notDrawn', 'not drawn', 'VariantCard, label');
export const drawVariant = message(
  'exercises.variants.drawVariant',
  'Draw variant {number}',
  'VariantCard, aria-label',
);
export const drawingVariant = message(
  'exercises.variants.drawingVariant',
  'Drawing variant {number}',
  'VariantCard, label',
);
export const keyNumber = message('exercises.variants.keyNumber', 'Key {number}', 'VariantCard, Answers');
export const rightHead = message('exercises.variants.rightHead', 'Right', 'VariantCard, Answers');
export const percentOf = message(
  'exercises.variants.percentOf',
  '<b>{percent} %</b> of {count}',
  'VariantCard, Answers',
);
export const switchedNotSaved = message(
  'exercises.variants.switchedNotSaved',
  'What you switched is not saved yet.',
  'VariantGrid, message',
);
export const untitled = message('exercises.variants.untitled', 'Untitled exercise', 'VariantGrid');
export const variants = message('exercises.variants.variants', 'Variants', 'VariantGrid, title');
export const exercises = message('exercises.variants.exercises', 'Exercises', 'VariantGrid, label');
export const print = message('exercises.variants.print', 'Print', 'VariantGrid');
export const showMoreCount = message('exercises.variants.showMoreCount', 'Show {count} more', 'VariantGrid');
export const noneFits = message(
  'exercises.variants.noneFits',
  'No variant fits this condition.',
  'VariantGrid, emptyWords, all',
);
export const noneAnswered = message(
  'exercises.variants.noneAnswered',
  'No variant that fits was answered yet.',
  'VariantGrid, emptyWords, answered',
);
export const nothingWrong = message(
  'exercises.variants.nothingWrong',
  'Nothing is wrong with any of these variants.',
  'VariantGrid, emptyWords, flagged',
);
export const noneOff = message(
  'exercises.variants.noneOff',
  'No variant is switched off.',
  'VariantGrid, emptyWords, off',
);
export const drawingVariants = message(
  'exercises.variants.drawingVariants',
  'Drawing the variants',
  'VariantGrid, Waiting, label',
);
export const noneDrawn = message(
  'exercises.variants.noneDrawn',
  'No variants can be drawn',
  'VariantGrid, Waiting, title',
);
export const hasProblem = message(
  'exercises.variants.hasProblem',
  'The exercise has a problem. <link>Open it in the editor</link> to see which.',
  'VariantGrid, Waiting',
);
export const areFlagged = message(
  'exercises.variants.areFlagged',
  '{count, plural, one {# is flagged} other {# are flagged}}',
  'shown-variants',
);
export const areSwitchedOff = message(
  'exercises.variants.areSwitchedOff',
  '{count, plural, one {# is switched off} other {# are switched off}}',
  'shown-variants',
);
