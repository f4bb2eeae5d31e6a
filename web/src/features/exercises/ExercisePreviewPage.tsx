export function ExercisePreviewPage() {
  return null;
}
