import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { cellLook, figure, percent, scoreIn, type GradeRow, type GradeTask } from './grade-table.ts';

const Sheet = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '10px 16px calc(16px + env(safe-area-inset-bottom))',
  '& h2': { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  '& p': { fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
  '& .words': { flex: 1, minWidth: 0 },
}));

const Handle = styled('div')(({ theme }) => ({
  width: 32,
  height: 4,
  margin: '8px auto 0',
  borderRadius: 2,
  background: theme.vars.palette.lemma.lineStrong,
}));

interface CellSheetProps {
  classId: string;
  row: GradeRow;
  task: GradeTask;
  /** Place of the task in the row. */
  at: number;
  /** Class average in percent. */
  average: number | undefined;
  onClose: () => void;
}

/** Details of a tapped cell, at the foot of the phone. */
export function CellSheet({ classId, row, task, at, average, onClose }: CellSheetProps) {
  const score = scoreIn(row, at);
  const { label } = cellLook(row, task, at, 'percent');
  const [, ...marks] = label?.split(', ') ?? [];
  const share = percent(score, task.points);
  const words =
    score === null || share === undefined
      ? row.excused.includes(at)
        ? 'No score'
        : 'Not begun'
      : `${Math.round(share)} %, ${figure(score)} of ${task.points} points`;
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': `${row.firstName} ${row.lastName}, ${task.name}`,
          sx: { borderRadius: '16px 16px 0 0' },
        },
      }}
    >
      <Handle />
      <Sheet>
        <div className="words">
          <h2>
            {row.firstName} {row.lastName} · {task.name}
          </h2>
          <p>
            {words}
            {average === undefined ? '' : ` · class ${Math.round(average)}`}
            {marks.length === 0 ? '' : ` · ${marks.join(', ')}`}
          </p>
        </div>
        <Button variant="soft" component={Link} to={paths.learnerReview(classId, row.memberId, task.id)}>
          Open
        </Button>
      </Sheet>
    </Drawer>
  );
}
