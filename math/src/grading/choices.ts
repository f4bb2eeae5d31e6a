import { drawChoices } from '../exercises/choices.ts';
import type { CompiledChoicePart } from '../exercises/compiled.ts';
import type { Slots } from '../exercises/value.ts';
import type { Printer } from '../exercises/text-template.ts';
import { invalid, type Mark, marked, wrong } from './verdict.ts';

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
  const isOne = part.part.answerType === 2;
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
  const rightlySet = drawn.filter(({ key, isRight }) => chosen.has(key) === isRight).length;
  const wrongly = drawn.filter(({ key, isRight }) => chosen.has(key) && !isRight);
  // What was chosen wrongly is explained, and what was left out.
  const feedback = drawn
    .filter(({ key, isRight }) => chosen.has(key) !== isRight)
    .map(({ index }) => feedbackOf(index))
    .filter((text) => text !== '')
    .join(' ');
  if (rightlySet === drawn.length) return marked(1, 'choices', feedback);
  if (!part.part.partialCredit) return wrong('choices', feedback || countFeedback(wrongly.length));
  return marked(partialShare(drawn, chosen), 'some choices', feedback || countFeedback(wrongly.length));
}

function countFeedback(wrongly: number): string {
  return wrongly > 0 ? 'Not all that you chose is right.' : 'Something is missing.';
}

/** A share for each rightly set choice; leaving all open, or choosing everything, earns nothing. */
function partialShare(drawn: readonly { key: string; isRight: boolean }[], chosen: ReadonlySet<string>): number {
  const right = drawn.filter(({ isRight }) => isRight).length;
  const hits = drawn.filter(({ key, isRight }) => isRight && chosen.has(key)).length;
  if (hits === 0 && right > 0) return 0;
  if (chosen.size === drawn.length && right < drawn.length) return 0;
  return drawn.filter(({ key, isRight }) => chosen.has(key) === isRight).length / drawn.length;
}
