import { listWorksheets } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { useState } from 'react';
import { Link } from '../../routing/Link.tsx';
import { useNavigate } from '../../routing/router-context.ts';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { count, dayWords } from '../../dates.ts';
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
import css from './WorksheetsPage.module.css';

/** R12: the key to a sheet by its code, and the worksheets that one has made. */
export function WorksheetsPage() {
  const user = useUser();
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const read = useRead(listWorksheets, user === null ? null : { page }, { keepPreviousData: true });
  return (
    <PageFrame title="Worksheets" access="known" width="reading">
      <PageHeader title="Worksheets" above={[{ label: 'Exercises', to: paths.catalogue }]} />
      <Card aria-label="Key to a sheet" className={css.find}>
        <CardBody>
          <CodeForm
            name="Find the key"
            label="Code on the sheet"
            hint="Or scan the square beside it."
            placeholder="K7M-Q3D-12"
            action={{ word: 'Open', name: 'Open the key' }}
            variant="soft"
            problems={{ empty: 'Type the code from the sheet.', wrong: 'A code looks like K7M-Q3D-12.' }}
            read={(typed) => {
              const meant = readSheetCode(typed);
              return meant === undefined ? undefined : paths.sheetKey(meant.code, meant.number);
            }}
            onCode={(address) => void navigate(address)}
          />
        </CardBody>
      </Card>
      <Loaded read={read} noun="page" skeleton={<SkeletonRows label="Loading worksheets" rows={3} />}>
        {({ worksheets, hasMore }) => (
          <Card aria-label="Your worksheets">
            {worksheets.length === 0 ? (
              <EmptyState>
                Make a worksheet from a task, or from the basket of exercises. It will appear here.
              </EmptyState>
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
                          {count(one.sheetCount, 'sheet')} · {dayWords(one.createdAt, serverNow())}
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
                  Newer
                </Button>
                <Button disabled={!hasMore} onClick={() => setPage(page + 1)}>
                  Older
                </Button>
              </CardBody>
            ) : null}
          </Card>
        )}
      </Loaded>
    </PageFrame>
  );
}
