import { getExercise, getVersion, updateExercise, type Exercise } from '@lemma/contracts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Makes an earlier version the draft. The previous draft can be brought back immediately. */
export function useRestore(exerciseId: string, onRestored: (exercise: Exercise) => Promise<void>) {
  const ask = useWarningDialog();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const params = { exerciseId };

  const save = async (document: Exercise['document'], revision: number): Promise<Exercise> => {
    const saved = await call(updateExercise, { params, body: { revision, document } });
    await onRestored(saved);
    return saved;
  };

  const run = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setIsBusy(false);
    }
  };

  const mayReplace = async (versionNumber: number): Promise<boolean> => {
    const answer = await ask({
      title: t(m.replaceUnpublishedChanges),
      message: t(m.draftChangesInNo, { versionNumber }),
      actions: [
        { value: 'stay', label: t(m.cancel), variant: 'text' },
        { value: 'replace', label: t(m.replaceThem), variant: 'contained', color: 'error' },
      ],
    });
    return !answer.cancelled && answer.action === 'replace';
  };

  const restore = (versionNumber: number): Promise<void> =>
    run(async () => {
      const now = await call(getExercise, { params });
      if (now.hasUnpublishedChanges && !(await mayReplace(versionNumber))) return;
      const { document } = await call(getVersion, { params: { exerciseId, versionNumber } });
      const saved = await save(document, now.revision);
      toast.show({
        kind: 'success',
        message: t(m.draftVersionAgainPublish, { versionNumber }),
        timeout: 15_000,
        action: {
          label: t(m.undo),
          onClick: () => void run(async () => void (await save(now.document, saved.revision))),
        },
      });
    });

  return { restore, isBusy };
}
