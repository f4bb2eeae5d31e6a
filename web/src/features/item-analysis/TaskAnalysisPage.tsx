import { analyseTask } from '@lemma/contracts';
import { useState } from 'react';
import { useParams } from '../../routing/router-context.ts';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { Card } from '../../ui/Card.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { ItemStrip, stripId } from './ItemStrip.tsx';
import { TaskOverview } from './TaskOverview.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './TaskAnalysisPage.module.css';

const Stack = part('div', css.stack);

const Heads = part('div', css.heads);

/** A7: how the questions of a task worked, and whether their variants are fair. */
export function TaskAnalysisPage() {
  const { classId = '', taskId = '' } = useParams();
  const user = useUser();
  const [open, setOpen] = useState<string>();
  const read = useRead(analyseTask, user === null ? null : { classId, taskId }, { revalidateOnFocus: false });
  const choose = (itemId: string): void => {
    setOpen(itemId);
    requestAnimationFrame(() => document.getElementById(stripId({ itemId }))?.scrollIntoView({ block: 'start' }));
  };
  return (
    <PageFrame title={t(m.analysis)} access="signed-in">
      <PageHeader
        title={t(m.howQuestionsWorked)}
        above={[{ label: read.data?.taskName ?? t(m.task), to: paths.task(classId, taskId) }]}
        lead={t(m.byEveryLearnersFirst)}
      />
      <Loaded read={read} noun="analysis" skeleton={<SkeletonRows label={t(m.loadingAnalysis)} rows={4} />}>
        {(analysis) => (
          <Stack>
            <TaskOverview analysis={analysis} chosen={open} onChoose={choose} />
            <Card>
              <Heads aria-hidden="true">
                <span />
                <span>{t(m.question)}</span>
                <span>{t(m.rightAtFirstTry)}</span>
                <span className={css.figure}>{t(m.discrimination)}</span>
                <span />
                <span className={css.figure}>
                  {analysis.items.some(({ times }) => times !== null) ? t(m.median) : ''}
                </span>
                <span />
              </Heads>
              <ul aria-label={t(m.questions)}>
                {analysis.items.map((item) => (
                  <ItemStrip
                    key={item.itemId}
                    item={item}
                    isOpen={open === item.itemId}
                    onToggle={() => setOpen(open === item.itemId ? undefined : (item.itemId ?? undefined))}
                    onRetired={async () => void (await read.mutate())}
                  />
                ))}
              </ul>
            </Card>
          </Stack>
        )}
      </Loaded>
    </PageFrame>
  );
}
