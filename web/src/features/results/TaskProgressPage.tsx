import { getClassroomAdmin, getTaskProgress, type TaskProgress } from '@lemma/contracts';
import { useState } from 'react';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useParams } from 'react-router';
import { useRead } from '../../api/use-read.ts';
import { serverNow } from '../../api/server-clock.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { count } from '../../dates.ts';
import { DueDate } from '../../ui/DueDate.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { LearnersCard } from './LearnersCard.tsx';
import { QuestionBars } from './QuestionBars.tsx';
import { StuckCard } from './StuckCard.tsx';

/** How often the page asks again while it is open. */
const refreshTime = 4_000;

/** R21: where the class stands in a task, while it is being done. */
export function TaskProgressPage() {
  const { classId = '', taskId = '' } = useParams();
  const user = useUser();
  const read = useRead(getTaskProgress, user === null ? null : { classId, taskId }, {
    refreshInterval: refreshTime,
    refreshWhenHidden: false,
  });
  const title = read.data === undefined ? 'Progress' : `Progress: ${read.data.taskName}`;
  return (
    <PageFrame title={title} access="privileged" isLoading={read.isLoading}>
      <Loaded read={read} noun="task" skeleton={<SkeletonRows label="Loading progress" rows={6} />}>
        {(progress) => (
          <Progress progress={progress} classId={classId} taskId={taskId} isLive={read.error === undefined} />
        )}
      </Loaded>
    </PageFrame>
  );
}

const Counts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 40px',
  margin: '-8px 0 24px',
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dd': {
    fontSize: 28,
    lineHeight: '36px',
    fontWeight: 650,
    letterSpacing: '-.018em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dt': { fontSize: 15, lineHeight: '20px', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { gap: '8px 24px', '& dd': { fontSize: 22, lineHeight: '28px' } },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: 24, minWidth: 0 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Live = styled(Chip)(({ theme }) => ({
  '& i': {
    display: 'inline-block',
    width: 8,
    height: 8,
    borderRadius: 2,
    marginRight: 6,
    background: theme.vars.palette.success.main,
  },
}));

interface ProgressProps {
  progress: TaskProgress;
  classId: string;
  taskId: string;
  isLive: boolean;
}

function Progress({ progress, classId, taskId, isLive }: ProgressProps) {
  const classroom = useRead(getClassroomAdmin, { classId });
  const [question, setQuestion] = useState<number>();
  const { learners } = progress;
  const number = (state: TaskProgress['learners'][number]['state']): number =>
    learners.filter((learner) => learner.state === state).length;
  const stuck = learners.filter((learner) => learner.stuckAt !== null);
  const counts = [
    { label: 'working on it', value: number('working') },
    { label: 'stuck', value: stuck.length },
    { label: 'finished', value: number('finished') },
    { label: 'not started', value: number('not-started') },
  ];
  return (
    <>
      <PageHeader
        title={progress.taskName}
        above={[
          { label: 'Classrooms', to: paths.classrooms },
          { label: classroom.data?.name ?? 'Class', to: paths.taughtClassroom(classId) },
          { label: 'Task', to: paths.task(classId, taskId) },
        ]}
        actions={
          isLive ? (
            <Live
              color="success"
              label={
                <>
                  <i aria-hidden="true" />
                  Live
                </>
              }
            />
          ) : (
            <output>
              <Chip color="warning" label="No connection, trying again" />
            </output>
          )
        }
        lead={
          <>
            {progress.kind === 'practice' ? 'Practice' : 'Assessment'} · {count(progress.points, 'point')}
            {progress.dueAt === null ? null : (
              <>
                {' · due '}
                <DueDate iso={progress.dueAt} now={serverNow()} />
              </>
            )}
          </>
        }
      />
      <Counts>
        {counts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Counts>
      <Columns>
        <div>
          <QuestionBars items={progress.items} chosen={question} onChoose={setQuestion} />
          {stuck.length === 0 ? null : <StuckCard learners={stuck} classId={classId} taskId={taskId} />}
        </div>
        <div>
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
