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
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
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
        message: t(m.backAsDraft),
        action: { label: t(m.openWord), onClick: () => void navigate(paths.exercise(id)) },
      });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <PageFrame title={t(m.archivedExercises)} access="privileged">
      <PageHeader title={t(m.archivedExercises)} above={[{ label: t(m.exercises), to: paths.catalogue }]} />
      <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loadingArchived)} rows={3} />}>
        {(archived) => (
          <Card aria-label={t(m.archivedExercises)}>
            {archived.length === 0 ? (
              <EmptyState drawing="curve">{t(m.archivedAppear)}</EmptyState>
            ) : (
              <CardRows>
                {archived.map(({ id, title, archivedAt }) => (
                  <CardRow key={id} className={css.wrapping}>
                    <Grow>
                      <strong className={css.strong}>{title || t(m.untitledExercise)}</strong>
                      <br />
                      <HeadNote>{t(m.archivedOn, { day: dayWords(archivedAt, serverNow()) })}</HeadNote>
                    </Grow>
                    <Button
                      size="small"
                      startIcon={<ArchiveRestore aria-hidden />}
                      aria-label={t(m.bringBackNamed, { name: title })}
                      onClick={() => void bringBack(id)}
                    >
                      {t(m.bringBack)}
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
