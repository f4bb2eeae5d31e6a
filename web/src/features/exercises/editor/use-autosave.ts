import { createExercise, getExercise, updateExercise, type Exercise } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { FetchError } from '../../../api/fetch-error.ts';
import { useWarningDialog } from '../../../ui/warning-context.ts';
import { isSameDocument } from '../draft/exercise-draft.ts';

/** How long after the last change the draft is saved, and how long after a failure it is tried again. */
const quietTime = 900;
const retryTime = 6_000;

export interface Autosave {
  /** As it was last saved; undefined for an exercise that was never saved. */
  readonly exercise: Exercise | undefined;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly savedAt: Date | undefined;
  /** Why it could not be saved, in words. */
  readonly failure: string | undefined;
  /** What was wrong with it, when the server said so: the fields of the error. */
  readonly error: unknown;
  /** Saves what is not saved yet; undefined when that failed. */
  readonly save: () => Promise<Exercise | undefined>;
  /** Takes over what another call (publishing) has returned. */
  readonly adopt: (exercise: Exercise) => void;
}

interface AutosaveInput {
  readonly exercise: Exercise | undefined;
  readonly document: ExerciseDocument;
  /** The document as it was when the editor was opened. */
  readonly opened: ExerciseDocument;
  readonly onCreated?: ((exercise: Exercise) => void) | undefined;
  /** Somebody saved it elsewhere and this author takes theirs. */
  readonly onReplaced: (exercise: Exercise) => void;
}

type Status = { isSaving: boolean; savedAt?: Date; failure?: string; error?: unknown };

const isConflict = (error: unknown): boolean => error instanceof FetchError && error.status === 409;

/** Keeps the draft on the server while it is typed. One save at a time; each carries the revision that it builds on. */
export function useAutosave(input: AutosaveInput): Autosave {
  const ask = useWarningDialog();
  const [exercise, setExercise] = useState(input.exercise);
  const [saved, setSaved] = useState(input.opened);
  const [status, setStatus] = useState<Status>({ isSaving: false });
  const latest = useRef({ ...input, exercise, saved });
  latest.current = { ...input, exercise, saved };
  const running = useRef<Promise<Exercise | undefined> | undefined>(undefined);

  const keep = useCallback((answer: Exercise, document: ExerciseDocument): void => {
    latest.current = { ...latest.current, exercise: answer, saved: document };
    setExercise(answer);
    setSaved(document);
    setStatus({ isSaving: false, savedAt: new Date() });
  }, []);

  const settleConflict = useCallback(
    async (document: ExerciseDocument, exerciseId: string): Promise<Exercise | undefined> => {
      const theirs = await call(getExercise, { params: { exerciseId } });
      const answer = await ask({
        title: 'This exercise was changed elsewhere',
        message: 'Another tab or a colleague saved it since you opened it. Keep your text, or go on with theirs?',
        actions: [
          { value: 'theirs', label: 'Take theirs', variant: 'outlined' },
          { value: 'mine', label: 'Keep mine', variant: 'contained' },
        ],
      });
      if (answer.cancelled) return undefined;
      if (answer.action === 'theirs') {
        latest.current.onReplaced(theirs);
        return theirs;
      }
      const mine = await call(updateExercise, {
        params: { exerciseId },
        body: { revision: theirs.revision, document } as never,
      });
      keep(mine, document);
      return mine;
    },
    [ask, keep],
  );

  const saveOnce = useCallback(async (): Promise<Exercise | undefined> => {
    const { document, exercise: known } = latest.current;
    setStatus((last) => ({ ...last, isSaving: true }));
    try {
      if (known === undefined) {
        const created = await call(createExercise, { body: { document } as never });
        keep(created, document);
        latest.current.onCreated?.(created);
        return created;
      }
      const body = { revision: known.revision, document } as never;
      const answer = await call(updateExercise, { params: { exerciseId: known.id }, body });
      keep(answer, document);
      return answer;
    } catch (error) {
      if (known !== undefined && isConflict(error)) {
        const settled = await settleConflict(document, known.id).catch(() => undefined);
        if (settled !== undefined) return settled;
      }
      setStatus((last) => ({ ...last, isSaving: false, failure: wordsFor(error), error }));
      return undefined;
    }
  }, [keep, settleConflict]);

  const save = useCallback(async (): Promise<Exercise | undefined> => {
    await running.current;
    const { document, saved: last, exercise: known } = latest.current;
    if (known !== undefined && isSameDocument(document, last)) return known;
    running.current = saveOnce();
    const answer = await running.current;
    running.current = undefined;
    return answer;
  }, [saveOnce]);

  const isDirty = !isSameDocument(input.document, saved);
  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(() => void save(), status.failure === undefined ? quietTime : retryTime);
    return () => clearTimeout(timer);
  }, [input.document, isDirty, save, status.failure, status.isSaving]);

  const adopt = useCallback((answer: Exercise) => {
    latest.current = { ...latest.current, exercise: answer };
    setExercise(answer);
  }, []);
  return {
    exercise,
    isDirty,
    isSaving: status.isSaving,
    savedAt: status.savedAt,
    failure: status.failure,
    error: status.error,
    save,
    adopt,
  };
}
