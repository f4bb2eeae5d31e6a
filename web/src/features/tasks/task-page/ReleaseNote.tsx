import { updateTask } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { momentWords } from '../../../dates.ts';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { useMayChange } from '../../classrooms/use-may-change.ts';
import type { TaskContentProps } from './task-content.ts';
import { waitsForRelease } from '../form/task-rules.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ReleaseNote.module.css';

/** Says what waits for release, with the button that releases it. */
export function ReleaseNote({ task, classId, onChanged }: TaskContentProps) {
  const mayChange = useMayChange(classId);
  const ask = useWarningDialog();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  if (task.releasedAt !== null) {
    return (
      <Note tone="right" title={t(m.releasedAt, { moment: momentWords(task.releasedAt, serverNow()) })}>
        {t(m.whoHandedInSees)}
      </Note>
    );
  }
  if (!waitsForRelease(task)) return null;
  const release = async (): Promise<void> => {
    const working = Math.max(0, task.startedCount - task.finishedCount);
    if (working > 0) {
      const answer = await ask({
        title: t(m.releaseNow),
        message: t(m.stillWorking, { count: working }),
        actions: [
          { value: 'stay', label: t(m.cancel), variant: 'text' },
          { value: 'release', label: t(m.releaseResults), variant: 'contained' },
        ],
      });
      if (answer.cancelled || answer.action !== 'release') return;
    }
    setIsBusy(true);
    try {
      await onChanged(await call(updateTask, { params: { classId, taskId: task.id }, body: { release: true } }));
      toast.show({ kind: 'success', message: t(m.resultsOut) });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Note tone="information" title={mayChange ? t(m.resultsWaitForYou) : t(m.resultsWaitForTeacher)}>
      <p>
        {t(mayChange ? m.handedInUntilYouRelease : m.handedInUntilReleased, {
          count: task.finishedCount,
          begun: task.startedCount,
        })}
      </p>
      {mayChange && (
        <Button variant="contained" disabled={isBusy} onClick={() => void release()} className={css.after}>
          {t(m.releaseResults)}
        </Button>
      )}
    </Note>
  );
}
