import { answerTypes, type AnswerType } from '@lemma/math/document';
import type { AnswerTypeEditing } from './answer-type.ts';
import { collection } from './collection.ts';
import { equation } from './equation.ts';
import { expression } from './expression.ts';
import { matrix } from './matrix.ts';
import { number } from './number.ts';
import { oneChoice } from './one-choice.ts';
import { severalChoices } from './several-choices.ts';
import { text } from './text.ts';
import { inSentence } from '../../../words/in-sentence.ts';

/** How each answer type is named and edited; its fields are in `fields/`, its answer box in `maths/AnswerBox.tsx`. */
export const answerTypeEditing: Readonly<Record<AnswerType, AnswerTypeEditing>> = {
  [answerTypes.oneChoice]: oneChoice,
  [answerTypes.severalChoices]: severalChoices,
  [answerTypes.number]: number,
  [answerTypes.text]: text,
  [answerTypes.expression]: expression,
  [answerTypes.equation]: equation,
  [answerTypes.collection]: collection,
  [answerTypes.matrix]: matrix,
};

/** The answer types in the order of menus. */
export const offeredTypes: readonly AnswerType[] = Object.values(answerTypes).toSorted(
  (one, other) => answerTypeEditing[one].place - answerTypeEditing[other].place,
);

/** The name of an answer type within a sentence. */
export const answerTypeWords = (type: AnswerType): string => inSentence(answerTypeEditing[type].label);
