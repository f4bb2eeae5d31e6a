import { compareSums } from '../../server/src/features/attempts/work/sums.ts';
import { runOnDatabase } from './on-database.ts';

/*
 * npm run check-sums [-- --repair]
 * Compares the sums that are kept with attempts with their responses; --repair counts those that differ anew.
 */

const repairs = process.argv.includes('--repair');

await runOnDatabase(async (database) => {
  const { attemptCount, differing, unfitting } = await compareSums(database, { repairs });
  if (differing.length + unfitting.length > 0) process.exitCode = 1;
  return [
    `${attemptCount} attempts were compared with their responses.`,
    `${differing.length} had other sums${repairs ? ', which were counted anew' : ''}. ${differing.slice(0, 20).join(' ')}`,
    `${unfitting.length} have questions that do not fit their responses. ${unfitting.slice(0, 20).join(' ')}`,
  ].join('\n');
});
