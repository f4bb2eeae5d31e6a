import { getHealth, listExercises, login, signUp, type InputOf } from '@lemma/contracts';
import { silentLog } from '../../server/src/core/db/log.ts';
import { openDatabase } from '../../server/src/core/db/open-database.ts';
import type { TestPlace } from '../../server/src/core/db/test-database.ts';
import { createHttpClient } from '../../server/src/testing/http-client.ts';
import type { RunningProduct } from '../../server/src/testing/product/product.ts';
import { fillCatalogue } from './catalogue-data.ts';
import { onEachDatabase, withProduct } from '../databases.ts';
import { measure, type Measured } from '../measure.ts';

const exerciseCount = Number(process.env['BENCH_COUNT'] ?? 30_000);
const caller = { email: 'caller@school.example', password: 'a long password' };

type Query = NonNullable<InputOf<typeof listExercises>['query']>;

const searches: Readonly<Record<string, Query>> = {
  'first page': {},
  'first page, page 2': { page: 2 },
  'sort: most used': { sort: 'use' },
  'sort: newest': { sort: 'newest' },
  'sort: success': { sort: 'success' },
  'a topic': { topic: 'algebra' },
  'a topic and a level': { topic: 'algebra/quadratics', levels: 'Level 2' },
  'a common word': { q: 'equation' },
  'a common word, newest': { q: 'equation', sort: 'newest' },
  'a common word, a topic': { q: 'equation', topic: 'functions' },
  'the beginning of words': { q: 's' },
  'two words': { q: 'quadratic equation' },
  'a word with a slip': { q: 'quadartic' },
  'a formula': { q: 'x^2+bx' },
  'own exercises': { scope: 'mine' },
  'own exercises, a word': { scope: 'mine', q: 'equation' },
};

/** `catalogue`: searches among BENCH_COUNT (30,000) exercises over HTTP, by 1 and 8 callers; health beside them. */
export async function benchCatalogue(): Promise<void> {
  await onEachDatabase(async ({ name, place }) => {
    const callerId = await withProduct(place, signUpCaller);
    const rareWord = await fill(place, callerId);
    const rows = await withProduct(place, (server) => measureSearches(server, rareWord));
    console.log(`${name}, ${exerciseCount} exercises`);
    console.table(rows);
  });
}

async function signUpCaller({ url }: RunningProduct): Promise<string> {
  const client = createHttpClient(url);
  const { id } = await client.call(signUp, {
    body: { ...caller, firstName: 'A', lastName: 'Caller', role: 'teacher' },
  });
  client.close();
  return id;
}

/** Fills the catalogue; returns a word that few exercises have. */
async function fill({ dataDir, databaseUrl }: TestPlace, callerId: string): Promise<string> {
  const environment = { dataDir, databaseUrl, databasePool: 4, backupEveryMinutes: 0, backupKeep: 1 };
  const database = await openDatabase(environment, silentLog, { migrations: false });
  try {
    await fillCatalogue(database.pool, exerciseCount, callerId);
    const { rows } = await database.pool.query<{ word: string }>(
      'select word from search_words where count between 2 and 5 and length(word) > 6 order by word limit 1',
    );
    return rows[0]?.word ?? '';
  } finally {
    await database.close();
  }
}

async function measureSearches(server: RunningProduct, rareWord: string): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const count of [1, 8]) {
    const clients = Array.from({ length: count }, () => createHttpClient(server.url));
    for (const client of clients) {
      await client.call(login, { body: { username: caller.email, password: caller.password } });
    }
    const load = { server, clients };
    rows.push(await measure(`health, ${count} callers`, load, (client) => client.call(getHealth, {})));
    for (const [name, query] of Object.entries({ ...searches, 'a rare word': { q: rareWord } })) {
      rows.push(await measure(`${name}, ${count} callers`, load, (client) => client.call(listExercises, { query })));
    }
    for (const client of clients) client.close();
  }
  return rows;
}
