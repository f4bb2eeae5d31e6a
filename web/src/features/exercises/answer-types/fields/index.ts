import { answerTypes, type AnswerType } from '@lemma/math/document';
import { CapitalsField } from './CapitalsField.tsx';
import { ChosenOnField } from './ChosenOnField.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import { FormulaFields } from './FormulaFields.tsx';
import { NumberFields } from './NumberFields.tsx';
import type { TypeFields } from './type-fields.ts';

export const typeFields: Readonly<Record<AnswerType, TypeFields>> = {
  [answerTypes.oneChoice]: { Marking: ChosenOnField },
  [answerTypes.severalChoices]: { Marking: ChosenOnField },
  [answerTypes.number]: { Marking: NumberFields },
  [answerTypes.text]: { Last: CapitalsField },
  [answerTypes.expression]: { Marking: FormulaFields },
  [answerTypes.equation]: { Marking: FormulaFields },
  [answerTypes.collection]: { Marking: CollectionFields },
  [answerTypes.matrix]: { Marking: FormulaFields },
};
