import type { GradeBook } from '@lemma/contracts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { groupSpans, type GradeSort } from './grade-table.ts';
import type { Span } from './use-grid-window.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import gradeFrameCss from './GradeFrame.module.css';

interface GradeHeadProps {
  book: GradeBook;
  columns: Span;
  sort: GradeSort;
  onSort: (sort: GradeSort) => void;
  isPhone: boolean;
}

/** Heads of the groups, then of the columns; each column sorts. */
export function GradeHead({ book, columns, sort, onSort, isPhone }: GradeHeadProps) {
  const { tasks } = book;
  const stateOf = (by: GradeSort['by']) => (sort.by === by ? sort.direction : undefined);
  const press = (by: GradeSort['by']) => () => {
    const first = by === 'name' ? 'ascending' : 'descending';
    const other = first === 'ascending' ? 'descending' : 'ascending';
    onSort({ by, direction: sort.by === by && sort.direction === first ? other : first });
  };
  const arrow = (by: GradeSort['by']) => {
    const state = stateOf(by);
    if (state === undefined) return null;
    return state === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />;
  };
  const hasGroups = !isPhone && tasks.some((task) => task.groupId !== null);
  return (
    <thead>
      {hasGroups ? <GroupRow book={book} columns={columns} /> : null}
      <tr aria-rowindex={hasGroups ? 2 : 1} className={hasGroups ? gradeFrameCss.under : undefined}>
        <th scope="col" className={gradeFrameCss.name} aria-sort={stateOf('name')} aria-colindex={1}>
          <button type="button" onClick={press('name')}>
            {isPhone ? t(m.learnerTotal) : t(m.learner)} {arrow('name')}
          </button>
        </th>
        <Gap count={columns.start} />
        {tasks.slice(columns.start, columns.end).map((task, index) => {
          const at = columns.start + index;
          return (
            <th key={task.id} scope="col" aria-sort={stateOf(at)} aria-colindex={at + 2}>
              <button type="button" title={task.name} onClick={press(at)}>
                <span>{task.name}</span> {arrow(at)}
                {isPhone ? null : <small>{t(m.kindAndPoints, { kind: task.kind, points: task.points })}</small>}
              </button>
            </th>
          );
        })}
        <Gap count={tasks.length - columns.end} />
        {isPhone ? null : (
          <th scope="col" className={gradeFrameCss.total} aria-sort={stateOf('total')} aria-colindex={tasks.length + 2}>
            <button type="button" onClick={press('total')}>
              <Rich of={m.totalOf100} tags={{ arrow: <>{arrow('total')}</>, small: <small /> }} />
            </button>
          </th>
        )}
      </tr>
    </thead>
  );
}

function GroupRow({ book, columns }: { book: GradeBook; columns: Span }) {
  return (
    <tr aria-rowindex={1} className={gradeFrameCss.groups}>
      <td className={gradeFrameCss.name} aria-colindex={1} aria-label={t(m.groupsHead)} />
      <Gap count={columns.start} />
      {groupSpans(book.groups, book.tasks, columns.start, columns.end).map(({ group, start, end }) => (
        <th key={start} scope="colgroup" colSpan={end - start} aria-colindex={start + 2} title={group?.name}>
          <span>{group?.name ?? (book.weighBy === 'points' ? t(m.noSection) : t(m.doesNotCount))}</span>
          {group === undefined || group.weight === null ? null : <small> {Math.round(group.weight)} %</small>}
        </th>
      ))}
      <Gap count={book.tasks.length - columns.end} />
      <td className={gradeFrameCss.total} aria-colindex={book.tasks.length + 2} aria-label={t(m.total)} />
    </tr>
  );
}

/** The place of columns that are not drawn. */
export function Gap({ count }: { count: number }) {
  return count > 0 ? <td className={gradeFrameCss.gap} aria-hidden="true" /> : null;
}
