import { analyseTask } from '@lemma/contracts';
import { useParams } from 'react-router';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { ItemCard } from './ItemCard.tsx';
import { part } from '../../ui/part.ts';
import css from './TaskAnalysisPage.module.css';

const Stack = part('div', css.stack);

/** A7: how the questions of a task do, and whether their variants are fair. */
export function TaskAnalysisPage() {
  const { classId = '', taskId = '' } = useParams();
  const user = useUser();
  const read = useRead(analyseTask, user === null ? null : { classId, taskId }, { revalidateOnFocus: false });
  return (
    <PageFrame title="Analysis" access="signed-in" isLoading={read.isLoading}>
      <PageHeader
        title="How the questions do"
        above={[{ label: read.data?.taskName ?? 'Task', to: paths.task(classId, taskId) }]}
        lead="By every learner’s first try. A value is called unfair when chance alone would hardly make it so."
      />
      <Loaded read={read} noun="analysis" skeleton={<SkeletonRows label="Loading the analysis" rows={4} />}>
        {({ items }) => (
          <Stack>
            {items.map((item) => (
              <ItemCard key={item.itemId} item={item} onRetired={async () => void (await read.mutate())} />
            ))}
          </Stack>
        )}
      </Loaded>
    </PageFrame>
  );
}
