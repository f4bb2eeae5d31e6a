import { loadDemoSchool } from './features/demo/demo-school.ts';
import { demoLearnerEmail, demoPassword, demoTeacher } from './features/demo/people.ts';
import { loadStarterCatalogue } from './features/exercises/starter-catalogue.ts';
import type { Services } from './services.ts';

/** Sign-ins of the demo school, printed at start. */
export const demoSignIns = [
  { who: 'Teacher', username: demoTeacher.email, password: demoPassword },
  { who: 'Student', username: demoLearnerEmail, password: demoPassword },
] as const;

/**
 * Loads what a new instance starts with: the starter catalogue and, where `DEMO` is on, the demo school. Loading again
 * changes nothing. `report` gets one line for each thing that was done.
 */
export async function loadStartingData(services: Services, report: (line: string) => void): Promise<void> {
  const catalogue = await loadStarterCatalogue(services);
  if (catalogue.loaded > 0) report(`loaded ${catalogue.loaded} of ${catalogue.all} starter exercises`);
  if (services.environment.demo && (await loadDemoSchool(services))) report('made the demo school');
}
