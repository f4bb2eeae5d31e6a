import { getExercise, type Exercise } from '@lemma/contracts';
import { useState } from 'react';
import { useParams } from '../../routing/router-context.ts';
import { useRead } from '../../api/use-read.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { isPrivileged } from '../../session/permissions.ts';
import { useUser } from '../../session/session-context.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { SkeletonBar, SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { ExerciseNotes } from './ExerciseNotes.tsx';
import { documentOf } from './draft/document-of.ts';
import { ExerciseEditor } from './editor/ExerciseEditor.tsx';
import { useSharingLink } from './sharing/use-sharing-link.ts';
import { ExerciseView } from './preview/ExerciseView.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ExercisePage.module.css';

/** R26: one's own exercise in the editor, another's to look at and to copy. */
export function ExercisePage() {
  const { exerciseId = '' } = useParams();
  const user = useUser();
  const isOpening = useSharingLink(exerciseId, user !== null && isPrivileged(user));
  // The draft here is newer than anything that a second reading could bring.
  const read = useRead(getExercise, user === null || isOpening ? null : { exerciseId }, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: true,
  });
  // An author sees what is written in the editor.
  const title = (read.data?.canEdit === true ? read.data.document.title : read.data?.reader.title) ?? '';
  return (
    <PageFrame
      title={title === '' ? t(m.exercise) : title}
      access="privileged"
      width="wide"
      footer={read.data?.canEdit === false}
    >
      <Loaded read={read} noun="exercise" skeleton={<ExerciseSkeleton />}>
        {(exercise) => (
          <>
            <ExerciseNotes exercise={exercise} />
            {exercise.canEdit ? (
              <OwnExercise key={exercise.id} exercise={exercise} isFresh={!read.isValidating} />
            ) : (
              <ExerciseView exercise={exercise} />
            )}
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}

/** The editor keeps the exercise that it was opened with; only a conflict that is settled for the other side opens it anew. */
function OwnExercise({ exercise, isFresh }: { exercise: Exercise; isFresh: boolean }) {
  const [opened, setOpened] = useState<Exercise>();
  if (opened === undefined) {
    // The cached exercise may be older than the last save: the editor waits for the server's answer.
    if (!isFresh) return <ExerciseSkeleton />;
    setOpened(exercise);
    return <ExerciseSkeleton />;
  }
  return (
    <ExerciseEditor key={opened.revision} exercise={opened} document={documentOf(opened)} onReplaced={setOpened} />
  );
}

function ExerciseSkeleton() {
  return (
    <section aria-busy="true" aria-label={t(m.loadingExercise)}>
      <SkeletonBar width={260} height={28} className={css.before} />
      <SkeletonRows label={t(m.loadingExercise)} rows={4} />
    </section>
  );
}
