import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { count } from '../../dates.ts';
import { paths } from '../../paths.ts';
import type { TaskOfClass } from './today.ts';
import { part } from '../../ui/part.ts';
import css from './ContinueCard.module.css';

const Ground = part('section', css.ground);

const shownSquares = 20;

/** Continue where one stopped: one click to the question. */
export function ContinueCard({ entry }: { entry: TaskOfClass }) {
  const { classId, className, task } = entry;
  const isStarted = task.state === 'started';
  const label = isStarted ? 'Continue where you stopped' : 'Next up';
  const answered = `${task.answeredCount} of ${count(task.questionCount, 'question')} answered`;
  return (
    <Ground aria-label={label}>
      <div className={css.growing}>
        <div className={css.label}>{label}</div>
        <h2>{task.name}</h2>
        <div className={css.line}>
          {className} · {isStarted ? answered : count(task.questionCount, 'question')}
        </div>
        {task.questionCount <= shownSquares && (
          <div className={css.squares} aria-hidden="true">
            {Array.from({ length: task.questionCount }, (_, index) => (
              <span key={index} className={index < task.answeredCount ? css.done : undefined}>
                {index < task.answeredCount && <Check />}
              </span>
            ))}
          </div>
        )}
      </div>
      <Button component={Link} to={paths.learnerTask(classId, task.id)} size="large" className={css.button}>
        {isStarted ? 'Continue' : 'Start'}
      </Button>
    </Ground>
  );
}
