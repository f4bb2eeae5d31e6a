import type { Task } from '@lemma/contracts';
import type { ReactElement } from 'react';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { paths } from '../../../paths.ts';
import { count } from '../../../dates.ts';
import { Grow } from '../../../ui/Card.tsx';
import { dueWords } from '../../../dates.ts';
import { DueDate } from '../../../ui/DueDate.tsx';
import { MovableRow, type RowMove } from './MovableRow.tsx';
import { phaseOf } from './task-phase.ts';
import { TaughtTaskSquare } from './TaughtTaskSquare.tsx';

const Name = styled('div')(({ theme }) => ({
  '& strong': { display: 'block', fontSize: 16, lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere' },
  '& span': { fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
}));

const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '150px 120px 92px',
  alignItems: 'center',
  gap: 16,
  fontSize: 14,
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
  '& .bar': { height: 6, borderRadius: 3, background: theme.vars.palette.divider, overflow: 'hidden', display: 'flex' },
  '& .bar i': { background: theme.vars.palette.primary.main },
  '& .bar b': { background: theme.vars.palette.lemma.primaryLine },
  '& .count': {
    textAlign: 'right',
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .count small': {
    display: 'block',
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 400,
    color: theme.vars.palette.lemma.ink3,
  },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'auto auto', '& .bar': { display: 'none' } },
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'flex-end',
    flexWrap: 'wrap-reverse',
    gap: '0 12px',
    width: '100%',
    paddingLeft: 38,
    '& .count': { textAlign: 'left', whiteSpace: 'nowrap' },
    '& .count small': { display: 'inline', marginLeft: 8 },
  },
}));

const Row = styled(Link)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', rowGap: '4px !important' },
}));

const kindWords = { practice: 'Practice', assessment: 'Assessment' } as const;

/** A task in the teacher's list: what it is, when it is due, how many have started and finished. */
export function TaughtTaskRow({
  task,
  classId,
  learnerCount,
  move,
}: {
  task: Task;
  classId: string;
  learnerCount: number;
  /** Left out where nothing can be moved. */
  move?: RowMove | undefined;
}): ReactElement {
  const now = serverNow();
  const phase = phaseOf(task, now);
  const total = Math.max(1, learnerCount);
  const started = Math.max(0, task.startedCount - task.finishedCount);
  const share = (learners: number): string => `${Math.min(100, (learners / total) * 100)}%`;
  return (
    <MovableRow name={task.name} move={move}>
      <Row to={paths.task(classId, task.id)}>
        <TaughtTaskSquare phase={phase} finishedShare={task.finishedCount / total} />
        <Grow>
          <Name>
            <strong>{task.name}</strong>
            <span>
              {kindWords[task.kind]} · {count(task.questionCount, 'question')}
              {phase === 'waiting' && task.opensAt !== null ? ` · opens ${dueWords(task.opensAt, now)}` : null}
            </span>
          </Name>
        </Grow>
        <Figures>
          <span>
            {task.dueAt === null ? (
              'No due date'
            ) : (
              <DueDate iso={task.dueAt} now={now} before={phase === 'closed' ? 'Closed ' : ''} />
            )}
          </span>
          <span className="bar" aria-hidden="true">
            <i style={{ width: share(task.finishedCount) }} />
            <b style={{ width: share(started) }} />
          </span>
          <span className="count">
            {task.finishedCount} of {learnerCount}
            <small>
              {task.finishedCount === learnerCount && learnerCount > 0
                ? 'all finished'
                : `${task.startedCount} started`}
            </small>
          </span>
        </Figures>
      </Row>
    </MovableRow>
  );
}
