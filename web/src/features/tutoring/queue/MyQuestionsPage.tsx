import { listHelpThreads, type HelpState } from '@lemma/contracts';
import { Chip, type ChipColor } from '../../../ui/Chip.tsx';
import { useState } from 'react';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { agoWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { stateNames } from '../thread/thread-words.ts';
import { PageLinks } from './PageLinks.tsx';
import { ThreadRows } from './ThreadRows.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const colors: Record<HelpState, ChipColor> = {
  open: 'default',
  answered: 'success',
  closed: 'default',
};

/** M08: everything that a learner has asked, in classes that they have left too. */
export function MyQuestionsPage() {
  const user = useUser();
  const [page, setPage] = useState(1);
  const read = useRead(listHelpThreads, user === null ? null : { side: 'asked', page }, { keepPreviousData: true });
  return (
    <PageFrame title={t(m.yourQuestions)} access="signed-in" width="reading">
      <PageHeader title={t(m.yourQuestions)} lead={t(m.toYourTeachers)} />
      <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loadingYourQuestions)} rows={3} />}>
        {({ threads, hasMore }) => (
          <Card aria-label={t(m.yourQuestions)}>
            {threads.length === 0 ? (
              <EmptyState>{t(m.stuckAskForHelp)}</EmptyState>
            ) : (
              <ThreadRows
                threads={threads}
                to={paths.myQuestion}
                isOwn
                renderNote={({ state, lastMessageAt }) => (
                  <>
                    <Chip
                      color={colors[state]}
                      variant={state === 'closed' ? 'outlined' : 'filled'}
                      label={stateNames[state]}
                    />
                    <span>{agoWords(lastMessageAt, serverNow())}</span>
                  </>
                )}
              />
            )}
            <PageLinks page={page} hasMore={hasMore} onPage={setPage} />
          </Card>
        )}
      </Loaded>
    </PageFrame>
  );
}
