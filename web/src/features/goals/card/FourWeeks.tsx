import type { GoalDay } from '@lemma/contracts';
import { Check, Coffee } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { part } from '../../../ui/part.ts';
import { goalDayWords, weekDays } from '../goal-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './FourWeeks.module.css';

const Table = part('table', css.table);

const signs: Record<GoalDay['state'], (day: GoalDay) => ReactNode> = {
  reached: () => <Check aria-hidden />,
  rest: () => <Coffee aria-hidden />,
  free: ({ rightCount }) => (rightCount > 0 ? rightCount : null),
  open: ({ rightCount }) => (rightCount > 0 ? rightCount : null),
  ahead: () => null,
};

/** Four weeks as a calendar: one square a day. */
export function FourWeeks({ days, today }: { days: readonly GoalDay[]; today: string }) {
  const weeks = [0, 7, 14, 21].map((start) => days.slice(start, start + 7)).filter(({ length }) => length > 0);
  const reached = days.filter(({ state }) => state === 'reached').length;
  return (
    <Table>
      <caption>
        <VisuallyHidden>{t(m.lastFourWeeksGoal, { reached })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weekDays.map(({ number, name, letter }) => (
            <th key={number} scope="col" abbr={name}>
              <span aria-hidden="true">{letter}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.map(({ day }) => day).join()}>
            {week.map((day) => (
              <td key={day.day} aria-label={goalDayWords(day)}>
                <span
                  aria-hidden="true"
                  className={classes(css.day, css[day.state], day.day === today && css.today)}
                  title={goalDayWords(day)}
                >
                  {signs[day.state](day)}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
