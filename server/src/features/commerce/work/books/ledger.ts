import type { Connection } from '../../../../core/services.ts';
import { createLedgerStore } from '../../data/ledger-store.ts';

/** Says what in payments, refunds, places and licences does not agree, a line each; one line when all of it does. */
export async function checkLedger(connection: Connection): Promise<{ isRight: boolean; report: string }> {
  const ledger = createLedgerStore(connection);
  const [faults, count] = [await ledger.selectFaults(), await ledger.countPayments()];
  if (faults.length === 0) return { isRight: true, report: `${count} payments, and everything agrees.` };
  return { isRight: false, report: faults.map(({ id, what }) => `${id}: ${what}`).join('\n') };
}
