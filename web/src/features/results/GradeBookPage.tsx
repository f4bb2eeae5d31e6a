export function GradeBookPage() {
  return null;
}
