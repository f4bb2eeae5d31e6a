import { memo, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { styled } from '@mui/material/styles';
import type { Place } from './GradeSheet.tsx';
import { figure, heatOf, listName, percent, type GradeTask, type TotalledRow } from './grade-table.ts';
import type { RowWindow } from './use-row-window.ts';

interface GradeBodyProps {
  tasks: readonly GradeTask[];
  rows: readonly TotalledRow[];
  unit: 'percent' | 'points';
  window: RowWindow;
  rowHeight: number;
  isPhone: boolean;
  box: RefObject<HTMLElement | null>;
  onOpen: (place: Place) => void;
}

/** Keys and presses of all cells are heard here: a listener for each of thousands would cost more than the table. */
const Cells = styled('tbody')({});
const SpaceCell = styled('td')({});

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

const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));

function placeOf(target: EventTarget): Place | undefined {
  const cell = (target as HTMLElement).closest?.('td[data-at]');
  const [row, column] = cell?.getAttribute('data-at')?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** The rows in sight, with room for the others; one cell is in the order of the tab key, arrows move on. */
export function GradeBody(props: GradeBodyProps) {
  const { tasks, rows, unit, window: shown, rowHeight, isPhone, box, onOpen } = props;
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const isMoving = useRef(false);
  const row = within(active.row, rows.length);
  // The cell that the tab key reaches must be in the page.
  const reachable = row < shown.start || row >= shown.end ? shown.start : row;

  useEffect(() => {
    if (!isMoving.current) return;
    const cell = box.current?.querySelector<HTMLElement>(`td[data-at="${active.row} ${active.column}"]`);
    if (cell === null || cell === undefined) {
      box.current?.scrollTo({ top: active.row * rowHeight });
      return;
    }
    isMoving.current = false;
    cell.focus();
    // The rows in sight change after the box was scrolled to the cell.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [active, shown.start, shown.end, box, rowHeight]);

  const handleKey = (event: KeyboardEvent): void => {
    const at = placeOf(event.target);
    if (at === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(at);
      return;
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // While the box is still scrolling to the last cell, the next step goes on from there.
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
      <Space rows={shown.start} rowHeight={rowHeight} />
      {rows.slice(shown.start, shown.end).map((learner, index) => (
        <Row
          key={learner.memberId}
          learner={learner}
          tasks={tasks}
          unit={unit}
          index={shown.start + index}
          isPhone={isPhone}
          activeColumn={shown.start + index === reachable ? active.column : -1}
        />
      ))}
      <Space rows={rows.length - shown.end} rowHeight={rowHeight} />
    </Cells>
  );
}

function Space({ rows, rowHeight }: { rows: number; rowHeight: number }) {
  if (rows <= 0) return null;
  return (
    <tr className="space" aria-hidden="true">
      <SpaceCell style={{ height: rows * rowHeight }} />
    </tr>
  );
}

interface RowProps {
  learner: TotalledRow;
  tasks: readonly GradeTask[];
  unit: 'percent' | 'points';
  index: number;
  isPhone: boolean;
  /** The task whose cell takes the focus by the tab key; −1 in all other rows. */
  activeColumn: number;
}

const Row = memo(function Row({ learner, tasks, unit, index, isPhone, activeColumn }: RowProps) {
  const total = percent(learner.total.earned, learner.total.possible);
  const totalWords = total === undefined ? '–' : unit === 'percent' ? figure(total) : figure(learner.total.earned);
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" className="name" title={listName(learner)}>
        {isPhone ? (
          <span>
            <span>
              {learner.lastName || learner.firstName}
              {learner.lastName === '' ? null : <small>{learner.firstName}</small>}
            </span>
            <b>{total === undefined ? '–' : Math.round(total)}</b>
          </span>
        ) : (
          listName(learner)
        )}
      </th>
      {tasks.map((task, column) => {
        const score = learner.scores[column] ?? null;
        const share = percent(score, task.points);
        return (
          <td
            key={task.id}
            data-at={`${index} ${column}`}
            data-has={score === null ? undefined : ''}
            tabIndex={column === activeColumn ? 0 : -1}
            className={share === undefined ? 'none' : `heat${heatOf(share)}`}
          >
            {score === null || share === undefined ? '–' : unit === 'percent' ? Math.round(share) : figure(score)}
          </td>
        );
      })}
      {isPhone ? null : <td className="total">{totalWords}</td>}
    </tr>
  );
});
