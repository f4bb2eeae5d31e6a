export function ExercisePage() {
  return null;
}
