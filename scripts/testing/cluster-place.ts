import { prepareTestPlace, type TestPlace } from '../../server/src/core/db/test-database.ts';
import { startPostgresCluster, type PostgresCluster } from './postgres-cluster.ts';

/** Runs work with an empty database on a Postgres server of its own, which it may kill; both are removed afterwards. */
export async function withClusterOfItsOwn<T>(
  options: Parameters<typeof startPostgresCluster>[0],
  work: (parts: { readonly cluster: PostgresCluster; readonly place: TestPlace }) => Promise<T>,
): Promise<T> {
  const cluster = await startPostgresCluster(options);
  try {
    const place = await placeOn(cluster);
    const result = await work({ cluster, place });
    await place.remove();
    return result;
  } finally {
    await cluster.stop();
  }
}

async function placeOn({ url }: PostgresCluster): Promise<TestPlace> {
  const before = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = url;
  try {
    return await prepareTestPlace();
  } finally {
    if (before === undefined) delete process.env['TEST_DATABASE_URL'];
    else process.env['TEST_DATABASE_URL'] = before;
  }
}
