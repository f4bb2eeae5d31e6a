import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAttempt, getHealth, submitResponse } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { openBenchClassroom, type BenchLearner } from './classroom.ts';
import type { createClient } from './client.ts';
import { measure, type Measured } from './measure.ts';
import { startProduct, type RunningProduct } from './product.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const port = 20_000 + (process.pid % 20_000);
/** Set by `scripts/with-postgres.mjs`; without it the embedded database is measured alone. */
const postgresUrl = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;

/** `npm run bench -- start`: how long a first and a second start take, the demo school included. */
async function benchStart(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lemma-bench-start-'));
  const rows = [];
  for (const name of ['first start (demo school made)', 'second start']) {
    const product = await startProduct({ port, dataDir, demo: true });
    rows.push({ name, 'ready after s': Number((product.startMs / 1000).toFixed(2)) });
    await product.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
  console.table(rows);
}

/** `show-question`: an attempt with its current question, and beside it a call that does nothing, as the floor. */
async function benchShowQuestion(): Promise<void> {
  await onEachDatabase(async (product, database) => {
    const learners = await openBenchClassroom(product.url, 16);
    const rows = [
      await measure(`nothing (health), ${database}`, { product, clients: learners, seconds }, ({ client }) =>
        client.call(getHealth, {}),
      ),
      await measure(`show question, ${database}`, { product, clients: learners, seconds }, ({ client, attempt }) =>
        client.call(getAttempt, { params: { attemptId: attempt.id } }),
      ),
    ];
    closeAll(learners);
    return rows;
  });
}

/** `submit`: send an answer, have it marked and durably stored; 1 and 32 clients. */
async function benchSubmit(): Promise<void> {
  await onEachDatabase(async (product, database) => {
    const rows = [];
    for (const count of [1, 32]) {
      const learners = await openBenchClassroom(product.url, count);
      rows.push(
        await measure(`submit, ${count} clients, ${database}`, { product, clients: learners, seconds }, submit),
      );
      closeAll(learners);
    }
    return rows;
  });
}

let answers = 0;
function submit({ client, attempt, itemId }: BenchLearner) {
  answers += 1;
  return client.call(submitResponse, {
    params: { attemptId: attempt.id, itemId },
    body: {
      id: newId(),
      variantNumber: 1,
      answers: [{ part: 'product', value: `\\left(2x+${answers % 7}\\right)\\left(x+3\\right)` }],
    },
  });
}

async function onEachDatabase(run: (product: RunningProduct, database: string) => Promise<Measured[]>): Promise<void> {
  const rows: Measured[] = [];
  const databases = [{ name: 'embedded' }, ...(postgresUrl ? [{ name: 'Postgres', databaseUrl: postgresUrl }] : [])];
  for (const { name, ...options } of databases) {
    const product = await startProduct({ port, ...options });
    try {
      rows.push(...(await run(product, name)));
    } finally {
      await product.stop();
    }
  }
  console.table(rows);
}

function closeAll(learners: readonly { readonly client: ReturnType<typeof createClient> }[]): void {
  for (const { client } of learners) client.close();
}

const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  start: benchStart,
  'show-question': benchShowQuestion,
  submit: benchSubmit,
};

const chosen = process.argv.slice(2);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, commit ${commit}`);
for (const name of chosen.length > 0 ? chosen : Object.keys(benchmarks)) {
  const benchmark = benchmarks[name];
  if (!benchmark) throw new Error(`no benchmark "${name}"; there are ${Object.keys(benchmarks).join(', ')}`);
  console.log(`\n${name}`);
  await benchmark();
}
