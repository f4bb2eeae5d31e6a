import { Check } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './GoalRing.module.css';

interface GoalRingProps {
  right: number;
  goal: number;
  isCelebrated: boolean;
}

const Ring = part('div', css.ring);

const sparks = Array.from({ length: 12 }, (_, index) => index);

/** How much of the goal of the day is done, as a ring that closes. */
export function GoalRing({ right, goal, isCelebrated }: GoalRingProps) {
  const share = Math.min(1, right / goal);
  return (
    <Ring
      role="img"
      aria-label={t(m.ofRightAnswersToday, { right, goal })}
      className={classes(share === 1 && css.full, isCelebrated && css.celebrated)}
    >
      <svg viewBox="0 0 112 112" aria-hidden="true">
        <circle cx="56" cy="56" r="50" />
        {right > 0 && (
          <circle className={css.done} cx="56" cy="56" r="50" pathLength="100" style={{ '--share': share }} />
        )}
      </svg>
      <span aria-hidden="true">
        <b>{right}</b>
        {share === 1 ? <Check /> : <small>{t(m.of, { goal })}</small>}
      </span>
      {isCelebrated && sparks.map((spark) => <i key={spark} aria-hidden="true" style={{ '--spark': spark }} />)}
    </Ring>
  );
}
