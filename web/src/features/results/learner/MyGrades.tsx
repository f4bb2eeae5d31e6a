import { getMyGrades, type GradeState, type MyGrades as Grades } from '@lemma/contracts';
import { useRead } from '../../../api/use-read.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { figure } from '../grade-book/grade-table.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './MyGrades.module.css';
import { decimals } from '../../../words/decimals.ts';

const Frame = part(Card, css.frame);

const stateWords: Record<GradeState, string> = {
  counts: '',
  missing: t(m.notBegunCountsAs),
  dropped: t(m.amongLowestOfIts),
  excused: t(m.excusedDoesNotCount),
  waiting: t(m.doesNotCountYet),
  outside: t(m.doesNotCountTowards),
  none: t(m.nothingCountsYet),
};

/** A learner's own total in a class with what counts in it; nothing where the class shows none. */
export function MyGrades({ classId }: { classId: string }) {
  const grades = useRead(getMyGrades, { classId }).data;
  if (grades === undefined || !grades.isShown || grades.total === null) return null;
  return (
    <Frame aria-labelledby="my-grades">
      <CardHead title={t(m.yourTotal, { percent: decimals(grades.total, 1) })} id="my-grades">
        <HeadNote end>{noteOf(grades)}</HeadNote>
      </CardHead>
      <details>
        <summary>{t(m.whatCounts)}</summary>
        {partsOf(grades).map(({ name, tasks }) => (
          <div key={name}>
            {name === '' ? null : <h3>{name}</h3>}
            <ul>
              {tasks.map((task) => (
                <li key={task.taskId}>
                  <span>{task.name}</span>
                  <b>
                    {task.score === null ? '–' : t(m.of, { score: figure(task.score), points: figure(task.points) })}
                  </b>
                  {noteOfTask(task) === '' ? null : <small>{noteOfTask(task)}</small>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </Frame>
  );
}

function noteOf(grades: Grades): string {
  const points =
    grades.weighBy === 'points'
      ? t(m.ofPoints, { earned: figure(grades.earned), possible: figure(grades.possible) })
      : '';
  const average = grades.classAverage === null ? '' : t(m.classAverage, { percent: decimals(grades.classAverage, 1) });
  return [points, average].filter((words) => words !== '').join(' · ');
}

function noteOfTask(task: Grades['tasks'][number]): string {
  const changed = task.isOverridden ? t(m.teacherChangedScore) : '';
  const reason = task.reason === null ? '' : t(m.reasonGiven, { reason: task.reason });
  return [stateWords[task.state], changed, reason].filter((words) => words !== '').join('. ');
}

/** Tasks under the groups that weigh; without weights they stand together. */
function partsOf({ weighBy, groups, tasks }: Grades) {
  if (weighBy === 'points') return [{ name: '', tasks }];
  const named = groups.map(({ id, name, weight, dropLowest, percent }) => {
    const share = percent === null ? t(m.nothingCounts) : `${decimals(percent, 1)} %`;
    const lowest = dropLowest === 0 ? '' : t(m.lowestTasksLeftOut, { dropLowest });
    return {
      name: t(m.weight, { name, share, figure: figure(weight ?? 0), lowest }),
      tasks: tasks.filter((task) => task.groupId === id),
    };
  });
  return [...named, { name: t(m.others), tasks: tasks.filter((task) => task.groupId === null) }].filter(
    (part) => part.tasks.length > 0,
  );
}
