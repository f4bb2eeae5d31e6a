import { Button } from '../../../ui/pressing/Button.tsx';
import { Drawer } from '../../../ui/mui/Drawer.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../paths.ts';
import { cellLook, figure, percent, scoreIn, type GradeRow, type GradeTask } from './grade-table.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './CellSheet.module.css';

const Sheet = part('div', css.sheet);

const Handle = part('div', css.handle);

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
        ? t(m.noScore)
        : t(m.notBegunCell)
      : t(m.shareAndPoints, { share: Math.round(share), score: figure(score), points: task.points });
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': `${row.firstName} ${row.lastName}, ${task.name}`,
          className: css.paper ?? '',
        },
      }}
    >
      <Handle />
      <Sheet>
        <div className={css.words}>
          <h2>
            {row.firstName} {row.lastName} · {task.name}
          </h2>
          <p>
            {words}
            {average === undefined ? '' : ` · ${t(m.classAverage, { percent: Math.round(average) })}`}
            {marks.length === 0 ? '' : ` · ${marks.join(', ')}`}
          </p>
        </div>
        <Button variant="soft" component={Link} to={paths.learnerReview(classId, row.memberId, task.id)}>
          {t(m.openCell)}
        </Button>
      </Sheet>
    </Drawer>
  );
}
