import { pollLetters } from '@lemma/contracts';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import type { DeskKind, KindFieldsProps } from '../desk-kind.ts';

export const letters: DeskKind<'letters'> = {
  name: 'Letters A to E',
  promptHelp: 'Leave it empty when the question is on the blackboard.',
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
        label="Letters"
        value={String(draft.letterCount)}
        options={[2, 3, 4, 5].map((number) => ({
          value: String(number),
          label: `A to ${pollLetters[number - 1] ?? ''}`,
        }))}
        onChange={(value) => set('letterCount', Number(value))}
      />
      <SelectField
        label="Right answer"
        value={draft.rightLetter}
        options={[
          { value: '', label: 'None, or not yet' },
          ...pollLetters.slice(0, draft.letterCount).map((letter) => ({ value: letter as string, label: letter })),
        ]}
        onChange={(value) => set('rightLetter', value)}
      />
    </>
  );
}
