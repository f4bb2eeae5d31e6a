import type { ReactElement } from 'react';
import { dueWords, isDueSoon, momentWords } from '../dates.ts';
import { part } from './part.ts';
import css from './DueDate.module.css';

const Moment = part('time', css.moment);

/** When something is due: amber within 48 hours, with the time on hover. */
export function DueDate({ iso, now, before = '' }: { iso: string; now: number; before?: string }): ReactElement {
  return (
    <Moment dateTime={iso} className={isDueSoon(iso, now) ? css.soon : undefined} title={momentWords(iso, now)}>
      {before}
      {dueWords(iso, now)}
    </Moment>
  );
}
