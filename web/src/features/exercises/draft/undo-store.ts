import type { ExerciseDocument } from '@lemma/math';
import { newHistory, type DraftHistory } from './draft-history.ts';
import { isSameDocument, toDocument, toDraft, type ExerciseDraft } from './exercise-draft.ts';

/** The stored part of a history: documents, since the rows of a draft are numbered anew by each page. */
interface KeptHistory {
  readonly past: readonly ExerciseDocument[];
  readonly present: ExerciseDocument;
  readonly future: readonly ExerciseDocument[];
}

const keptSteps = 30;
const keyOf = (exerciseId: string): string => `lemma.undo.${exerciseId}`;

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps the last steps for a reload of this tab; where nothing can be kept, nothing is. */
export function keepHistory(exerciseId: string, history: DraftHistory, shelf: Shelf): void {
  const kept: KeptHistory = {
    past: history.past.slice(-keptSteps).map(toDocument),
    present: toDocument(history.present),
    future: history.future.slice(0, keptSteps).map(toDocument),
  };
  try {
    shelf.setItem(keyOf(exerciseId), JSON.stringify(kept));
  } catch {
    // Full or forbidden: undo then ends at the reload.
  }
}

/** The steps of before the reload, if the exercise is still as this tab left it. */
export function keptHistory(exerciseId: string, opened: ExerciseDraft, shelf: Shelf): DraftHistory {
  try {
    const text = shelf.getItem(keyOf(exerciseId));
    const kept = text === null ? undefined : (JSON.parse(text) as KeptHistory);
    if (kept === undefined || !isSameDocument(toDocument(toDraft(kept.present)), toDocument(opened))) {
      return newHistory(opened);
    }
    return { ...newHistory(opened), past: kept.past.map(toDraft), future: kept.future.map(toDraft) };
  } catch {
    return newHistory(opened);
  }
}
