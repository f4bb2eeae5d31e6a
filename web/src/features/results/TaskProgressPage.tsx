export function TaskProgressPage() {
  return null;
}
