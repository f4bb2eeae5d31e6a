import { message } from '@lemma/contracts/messages';

export const ofFit = message('exercises.variants.ofFit', '{shown, number} of {met, number} fit.', 'shown-variants');
export const differentVariants = message(
  'exercises.variants.differentVariants',
  '{met, plural, one {# different variant} other {# different variants}}',
  'shown-variants, number',
);
export const flagged = message('exercises.variants.flagged', '{flaggedCount} flagged', 'shown-variants');
export const switchedOff = message('exercises.variants.switchedOff', '{offCount} switched off', 'shown-variants');
