import { getAttempt, getLearnerTask, startAttempt } from '@lemma/contracts';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams } from '../../../routing/router-context.ts';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { FetchError } from '../../../api/fetch-error.ts';
import { keepRead, useRead } from '../../../api/use-read.ts';
import { ReadProblem } from '../../../frame/ReadProblem.tsx';
import { fetchMathJax, prefetchMathsField } from '../../../maths/prefetch.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { answerStore } from '../keeping/answer-store.ts';
import { attemptCalls } from '../keeping/attempt-calls.ts';
import { AttemptPlayer } from './AttemptPlayer.tsx';
import { PlayerFrame } from './PlayerFrame.tsx';
import { QuestionWait } from './QuestionWait.tsx';
import { useIsLoaded } from '../../../ui/later.tsx';
import { AssessmentQuestion, TaskStart } from '../later/kinds.ts';
import { useFirstAttempt } from '../start/use-first-attempt.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** R07: a task, done by a learner. */
export function PlayerPage() {
  const { classId = '', taskId = '' } = useParams();
  const user = useUser();
  // The first question waits for the one and is read with the other; neither keeps the page from its own work.
  useEffect(() => {
    void answerStore();
    fetchMathJax();
  }, []);
  return (
    <TaskPlayer key={`${taskId} ${user?.uid ?? ''}`} classId={classId} taskId={taskId} isSignedIn={user !== null} />
  );
}

interface TaskPlayerProps {
  classId: string;
  taskId: string;
  isSignedIn: boolean;
}

/** Starts an attempt; an error is shown beside the password or for the whole page. */
function useStart(params: { classId: string; taskId: string }, onStarted: (attemptId: string) => void) {
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [passwordProblem, setPasswordProblem] = useState<string>();
  const start = async (number: number, password: string | undefined): Promise<void> => {
    if (isStarting) return;
    setIsStarting(true);
    setProblem(undefined);
    setPasswordProblem(undefined);
    try {
      const body = { number, ...(password !== undefined && { password }) };
      const started = await call(startAttempt, { params, body });
      await keepRead(getAttempt, { attemptId: started.id }, started);
      onStarted(started.id);
      await navigate(paths.learnerTask(params.classId, params.taskId), { replace: true });
    } catch (error) {
      const isPassword = error instanceof FetchError && error.code === 'attempt/wrong-password';
      (isPassword ? setPasswordProblem : setProblem)(wordsFor(error));
    } finally {
      setIsStarting(false);
    }
  };
  return { start, isStarting, problem, passwordProblem };
}

function TaskPlayer({ classId, taskId, isSignedIn }: TaskPlayerProps) {
  const task = useRead(getLearnerTask, isSignedIn ? { classId, taskId } : null);
  const [startedId, setStartedId] = useState<string>();
  /** Looking at the start page of another attempt. */
  const [isAgain, setIsAgain] = useState(false);
  const first = useFirstAttempt(task.data, { classId, taskId });
  const attemptId = startedId ?? task.data?.attemptId ?? first.data?.id;
  const attempt = useRead(getAttempt, attemptId === undefined ? null : { attemptId }, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  const calls = useMemo(() => attemptCalls(attemptId ?? ''), [attemptId]);
  const { start, ...starting } = useStart({ classId, taskId }, (id) => {
    setStartedId(id);
    setIsAgain(false);
  });
  const isComing = task.data === undefined || (attemptId !== undefined && !isAgain) || first.isLoading;
  const isStartHere = useIsLoaded(TaskStart, !isComing);
  const isShown = attempt.data !== undefined || !isComing;
  const isAssessment = task.data?.kind === 'assessment';
  useEffect(() => {
    if (isAssessment) void AssessmentQuestion.prepare().catch(() => undefined);
  }, [isAssessment]);
  // Before the first question it would only delay it.
  useEffect(() => (isShown ? prefetchMathsField() : undefined), [isShown]);
  const back = { to: paths.classroom(classId), label: t(m.backToClass) };
  const used = (isAgain ? attempt.data?.number : task.data?.attemptsUsed) ?? 0;
  const handleAgain = (): void => {
    setIsAgain(true);
    void task.mutate();
  };

  if (attempt.data !== undefined && !isAgain) {
    return (
      <AttemptPlayer key={attempt.data.id} attempt={attempt.data} calls={calls} back={back} onAgain={handleAgain} />
    );
  }
  const error: unknown = task.error ?? first.error ?? attempt.error;
  const isWaiting = error === undefined && (isComing || !isStartHere);
  return (
    <PlayerFrame
      title={task.data?.name ?? t(m.task)}
      line={task.data?.className}
      back={back}
      hasOwnHeading={!isWaiting}
      isLoading={isWaiting}
    >
      {error !== undefined ? (
        <ReadProblem
          error={error}
          noun="task"
          onRetry={() => {
            for (const read of [task, first, attempt]) void read.mutate();
          }}
        />
      ) : isWaiting || task.data === undefined ? (
        <QuestionWait />
      ) : (
        <TaskStart
          classId={classId}
          task={task.data}
          isAgain={isAgain}
          {...starting}
          onStart={(password) => void start(used + 1, password)}
        />
      )}
    </PlayerFrame>
  );
}
