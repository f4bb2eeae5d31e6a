import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '../server/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^testing|test-database/.test(file))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

const linesWith = (pattern: RegExp) =>
  files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

describe('a query [SC18]', () => {
  it('has its values beside it: nothing is written into SQL as raw text', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(linesWith(/\bsql\.raw\b|\.unsafe\(|\bnew SQL\(|\bnew StringChunk\(/)).toEqual([]);
  });

  it('that stands as text for the driver is the server’s own, of constants and names from the catalogue', () => {
    const text =
      /(?<!sql)`(?:select|insert|update|delete|vacuum|truncate|alter|copy|create|drop|set default\w*)\b[^`]*\$\{/i;
    expect(linesWith(text).sort()).toEqual([
      'core/db/embedded/maintenance.ts: for (const name of names) await engine.withoutTimeLimit(() => pool.query(`VACUUM (ANALYZE) ${name}`));',
      "core/db/embedded/room.ts: const statement = `SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`;",
      'core/db/migrate.ts: await client.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);',
      'core/db/migrate.ts: await client.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => undefined);',
      'core/db/rows.ts: `SELECT count(*) AS count FROM ${table}`,',
    ]);
    expect(linesWith(/\.query(?:<[^>]*>)?\([^)]*['"`] *\+/)).toEqual([]);
  });

  it('that a connection plans once has a name of its own', () => {
    const names = files.flatMap(({ text }) => [...text.matchAll(/\.prepare\('([^']+)'\)/g)].map(([, name]) => name));
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('of tables and rows is written in stores, the ground of the database and the files beside them', () => {
    const outside = files.filter(
      ({ file, text }) =>
        /\bdb\s*\.\s*(?:select|insert|update|delete|execute)\b/.test(text) && /routes\.ts$|^http\//.test(file),
    );
    expect(outside.map(({ file }) => file)).toEqual([]);
  });
});
