import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrationsFolder } from './migrate.ts';
import { openTestDatabase } from './test-database.ts';

const wanted = '0003_version_of_variant';

/** The migrations before one, as a folder of their own. */
async function migrationsBefore(tag: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'meta'));
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  for (const { tag: earlier } of entries)
    await cp(join(migrationsFolder, `${earlier}.sql`), join(folder, `${earlier}.sql`));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
}

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const rows = `
  insert into users (id, first_name, last_name, created_at) values ('${id(1)}', 'A', 'B', now());
  insert into classrooms (id, name, join_code, created_by, created_at) values ('${id(2)}', 'Room', 'ABC123', '${id(1)}', now());
  insert into exercises (id, owner_id, draft, title, level, topic, points, answer_types, created_at, updated_at)
    values ('${id(3)}', '${id(1)}', '{}', 'T', 'Level 1', '', 1, '{}', now(), now());
  insert into exercise_versions (id, exercise_id, number, document, sample, published_by, published_at)
    values ('${id(4)}', '${id(3)}', 1, '{}', '', '${id(1)}', now()), ('${id(5)}', '${id(3)}', 2, '{}', '', '${id(1)}', now());
  insert into tasks (id, classroom_id, name, kind, results, solutions, position, created_at)
    values ('${id(6)}', '${id(2)}', 'Task', 'practice', 'after-hand-in', 'never', 1, now());
  insert into task_items (id, task_id, position, group_type, exercise_version_id, points)
    values ('${id(7)}', '${id(6)}', 1, 'SG', '${id(4)}', 1), ('${id(8)}', '${id(6)}', 2, 'SG', '${id(5)}', 1);
  insert into attempts (id, task_id, user_id, number, started_at, last_active_at)
    values ('${id(9)}', '${id(6)}', '${id(1)}', 1, now(), now());
  insert into attempt_variants (id, attempt_id, task_item_id, number, seed)
    values ('${id(10)}', '${id(9)}', '${id(7)}', 1, 5), ('${id(11)}', '${id(9)}', '${id(8)}', 1, 6)`;

it('gives variants that were drawn before the version that their item has pinned all along [S09]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lemma-migrations-'));
  await migrationsBefore(wanted, folder);
  const database = await openTestDatabase({ migrations: folder });
  try {
    for (const statement of rows.split(';')) await database.db.execute(sql.raw(statement));
    const migration = await readFile(join(migrationsFolder, `${wanted}.sql`), 'utf8');
    for (const statement of migration.split('--> statement-breakpoint')) await database.db.execute(sql.raw(statement));
    const stored = await database.db.execute(
      sql`select id, exercise_version_id as version from attempt_variants order by id`,
    );
    expect(stored.rows).toEqual([
      { id: id(10), version: id(4) },
      { id: id(11), version: id(5) },
    ]);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
});
