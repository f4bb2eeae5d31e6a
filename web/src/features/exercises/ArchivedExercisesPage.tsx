import { listArchivedExercises, restoreExercise } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { ArchiveRestore } from 'lucide-react';
import { useNavigate } from '../../routing/router-context.ts';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { dayWords } from '../../dates.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { Card, CardRow, CardRows, Grow } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../ui/HeadNote.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import css from './ArchivedExercisesPage.module.css';

/** P04: nothing is deleted; what was archived is brought back from here. */
export function ArchivedExercisesPage() {
  const user = useUser();
  const toast = useToast();
  const navigate = useNavigate();
  const read = useRead(listArchivedExercises, user === null ? null : {});
  const bringBack = async (id: string): Promise<void> => {
    try {
      await call(restoreExercise, { params: { exerciseId: id } });
      await read.mutate();
      toast.show({
        kind: 'success',
        message: 'It is back as a draft.',
        action: { label: 'Open', onClick: () => void navigate(paths.exercise(id)) },
      });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <PageFrame title="Archived exercises" access="privileged">
      <PageHeader title="Archived exercises" above={[{ label: 'Exercises', to: paths.catalogue }]} />
      <Loaded read={read} noun="page" skeleton={<SkeletonRows label="Loading archived exercises" rows={3} />}>
        {(archived) => (
          <Card aria-label="Archived exercises">
            {archived.length === 0 ? (
              <EmptyState drawing="curve">
                Exercises that you archive appear here, and you can bring them back.
              </EmptyState>
            ) : (
              <CardRows>
                {archived.map(({ id, title, archivedAt }) => (
                  <CardRow key={id} className={css.wrapping}>
                    <Grow>
                      <strong className={css.strong}>{title || 'Untitled exercise'}</strong>
                      <br />
                      <HeadNote>archived {dayWords(archivedAt, serverNow())}</HeadNote>
                    </Grow>
                    <Button
                      size="small"
                      startIcon={<ArchiveRestore aria-hidden />}
                      aria-label={`Bring back ${title}`}
                      onClick={() => void bringBack(id)}
                    >
                      Bring back
                    </Button>
                  </CardRow>
                ))}
              </CardRows>
            )}
          </Card>
        )}
      </Loaded>
    </PageFrame>
  );
}
