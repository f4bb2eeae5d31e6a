import type { AnswerType } from '@lemma/math';
import { useCallback, useMemo, useRef, useState } from 'react';
import { withNewPart, withNewVariable, type ExerciseDraft } from '../draft/exercise-draft.ts';

export type ChangeDraft = (change: Partial<ExerciseDraft> | ((draft: ExerciseDraft) => ExerciseDraft)) => void;

export interface DraftState {
  readonly draft: ExerciseDraft;
  readonly change: ChangeDraft;
  /** Add a part or a variable and give its name, so that it can be written into a text at once. */
  readonly addPart: (type: AnswerType) => string;
  readonly addVariable: () => string;
}

/** What is being typed. Changes build on each other even when several happen in one event. */
export function useDraft(opened: ExerciseDraft): DraftState {
  const [draft, setDraft] = useState(opened);
  const latest = useRef(opened);
  const put = useCallback((next: ExerciseDraft) => {
    latest.current = next;
    setDraft(next);
  }, []);
  const change = useCallback<ChangeDraft>(
    (wanted) => put(typeof wanted === 'function' ? wanted(latest.current) : { ...latest.current, ...wanted }),
    [put],
  );
  const addPart = useCallback(
    (type: AnswerType) => {
      const added = withNewPart(latest.current, type);
      put(added.draft);
      return added.name;
    },
    [put],
  );
  const addVariable = useCallback(() => {
    const added = withNewVariable(latest.current);
    put(added.draft);
    return added.name;
  }, [put]);
  return useMemo(() => ({ draft, change, addPart, addVariable }), [draft, change, addPart, addVariable]);
}
