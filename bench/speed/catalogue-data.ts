import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { ExerciseDocument } from '@lemma/math';
import { drawDemoChance, type Chance } from '../../server/src/features/demo/work/chance.ts';
import {
  documentShapes,
  documentWords,
  searchColumns,
} from '../../server/src/features/exercises/work/search/columns.ts';
import { readStarterCatalogue } from '../../server/src/features/exercises/work/starter-exercises.ts';

/** Words that no exercise of the starter catalogue has; with Zipf's law as in a language. */
const furtherWords = 50_000;
const exercisesOfAnAuthor = 50;
const exercisesOfTheCaller = 200;
const batchSize = 2_000;
const languages = ['en', 'en', 'en', 'en', 'de', 'de', 'fr', 'es'];

/**
 * Fills the catalogue with exercises varied from the starter catalogue: its topics, formulas and words, each with some
 * twenty words more. Authors and words have the frequencies of Zipf's law; the same numbers give the same catalogue.
 */
export async function fillCatalogue(pool: Pool, count: number, callerId: string): Promise<void> {
  const chance = drawDemoChance(20);
  const starters = readStarterCatalogue().map(({ document }) => document);
  const words = inventWords(chance);
  const authorIds = await insertAuthors(pool, Math.ceil(count / exercisesOfAnAuthor));
  await pool.query('create table bench_documents (number integer primary key, document jsonb, shapes text[])');
  await pool.query(
    `insert into bench_documents select ordinality, value->'document',
       array(select jsonb_array_elements_text(value->'shapes'))
     from jsonb_array_elements($1) with ordinality`,
    [JSON.stringify(starters.map((document) => ({ document, shapes: documentShapes(document, document.question) })))],
  );
  const indexes = await dropIndexes(pool);
  for (let first = 0; first < count; first += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, count - first) }, (_, index) => {
      const isCallers = first === 0 && index < exercisesOfTheCaller;
      const ownerId = isCallers ? callerId : authorIds[zipf(chance, authorIds.length)];
      return { ...vary(starters, words, chance), ownerId, id: idOf(first + index), at: first + index };
    });
    await pool.query(insertRows, [JSON.stringify(rows), count]);
  }
  for (const definition of indexes) await withoutTimeLimit(pool, definition);
  await withoutTimeLimit(
    pool,
    `insert into search_words (word, count) select word, ndoc from ts_stat('select search_vector from exercises', 'abcd')
     on conflict (word) do update set count = excluded.count`,
  );
  await pool.query('drop table bench_documents');
  await withoutTimeLimit(pool, 'vacuum analyze exercises');
  await withoutTimeLimit(pool, 'analyze');
  await wait(1000);
}

const insertRows = `
  insert into exercises (id, owner_id, status, draft, title, level, topic, points, answer_types, sample, language,
    search_vector, quality, use_count, answered_count, right_count, published_revision, created_at, updated_at,
    published_at)
  select id, "ownerId", status, document, title, level, topic, points, "answerTypes", sample, language,
    setweight(to_tsvector('simple', words->>0), 'A') || setweight(to_tsvector('simple', words->>1), 'B') ||
    setweight(to_tsvector('simple', words->>2), 'C') || setweight(to_tsvector('simple', words->>3), 'D') || array_to_tsvector(shapes),
    quality, used, answered, "right", case status when 'PB' then 1 end, published, published,
    case status when 'PB' then published end
  from jsonb_to_recordset($1::jsonb) as rows(id uuid, "ownerId" uuid, status text, starter integer, title text,
    level text, topic text, points real, "answerTypes" integer[], sample text, language text, words jsonb,
    quality integer, used integer, answered integer, "right" integer, at integer)
  join bench_documents on number = starter,
  lateral (select timestamptz '2023-01-01' + at::float8 / $2 * interval '3 years' as published) times`;

function vary(starters: readonly ExerciseDocument[], words: readonly string[], chance: Chance) {
  const starter = Math.floor(chance() * starters.length);
  const document = starters[starter];
  if (!document) throw new Error('the starter catalogue is empty');
  const draw = (count: number) => Array.from({ length: count }, () => words[zipf(chance, words.length)] ?? '');
  const further = { title: draw(2), body: draw(18) };
  const { searchVector: _, ...columns } = searchColumns(document, '');
  const own = documentWords(document, '');
  const used = chance() < 0.4 ? Math.floor(1 / (chance() + 0.002)) : 0;
  const answered = used * Math.floor(chance() * 25);
  return {
    ...columns,
    starter: starter + 1,
    status: chance() < 0.95 ? 'PB' : 'DR',
    title: `${document.title} ${further.title.join(' ')}`,
    language: languages[Math.floor(chance() * languages.length)],
    sample: document.question.slice(0, 300),
    quality: Math.floor(chance() * 5),
    words: [[...own.title, ...further.title], own.labels, [], [...own.body, ...further.body]].map((list) =>
      list.join(' '),
    ),
    used,
    answered,
    right: Math.floor(answered * chance()),
  };
}

/** A rank from 0, drawn by Zipf's law with exponent 1. */
const zipf = (chance: Chance, count: number): number => Math.floor((count + 1) ** chance()) - 1;

function inventWords(chance: Chance): string[] {
  const beginnings = [
    'b',
    'br',
    'd',
    'f',
    'g',
    'gr',
    'k',
    'l',
    'm',
    'n',
    'p',
    'pl',
    'qu',
    'r',
    's',
    'st',
    't',
    'tr',
    'v',
    'z',
  ];
  const middles = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'ou'];
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? '';
  const syllable = () => pick(beginnings) + pick(middles);
  const found = new Set<string>();
  while (found.size < furtherWords) {
    found.add(Array.from({ length: 2 + Math.floor(chance() * 3) }, syllable).join('') + pick(['', 'n', 'r', 's', 't']));
  }
  return [...found];
}

async function insertAuthors(pool: Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (id, first_name, last_name, created_at)
     select gen_random_uuid(), 'Author', number::text, now() from generate_series(1, $1::integer) number returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Ids in order of time. */
const idOf = (number: number) => `01900000-0000-7000-8000-1${number.toString(16).padStart(11, '0')}`;

/** A table is filled faster without its indexes. Returns how to make them again. */
async function dropIndexes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'exercises' and indexname not in ('exercises_pkey', 'exercises_catalogue_key')`,
  );
  for (const { name } of rows) await pool.query(`drop index "${name}"`);
  return rows.map(({ definition }) => definition);
}

async function withoutTimeLimit(pool: Pool, statement: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(statement);
  } finally {
    await client.query('reset statement_timeout');
    client.release();
  }
}
