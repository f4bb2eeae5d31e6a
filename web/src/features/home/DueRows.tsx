import { useId } from 'react';
import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { count, dateTile, dueWords, isDueSoon } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { Card, CardHead, CardRowLink, CardRows } from '../../ui/Card.tsx';
import { ProgressLine } from '../classrooms/ProgressLine.tsx';
import type { TaskOfClass } from './today.ts';

const Row = styled(Link)(({ theme }) => ({
  '& .date': { flex: 'none', width: 52, textAlign: 'center' },
  '& .date b': { display: 'block', fontSize: 18, lineHeight: '24px', fontWeight: 650 },
  '& .date small': {
    display: 'block',
    fontSize: 13,
    lineHeight: '16px',
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
  },
  '& .date.soon b, & .date.soon small, & .soon': { color: theme.vars.palette.lemma.warnText },
  '& .name': { flex: 1, minWidth: 0 },
  '& .name b': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& .name small': { display: 'block', fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
  '& .name .soon': { fontWeight: 600 },
  '& .line': { width: 100, flex: 'none', [theme.breakpoints.down('sm')]: { display: 'none' } },
  '& .count': {
    width: 44,
    textAlign: 'right',
    fontSize: 15,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
  },
}));

interface DueRowsProps {
  title: string;
  tasks: readonly TaskOfClass[];
  now: number;
}

/** Tasks of all classes with their day at the left. */
export function DueRows({ title, tasks, now }: DueRowsProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={title} />
      <CardRows>
        {tasks.map((entry) => (
          <CardRowLink key={entry.task.id}>
            <DueRow entry={entry} now={now} />
          </CardRowLink>
        ))}
      </CardRows>
    </Card>
  );
}

function DueRow({ entry, now }: { entry: TaskOfClass; now: number }) {
  const { classId, className, task } = entry;
  const isLater = task.state === 'not-open';
  const moment = isLater ? task.opensAt : task.dueAt;
  const isSoon = !isLater && task.dueAt !== null && isDueSoon(task.dueAt, now);
  const [first, second] = moment === null ? ['–', ''] : dateTile(moment, now);
  const day = task.dueAt === null ? '' : (dueWords(task.dueAt, now).split(',')[0] ?? '');
  const soonWords = isSoon && day.startsWith('To') ? `due ${day.toLowerCase()}` : undefined;
  const words = [className, count(task.questionCount, 'question')];
  if (task.kind === 'assessment') words.push('assessment');
  return (
    <Row to={paths.learnerTask(classId, task.id)}>
      <span className={`date${isSoon ? ' soon' : ''}`}>
        <b>{first}</b>
        <small>{second}</small>
      </span>
      <span className="name">
        <b>{task.name}</b>
        <small>
          {words.join(' · ')}
          {soonWords !== undefined && (
            <>
              {' · '}
              <span className="soon">{soonWords}</span>
            </>
          )}
        </small>
      </span>
      {!isLater && (
        <>
          <ProgressLine className="line" share={task.answeredCount / Math.max(1, task.questionCount)} />
          <span className="count">
            {task.answeredCount}/{task.questionCount}
          </span>
        </>
      )}
    </Row>
  );
}
