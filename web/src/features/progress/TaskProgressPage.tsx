import { getClassroomAdmin, getTaskProgress, type TaskProgress } from '@lemma/contracts';
import { Presentation } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Link } from '../../routing/Link.tsx';
import { useParams } from '../../routing/router-context.ts';
import { FetchError } from '../../api/fetch-error.ts';
import { useLive } from '../../api/live/live.ts';
import { useRead } from '../../api/use-read.ts';
import { serverNow } from '../../api/clock/server-clock.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { DueDate } from '../../ui/DueDate.tsx';
import { ReadProblem } from '../../frame/ReadProblem.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { LearnersCard } from './LearnersCard.tsx';
import { QuestionBars } from './QuestionBars.tsx';
import { countsOf, isClosedAt, stuckLearners } from './stuck.ts';
import { StuckCard } from './StuckCard.tsx';
import { WrongAnswersCard } from './WrongAnswersCard.tsx';
import { part } from '../../ui/part.ts';
import { Rich, t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './TaskProgressPage.module.css';

/** The progress of a class in a task, while it is being done (R21). */
export function TaskProgressPage() {
  const { classId = '', taskId = '' } = useParams();
  const user = useUser();
  const { data, status } = useLive(getTaskProgress, user === null ? null : { classId, taskId });
  const isRefused = status === 'refused';
  return (
    <PageFrame
      title={data === undefined ? t(m.progressHead) : t(m.progressOf, { task: data.taskName })}
      access="signed-in"
      isLoading={data === undefined && !isRefused}
    >
      {data !== undefined ? (
        <Progress
          progress={data}
          classId={classId}
          taskId={taskId}
          isLive={status === 'live' || status === 'polling'}
        />
      ) : isRefused ? (
        <ReadProblem error={new FetchError(404, 'Resource not found')} noun="task" onRetry={() => location.reload()} />
      ) : (
        <SkeletonRows label={t(m.loadingProgress)} rows={6} />
      )}
    </PageFrame>
  );
}

const Counts = part('dl', css.counts);

const Columns = part('div', css.columns);

const Live = part(Chip, css.live);

const moment = 30_000;

/** The server's time, again every half minute: who is quiet depends on it. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), moment);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface ProgressProps {
  progress: TaskProgress;
  classId: string;
  taskId: string;
  isLive: boolean;
}

function Progress({ progress, classId, taskId, isLive }: ProgressProps) {
  const classroom = useRead(getClassroomAdmin, { classId });
  const [question, setQuestion] = useState<number>();
  const now = useNow();
  const stuck = stuckLearners(progress, now);
  const item = question === undefined ? undefined : progress.items[question];
  return (
    <>
      <PageHeader
        title={progress.taskName}
        above={[
          { label: t(m.classrooms), to: paths.classrooms },
          { label: classroom.data?.name ?? t(m.classLabel), to: paths.taughtClassroom(classId) },
          { label: t(m.taskLabel), to: paths.task(classId, taskId) },
        ]}
        actions={
          <>
            <LiveSign isLive={isLive} isClosed={isClosedAt(progress, now)} />
            <Button
              component={Link}
              to={paths.progressWall(classId, taskId, question === undefined ? undefined : question + 1)}
              startIcon={<Presentation aria-hidden />}
            >
              {t(m.showOnProjector)}
            </Button>
          </>
        }
        lead={
          <>
            {progress.kind === 'practice' ? t(m.practice) : t(m.assessment)} ·{' '}
            {t(m.pointsCount, { points: progress.points })}
            {progress.dueAt === null ? null : (
              <>
                {' · '}
                <Rich of={m.dueMoment} tags={{ moment: <DueDate inSentence iso={progress.dueAt} now={now} /> }} />
              </>
            )}
          </>
        }
      />
      <Counts>
        {countsOf(progress, now).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Counts>
      <Columns>
        <div>
          <QuestionBars
            items={progress.items}
            isClosed={isClosedAt(progress, now)}
            chosen={question}
            onChoose={setQuestion}
          />
          {stuck.length === 0 ? null : <StuckCard stuck={stuck} classId={classId} taskId={taskId} />}
        </div>
        <div>
          {item === undefined || question === undefined ? null : (
            <WrongAnswersCard
              key={item.id}
              ids={{ classId, taskId, itemId: item.id }}
              number={question + 1}
              responseCount={item.responseCount}
            />
          )}
          <LearnersCard
            progress={progress}
            question={question}
            onAll={() => setQuestion(undefined)}
            classId={classId}
            taskId={taskId}
          />
        </div>
      </Columns>
    </>
  );
}

function LiveSign({ isLive, isClosed }: { isLive: boolean; isClosed: boolean }) {
  if (isClosed) return <Chip label={t(m.closed)} />;
  if (!isLive) {
    return (
      <output>
        <Chip color="warning" label={t(m.noConnection)} />
      </output>
    );
  }
  return (
    <Live
      color="success"
      label={
        <>
          <i aria-hidden="true" />
          {t(m.live)}
        </>
      }
    />
  );
}
