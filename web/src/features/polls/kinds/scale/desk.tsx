import { pollScaleLengths } from '@lemma/contracts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import type { DeskKind, KindFieldsProps } from '../desk-kind.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

export const scale: DeskKind<'scale'> = {
  name: t(m.scale),
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
        label={t(m.points)}
        value={String(draft.scalePoints)}
        options={pollScaleLengths.map((length) => ({ value: String(length), label: t(m.oneTo, { length }) }))}
        onChange={(value) => set('scalePoints', Number(value))}
      />
      <TextField
        label={t(m.wordsAtStart)}
        value={draft.low}
        error={errors['question.low']}
        helper={t(m.forExampleNotAt)}
        onChange={(value) => set('low', value)}
      />
      <TextField
        label={t(m.wordsAtEnd, { scalePoints: draft.scalePoints })}
        value={draft.high}
        error={errors['question.high']}
        helper={t(m.forExampleCompletelyMay)}
        onChange={(value) => set('high', value)}
      />
    </>
  );
}
