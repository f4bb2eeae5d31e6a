import type { GradeBook, GradeUnit } from '@lemma/contracts';
import {
  averagesOf,
  averageWords,
  cellLook,
  listName,
  totalWords,
  type Averages,
  type GradeRow,
  type GradeTask,
} from './grade-table.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './GradePaper.module.css';
import { decimals } from '../../../words/decimals.ts';

/** So many tasks fit beside the names on a sheet that stands upright. */
const tasksOnSheet = 8;

const Sheets = part('div', css.sheets);

const Table = part('table', css.table);

interface GradePaperProps {
  book: GradeBook;
  rows: readonly GradeRow[];
  unit: GradeUnit;
}

/** The grade book on paper: every learner and every task, in as many tables as the sheets need. */
export function GradePaper({ book, rows, unit }: GradePaperProps) {
  const averages = averagesOf(rows, book.tasks);
  const starts = Array.from({ length: Math.ceil(book.tasks.length / tasksOnSheet) }, (_, at) => at * tasksOnSheet);
  return (
    <Sheets>
      {starts.map((start) => (
        <PaperTable key={start} book={book} rows={rows} unit={unit} averages={averages} start={start} />
      ))}
    </Sheets>
  );
}

const unitWords: Readonly<Record<GradeUnit, string>> = {
  percent: t(m.percent),
  points: t(m.points),
  attempts: t(m.attempts),
};

function PaperTable({ book, rows, unit, averages, start }: GradePaperProps & { averages: Averages; start: number }) {
  const tasks = book.tasks.slice(start, start + tasksOnSheet);
  return (
    <Table>
      <caption>
        {unitWords[unit]}
        {book.tasks.length > tasksOnSheet
          ? t(m.tasksToOf, { first: start + 1, last: start + tasks.length, taskCount: book.tasks.length })
          : ''}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={css.name}>
            {t(m.learner)}
          </th>
          {tasks.map((task) => (
            <th key={task.id} scope="col">
              {task.name}
            </th>
          ))}
          <th scope="col" className={css.total}>
            {t(m.total)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.memberId}>
            <th scope="row" className={css.name}>
              {listName(row)}
            </th>
            {tasks.map((task, place) => (
              <PaperCell key={task.id} row={row} task={task} at={start + place} unit={unit} />
            ))}
            <td className={css.total}>{totalWords(row, unit, book.weighBy === 'points')}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className={css.name}>
            {t(m.average)}
          </th>
          {tasks.map((task, place) => (
            <td key={task.id}>{averageWords(averages, task, start + place, unit)}</td>
          ))}
          <td className={css.total}>{averages.total === undefined ? '–' : decimals(averages.total, 1)}</td>
        </tr>
      </tbody>
    </Table>
  );
}

interface PaperCellProps {
  row: GradeRow;
  task: GradeTask;
  at: number;
  unit: GradeUnit;
}

/** The marks of the screen that paper can show: struck out, a star for what a teacher changed, brackets for what does not count yet. */
function PaperCell({ row, task, at, unit }: PaperCellProps) {
  const { text, looks, isDropped } = cellLook(row, task, at, unit);
  const marked = `${text}${looks.includes('changed') ? '*' : ''}`;
  const shown = looks.includes('waiting') ? `(${marked})` : marked;
  return <td>{isDropped ? <s>{shown}</s> : shown}</td>;
}
