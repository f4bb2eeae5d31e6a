import { listWorksheets } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { useState } from 'react';
import { Link } from '../../routing/Link.tsx';
import { useNavigate } from '../../routing/router-context.ts';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { dayWords } from '../../dates.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { Card, CardBody, CardRowLink, CardRows, Grow } from '../../ui/Card.tsx';
import { CodeForm } from '../../ui/fields/CodeForm.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { readSheetCode } from './sheet-code.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './WorksheetsPage.module.css';

/** R12: the key to a sheet by its code, and the worksheets that one has made. */
export function WorksheetsPage() {
  const user = useUser();
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const read = useRead(listWorksheets, user === null ? null : { page }, { keepPreviousData: true });
  return (
    <PageFrame title={t(m.worksheets)} access="known" width="reading">
      <PageHeader title={t(m.worksheets)} above={[{ label: t(m.exercises), to: paths.catalogue }]} />
      <Card aria-label={t(m.keyToSheet)} className={css.find}>
        <CardBody>
          <CodeForm
            name={t(m.findTheKey)}
            label={t(m.codeOnSheet)}
            hint={t(m.orScan)}
            placeholder="K7M-Q3D-12"
            action={{ word: t(m.openWord), name: t(m.openKey) }}
            variant="soft"
            problems={{ empty: t(m.typeCode), wrong: t(m.codeLooksLike) }}
            read={(typed) => {
              const meant = readSheetCode(typed);
              return meant === undefined ? undefined : paths.sheetKey(meant.code, meant.number);
            }}
            onCode={(address) => void navigate(address)}
          />
        </CardBody>
      </Card>
      <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loadingWorksheets)} rows={3} />}>
        {({ worksheets, hasMore }) => (
          <Card aria-label={t(m.yourWorksheets)}>
            {worksheets.length === 0 ? (
              <EmptyState>{t(m.makeFromTask)}</EmptyState>
            ) : (
              <CardRows>
                {worksheets.map((one) => (
                  <CardRowLink key={one.code}>
                    <Link to={paths.worksheet(one.code)}>
                      <Grow>
                        <strong className={css.title}>{one.title}</strong>
                        <br />
                        <HeadNote>
                          {one.className === null ? '' : `${one.className} · `}
                          {t(m.sheetsCount, { count: one.sheetCount })} · {dayWords(one.createdAt, serverNow())}
                        </HeadNote>
                      </Grow>
                    </Link>
                  </CardRowLink>
                ))}
              </CardRows>
            )}
            {page > 1 || hasMore ? (
              <CardBody className={css.pages}>
                <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t(m.newer)}
                </Button>
                <Button disabled={!hasMore} onClick={() => setPage(page + 1)}>
                  {t(m.older)}
                </Button>
              </CardBody>
            ) : null}
          </Card>
        )}
      </Loaded>
    </PageFrame>
  );
}
