import { useRef, useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { CellSheet } from './CellSheet.tsx';
import { GradeBody } from './GradeBody.tsx';
import { GradeHead } from './GradeHead.tsx';
import { averagesOf, type GradeSort, type GradeTask, type TotalledRow } from './grade-table.ts';
import { GradeBox, GradeFoot, GradeTable } from './GradeFrame.tsx';
import { useRowWindow } from './use-row-window.ts';

interface GradeSheetProps {
  classId: string;
  tasks: readonly GradeTask[];
  rows: readonly TotalledRow[];
  unit: 'percent' | 'points';
  sort: GradeSort;
  onSort: (sort: GradeSort) => void;
}

export interface Place {
  readonly row: number;
  /** Index of the task. */
  readonly column: number;
}

const rowHeight = { laptop: 37, phone: 47 } as const;

/** Learners × tasks. Head and names stay in view; arrow keys go from cell to cell, Enter opens the answers. */
export function GradeSheet(props: GradeSheetProps) {
  const { classId, tasks, rows, unit, sort, onSort } = props;
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const height = isPhone ? rowHeight.phone : rowHeight.laptop;
  const shown = useRowWindow(box, rows.length, tasks.length + 2, height);
  const [tapped, setTapped] = useState<Place>();
  const averages = averagesOf(rows, tasks);

  const open = ({ row, column }: Place): void => {
    const learner = rows[row];
    const task = tasks[column];
    if (learner === undefined || task === undefined || (learner.scores[column] ?? null) === null) return;
    void navigate(paths.learnerReview(classId, learner.memberId, task.id));
  };
  const tappedRow = tapped && rows[tapped.row];
  const tappedTask = tapped && tasks[tapped.column];
  return (
    <>
      <GradeBox ref={box} aria-label="Scores">
        <GradeTable
          role="grid"
          aria-rowcount={rows.length + 2}
          aria-colcount={tasks.length + 2}
          aria-label="Scores by learner and task"
        >
          <GradeHead tasks={tasks} sort={sort} onSort={onSort} isPhone={isPhone} />
          <GradeBody
            tasks={tasks}
            rows={rows}
            unit={unit}
            window={shown}
            rowHeight={height}
            isPhone={isPhone}
            box={box}
            onOpen={isPhone ? setTapped : open}
          />
          <GradeFoot tasks={tasks} averages={averages} unit={unit} isPhone={isPhone} />
        </GradeTable>
      </GradeBox>
      {tapped !== undefined && tappedRow !== undefined && tappedTask !== undefined ? (
        <CellSheet
          classId={classId}
          row={tappedRow}
          task={tappedTask}
          score={tappedRow.scores[tapped.column] ?? null}
          average={averages.tasks[tapped.column]}
          onClose={() => setTapped(undefined)}
        />
      ) : null}
    </>
  );
}
