import type { AnswerType } from '@lemma/math';
import { useCallback, useMemo, useRef, useState } from 'react';
import { newHistory, redone, undone, withChange, type DraftHistory } from '../../draft/draft-history.ts';
import { withNewPart, withNewVariable, type ExerciseDraft } from '../../draft/exercise-draft.ts';
import { keepHistory, keptHistory } from '../../draft/undo-store.ts';

export type ChangeDraft = (change: Partial<ExerciseDraft> | ((draft: ExerciseDraft) => ExerciseDraft)) => void;

export interface DraftState {
  readonly draft: ExerciseDraft;
  readonly change: ChangeDraft;
  /** Add a part or a variable and give its name, so that it can be inserted into a text immediately. */
  readonly addPart: (type: AnswerType, name?: string) => string;
  readonly addVariable: () => string;
  /** The name of the variable that was added last. */
  readonly freshVariable: string | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Keeps the steps for a reload of this page. */
  readonly keepSteps: (exerciseId: string) => void;
}

/**
 * Holds the draft being edited, with its steps for undo. Changes build on each other even when several happen in one
 * event.
 */
export function useDraft(opened: ExerciseDraft, exerciseId: string | undefined): DraftState {
  const [history, setHistory] = useState(() =>
    exerciseId === undefined ? newHistory(opened) : keptHistory(exerciseId, opened, window.sessionStorage),
  );
  const latest = useRef(history);
  const put = useCallback((next: DraftHistory) => {
    latest.current = next;
    setHistory(next);
  }, []);
  const take = useCallback((draft: ExerciseDraft) => put(withChange(latest.current, draft, performance.now())), [put]);
  const change = useCallback<ChangeDraft>(
    (wanted) => {
      const { present } = latest.current;
      take(typeof wanted === 'function' ? wanted(present) : { ...present, ...wanted });
    },
    [take],
  );
  const [freshVariable, setFreshVariable] = useState<string>();
  const addPart = useCallback(
    (type: AnswerType, name?: string) => {
      const added = withNewPart(latest.current.present, type, name);
      take(added.draft);
      return added.name;
    },
    [take],
  );
  const addVariable = useCallback(() => {
    const added = withNewVariable(latest.current.present);
    take(added.draft);
    setFreshVariable(added.name);
    return added.name;
  }, [take]);
  const undo = useCallback(() => put(undone(latest.current)), [put]);
  const redo = useCallback(() => put(redone(latest.current)), [put]);
  const keepSteps = useCallback((id: string) => keepHistory(id, latest.current, window.sessionStorage), []);
  const draft = history.present;
  const canUndo = history.past.length > 0;
  const canRedo = history.future.length > 0;
  return useMemo(
    () => ({ draft, change, addPart, addVariable, freshVariable, canUndo, canRedo, undo, redo, keepSteps }),
    [draft, change, addPart, addVariable, freshVariable, canUndo, canRedo, undo, redo, keepSteps],
  );
}
