import { createExercise, getExercise, updateExercise, type Exercise } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../../api/call.ts';
import { wordsFor } from '../../../../api/error-words.ts';
import { FetchError } from '../../../../api/fetch-error.ts';
import { keepRead } from '../../../../api/use-read.ts';
import { useLatest } from '../../../../ui/hooks/use-latest.ts';
import { useWarningDialog, type AskWarning } from '../../../../ui/messages/warning-context.ts';
import { isSameDocument } from '../../draft/exercise-draft.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

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

interface Status {
  readonly isSaving: boolean;
  readonly savedAt?: Date;
  readonly failure?: string;
}

async function put(exerciseId: string, revision: number, document: ExerciseDocument): Promise<Exercise> {
  return call(updateExercise, { params: { exerciseId }, body: { revision, document } as never });
}

async function create(document: ExerciseDocument): Promise<Exercise> {
  return call(createExercise, { body: { document } as never });
}

/** Pages that show the exercise next begin with what was saved here. */
function remember(exercise: Exercise): void {
  void keepRead(getExercise, { exerciseId: exercise.id }, exercise);
}

const isConflict = (error: unknown): boolean => error instanceof FetchError && error.status === 409;

/** Asks whose text to keep after two people saved; undefined when the author does not decide yet. */
async function askWhose(ask: AskWarning): Promise<'theirs' | 'mine' | undefined> {
  const answer = await ask({
    title: t(m.exerciseChangedElsewhere),
    message: t(m.anotherTabOrColleague),
    actions: [
      { value: 'theirs', label: t(m.takeTheirs), variant: 'outlined' },
      { value: 'mine', label: t(m.keepMine), variant: 'contained' },
    ],
  });
  return answer.cancelled ? undefined : answer.action;
}

/** Keeps the draft on the server while it is typed. One save at a time; each carries the revision that it builds on. */
export function useAutosave(input: AutosaveInput): Autosave {
  const ask = useWarningDialog();
  const [exercise, setExercise] = useState(input.exercise);
  const [saved, setSaved] = useState(input.opened);
  const [status, setStatus] = useState<Status>({ isSaving: false });
  // The server's state, known before the next render: a save that follows immediately builds on it.
  const server = useRef({ exercise: input.exercise, saved: input.opened });
  const running = useRef<Promise<Exercise | undefined>>(undefined);
  const documentNow = useLatest(() => input.document);
  const onCreated = useLatest((made: Exercise) => input.onCreated?.(made));
  const onReplaced = useLatest((theirs: Exercise) => input.onReplaced(theirs));

  const keep = useCallback((answer: Exercise, document: ExerciseDocument): Exercise => {
    server.current = { exercise: answer, saved: document };
    remember(answer);
    setExercise(answer);
    setSaved(document);
    setStatus({ isSaving: false, savedAt: new Date() });
    return answer;
  }, []);

  const settle = useCallback(
    async (exerciseId: string, document: ExerciseDocument): Promise<Exercise | undefined> => {
      const theirs = await call(getExercise, { params: { exerciseId } });
      const whose = await askWhose(ask);
      if (whose === 'mine') return keep(await put(exerciseId, theirs.revision, document), document);
      if (whose === 'theirs') onReplaced(theirs);
      return undefined;
    },
    [ask, keep, onReplaced],
  );

  const saveOnce = useCallback(async (): Promise<Exercise | undefined> => {
    const document = documentNow();
    const known = server.current.exercise;
    setStatus((last) => ({ ...last, isSaving: true }));
    try {
      if (known !== undefined) return keep(await put(known.id, known.revision, document), document);
      const made = keep(await create(document), document);
      onCreated(made);
      return made;
    } catch (error) {
      setStatus((last) => ({ ...last, isSaving: false, failure: wordsFor(error) }));
      return known !== undefined && isConflict(error) ? settle(known.id, document).catch(() => undefined) : undefined;
    }
  }, [documentNow, keep, onCreated, settle]);

  const save = useCallback(async (): Promise<Exercise | undefined> => {
    await running.current;
    const { exercise: known, saved: last } = server.current;
    if (known !== undefined && isSameDocument(documentNow(), last)) return known;
    running.current = saveOnce();
    const answer = await running.current;
    running.current = undefined;
    return answer;
  }, [documentNow, saveOnce]);

  const { document } = input;
  const isDirty = !isSameDocument(document, saved);
  const wait = status.failure === undefined ? quietTime : retryTime;
  useSaveSoon(isDirty && !status.isSaving, document, wait, save);

  const adopt = useCallback((answer: Exercise) => {
    server.current = { ...server.current, exercise: answer };
    remember(answer);
    setExercise(answer);
  }, []);
  const { isSaving, savedAt, failure } = status;
  return { exercise, isDirty, isSaving, savedAt, failure, save, adopt };
}

/** Saves when the document has not changed for a while. */
function useSaveSoon(isWanted: boolean, document: ExerciseDocument, wait: number, save: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => void save(), wait);
    return () => clearTimeout(timer);
    // A change of the document begins the wait anew.
  }, [document, isWanted, wait, save]);
}
