import { checkLedger } from '../../server/src/features/commerce/work/books/ledger.ts';
import { runOnDatabase } from './on-database.ts';

/*
 * npm run check-ledger
 * Compares payments, refunds, transfers, places, licences and codes, and prints what does not agree.
 */

await runOnDatabase(async (database) => {
  const { isRight, report } = await checkLedger(database);
  if (!isRight) process.exitCode = 1;
  return report;
});
