import { prepareTestPlace, type TestPlace } from '../server/src/core/db/test-database.ts';
import { startProduct, type ProductOptions, type RunningProduct } from '../server/src/testing/product/product.ts';
import { watchDatabase } from './database-cpu.ts';
import { NoPostgresError, startPostgresCluster } from '../scripts/testing/postgres-cluster.ts';

export interface BenchDatabase {
  readonly name: 'embedded' | 'Postgres';
  readonly place: TestPlace;
}

/**
 * Runs work on a new embedded database, then on a new one of a Postgres server: of TEST_DATABASE_URL, or of a throw-away
 * cluster where the machine has the programs. `BENCH_DATABASE` chooses one of the two.
 */
export async function onEachDatabase(work: (database: BenchDatabase) => Promise<void>): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  const chosen = process.env['BENCH_DATABASE'];
  delete process.env['TEST_DATABASE_URL'];
  if (chosen !== 'postgres') await onNewPlace('embedded', work);
  if (chosen === 'embedded') return;
  const cluster = given === undefined ? await startCluster() : undefined;
  const url = given ?? cluster?.url;
  if (url === undefined) return;
  process.env['TEST_DATABASE_URL'] = url;
  watchDatabase(cluster?.process.pid);
  try {
    await onNewPlace('Postgres', work);
  } finally {
    watchDatabase(undefined);
    await cluster?.stop();
    if (given === undefined) delete process.env['TEST_DATABASE_URL'];
  }
}

async function onNewPlace(name: BenchDatabase['name'], work: (database: BenchDatabase) => Promise<void>) {
  const place = await prepareTestPlace();
  try {
    await work({ name, place });
  } finally {
    await place.remove();
  }
}

async function startCluster() {
  try {
    return await startPostgresCluster();
  } catch (error) {
    if (!(error instanceof NoPostgresError)) throw error;
    console.log('no programs of PostgreSQL on this machine: measured on the embedded database alone');
    return undefined;
  }
}

/** Runs work on a product in this place and stops it in order. */
export async function withProduct<T>(
  place: TestPlace,
  work: (product: RunningProduct) => Promise<T>,
  variables: ProductOptions['variables'] = {},
): Promise<T> {
  const product = await startProduct({ ...place, variables });
  try {
    return await work(product);
  } finally {
    await product.terminate();
  }
}
