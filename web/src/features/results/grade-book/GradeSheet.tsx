import type { Place, GridSize } from './use-grid-window.ts';
import type { GradeBook, GradeUnit } from '@lemma/contracts';
import { useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '../../../ui/hooks/use-media-query.ts';
import { useNavigate } from '../../../routing/router-context.ts';
import { paths } from '../../../paths.ts';
import { CellSheet } from './CellSheet.tsx';
import { GradeBody } from './GradeBody.tsx';
import { GradeDrawer } from './GradeDrawer.tsx';
import { GradeHead } from './GradeHead.tsx';
import { GroupChips } from './GroupChips.tsx';
import { averagesOf, type GradeRow, type GradeSort, type GradeTask } from './grade-table.ts';
import { GradeBox, GradeFoot, GradeTable } from './GradeFrame.tsx';
import { useGridWindow, type Span } from './use-grid-window.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import gradeFrameCss from './GradeFrame.module.css';

interface GradeSheetProps {
  classId: string;
  book: GradeBook;
  rows: readonly GradeRow[];
  unit: GradeUnit;
  sort: GradeSort;
  onSort: (sort: GradeSort) => void;
  /** Something was changed in a cell. */
  onChanged: () => void;
}

const sizes = {
  laptop: { rowHeight: 37, columnWidth: 92, nameWidth: 220, totalWidth: 96 },
  phone: { rowHeight: 47, columnWidth: 46, nameWidth: 136, totalWidth: 0 },
} as const;

/** Learners × tasks. Head and names stay in view; arrow keys go from cell to cell, Enter opens the answers. */
export function GradeSheet({ classId, book, rows, unit, sort, onSort, onChanged }: GradeSheetProps) {
  const { tasks } = book;
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery('(max-width:599.95px)');
  const size: GridSize = isPhone ? sizes.phone : sizes.laptop;
  const { rowHeight, columnWidth, nameWidth, totalWidth } = size;
  const shown = useGridWindow(box, {
    rows: rows.length,
    columns: tasks.length,
    rowHeight,
    columnWidth,
    fixedWidth: nameWidth + totalWidth,
  });
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ memberId: string; taskId: string }>();
  const averages = useMemo(() => averagesOf(rows, tasks), [rows, tasks]);
  const headRows = !isPhone && tasks.some((task) => task.groupId !== null) ? 2 : 1;
  const open = ({ row, column }: Place): void => {
    const [memberId, task] = [rows[row]?.memberId, tasks[column]];
    if (task?.kind === 'poll') void navigate(paths.pollResults(task.id));
    else if (memberId !== undefined && task !== undefined) setOpened({ memberId, taskId: task.id });
  };
  const column = tasks.findIndex((task) => task.id === opened?.taskId);
  const [openedRow, openedTask] = [rows.find((row) => row.memberId === opened?.memberId), tasks[column]];
  return (
    <>
      {isPhone ? (
        <GroupChips
          book={book}
          onJump={(at) => box.current?.scrollTo({ left: at * columnWidth, behavior: 'smooth' })}
        />
      ) : null}
      <GradeBox ref={box} aria-label={t(m.scoresWords)}>
        <GradeTable
          role="grid"
          aria-rowcount={rows.length + headRows + 1}
          aria-colcount={tasks.length + 2}
          aria-label={t(m.scoresByLearner)}
          style={{ '--least': `${nameWidth + totalWidth + tasks.length * columnWidth}px` }}
        >
          <Columns tasks={tasks} shown={shown.columns} size={size} />
          <GradeHead book={book} columns={shown.columns} sort={sort} onSort={onSort} isPhone={isPhone} />
          <GradeBody
            classId={classId}
            tasks={tasks}
            rows={rows}
            unit={unit}
            byPoints={book.weighBy === 'points'}
            window={shown}
            size={size}
            headRows={headRows}
            isPhone={isPhone}
            box={box}
            onOpen={open}
          />
          <GradeFoot tasks={tasks} columns={shown.columns} averages={averages} unit={unit} isPhone={isPhone} />
        </GradeTable>
      </GradeBox>
      {openedRow === undefined || openedTask === undefined ? null : isPhone ? (
        <CellSheet
          classId={classId}
          row={openedRow}
          task={openedTask}
          at={column}
          average={averages.tasks[column]}
          onClose={() => setOpened(undefined)}
        />
      ) : (
        <GradeDrawer
          classId={classId}
          memberId={openedRow.memberId}
          task={openedTask}
          name={`${openedRow.firstName} ${openedRow.lastName}`.trim()}
          onChanged={onChanged}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

interface ColumnsProps {
  tasks: readonly GradeTask[];
  shown: Span;
  size: GridSize;
}

/** Widths of the columns: those that are not drawn are one wide one; when all are drawn they share what there is. */
function Columns({ tasks, shown: { start, end }, size }: ColumnsProps) {
  const isWhole = start === 0 && end === tasks.length;
  return (
    <colgroup>
      <Column width={size.nameWidth} />
      {start > 0 ? <Column width={start * size.columnWidth} /> : null}
      {tasks.slice(start, end).map((task) => (
        <Column key={task.id} width={isWhole ? undefined : size.columnWidth} />
      ))}
      {end < tasks.length ? <Column width={(tasks.length - end) * size.columnWidth} /> : null}
      {size.totalWidth === 0 ? null : <Column width={size.totalWidth} />}
    </colgroup>
  );
}

function Column({ width }: { width: number | undefined }) {
  return <col className={gradeFrameCss.column} style={{ '--width': width === undefined ? undefined : `${width}px` }} />;
}
