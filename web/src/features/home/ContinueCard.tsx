import { Link } from '../../routing/Link.tsx';
import { Button } from '../../ui/pressing/Button.tsx';
import { paths } from '../../paths.ts';
import { ContinueSteps, placeIn, stepFigures, useOpenAttempt } from './ContinueSteps.tsx';
import type { TaskOfClass } from './today.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ContinueCard.module.css';

const Ground = part('section', css.ground);

/** Continue where one stopped: one click to the question. */
export function ContinueCard({ entry, className }: { entry: TaskOfClass; className?: string | undefined }) {
  const { classId, className: nameOfClass, task } = entry;
  const isStarted = task.state === 'started';
  const attempt = useOpenAttempt(isStarted ? task.attemptId : null);
  const label = isStarted ? t(m.continueWhereStopped) : t(m.nextUp);
  const questions = t(m.questionsCount, { count: task.questionCount });
  return (
    <Ground aria-label={label} className={className}>
      <div className={css.growing}>
        <div className={css.label}>{label}</div>
        <h2>{task.name}</h2>
        <div className={css.line}>
          {[
            nameOfClass,
            attempt === undefined
              ? questions
              : t(m.questionOf, { number: placeIn(attempt), count: attempt.items.length }),
          ].join(' · ')}
        </div>
        <ContinueSteps attempt={attempt} count={task.questionCount} />
        {attempt !== undefined && <div className={css.figures}>{stepFigures(attempt)}</div>}
      </div>
      <Button component={Link} to={paths.learnerTask(classId, task.id)} size="large" className={css.button}>
        {isStarted ? t(m.continueLabel) : t(m.start)}
      </Button>
    </Ground>
  );
}
