import { pollLetters } from '@lemma/contracts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import type { DeskKind, KindFieldsProps } from '../desk-kind.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

export const letters: DeskKind<'letters'> = {
  name: t(m.lettersToE),
  promptHelp: t(m.leaveEmptyWhenQuestion),
  Fields: LettersFields,
  toDraft: ({ kind, prompt, count, right }) => ({ kind, prompt, letterCount: count, rightLetter: right ?? '' }),
  toBody: (draft) => ({
    kind: 'letters',
    prompt: draft.prompt,
    count: draft.letterCount,
    right: pollLetters.find((letter) => letter === draft.rightLetter) ?? null,
  }),
};

function LettersFields({ draft, set }: KindFieldsProps) {
  return (
    <>
      <SelectField
        label={t(m.letters)}
        value={String(draft.letterCount)}
        options={[2, 3, 4, 5].map((number) => ({
          value: String(number),
          label: t(m.aTo, { letter: pollLetters[number - 1] ?? '' }),
        }))}
        onChange={(value) => set('letterCount', Number(value))}
      />
      <SelectField
        label={t(m.rightAnswer)}
        value={draft.rightLetter}
        options={[
          { value: '', label: t(m.noneOrNotYet) },
          ...pollLetters.slice(0, draft.letterCount).map((letter) => ({ value: letter as string, label: letter })),
        ]}
        onChange={(value) => set('rightLetter', value)}
      />
    </>
  );
}
