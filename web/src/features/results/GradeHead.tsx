import { ArrowDown, ArrowUp } from 'lucide-react';
import type { GradeSort, GradeTask } from './grade-table.ts';

interface GradeHeadProps {
  tasks: readonly GradeTask[];
  sort: GradeSort;
  onSort: (sort: GradeSort) => void;
  isPhone: boolean;
}

/** Heads of the columns; each sorts. */
export function GradeHead({ tasks, sort, onSort, isPhone }: GradeHeadProps) {
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
  return (
    <thead>
      <tr>
        <th scope="col" className="name" aria-sort={stateOf('name')}>
          <button type="button" onClick={press('name')}>
            {isPhone ? 'Learner, total' : 'Learner'} {arrow('name')}
          </button>
        </th>
        {tasks.map((task, index) => (
          <th key={task.id} scope="col" aria-sort={stateOf(index)}>
            <button type="button" title={task.name} onClick={press(index)}>
              {task.name} {arrow(index)}
              {isPhone ? null : (
                <small>
                  {task.kind === 'assessment' ? 'test · ' : ''}of {task.points}
                </small>
              )}
            </button>
          </th>
        ))}
        {isPhone ? null : (
          <th scope="col" className="total" aria-sort={stateOf('total')}>
            <button type="button" onClick={press('total')}>
              Total {arrow('total')}
              <small>in %</small>
            </button>
          </th>
        )}
      </tr>
    </thead>
  );
}
