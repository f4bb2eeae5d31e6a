import { rebuildDays } from '../../server/src/features/goals/work/rebuild.ts';
import { runOnDatabase } from './on-database.ts';

/*
 * npm run rebuild-days
 * Counts the days of everybody's daily goal anew from the responses.
 */

await runOnDatabase(async (database) => {
  const count = await rebuildDays(database);
  return `${count} days of daily goals were counted anew.`;
});
