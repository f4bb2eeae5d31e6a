export function TeacherHomePage() {
  return null;
}
