import { createExercise, getExercise, updateExercise, type Exercise } from '@lemma/contracts';
import { EditorView } from '@codemirror/view';
import { act, screen, waitFor } from '@testing-library/react';
import { CreateExercisePage } from '../features/exercises/CreateExercisePage.tsx';
import { ExercisePage } from '../features/exercises/ExercisePage.tsx';
import { startEngine } from './engine.ts';
import { exerciseOf } from './exercises.ts';
import { idOf, teacher } from './people.ts';
import { callsOf, serve } from './server.ts';
import { setWidth, showPage } from './show.tsx';

/** Opens an exercise of one's own in the editor, on a wide page; the server takes each save. */
export async function openEditor(exercise: Exercise = exerciseOf(), width = 1280) {
  setWidth(width);
  await startEngine();
  serve(getExercise, exercise);
  keepSaves(exercise);
  const page = showPage(ExercisePage, {
    as: teacher,
    at: `/a/catalog/exercises/${exercise.id}`,
    path: '/a/catalog/exercises/:exerciseId',
  });
  await screen.findByRole('button', { name: /^Publish/ });
  return page;
}

/** Opens the editor of an exercise that was never saved. */
export async function openNewExercise() {
  setWidth(1280);
  await startEngine();
  serve(createExercise, ({ body }) => exerciseOf({ document: body.document, revision: 1 }));
  keepSaves(exerciseOf());
  const page = showPage(CreateExercisePage, { as: teacher, at: '/a/catalog/exercises/create' });
  await screen.findByRole('button', { name: 'Publish' });
  return page;
}

/** Takes each save, with a revision that is one higher. */
export function keepSaves(exercise: Exercise): void {
  serve(updateExercise, ({ body }) => ({
    ...exercise,
    id: idOf(401),
    revision: body.revision + 1,
    document: body.document,
    hasUnpublishedChanges: true,
  }));
}

/** The document of the last save, once there is one of which this is true. */
export async function savedDocument(
  isMeant: (document: Exercise['document']) => boolean = () => true,
): Promise<Exercise['document']> {
  return waitFor(() => {
    const last = callsOf(updateExercise).at(-1)?.body.document;
    if (last === undefined || !isMeant(last)) throw new Error('It is not saved yet.');
    return last;
  });
}

/** The text of a box for text with maths. */
export async function sourceOf(label: string): Promise<EditorView> {
  const box = await screen.findByRole('textbox', { name: label });
  const view = EditorView.findFromDOM(box);
  if (view === null) throw new Error(`${label} is not a box for text with maths.`);
  return view;
}

/** Writes a text in place of what is in a box for text with maths. */
export async function write(label: string, text: string): Promise<void> {
  const view = await sourceOf(label);
  act(() => {
    view.focus();
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, userEvent: 'input.type' });
  });
}
