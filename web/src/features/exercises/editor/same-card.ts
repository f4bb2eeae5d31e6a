import type { ExerciseDraft } from '../draft/exercise-draft.ts';

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
}

/** Whether a property is an action; actions work on the newest draft whenever they are called. */
const isAction = (name: string): boolean => /^(?:on[A-Z]|change$)/.test(name);

/**
 * For `memo`: whether a card would look the same, so that a letter typed into one card draws only that one. Of the draft
 * count the fields that the card shows; lists count by their items.
 */
export function sameCard(...shown: readonly (keyof ExerciseDraft)[]) {
  return <Props extends object>(last: Props, next: Props): boolean => {
    const before = new Map<string, unknown>(Object.entries(last));
    return Object.entries(next).every(([name, value]) => {
      if (isAction(name)) return true;
      if (name !== 'draft') return isSame(before.get(name), value);
      const [one, other] = [before.get(name), value] as [ExerciseDraft, ExerciseDraft];
      return shown.every((field) => one[field] === other[field]);
    });
  };
}
