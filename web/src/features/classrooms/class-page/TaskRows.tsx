import type { LearnerTask } from '@lemma/contracts';
import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { paths } from '../../../paths.ts';
import { Card, CardRowLink, CardRows } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { ProgressLine } from '../ProgressLine.tsx';
import { taskDateWords, taskKindWords, taskResultWords } from './task-words.ts';
import { TaskSquare } from './TaskSquare.tsx';

const Row = styled(Link)(({ theme }) => ({
  '&&': { alignItems: 'center' },
  '& .name': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
  '& .date': { width: 148, fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
  '& .soon': { color: theme.vars.palette.lemma.warnText, fontWeight: 600 },
  '& .line': { width: 110 },
  '& .result': { width: 64, textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('md')]: { '& .line': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { '& .wide': { display: 'none' }, '& .result': { width: 'auto' } },
  [theme.breakpoints.up('sm')]: { '& .narrow': { display: 'none !important' } },
}));

/** The tasks of a section as rows, each a link to the task. */
export function TaskRows({ classId, tasks }: { classId: string; tasks: readonly LearnerTask[] }) {
  const now = serverNow();
  return (
    <Card as="div">
      <CardRows>
        {tasks.map((task) => (
          <CardRowLink key={task.id}>
            <TaskLink classId={classId} task={task} now={now} />
          </CardRowLink>
        ))}
      </CardRows>
    </Card>
  );
}

function TaskLink({ classId, task, now }: { classId: string; task: LearnerTask; now: number }) {
  const date = taskDateWords(task, now);
  const isUnderWay = task.state === 'started' || task.state === 'not-started';
  const soon = date.isSoon ? ' soon' : '';
  return (
    <Row to={paths.learnerTask(classId, task.id)}>
      <TaskSquare state={task.state} />
      <span className="name">
        <b>{task.name}</b>
        <small>{taskKindWords(task, now)}</small>
        <small className={`narrow${soon}`}>{date.words}</small>
      </span>
      <span className={`date wide${soon}`}>{date.words}</span>
      {isUnderWay ? (
        <ProgressLine className="line" share={task.answeredCount / Math.max(1, task.questionCount)} />
      ) : (
        <span className="line" />
      )}
      <span className="result">
        {taskResultWords(task)}
        {isUnderWay && task.answeredCount > 0 && <VisuallyHidden> answered</VisuallyHidden>}
      </span>
    </Row>
  );
}
