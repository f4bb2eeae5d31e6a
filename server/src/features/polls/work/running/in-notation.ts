import type { NotationChoice, PollGroup, PollKey, PollQuestionView } from '@lemma/contracts';
import { answerTypes } from '@lemma/math/document';
import { formulaIn, proseIn } from '@lemma/math/regional';

/** Whether it is answered in typed mathematics. */
const isFormula = ({ kind }: Pick<PollQuestionView, 'kind'>): boolean => kind === 'number' || kind === 'expression';

/** A question as its poll writes mathematics; what is stored is canonical. */
export function viewIn(view: PollQuestionView, notation: NotationChoice): PollQuestionView {
  if (notation === 'en') return view;
  return {
    ...view,
    prompt: proseIn(view.prompt, notation),
    choices: view.choices.map((choice) => ({ ...choice, text: proseIn(choice.text, notation) })),
  };
}

/** A key in the notation of its poll. */
export function keyIn(view: PollQuestionView, key: PollKey, notation: NotationChoice): PollKey {
  if (notation === 'en') return key;
  return {
    ...key,
    latex: formulaIn(key.latex, notation, 'latex'),
    text: isFormula(view) ? formulaIn(key.text, notation, 'plain') : key.text,
    solution: proseIn(key.solution, notation),
  };
}

/** Equal answers in the notation of their poll. */
export function groupIn(view: PollQuestionView, group: PollGroup, notation: NotationChoice): PollGroup {
  if (notation === 'en') return group;
  if (!isFormula(view)) return { ...group, text: proseIn(group.text, notation) };
  const spelling = <T extends { readonly text: string; readonly latex: string }>(one: T): T => ({
    ...one,
    text: formulaIn(one.text, notation),
    latex: formulaIn(one.latex, notation, 'latex'),
  });
  return { ...spelling(group), spellings: group.spellings.map(spelling) };
}

/** Stored answers as their voter would write them. */
export const valuesIn = (
  view: PollQuestionView,
  values: readonly string[],
  notation: NotationChoice,
): readonly string[] => (isFormula(view) ? values.map((value) => formulaIn(value, notation)) : values);

/** The box that answers of a question are typed into. */
export const askedIn = ({ kind, unit, answerType }: PollQuestionView) => ({
  isNumber: kind === 'number',
  hasUnit: unit !== null,
  hasRows: answerType === answerTypes.matrix,
});
