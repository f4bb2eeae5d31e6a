import { isMathsType, isWordsType } from '@lemma/math/document';
import type { ReactElement } from 'react';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { typeFields } from '../../answer-types/fields/index.ts';
import { answerTypeEditing, offeredTypes } from '../../answer-types/index.ts';
import type { PartDraft } from '../../draft/part-draft.ts';
import { FieldGrid } from '../FieldGrid.tsx';
import { FollowFields } from './FollowFields.tsx';
import { GraphFields } from './graph/GraphFields.tsx';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

const typeOptions = offeredTypes.map((type) => ({ value: String(type), label: answerTypeEditing[type].label }));

interface MarkingFieldsProps {
  part: PartDraft;
  change: (change: Partial<PartDraft>) => void;
  /** Other parts of the exercise and its variables, for an error carried forward. */
  earlierParts: readonly PartDraft[];
  variables: readonly string[];
}

/** How an answer is marked: its type, its points, and the fields of that type. */
export function MarkingFields({ part, change, earlierParts, variables }: MarkingFieldsProps): ReactElement {
  const { Marking, Last } = typeFields[part.answerType];
  return (
    <FieldGrid least={148}>
      <SelectField
        label={t(m.answerType)}
        value={String(part.answerType)}
        options={typeOptions}
        onChange={(chosen) => change({ answerType: Number(chosen) as PartDraft['answerType'] })}
      />
      <TextField
        label={t(m.points)}
        value={part.points}
        onChange={(points) => change({ points })}
        type="number"
        min={0}
        max={100}
        step={0.5}
      />
      <TextField
        label={t(m.label)}
        value={part.label}
        onChange={(label) => change({ label })}
        placeholder={t(m.nameOfBox)}
        maxLength={120}
      />
      {Marking === undefined ? null : <Marking part={part} change={change} />}
      {isWordsType(part.answerType) ? null : (
        <FollowFields part={part} change={change} earlierParts={earlierParts} variables={variables} />
      )}
      {isMathsType(part.answerType) ? <GraphFields part={part} change={change} /> : null}
      {Last === undefined ? null : <Last part={part} change={change} />}
    </FieldGrid>
  );
}
