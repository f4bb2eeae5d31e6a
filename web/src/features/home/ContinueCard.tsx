import { Link } from '../../routing/Link.tsx';
import { Button } from '../../ui/pressing/Button.tsx';
import { count } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { ContinueSteps, placeIn, stepFigures, useOpenAttempt } from './ContinueSteps.tsx';
import type { TaskOfClass } from './today.ts';
import { part } from '../../ui/part.ts';
import css from './ContinueCard.module.css';

const Ground = part('section', css.ground);

/** Continue where one stopped: one click to the question. */
export function ContinueCard({ entry, className }: { entry: TaskOfClass; className?: string | undefined }) {
  const { classId, className: nameOfClass, task } = entry;
  const isStarted = task.state === 'started';
  const attempt = useOpenAttempt(isStarted ? task.attemptId : null);
  const label = isStarted ? 'Continue where you stopped' : 'Next up';
  const questions = count(task.questionCount, 'question');
  return (
    <Ground aria-label={label} className={className}>
      <div className={css.growing}>
        <div className={css.label}>{label}</div>
        <h2>{task.name}</h2>
        <div className={css.line}>
          {nameOfClass} ·{' '}
          {attempt === undefined ? questions : `question ${placeIn(attempt)} of ${attempt.items.length}`}
        </div>
        <ContinueSteps attempt={attempt} count={task.questionCount} />
        {attempt !== undefined && <div className={css.figures}>{stepFigures(attempt)}</div>}
      </div>
      <Button component={Link} to={paths.learnerTask(classId, task.id)} size="large" className={css.button}>
        {isStarted ? 'Continue' : 'Start'}
      </Button>
    </Ground>
  );
}
