import type { Task } from '@lemma/contracts';
import type { ReactElement } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { paths } from '../../../paths.ts';
import { count } from '../../../dates.ts';
import { Grow } from '../../../ui/Card.tsx';
import { dueWords } from '../../../dates.ts';
import { DueDate } from '../../../ui/DueDate.tsx';
import { MovableRow, type RowMove } from './MovableRow.tsx';
import { phaseOf } from './task-phase.ts';
import { TaughtTaskSquare } from './TaughtTaskSquare.tsx';
import { part } from '../../../ui/part.ts';
import css from './TaughtTaskRow.module.css';

const Name = part('div', css.name);

const Figures = part('div', css.figures);

const Row = part(Link, css.row);

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
          <span className={css.bar} aria-hidden="true">
            <i style={{ '--share': share(task.finishedCount) }} />
            <b style={{ '--share': share(started) }} />
          </span>
          <span className={css.count}>
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
