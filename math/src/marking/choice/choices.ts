import { choiceRules } from '../../exercises/answer-types/index.ts';
import { drawChoices, type DrawnChoice } from '../../exercises/draw/choices.ts';
import type { CompiledChoicePart } from '../../exercises/compile/compiled.ts';
import type { Slots } from '../../exercises/expressions/value.ts';
import type { Printer } from '../../exercises/text/template.ts';
import { invalid, type Mark, marked, wrong } from '../verdict/verdict.ts';

/** Answer types 2 and 3: the answer is the keys of the chosen choices, joined by commas. */
export function markChoices(
  part: CompiledChoicePart,
  answer: string,
  seed: number,
  slots: Slots,
  printer: Printer,
): Mark {
  const drawn = drawChoices(part, seed, slots);
  const chosen = new Set(
    answer
      .split(',')
      .map((key) => key.trim())
      .filter((key) => key !== ''),
  );
  for (const key of chosen) {
    if (!drawn.some((choice) => choice.key === key))
      return invalid('unknown choice', 'Choose one of the choices shown.');
  }
  const isOne = choiceRules[part.part.answerType].isSingle;
  if (isOne && chosen.size !== 1) return invalid('several choices', 'Choose one.');
  const feedbackOf = (index: number): string => {
    const template = part.choices[index]?.feedback;
    return template ? printer.render(template) : '';
  };
  if (isOne) {
    const choice = drawn.find(({ key }) => chosen.has(key));
    const feedback = choice ? feedbackOf(choice.index) : '';
    return choice?.isRight ? marked(1, 'choice', feedback) : wrong('choice', feedback);
  }
  const named = (part: readonly DrawnChoice[]): string =>
    part
      .map(({ index, key }) => [key.toUpperCase(), feedbackOf(index)] as const)
      .filter(([, text]) => text !== '')
      .map(([letter, text]) => `${letter}: ${text}`)
      .join(' ');
  const rightlySet = drawn.filter(({ key, isRight }) => chosen.has(key) === isRight).length;
  if (rightlySet === drawn.length) return marked(1, 'choices');
  const wrongly = drawn.filter(({ key, isRight }) => chosen.has(key) && !isRight);
  const missed = drawn.filter(({ key, isRight }) => !chosen.has(key) && isRight);
  const share = part.part.partialCredit ? partialShare(drawn, chosen) : 0;
  const mark = marked(share, share > 0 ? 'some choices' : 'choices', named(wrongly) || countFeedback(wrongly.length));
  // Missed choices are not named while another try may use them.
  const afterwards = named(missed);
  return afterwards === '' ? mark : { ...mark, afterwards };
}

function countFeedback(wrongly: number): string {
  return wrongly > 0 ? 'Not all that you chose is right.' : 'All that you chose is right, but something is missing.';
}

/** A share for each rightly set choice; leaving all open, or choosing everything, earns nothing. */
function partialShare(drawn: readonly { key: string; isRight: boolean }[], chosen: ReadonlySet<string>): number {
  const right = drawn.filter(({ isRight }) => isRight).length;
  const hits = drawn.filter(({ key, isRight }) => isRight && chosen.has(key)).length;
  if (hits === 0 && right > 0) return 0;
  if (chosen.size === drawn.length && right < drawn.length) return 0;
  return drawn.filter(({ key, isRight }) => chosen.has(key) === isRight).length / drawn.length;
}
