import type { Exercise } from '@lemma/contracts';
import { useState } from 'react';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { paths } from '../../paths.ts';
import { documentOf } from './draft/document-of.ts';
import { starterDocument } from './draft/starter.ts';
import { ExerciseEditor } from './editor/ExerciseEditor.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/**
 * The address becomes the exercise's own without a navigation: the editor with its focus and its undo steps stays, and a
 * reload opens what was saved.
 */
function takeAddressOf(exercise: Exercise): void {
  window.history.replaceState(window.history.state, '', paths.exercise(exercise.id));
}

/** R25: a new exercise; it is saved with the first change. */
export function CreateExercisePage() {
  const [replacement, setReplacement] = useState<Exercise>();
  return (
    <PageFrame title={t(m.newExercise)} access="privileged" width="wide" footer={false}>
      <ExerciseEditor
        key={replacement === undefined ? 'new' : replacement.revision}
        exercise={replacement}
        document={replacement === undefined ? starterDocument : documentOf(replacement)}
        onCreated={takeAddressOf}
        onReplaced={setReplacement}
      />
    </PageFrame>
  );
}
