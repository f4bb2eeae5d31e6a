import { archiveExercise, restoreExercise, type Exercise } from '@lemma/contracts';
import { useNavigate } from '../../routing/router-context.ts';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { paths } from '../../paths.ts';
import { useToast } from '../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../ui/messages/warning-context.ts';

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
      title: `Archive “${document.title || 'this exercise'}”?`,
      message:
        'It leaves the catalogue and every list. Tasks that use it are not affected, and you can bring it back as a draft.',
      actions: [
        { value: 'stay', label: 'Cancel', variant: 'text' },
        { value: 'archive', label: 'Archive exercise', variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'archive') return;
    try {
      await call(archiveExercise, { params: { exerciseId: id } });
      await navigate(paths.catalogue);
      const action = { label: 'Undo', onClick: () => void bringBack() };
      toast.show({ kind: 'success', message: 'The exercise is archived.', action });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
}
