import type { PollQuestionView } from '@lemma/contracts';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { PlayerBox } from '../PlayerBox.tsx';
import type { VoterKind } from '../voter-kind.ts';

/** Keys of choices, joined by commas. */
export const keysInBox = {
  toBox: (values: readonly string[]) => values.join(','),
  fromBox: (box: string) => box.split(',').filter((key) => key !== ''),
};

export const choicesVoter: VoterKind = { ...keysInBox, Box: PlayerBox, OwnAnswer: ChosenTexts };

/** The words of the choices, in the order of the answer. */
export function ChosenTexts({ view, values }: { view: PollQuestionView; values: readonly string[] }) {
  const texts = values.map((key) => view.choices.find((choice) => choice.key === key)?.text ?? '');
  return <MathText inline source={texts.join(', ')} />;
}
