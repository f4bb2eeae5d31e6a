import { listRecordViews, type ResponseOf } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { momentWords } from '../../dates.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Card, CardBody, CardRow, CardRows, Grow } from '../../ui/Card.tsx';
import { SkeletonBar } from '../../ui/waiting/Skeleton.tsx';
import { SettingsSection } from '../people/settings/SettingsSection.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './RecordViews.module.css';

const pageSize = 50;

const Quiet = part('p', css.quiet);

const Rows = part(CardRows, css.rows);

/** Lists for a person who looked at their answers and results. */
export function RecordViewsSection() {
  const [page, setPage] = useState(1);
  const read = useRead(listRecordViews, { page }, { keepPreviousData: true });
  return (
    <SettingsSection title={t(m.whoLooked)} hint={t(m.whoLookedMeans)}>
      <Loaded read={read} noun="list" skeleton={<SkeletonBar height={120} className={css.skeletonBar} />}>
        {(answer) => <Views answer={answer} page={page} onPage={setPage} />}
      </Loaded>
    </SettingsSection>
  );
}

interface ViewsProps {
  answer: ResponseOf<typeof listRecordViews>;
  page: number;
  onPage: (page: number) => void;
}

function Views({ answer: { total, views }, page, onPage }: ViewsProps) {
  const now = serverNow();
  if (total === 0) {
    return (
      <Card as="div">
        <CardBody>
          <Quiet>{t(m.noOneLooked)}</Quiet>
        </CardBody>
      </Card>
    );
  }
  const last = Math.ceil(total / pageSize);
  return (
    <Card as="div">
      <Rows aria-label={t(m.whoLooked)} tabIndex={0}>
        {views.map((view) => (
          <CardRow key={`${view.at} ${view.viewer} ${view.what} ${view.classroom}`}>
            <Grow className={css.breaking}>
              <b className={css.strong}>{view.viewer}</b>
              <Quiet>
                {view.what} · {view.classroom}
              </Quiet>
            </Grow>
            <Quiet className={css.growing}>{momentWords(view.at, now)}</Quiet>
          </CardRow>
        ))}
      </Rows>
      {last > 1 && (
        <CardRow as="div" className={css.cardRow}>
          <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t(m.newer)}
          </Button>
          <Quiet>{t(m.pageOf, { page, count: last })}</Quiet>
          <Button size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
            {t(m.older)}
          </Button>
        </CardRow>
      )}
    </Card>
  );
}
