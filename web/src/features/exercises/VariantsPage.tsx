import { getExercise, type Exercise } from '@lemma/contracts';
import { useState } from 'react';
import { useParams } from '../../routing/router-context.ts';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { useUser } from '../../session/session-context.ts';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { VariantGrid } from './variants/VariantGrid.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** R26, A8: all variants of an exercise side by side; its editors switch single ones off. */
export function VariantsPage() {
  const { exerciseId = '' } = useParams();
  const user = useUser();
  const read = useRead(getExercise, user === null ? null : { exerciseId }, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: true,
  });
  return (
    <PageFrame
      title={t(m.variants, { title: read.data?.reader.title ?? t(m.exerciseWord) })}
      access="privileged"
      width="wide"
    >
      <Loaded read={read} noun="exercise" skeleton={<Loading />}>
        {(exercise) => <Opened key={exercise.id} exercise={exercise} isFresh={!read.isValidating} />}
      </Loaded>
    </PageFrame>
  );
}

const Loading = () => <SkeletonRows label={t(m.loadingVariants)} rows={4} />;

/** The cached exercise may be older than the last save: the grid waits for the server's answer. */
function Opened({ exercise, isFresh }: { exercise: Exercise; isFresh: boolean }) {
  const [opened, setOpened] = useState<Exercise>();
  if (opened === undefined) {
    if (isFresh) setOpened(exercise);
    return <Loading />;
  }
  return <VariantGrid key={opened.revision} exercise={opened} onReplaced={setOpened} />;
}
