import type { Database } from '../../../../core/db/open-database.ts';
import { createLedgerStore } from '../../data/ledger-store.ts';

/** Says what in payments, refunds, places and licences does not agree, a line each; one line when all of it does. */
export async function checkLedger(database: Pick<Database, 'db'>): Promise<{ isRight: boolean; report: string }> {
  const ledger = createLedgerStore(database);
  const [faults, count] = [await ledger.selectFaults(), await ledger.countPayments()];
  if (faults.length === 0) return { isRight: true, report: `${count} payments, and everything agrees.` };
  return { isRight: false, report: faults.map(({ id, what }) => `${id}: ${what}`).join('\n') };
}
