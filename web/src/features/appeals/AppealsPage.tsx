import { listAppeals, type AppealSummary } from '@lemma/contracts';
import { Chip } from '../../ui/Chip.tsx';
import { Link } from '../../routing/Link.tsx';
import { useSearchParams } from '../../routing/router-context.ts';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { paths } from '../../paths.ts';
import { Card, CardHead } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { useTaughtClassroom } from '../classrooms/classroom-context.ts';
import { TypedMaths } from '../results/review/TypedMaths.tsx';
import { AppealDetail } from './AppealDetail.tsx';
import { opinionColors, opinionNames, placeWords } from './opinion-words.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './AppealsPage.module.css';

const Layout = part('div', css.layout);

const Queue = part('ul', css.queueRoot);

/** A4: what learners hold to be equivalent, the oldest first. */
export function AppealsPage() {
  const { classroom } = useTaughtClassroom();
  const [search, setSearch] = useSearchParams();
  const state = search.get('state') === 'decided' ? 'decided' : 'open';
  const read = useRead(listAppeals, { classId: classroom.id, state });
  return (
    <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loadingAppeals)} rows={4} />}>
      {({ appeals, openCount, hasMore }) => {
        const chosen = search.get('appeal') ?? appeals[0]?.id;
        return (
          <Layout className={search.has('appeal') ? css.chosen : undefined}>
            <Link className={css.back} to={paths.classroomAppeals(classroom.id)}>
              {t(m.allAppeals)}
            </Link>
            <Card aria-labelledby="appeals-head" className={css.queue}>
              <CardHead
                title={t(m.myAnswerIsEquivalent)}
                id="appeals-head"
                actions={
                  openCount === 0 ? undefined : <Chip color="warning" label={t(m.openCount, { count: openCount })} />
                }
              />
              <div className={css.padded}>
                <SegmentedControl
                  label={t(m.whichAppeals)}
                  value={state}
                  options={[
                    { value: 'open', label: t(m.open) },
                    { value: 'decided', label: t(m.decided) },
                  ]}
                  onChange={(next) => setSearch(next === 'open' ? {} : { state: next })}
                />
              </div>
              {appeals.length === 0 ? (
                <EmptyState>{state === 'open' ? t(m.answersWaitHere) : t(m.decisionsAppear)}</EmptyState>
              ) : (
                <QueueList appeals={appeals} chosen={chosen} classId={classroom.id} state={state} />
              )}
              {hasMore ? <p className={css.p}>{t(m.thereAreMore)}</p> : null}
            </Card>
            {chosen === undefined ? null : (
              <AppealDetail
                key={chosen}
                classId={classroom.id}
                appealId={chosen}
                onDecided={async () => void (await read.mutate())}
              />
            )}
          </Layout>
        );
      }}
    </Loaded>
  );
}

interface QueueListProps {
  appeals: readonly AppealSummary[];
  chosen: string | undefined;
  classId: string;
  state: 'open' | 'decided';
}

function QueueList({ appeals, chosen, classId, state }: QueueListProps) {
  const addressFor = (id: string) => paths.classroomAppeals(classId, id) + (state === 'open' ? '' : `&state=${state}`);
  return (
    <Queue>
      {appeals.map((appeal) => (
        <li key={appeal.id}>
          <Link to={addressFor(appeal.id)} aria-current={appeal.id === chosen ? 'true' : undefined}>
            <span className={css.typed}>
              <TypedMaths source={appeal.typed} />
            </span>
            {appeal.opinion === null ? (
              <Chip label={t(m.beingLookedAt)} />
            ) : (
              <Chip color={opinionColors[appeal.opinion]} label={opinionNames[appeal.opinion]} />
            )}
            <small>
              {appeal.firstName} {appeal.lastName} · {appeal.taskName}, {placeWords(appeal)}
              {appeal.state === 'open' ? '' : ` · ${appeal.state === 'accepted' ? t(m.accepted) : t(m.refused)}`}
            </small>
          </Link>
        </li>
      ))}
    </Queue>
  );
}
