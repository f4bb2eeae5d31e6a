import type { ExerciseSummary } from '@lemma/contracts';
import { useState } from 'react';
import { AddExercisesDialog } from './AddExercisesDialog.tsx';
import { chosenIds, itemOfExercise, withItem, withoutItem, type FormGroup } from './group-form.ts';
import { GroupRows } from './GroupRows.tsx';

interface GroupEditorProps {
  groups: readonly FormGroup[];
  errors: Readonly<Record<string, string>>;
  onChange: (groups: readonly FormGroup[]) => void;
}

/** The exercises of a task, to be changed, with the catalogue behind “Add exercises”. */
export function GroupEditor({ groups, errors, onChange }: GroupEditorProps) {
  const [adding, setAdding] = useState<{ readonly toGroup: string | undefined }>();
  const chosen = chosenIds(groups);
  const toggle = (exercise: ExerciseSummary): void =>
    onChange(
      chosen.has(exercise.id)
        ? withoutItem(groups, exercise.id)
        : withItem(groups, itemOfExercise(exercise), adding?.toGroup),
    );
  return (
    <>
      <GroupRows groups={groups} errors={errors} onChange={onChange} onAdd={(toGroup) => setAdding({ toGroup })} />
      {adding === undefined ? null : (
        <AddExercisesDialog chosen={chosen} onClose={() => setAdding(undefined)} onToggle={toggle} />
      )}
    </>
  );
}
