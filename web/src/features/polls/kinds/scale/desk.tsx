import { pollScaleLengths } from '@lemma/contracts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import type { DeskKind, KindFieldsProps } from '../desk-kind.ts';

export const scale: DeskKind<'scale'> = {
  name: 'Scale',
  Fields: ScaleFields,
  toDraft: ({ points, ...body }) => ({ ...body, scalePoints: points }),
  toBody: ({ prompt, scalePoints, low, high }) => ({
    kind: 'scale',
    prompt,
    points: pollScaleLengths.find((length) => length === scalePoints) ?? pollScaleLengths[0],
    low,
    high,
  }),
};

function ScaleFields({ draft, set, errors }: KindFieldsProps) {
  return (
    <>
      <SelectField
        label="Points"
        value={String(draft.scalePoints)}
        options={pollScaleLengths.map((length) => ({ value: String(length), label: `1 to ${length}` }))}
        onChange={(value) => set('scalePoints', Number(value))}
      />
      <TextField
        label="Words at 1"
        value={draft.low}
        error={errors['question.low']}
        helper="For example: not at all. May be empty."
        onChange={(value) => set('low', value)}
      />
      <TextField
        label={`Words at ${draft.scalePoints}`}
        value={draft.high}
        error={errors['question.high']}
        helper="For example: completely. May be empty."
        onChange={(value) => set('high', value)}
      />
    </>
  );
}
