import { useId } from 'react';
import { Link } from '../../routing/Link.tsx';
import { dateTile, daysBetween, isDueSoon } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { Card, CardHead, CardRowLink, CardRows } from '../../ui/Card.tsx';
import { ProgressLine } from '../classrooms/ProgressLine.tsx';
import type { TaskOfClass } from './today.ts';
import { classes } from '../../ui/classes.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './DueRows.module.css';
import { leftToRight } from '../../words/left-to-right.ts';

const Row = part(Link, css.row);

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
  const soonWords = isSoon && task.dueAt !== null ? soonWordsOf(task.dueAt, now) : undefined;
  const words = [className, t(m.questionsCount, { count: task.questionCount })];
  if (task.kind === 'assessment') words.push(t(m.assessmentKind));
  return (
    <Row to={paths.learnerTask(classId, task.id)}>
      <span className={classes(css.date, isSoon ? css.soon : undefined)}>
        <b>{first}</b>
        <small>{second}</small>
      </span>
      <span className={css.name}>
        <b>{task.name}</b>
        <small>
          {words.join(' · ')}
          {soonWords !== undefined && (
            <>
              {' · '}
              <span className={css.soon}>{soonWords}</span>
            </>
          )}
        </small>
      </span>
      {!isLater && (
        <>
          <ProgressLine className={css.line} share={task.answeredCount / Math.max(1, task.questionCount)} />
          <span className={css.count}>{leftToRight(`${task.answeredCount}/${task.questionCount}`)}</span>
        </>
      )}
    </Row>
  );
}

/** Returns `due today` or `due tomorrow`; nothing for a later day. */
function soonWordsOf(dueAt: string, now: number): string | undefined {
  const days = daysBetween(now, Date.parse(dueAt));
  return days === 0 ? t(m.dueToday) : days === 1 ? t(m.dueTomorrow) : undefined;
}
