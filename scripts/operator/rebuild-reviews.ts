import { buildApp } from '../../server/src/app.ts';
import { readEnvironment } from '../../server/src/core/environment/environment.ts';
import { createLog } from '../../server/src/core/logger.ts';
import { rebuildReviews } from '../../server/src/features/review/work/chores.ts';
import { runOnDatabase } from './on-database.ts';

/*
 * npm run rebuild-reviews
 * Computes anew, from the responses, what everybody remembers and when it comes back.
 */

await runOnDatabase(async (database) => {
  const app = await buildApp({ environment: readEnvironment(process.env), database, log: createLog('warn') });
  try {
    const count = await rebuildReviews(app.services);
    return `The reviews of ${count} learners were computed anew.`;
  } finally {
    await app.close();
  }
});
