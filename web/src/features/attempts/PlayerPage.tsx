import { getAttempt, getLearnerTask, startAttempt } from '@lemma/contracts';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { keepRead, useRead } from '../../api/use-read.ts';
import { ReadProblem } from '../../frame/ReadProblem.tsx';
import { prefetchMathsField } from '../../maths/prefetch.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { AttemptPlayer } from './AttemptPlayer.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';
import { QuestionWait } from './QuestionWait.tsx';
import { TaskStart } from './TaskStart.tsx';
import { useFirstAttempt } from './use-first-attempt.ts';

/** R07: a task, done by a learner. */
export function PlayerPage() {
  const { classId = '', taskId = '' } = useParams();
  const user = useUser();
  useEffect(prefetchMathsField, []);
  return (
    <TaskPlayer key={`${taskId} ${user?.uid ?? ''}`} classId={classId} taskId={taskId} isSignedIn={user !== null} />
  );
}

interface TaskPlayerProps {
  classId: string;
  taskId: string;
  isSignedIn: boolean;
}

function TaskPlayer({ classId, taskId, isSignedIn }: TaskPlayerProps) {
  const task = useRead(getLearnerTask, isSignedIn ? { classId, taskId } : null);
  const [startedId, setStartedId] = useState<string>();
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const first = useFirstAttempt(task.data, { classId, taskId });
  const attemptId = startedId ?? task.data?.attemptId ?? first.data?.id;
  const attempt = useRead(getAttempt, attemptId === undefined ? null : { attemptId }, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });

  const start = async (number: number) => {
    if (isStarting) return;
    setIsStarting(true);
    setProblem(undefined);
    try {
      const started = await call(startAttempt, { params: { classId, taskId }, body: { number } });
      await keepRead(getAttempt, { attemptId: started.id }, started);
      setStartedId(started.id);
      await navigate(paths.learnerTask(classId, taskId), { replace: true });
    } catch (error) {
      setProblem(wordsFor(error));
    } finally {
      setIsStarting(false);
    }
  };

  if (attempt.data !== undefined) {
    const { number } = attempt.data;
    return <AttemptPlayer key={attempt.data.id} attempt={attempt.data} onAgain={() => void start(number + 1)} />;
  }
  const error: unknown = task.error ?? first.error ?? attempt.error;
  const isWaiting = error === undefined && (task.data === undefined || attemptId !== undefined || first.isLoading);
  return (
    <PlayerFrame
      title={task.data?.name ?? 'Task'}
      line={task.data?.className}
      back={{ to: paths.classroom(classId), label: 'Back to class' }}
      hasOwnHeading={!isWaiting}
      isLoading={isWaiting}
    >
      {error !== undefined ? (
        <ReadProblem
          error={error}
          noun="task"
          onRetry={() => {
            void task.mutate();
            void first.mutate();
            void attempt.mutate();
          }}
        />
      ) : isWaiting || task.data === undefined ? (
        <QuestionWait />
      ) : (
        <TaskStart
          classId={classId}
          task={task.data}
          isStarting={isStarting}
          problem={problem}
          onStart={() => void start(1)}
        />
      )}
    </PlayerFrame>
  );
}
