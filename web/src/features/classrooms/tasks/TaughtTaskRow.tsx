import type { Task } from '@lemma/contracts';
import type { ReactElement } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { paths } from '../../../paths.ts';
import { Grow } from '../../../ui/Card.tsx';
import { dueInSentence } from '../../../dates.ts';
import { DueDate } from '../../../ui/DueDate.tsx';
import { MovableRow, type RowMove } from './MovableRow.tsx';
import { phaseOf } from './task-phase.ts';
import { TaughtTaskSquare } from './TaughtTaskSquare.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './TaughtTaskRow.module.css';

const Name = part('div', css.name);

const Figures = part('div', css.figures);

const Row = part(Link, css.row);

const kindWords = { practice: t(m.practice), assessment: t(m.assessment) } as const;

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
              {kindWords[task.kind]} · {t(m.questions, { questionCount: task.questionCount })}
              {phase === 'waiting' && task.opensAt !== null
                ? t(m.opens, { due: dueInSentence(task.opensAt, now) })
                : null}
            </span>
          </Name>
        </Grow>
        <Figures>
          <span>
            {task.dueAt === null ? (
              t(m.noDueDate)
            ) : (
              <DueDate iso={task.dueAt} now={now} before={phase === 'closed' ? t(m.closed) : ''} />
            )}
          </span>
          <span className={css.bar} aria-hidden="true">
            <i style={{ '--share': share(task.finishedCount) }} />
            <b style={{ '--share': share(started) }} />
          </span>
          <span className={css.count}>
            {t(m.finishedOf, { count: task.finishedCount, all: learnerCount })}
            <small>
              {task.finishedCount === learnerCount && learnerCount > 0
                ? t(m.allFinished)
                : t(m.started, { startedCount: task.startedCount })}
            </small>
          </span>
        </Figures>
      </Row>
    </MovableRow>
  );
}
