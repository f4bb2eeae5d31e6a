import { listLtiRefusals } from '@lemma/contracts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { momentWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { RecordTable } from '../../../ui/tables/RecordTable.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './RefusalsCard.module.css';
import recordTableCss from '../../../ui/tables/RecordTable.module.css';

/** The last launches that a check refused: what to read while an LMS is being set up. */
export function RefusalsCard() {
  const read = useRead(listLtiRefusals, {});
  return (
    <Loaded read={read} noun="list" skeleton={<SkeletonRows label={t(m.loadingRefusedLaunches)} rows={3} />}>
      {(refusals) => (
        <Card aria-label={t(m.refusedLaunches)}>
          <CardHead title={t(m.refusedLaunches)} />
          {refusals.length === 0 ? (
            <EmptyState>{t(m.noLaunchRefused)}</EmptyState>
          ) : (
            <RecordTable>
              <VisuallyHidden as="caption">{t(m.refusedLaunches)}</VisuallyHidden>
              <thead>
                <tr>
                  <th scope="col">{t(m.reason)}</th>
                  <th scope="col">{t(m.system)}</th>
                  <th scope="col" className={recordTableCss.n}>
                    {t(m.check)}
                  </th>
                  <th scope="col">{t(m.when)}</th>
                </tr>
              </thead>
              <tbody>
                {refusals.map(({ id, at, registration, check, code, reason, details }) => (
                  <tr key={id}>
                    <th scope="row">
                      {reason}
                      <p className={css.details}>
                        <bdi>{details === '' ? code : `${code}: ${details}`}</bdi>
                      </p>
                    </th>
                    <td className={recordTableCss.quiet}>{registration ?? t(m.notKnown)}</td>
                    <td className={recordTableCss.n} data-label={t(m.check)}>
                      {check}
                    </td>
                    <td className={recordTableCss.when} data-label={t(m.when)}>
                      {momentWords(at, serverNow())}
                    </td>
                  </tr>
                ))}
              </tbody>
            </RecordTable>
          )}
        </Card>
      )}
    </Loaded>
  );
}
