import type { GradeUnit } from '@lemma/contracts';
import { memo, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../paths.ts';
import { Gap } from './GradeHead.tsx';
import type { GridSize, Place } from './use-grid-window.ts';
import { cellLook, listName, totalWords, type GradeRow, type GradeTask } from './grade-table.ts';
import type { GridWindow, Span } from './use-grid-window.ts';
import { part } from '../../../ui/part.ts';
import css from './GradeBody.module.css';
import heatCss from '../../../ui/heat.module.css';
import markCss from './cell-marks.module.css';
import gradeFrameCss from './GradeFrame.module.css';
import { classes } from '../../../ui/classes.ts';

interface GradeBodyProps {
  classId: string;
  tasks: readonly GradeTask[];
  rows: readonly GradeRow[];
  unit: GradeUnit;
  byPoints: boolean;
  window: GridWindow;
  size: GridSize;
  /** Rows of the head, which are counted too. */
  headRows: number;
  isPhone: boolean;
  box: RefObject<HTMLElement | null>;
  onOpen: (place: Place) => void;
}

/** Keys and presses of all cells are heard here: a listener for each of thousands would cost more than the table. */
const Cells = part('tbody', undefined);
const SpaceCell = part('td', css.spaceCell);

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -12, column: 0 },
  PageDown: { row: 12, column: 0 },
  Home: { row: 0, column: -1_000 },
  End: { row: 0, column: 1_000 },
};
/** With the control key: to the very first or last cell. */
const leaps: Readonly<Record<string, Place>> = {
  Home: { row: -10_000, column: -1_000 },
  End: { row: 10_000, column: 1_000 },
};

const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));
const inSpan = (value: number, span: Span): boolean => value >= span.start && value < span.end;

function placeOf(target: EventTarget): Place | undefined {
  const cell = (target as HTMLElement).closest?.('td[data-at]');
  const [row, column] = cell?.getAttribute('data-at')?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** The cells in sight, with room for the others; one cell is in the order of the tab key, arrows move on. */
export function GradeBody(props: GradeBodyProps) {
  const { tasks, rows, window: shown, size, box, onOpen } = props;
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const isMoving = useRef(false);
  // The cell that the tab key reaches must be in the page.
  const row = within(active.row, rows.length);
  const reachable = {
    row: inSpan(row, shown.rows) ? row : shown.rows.start,
    column: inSpan(active.column, shown.columns) ? active.column : shown.columns.start,
  };

  useEffect(() => {
    if (!isMoving.current) return;
    const cell = box.current?.querySelector<HTMLElement>(`td[data-at="${active.row} ${active.column}"]`);
    if (cell === null || cell === undefined) {
      box.current?.scrollTo({ top: active.row * size.rowHeight, left: active.column * size.columnWidth });
      return;
    }
    isMoving.current = false;
    cell.focus();
    // The cells in sight change after the box was scrolled to the one.
  }, [active, shown.rows.start, shown.rows.end, shown.columns.start, shown.columns.end, box, size]);

  const handleKey = (event: KeyboardEvent): void => {
    const at = placeOf(event.target);
    if (at === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(at);
      return;
    }
    const step = (event.ctrlKey || event.metaKey ? leaps : steps)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // While the box is still scrolling to the last cell, the next step starts from there.
    const from = isMoving.current ? active : at;
    isMoving.current = true;
    setActive({
      row: within(from.row + step.row, rows.length),
      column: within(from.column + step.column, tasks.length),
    });
  };
  const handleClick = (event: MouseEvent): void => {
    const at = placeOf(event.target);
    if (at === undefined) return;
    setActive(at);
    onOpen(at);
  };
  return (
    <Cells onKeyDown={handleKey} onClick={handleClick}>
      <Space rows={shown.rows.start} rowHeight={size.rowHeight} />
      {rows.slice(shown.rows.start, shown.rows.end).map((learner, index) => {
        const at = shown.rows.start + index;
        return (
          <Row
            key={learner.memberId}
            classId={props.classId}
            learner={learner}
            tasks={tasks}
            first={shown.columns.start}
            end={shown.columns.end}
            unit={props.unit}
            byPoints={props.byPoints}
            index={at}
            headRows={props.headRows}
            isPhone={props.isPhone}
            activeColumn={at === reachable.row ? reachable.column : -1}
          />
        );
      })}
      <Space rows={rows.length - shown.rows.end} rowHeight={size.rowHeight} />
    </Cells>
  );
}

function Space({ rows, rowHeight }: { rows: number; rowHeight: number }) {
  if (rows <= 0) return null;
  return (
    <tr className={gradeFrameCss.space} aria-hidden="true">
      <SpaceCell style={{ '--height': `${rows * rowHeight}px` }} />
    </tr>
  );
}

interface RowProps {
  classId: string;
  learner: GradeRow;
  tasks: readonly GradeTask[];
  first: number;
  end: number;
  unit: GradeUnit;
  byPoints: boolean;
  index: number;
  headRows: number;
  isPhone: boolean;
  /** The task whose cell takes the focus by the tab key; −1 in all other rows. */
  activeColumn: number;
}

const Row = memo(function Row(props: RowProps) {
  const { classId, learner, tasks, first, end, unit, byPoints, index, headRows, isPhone, activeColumn } = props;
  const name = listName(learner);
  return (
    <tr aria-rowindex={index + headRows + 1}>
      <th scope="row" className={gradeFrameCss.name} title={name} aria-colindex={1}>
        <Link to={paths.learner(classId, learner.memberId)} tabIndex={activeColumn < 0 ? -1 : 0}>
          {isPhone ? (
            <>
              <span>
                {learner.lastName || learner.firstName}
                {learner.lastName === '' ? null : <small>{learner.firstName}</small>}
              </span>
              <b>{learner.total === null ? '–' : Math.round(learner.total)}</b>
            </>
          ) : (
            name
          )}
        </Link>
      </th>
      <Gap count={first} />
      {tasks.slice(first, end).map((task, place) => {
        const column = first + place;
        const { text, looks, isDropped, label } = cellLook(learner, task, column, unit);
        return (
          <td
            key={task.id}
            data-at={`${index} ${column}`}
            tabIndex={column === activeColumn ? 0 : -1}
            className={classes(...looks.map((look) => heatCss[look] ?? markCss[look]))}
            aria-label={label}
            aria-colindex={column + 2}
          >
            {isDropped ? <s>{text}</s> : text}
          </td>
        );
      })}
      <Gap count={tasks.length - end} />
      {isPhone ? null : (
        <td className={gradeFrameCss.total} aria-colindex={tasks.length + 2}>
          {totalWords(learner, unit, byPoints)}
        </td>
      )}
    </tr>
  );
});
