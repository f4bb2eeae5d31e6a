import { answerTypes, type ChoiceType, type MathsType } from '../document/document.ts';
import type { ChoiceRules, MathsRules } from './answer-type.ts';
import { collection } from './collection.ts';
import { equation } from './equation.ts';
import { expression } from './expression.ts';
import { matrix } from './matrix.ts';
import { number } from './number.ts';
import { oneChoice } from './one-choice.ts';
import { severalChoices } from './several-choices.ts';

/** The rules of the types whose answers are choices. */
export const choiceRules = {
  [answerTypes.oneChoice]: oneChoice,
  [answerTypes.severalChoices]: severalChoices,
} as const satisfies Record<ChoiceType, ChoiceRules>;

/** The rules of the types whose answers are mathematics. How each is marked is in `marking/`. */
export const mathsRules: Readonly<Record<MathsType, MathsRules>> = {
  [answerTypes.number]: number,
  [answerTypes.expression]: expression,
  [answerTypes.equation]: equation,
  [answerTypes.collection]: collection,
  [answerTypes.matrix]: matrix,
};
