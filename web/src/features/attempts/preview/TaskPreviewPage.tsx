import { previewTask, type TaskDetail } from '@lemma/contracts';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import useSWR from 'swr';
import { call } from '../../../api/call.ts';
import { ReadProblem } from '../../../frame/ReadProblem.tsx';
import { prefetchMathsField } from '../../../maths/prefetch.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { AttemptPlayer } from '../player/AttemptPlayer.tsx';
import { PlayerFrame } from '../player/PlayerFrame.tsx';
import { previewCalls, type Preview } from './preview-calls.ts';
import { QuestionWait } from '../player/QuestionWait.tsx';

type Kind = TaskDetail['kind'];

/** R22: the task as a learner practises it; nothing is recorded. */
export function PracticePreviewPage() {
  return <TaskPreview as="practice" />;
}

/** R23: the task as a learner sits it; nothing is recorded. */
export function AssessmentPreviewPage() {
  return <TaskPreview as="assessment" />;
}

function TaskPreview({ as }: { as: Kind }) {
  const { classId = '', taskId = '' } = useParams();
  const user = useUser();
  // Another look draws another variant, as another learner would get it.
  const [round, setRound] = useState(1);
  const preview = useSWR<Preview, unknown>(
    user === null ? null : ['preview', taskId, as, round, user.uid],
    () => call(previewTask, { params: { classId, taskId }, body: { as } }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  useEffect(prefetchMathsField, []);
  const back = { to: paths.task(classId, taskId), label: 'Back to the task' };
  if (preview.data !== undefined) {
    return (
      <Shown
        key={preview.data.attempt.id + String(round)}
        params={{ classId, taskId }}
        preview={preview.data}
        back={back}
        onAgain={() => setRound(round + 1)}
      />
    );
  }
  return (
    <PlayerFrame title="Preview" back={back} isLoading={preview.error === undefined}>
      {preview.error === undefined ? (
        <QuestionWait />
      ) : (
        <ReadProblem error={preview.error} noun="preview" onRetry={() => void preview.mutate()} />
      )}
    </PlayerFrame>
  );
}

interface ShownProps {
  params: { classId: string; taskId: string };
  preview: Preview;
  back: { readonly to: string; readonly label: string };
  onAgain: () => void;
}

function Shown({ params, preview, back, onAgain }: ShownProps) {
  const [attempt, setAttempt] = useState(preview.attempt);
  const { classId, taskId } = params;
  const calls = useMemo(() => previewCalls({ classId, taskId }, preview, setAttempt), [classId, taskId, preview]);
  return <AttemptPlayer attempt={attempt} calls={calls} back={back} onAgain={onAgain} />;
}
