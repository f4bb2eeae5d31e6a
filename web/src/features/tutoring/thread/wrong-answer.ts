import type { HelpMessage, HelpThread } from '@lemma/contracts';
import { isChoiceType } from '@lemma/math/document';

const wrong: readonly string[] = ['wrong', 'partly'];

/**
 * Returns the newest wrong try before an answer, which the answer then explains: the first part in it that was typed
 * and wrong. Null for those who may not change the exercise.
 */
export function wrongAnswerBefore(
  { parts, tries, staff }: HelpThread,
  { createdAt }: Pick<HelpMessage, 'createdAt'>,
): { readonly responseId: string; readonly part: string } | null {
  if (staff?.mayEdit !== true) return null;
  const typed = parts.filter(({ answerType }) => !isChoiceType(answerType)).map(({ name }) => name);
  for (const { id, receivedAt } of tries.toReversed()) {
    const verdict = staff.verdicts.find(({ responseId }) => responseId === id);
    const found = verdict?.parts.find(({ part, outcome }) => typed.includes(part) && wrong.includes(outcome));
    if (receivedAt <= createdAt && found) return { responseId: id, part: found.part };
  }
  return null;
}
