import { copyExercise, publishExercise, unpublishExercise, type Exercise } from '@lemma/contracts';
import { useCallback, useState } from 'react';
import { useNavigate } from '../../../../routing/router-context.ts';
import { call } from '../../../../api/call.ts';
import { fieldErrorsFor, wordsFor } from '../../../../api/error-words.ts';
import { paths } from '../../../../paths.ts';
import { useToast } from '../../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../../ui/messages/warning-context.ts';
import { audienceWords } from '../../sharing/audience-words.ts';
import { problemsOfFields, type Problems } from '../problems.ts';
import type { Autosave } from './use-autosave.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

export interface Publication {
  readonly isBusy: boolean;
  /** The problems for which the server refused the last try. */
  readonly refused: Problems;
  readonly publish: () => Promise<void>;
  readonly unpublish: () => Promise<void>;
  readonly copy: () => Promise<void>;
}

/** S09: Draft ↔ Published, and copies. */
export function usePublication(save: Autosave): Publication {
  const toast = useToast();
  const ask = useWarningDialog();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<Problems>([]);

  const run = useCallback(
    async (action: (exercise: Exercise) => Promise<void>): Promise<void> => {
      setIsBusy(true);
      try {
        const exercise = await save.save();
        if (exercise !== undefined) await action(exercise);
      } catch (error) {
        setRefused(problemsOfFields(fieldErrorsFor(error)));
        toast.show({ kind: 'error', message: wordsFor(error) });
      } finally {
        setIsBusy(false);
      }
    },
    [save, toast],
  );

  const publish = useCallback(
    () =>
      run(async ({ id, revision }) => {
        setRefused([]);
        const exercise = await call(publishExercise, { params: { exerciseId: id }, body: { revision } });
        save.adopt(exercise);
        const number = exercise.publishedVersion?.number ?? 1;
        const { published } = audienceWords[exercise.audience?.audience ?? 'everybody'];
        toast.show({
          kind: 'success',
          message: published(number),
          action: { label: t(m.setAsTask), onClick: () => void navigate(paths.createTask({ exerciseIds: [id] })) },
        });
      }),
    [run, save, toast, navigate],
  );

  const unpublish = useCallback(async (): Promise<void> => {
    const answer = await ask({
      title: t(m.unpublishIt),
      message: t(m.becomesDraftAgainVisible),
      actions: [
        { value: 'stay', label: t(m.cancel), variant: 'text' },
        { value: 'unpublish', label: t(m.unpublish), variant: 'contained' },
      ],
    });
    if (answer.cancelled || answer.action !== 'unpublish') return;
    await run(async ({ id }) => {
      save.adopt(await call(unpublishExercise, { params: { exerciseId: id } }));
      toast.show({ kind: 'success', message: t(m.draftAgain) });
    });
  }, [ask, run, save, toast]);

  const copy = useCallback(
    () =>
      run(async ({ id }) => {
        const made = await call(copyExercise, { params: { exerciseId: id } });
        toast.show({ kind: 'success', message: t(m.thisIsYourCopy) });
        await navigate(paths.exercise(made.id));
      }),
    [run, toast, navigate],
  );

  return { isBusy, refused, publish, unpublish, copy };
}
