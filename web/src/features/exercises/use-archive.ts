import { archiveExercise, restoreExercise, type Exercise } from '@lemma/contracts';
import { useNavigate } from '../../routing/router-context.ts';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { paths } from '../../paths.ts';
import { useToast } from '../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../ui/messages/warning-context.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** Asks, archives and returns to the catalogue, with an offer to undo (P04). */
export function useArchive({ id, document }: Exercise): () => Promise<void> {
  const ask = useWarningDialog();
  const toast = useToast();
  const navigate = useNavigate();
  const bringBack = async (): Promise<void> => {
    try {
      await call(restoreExercise, { params: { exerciseId: id } });
      await navigate(paths.exercise(id));
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return async () => {
    const answer = await ask({
      title: t(m.archive, { title: document.title || t(m.thisExercise) }),
      message: t(m.leavesCatalogueAndEvery),
      actions: [
        { value: 'stay', label: t(m.cancel), variant: 'text' },
        { value: 'archive', label: t(m.archiveExercise), variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'archive') return;
    try {
      await call(archiveExercise, { params: { exerciseId: id } });
      await navigate(paths.catalogue);
      const action = { label: t(m.undo), onClick: () => void bringBack() };
      toast.show({ kind: 'success', message: t(m.exerciseArchived), action });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
}
