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
import { topicName } from '../catalogue/topics/topic-names.ts';
import { useTaughtClassroom } from '../classrooms/classroom-context.ts';
import { arrowOf, heatStep, meanOf, rowsBefore, sortedRows, type MasteryRow, type Sorting } from './mastery-rows.ts';
import heatCss from '../../ui/heat.module.css';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './MasteryPage.module.css';

const Table = part('table', css.table);

type Moment = 'now' | 'before';

const moments = [
  { value: 'now', label: t(m.now) },
  { value: 'before', label: t(m.fourWeeksAgo) },
] as const;

/** Shows the mastery of each learner of a class by topic. */
export function MasteryPage() {
  const { classroom } = useTaughtClassroom();
  const [offset, setOffset] = useState(0);
  const [moment, setMoment] = useState<Moment>('now');
  const read = useRead(getMasteryMap, { classId: classroom.id, offset }, { keepPreviousData: true });
  return (
    <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loadingMap)} rows={8} />}>
      {(map) =>
        map.topics.length === 0 ? (
          <Card>
            <EmptyState drawing="bars">{t(m.mapAppears)}</EmptyState>
          </Card>
        ) : (
          <>
            <div className={css.above}>
              <p className={css.note}>{t(m.mapMeans)}</p>
              <SegmentedControl label={t(m.show)} value={moment} options={moments} onChange={setMoment} />
            </div>
            <MapTable
              map={moment === 'now' ? map : { ...map, learners: [...rowsBefore(map.learners)] }}
              classId={classroom.id}
            />
            <div className={css.foot}>
              <span>{moment === 'now' ? t(m.signsNow) : t(m.signsBefore)}</span>
              {map.total > masteryPageSize ? (
                <>
                  <span>
                    {t(m.learnersOf, { from: offset + 1, to: offset + map.learners.length, count: map.total })}
                  </span>
                  <Button
                    size="small"
                    disabled={offset === 0}
                    onClick={() => setOffset(Math.max(0, offset - masteryPageSize))}
                  >
                    {t(m.previous)}
                  </Button>
                  <Button
                    size="small"
                    disabled={offset + map.learners.length >= map.total}
                    onClick={() => setOffset(offset + masteryPageSize)}
                  >
                    {t(m.next)}
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
      <ScrollBox label={t(m.masteryTable)}>
        <Table>
          <thead>
            <tr>
              {head('name', t(m.learnerHead))}
              {map.topics.map((topic, index) => head(index, topic === '' ? t(m.other) : topicName(topic), topic))}
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
              <th scope="row">{map.total > map.learners.length ? t(m.theseLearners) : t(m.classHead)}</th>
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
        <VisuallyHidden>{t(m.notPractised)}</VisuallyHidden>
      </td>
    );
  }
  if (cell.mastery === null) {
    return (
      <td className={css.few}>
        <span aria-hidden="true">·</span>
        <VisuallyHidden>{t(m.fewAnswers)}</VisuallyHidden>
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
          <VisuallyHidden>{arrow === '▲' ? t(m.rising) : t(m.falling)}</VisuallyHidden>
        </>
      )}
    </td>
  );
}
