import type { LearnerTask } from '@lemma/contracts';
import { Link } from '../../../routing/Link.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { paths } from '../../../paths.ts';
import { Card, CardRowLink, CardRows } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { ProgressLine } from '../ProgressLine.tsx';
import { taskDateWords, taskKindWords, taskResultWords } from './task-words.ts';
import { TaskSquare } from './TaskSquare.tsx';
import { classes } from '../../../ui/classes.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './TaskRows.module.css';

const Row = part(Link, css.row);

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
  const soon = date.isSoon && css.soon;
  return (
    <Row to={paths.learnerTask(classId, task.id)}>
      <TaskSquare state={task.state} />
      <span className={css.name}>
        <b>{task.name}</b>
        <small>{taskKindWords(task, now)}</small>
        <small className={classes(css.narrow, soon)}>{date.words}</small>
      </span>
      <span className={classes(css.date, css.wide, soon)}>{date.words}</span>
      {isUnderWay ? (
        <ProgressLine className={css.line} share={task.answeredCount / Math.max(1, task.questionCount)} />
      ) : (
        <span className={css.line} />
      )}
      <span className={css.result}>
        {taskResultWords(task)}
        {isUnderWay && task.answeredCount > 0 && <VisuallyHidden> {t(m.answered)}</VisuallyHidden>}
      </span>
    </Row>
  );
}
