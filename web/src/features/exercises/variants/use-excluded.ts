import type { Exercise } from '@lemma/contracts';
import { useCallback, useMemo, useState } from 'react';
import { documentOf } from '../draft/document-of.ts';
import { toDocument, toDraft } from '../draft/exercise-draft.ts';
import { useAutosave, type Autosave } from '../editor/state/use-autosave.ts';
import { withSwitched } from './shown-variants.ts';

/** Which variants are switched off; each change is saved into the exercise's draft. */
export function useExcluded(
  exercise: Exercise,
  onReplaced: (exercise: Exercise) => void,
): { readonly excluded: ReadonlySet<string>; readonly toggle: (key: string) => void; readonly save: Autosave } {
  const [draft] = useState(() => toDraft(documentOf(exercise)));
  const [keys, setKeys] = useState(draft.excluded);
  const [opened] = useState(() => toDocument(draft));
  const document = useMemo(
    () => (keys === draft.excluded ? opened : toDocument({ ...draft, excluded: keys })),
    [draft, keys, opened],
  );
  const save = useAutosave({ exercise, document, opened, onReplaced });
  const toggle = useCallback((key: string) => setKeys((now) => withSwitched(now, key)), []);
  const excluded = useMemo(() => new Set(keys), [keys]);
  return { excluded, toggle, save };
}
