import { sql } from 'drizzle-orm';
import { loadDemoSchool } from './features/demo/work/demo-school.ts';
import { loadStarterCatalogueOnce } from './features/exercises/work/starter-catalogue.ts';
import { eraseAgain } from './features/privacy/work/erase.ts';
import { userData } from './features/people/data/user-store.ts';
import type { Services } from './core/services.ts';

/** Any number that no other advisory lock of ours has. */
const startingDataLock = 726_402;

/**
 * Loads the starting data of a new instance: the starter catalogue and, where `DEMO` is on, the demo school. Loading
 * again changes nothing; of two nodes that start at the same time, one loads. `report` gets one line for each thing
 * that was done.
 */
export async function loadStartingData(services: Services, report: (line: string) => void): Promise<void> {
  await services.database.transaction(async (tx) => {
    // The other node may need a minute on a small machine.
    await tx.execute(sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`);
    await tx.execute(sql`select pg_advisory_xact_lock(${startingDataLock})`);
    const inTransaction = { ...services, connection: { db: tx } };
    const catalogue = await loadStarterCatalogueOnce(inTransaction);
    if (catalogue.loaded > 0) report(`Loaded ${catalogue.loaded} of ${catalogue.all} starter exercises`);
    if (services.environment.demo && (await loadDemoSchool(inTransaction))) report('Made the demo school');
  });
  if (services.environment.newTeachers === 'trusted') {
    const letIn = await userData(services).letAllIn(services.now());
    if (letIn > 0) report(`Let ${letIn} teachers in who waited: NEW_TEACHERS is trusted`);
  }
  const erased = await eraseAgain(services);
  if (erased > 0) report(`Erased ${erased} accounts again that a restored backup had brought back`);
}
