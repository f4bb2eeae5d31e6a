import { takeNewVersion, type TaskDetail } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface TakeNewVersionProps {
  ids: { readonly classId: string; readonly taskId: string; readonly itemId: string };
  /** Of the task. */
  name: string;
  hasBegun: boolean;
  newest?: number | null;
  onTaken: (task: TaskDetail) => Promise<void>;
}

/** Moves one task to the newest version; asks first if learners have begun (S09). */
export function TakeNewVersion({ ids, name, hasBegun, newest, onTaken }: TakeNewVersionProps) {
  const ask = useWarningDialog();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const version = newest ?? 'new';
  const take = async (): Promise<void> => {
    if (hasBegun) {
      const answer = await ask({
        title: t(m.takeVersionInto, { version, task: name }),
        message: t(m.learnersHaveBegun),
        actions: [
          { value: 'stay', label: t(m.cancel), variant: 'text' },
          { value: 'take', label: t(m.takeVersion, { version }), variant: 'contained' },
        ],
      });
      if (answer.cancelled || answer.action !== 'take') return;
    }
    setIsBusy(true);
    try {
      const { classId, taskId, itemId } = ids;
      await onTaken(await call(takeNewVersion, { params: { classId, taskId, itemId } }));
      toast.show({ kind: 'success', message: t(m.nowUsesVersion, { task: name, version }) });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button size="small" variant="soft" disabled={isBusy} onClick={() => void take()}>
      {t(m.takeVersion, { version })}
    </Button>
  );
}
