import { getMasteryMap, masteryPageSize, type MasteryMap } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { Link } from '../../routing/Link.tsx';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { part } from '../../ui/part.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { topicName } from '../catalogue/exercise-words.ts';
import { useTaughtClassroom } from '../classrooms/classroom-context.ts';
import { arrowOf, heatStep, meanOf, rowsBefore, sortedRows, type MasteryRow, type Sorting } from './mastery-rows.ts';
import heatCss from '../../ui/heat.module.css';
import css from './MasteryPage.module.css';

const Table = part('table', css.table);

type Moment = 'now' | 'before';

const moments = [
  { value: 'now', label: 'Now' },
  { value: 'before', label: '4 weeks ago' },
] as const;

/** Shows the mastery of each learner of a class by topic. */
export function MasteryPage() {
  const { classroom } = useTaughtClassroom();
  const [offset, setOffset] = useState(0);
  const [moment, setMoment] = useState<Moment>('now');
  const read = useRead(getMasteryMap, { classId: classroom.id, offset }, { keepPreviousData: true });
  return (
    <Loaded read={read} noun="page" skeleton={<SkeletonRows label="Loading the mastery map" rows={8} />}>
      {(map) =>
        map.topics.length === 0 ? (
          <Card>
            <EmptyState drawing="bars">The map appears as soon as learners have answered.</EmptyState>
          </Card>
        ) : (
          <>
            <div className={css.above}>
              <p className={css.note}>
                How much of their answers was right, newer ones counting more. Hatched means not practised.
              </p>
              <SegmentedControl label="Show" value={moment} options={moments} onChange={setMoment} />
            </div>
            <MapTable
              map={moment === 'now' ? map : { ...map, learners: [...rowsBefore(map.learners)] }}
              classId={classroom.id}
            />
            <div className={css.foot}>
              <span>
                {moment === 'now' ? '▲ ▼ more than 5 points in four weeks; a' : 'A'} dot: fewer than three answers
              </span>
              {map.total > masteryPageSize ? (
                <>
                  <span>
                    Learners {offset + 1} to {offset + map.learners.length} of {map.total}
                  </span>
                  <Button
                    size="small"
                    disabled={offset === 0}
                    onClick={() => setOffset(Math.max(0, offset - masteryPageSize))}
                  >
                    Previous
                  </Button>
                  <Button
                    size="small"
                    disabled={offset + map.learners.length >= map.total}
                    onClick={() => setOffset(offset + masteryPageSize)}
                  >
                    Next
                  </Button>
                </>
              ) : null}
            </div>
          </>
        )
      }
    </Loaded>
  );
}

function MapTable({ map, classId }: { map: MasteryMap; classId: string }) {
  const [sorting, setSorting] = useState<Sorting>({ by: 'name', isDescending: false });
  const sortBy = (by: Sorting['by']): void =>
    setSorting((old) => ({ by, isDescending: old.by === by && !old.isDescending }));
  const head = (by: Sorting['by'], label: string, title?: string) => (
    <th key={by} scope="col" aria-sort={sorting.by !== by ? 'none' : sorting.isDescending ? 'descending' : 'ascending'}>
      <button type="button" title={title} onClick={() => sortBy(by)}>
        {label}
      </button>
    </th>
  );
  return (
    <Card>
      <ScrollBox label="Mastery by learner and topic">
        <Table>
          <thead>
            <tr>
              {head('name', 'Learner')}
              {map.topics.map((topic, index) => head(index, topic === '' ? 'Other' : topicName(topic), topic))}
            </tr>
          </thead>
          <tbody>
            {sortedRows(map.learners, sorting).map((learner) => (
              <tr key={learner.memberId}>
                <th scope="row">
                  <Link to={paths.learner(classId, learner.memberId)}>
                    {learner.lastName}
                    {learner.lastName === '' ? '' : ', '}
                    {learner.firstName}
                  </Link>
                </th>
                {learner.cells.map((cell, index) => (
                  <Cell key={map.topics[index]} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{map.total > map.learners.length ? 'These learners' : 'Class'}</th>
              {map.topics.map((topic, index) => {
                const mastery = meanOf(map.learners, index);
                return <Cell key={topic} cell={mastery === null ? null : { mastery, change: null }} />;
              })}
            </tr>
          </tfoot>
        </Table>
      </ScrollBox>
    </Card>
  );
}

function Cell({ cell }: { cell: MasteryRow['cells'][number] }) {
  if (cell === null) {
    return (
      <td className={css.empty}>
        <VisuallyHidden>not practised</VisuallyHidden>
      </td>
    );
  }
  if (cell.mastery === null) {
    return (
      <td className={css.few}>
        <span aria-hidden="true">·</span>
        <VisuallyHidden>fewer than three answers</VisuallyHidden>
      </td>
    );
  }
  const arrow = arrowOf(cell.change);
  return (
    <td className={heatCss[`heat${heatStep(cell.mastery)}`]}>
      {Math.round(cell.mastery * 100)}
      {arrow === '' ? null : (
        <>
          <span aria-hidden="true"> {arrow}</span>
          <VisuallyHidden>{arrow === '▲' ? ', rising' : ', falling'}</VisuallyHidden>
        </>
      )}
    </td>
  );
}
