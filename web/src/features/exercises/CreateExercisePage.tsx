export function CreateExercisePage() {
  return null;
}
