import type { GradeUnit } from '@lemma/contracts';
import { Gap } from './GradeHead.tsx';
import { averageWords, type Averages, type GradeTask } from './grade-table.ts';
import type { Span } from './use-grid-window.ts';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './GradeFrame.module.css';
import { decimals } from '../../../words/decimals.ts';

/** The box that scrolls; the page around it never does so sideways. */
export const GradeBox = part('section', css.gradeBox);

export const GradeTable = part('table', css.gradeTable);

interface GradeFootProps {
  tasks: readonly GradeTask[];
  columns: Span;
  averages: Averages;
  unit: GradeUnit;
  isPhone: boolean;
}

/** The averages of the learners shown. */
export function GradeFoot({ tasks, columns, averages, unit, isPhone }: GradeFootProps) {
  const { total } = averages;
  return (
    <tfoot>
      <tr>
        <th scope="row" className={css.name} aria-colindex={1}>
          {isPhone ? (
            <span>
              <Rich
                of={m.averageOf}
                values={{ percent: total === undefined ? '–' : Math.round(total) }}
                tags={{ b: <b /> }}
              />
            </span>
          ) : (
            t(m.average)
          )}
        </th>
        <Gap count={columns.start} />
        {tasks.slice(columns.start, columns.end).map((task, place) => (
          <td key={task.id} aria-colindex={columns.start + place + 2}>
            {averageWords(averages, task, columns.start + place, unit)}
          </td>
        ))}
        <Gap count={tasks.length - columns.end} />
        {isPhone ? null : (
          <td className={css.total} aria-colindex={tasks.length + 2}>
            {total === undefined ? '–' : decimals(total, 1)}
          </td>
        )}
      </tr>
    </tfoot>
  );
}
