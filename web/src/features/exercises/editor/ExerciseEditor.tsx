import type { Exercise } from '@lemma/contracts';
import type { DocumentProblem, ExerciseDocument } from '@lemma/math';
import { useMemo, useState } from 'react';
import { useUnsavedGuard } from '../../../ui/fields/use-unsaved-guard.ts';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { toDocument, toDraft } from '../draft/exercise-draft.ts';
import type { TestDraft } from '../draft/test-draft.ts';
import { noLocks } from '../engine/locked.ts';
import { useHealth, usePreview } from '../engine/use-engine.ts';
import { useFit } from '../engine/use-fit.ts';
import { useTests } from '../engine/use-tests.ts';
import { PreviewCard } from '../preview/PreviewCard.tsx';
import { useVariantNumber } from '../preview/use-variant-number.ts';
import { AddPartButton, editorCards, usePartNames } from './EditorCards.tsx';
import { EditorHead } from './EditorHead.tsx';
import { EditorLayout } from './EditorLayout.tsx';
import { FigureDesk } from './figures/FigureDesk.tsx';
import { HealthCard, HealthChip } from './HealthCard.tsx';
import { publishObstacle } from './publish-obstacle.ts';
import { mostTests } from './test-rows/TestsCard.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import { useAutosave } from './state/use-autosave.ts';
import { useDraft } from './state/use-draft.ts';
import { useLocking } from './state/use-locking.ts';
import { useStepsKept } from './state/use-steps-kept.ts';
import { useUndoKeys } from './state/use-undo-keys.ts';
import { usePublication } from './state/use-publication.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface ExerciseEditorProps {
  /** Undefined for an exercise that was never saved. */
  exercise: Exercise | undefined;
  document: ExerciseDocument;
  onCreated?: (exercise: Exercise) => void;
  onReplaced: (exercise: Exercise) => void;
}

const isError = (one: { readonly severity: string }): boolean => one.severity === 'error';
const none: readonly DocumentProblem[] = [];

/** R25, R26: an exercise is written at the left and looked at, as real variants, at the right. */
export function ExerciseEditor({ exercise, document: given, onCreated, onReplaced }: ExerciseEditorProps) {
  const [first] = useState(() => toDraft(given));
  const state = useDraft(first, exercise?.id);
  const { draft } = state;
  const document = useMemo(() => toDocument(draft), [draft]);
  const [opened] = useState(document);
  const save = useAutosave({ exercise, document, opened, onCreated, onReplaced });
  useStepsKept(save, state.keepSteps);
  const publication = usePublication(save);
  const variant = useVariantNumber();
  const [locks, setLocks] = useState(noLocks);
  const preview = usePreview(document, variant.number, { locks });
  const locking = useLocking(preview.variant, locks, setLocks);
  const tests = useTests(document);
  const found = preview.drawn?.problems ?? none;
  const drawProblem = preview.drawn?.drawProblem;
  const hasErrors = found.some(isError);
  const health = useHealth(document, preview.drawn !== undefined && !hasErrors);
  const healthErrors = health?.report?.findings.filter(isError).length ?? 0;
  const problems = useMemo(() => {
    const known = new Set(found.map((problem) => problem.place));
    const undrawn = drawProblem?.place.startsWith('figures.') === true ? [drawProblem] : none;
    return [...found, ...undrawn, ...publication.refused.filter((problem) => !known.has(problem.place))];
  }, [found, drawProblem, publication.refused]);

  useUnsavedGuard({
    isDirty: save.isDirty,
    message: t(m.lastChangesToNot, { title: draft.title || t(m.thisExercise) }),
    onSave: async () => (await save.save()) !== undefined,
  });

  const partNames = usePartNames(draft);
  const { samples } = preview;
  const fit = useFit(document);
  const isNew = exercise === undefined;
  // A new variant in the preview draws none of these anew.
  const cards = useMemo(
    () => editorCards({ state, problems, partNames, samples, health, tests, locking, isNew, fit }),
    [state, problems, partNames, samples, health, tests, locking, isNew, fit],
  );
  const obstacle = publishObstacle({
    title: draft.title,
    hasErrors,
    healthErrors,
    hasVariant: preview.drawn?.variant !== undefined,
    exercise: save.exercise,
    isDirty: save.isDirty,
  });
  const keepTest = useLatest((test: TestDraft) =>
    state.change((now) => ({ ...now, tests: [...now.tests, test].slice(0, mostTests) })),
  );
  const undoKeys = useUndoKeys(state);
  const chip = useMemo(() => <HealthChip isSmall health={health} problems={problems} />, [health, problems]);
  return (
    <div onKeyDownCapture={undoKeys}>
      <EditorHead draft={draft} save={save} publication={publication} obstacle={obstacle} state={state} />
      <FigureDesk state={state} variant={preview.variant}>
        <EditorLayout
          tabs={cards}
          preview={<PreviewCard preview={preview} variant={variant} onKeepTest={keepTest} health={chip} />}
          undo={<UndoButtons state={state} />}
          health={
            <HealthCard
              health={health}
              problems={problems}
              partNames={draft.parts.map((part) => part.name)}
              onShow={variant.goTo}
            />
          }
          healthCount={hasErrors ? found.filter(isError).length : healthErrors}
          addPart={<AddPartButton state={state} />}
        />
      </FigureDesk>
    </div>
  );
}
