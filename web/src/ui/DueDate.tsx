import type { ReactElement } from 'react';
import { dueInSentence, dueWords, isDueSoon, momentWords } from '../dates.ts';
import { part } from './part.ts';
import css from './DueDate.module.css';

const Moment = part('time', css.moment);

interface DueDateProps {
  iso: string;
  now: number;
  before?: string;
  /** Words stand before it: `next due: tomorrow, 23:59`. */
  inSentence?: boolean;
}

/** When something is due: amber within 48 hours, with the time on hover. */
export function DueDate({ iso, now, before = '', inSentence = before !== '' }: DueDateProps): ReactElement {
  return (
    <Moment dateTime={iso} className={isDueSoon(iso, now) ? css.soon : undefined} title={momentWords(iso, now)}>
      {before}
      {(inSentence ? dueInSentence : dueWords)(iso, now)}
    </Moment>
  );
}
