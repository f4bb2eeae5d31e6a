import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const features = 'server/src/features/';

describe('the linter', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lemma-walls-'));
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Returns the linter's findings on a file at this place with this one import. */
  async function lint(file: string, specifier: string): Promise<string> {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { one } from '${specifier}';\n\nexport const two = one;\n`);
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const args = [oxlint, '-c', join(folder, '.oxlintrc.json'), path];
    return promisify(execFile)(process.execPath, args, { cwd: folder }).then(
      ({ stdout }) => stdout,
      (error: unknown) => (error as { stdout: string }).stdout,
    );
  }

  it.each([
    ['server/src/core/http/new.ts', '../../features/tasks/api.ts', 'core/ knows no feature'],
    ['server/src/core/new.ts', '../features/polls/work/kinds/index.ts', 'core/ knows no feature'],
    [`${features}tasks/work/new.ts`, 'drizzle-orm', 'work/ decides'],
    [`${features}tasks/work/rules/new.ts`, '../../../../core/db/tables/index.ts', 'work/ decides'],
    [`${features}polls/work/new.ts`, 'fastify', 'work/ decides'],
    [`${features}polls/work/kinds/new.ts`, 'drizzle-orm/pg-core', 'work/ decides'],
    [`${features}tasks/work/new.ts`, '../../../core/http/serve.ts', 'work/ decides'],
    [`${features}polls/work/voting/new.ts`, '../../../../core/http/browser-of.ts', 'work/ decides'],
    [`${features}tasks/data/new.ts`, '../../../core/http/serve.ts', 'data/ queries'],
    [`${features}exercises/data/search/new.ts`, 'fastify', 'data/ queries'],
    [`${features}tasks/data/new.ts`, '../routes.ts', 'data/ queries'],
    [`${features}tasks/routes.ts`, '../../core/db/tables/index.ts', 'Routes touch no table'],
    [`${features}tasks/routes.ts`, '../polls/work/running/rules.ts', 'only api.ts'],
    [`${features}tasks/api.ts`, '../polls/data/poll-store.ts', 'only api.ts'],
    [`${features}results/work/new.ts`, '../../tasks/data/task-store.ts', 'only api.ts'],
    [`${features}polls/work/desk/new.ts`, '../../../tasks/work/tasks.ts', 'only api.ts'],
    [`${features}results/data/new.ts`, '../../tasks/data/task-store.ts', 'only api.ts'],
    [`${features}exercises/data/search/new.ts`, '../../../tasks/data/task-store.ts', 'only api.ts'],
    ['contracts/src/core/new.ts', '../tasks/tasks.ts', 'core/ knows no feature'],
  ])('refuses in %s the import of %s', async (file, specifier, words) => {
    expect(await lint(file, specifier)).toContain(words);
  });

  it.each([
    [`${features}results/work/new.ts`, '../../tasks/api.ts'],
    [`${features}polls/work/desk/new.ts`, '../../../tasks/api.ts'],
    [`${features}polls/work/desk/new.ts`, '../results/tables.ts'],
    [`${features}polls/work/desk/new.ts`, '../../data/poll-store.ts'],
    [`${features}tasks/work/new.ts`, '../../../core/access/browser.ts'],
    [`${features}tasks/data/new.ts`, 'drizzle-orm'],
    [`${features}tasks/routes.ts`, './work/tasks.ts'],
  ])('lets in %s the import of %s pass', async (file, specifier) => {
    expect(await lint(file, specifier)).not.toContain('no-restricted-imports');
  });
});

/** From the ground up: a feature imports from floors below its own alone. */
const floors = [
  ['audit', 'images', 'languages', 'operations'],
  ['mails'],
  ['notifications'],
  ['people'],
  ['signing-in'],
  ['exercises'],
  ['classrooms'],
  ['tasks'],
  ['attempts'],
  ['appeals'],
  ['regrades'],
  ['results'],
  [
    'answer-comments',
    'api-tokens',
    'calendars',
    'goals',
    'notation',
    'item-analysis',
    'progress',
    'samples',
    'trends',
    'tutoring',
    'worksheets',
  ],
  ['review'],
  ['polls'],
  ['commerce'],
  ['privacy'],
  ['administration'],
  ['demo', 'feedback', 'lti'],
];
const floorOf = new Map(floors.flatMap((names, floor) => names.map((name) => [name, floor] as const)));

const sources = globSync(['server/src/**/*.ts', 'contracts/src/**/*.ts'], { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts'),
);

describe('the features of the server', () => {
  const inFeatures = sources.filter((file) => file.startsWith(features));
  const featureOf = (file: string) => file.slice(features.length).split('/')[0] ?? '';

  it('are on floors, each of them on one', () => {
    expect([...new Set(inFeatures.map(featureOf))].toSorted()).toEqual([...floorOf.keys()].toSorted());
  });

  it('import from floors below their own alone, types too', () => {
    const upwards = inFeatures.flatMap((file) => {
      const imported = [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)];
      return imported
        .map(([, path]) => posix.join(posix.dirname(file), path ?? ''))
        .filter((path) => path.startsWith(features) && featureOf(path) !== featureOf(file))
        .filter((path) => (floorOf.get(featureOf(path)) ?? 0) >= (floorOf.get(featureOf(file)) ?? 0))
        .map((path) => `${file} → ${path}`);
    });
    expect(upwards).toEqual([]);
  });
});

describe('rows of statements that are written by hand', () => {
  /** Places where the shape of rows is asserted by a type, or rows are read that no schema has parsed. */
  const trusted = (text: string): string[] =>
    [
      /\bsql<[^>]+>/g,
      /\.(?:execute|query)</g,
      /(?:[=(,[:?]|=>|return|of)\s*\(?await\s[\w.]+\.(?:execute|query)\((?!\{)/g,
      /(?:=>|return)\s+[\w.]+\.execute\((?!\{)/g,
      /\.(?:execute|query)\([^;]*?\)\)?\.(?:then|rows)\b/g,
    ].flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));

  it('are parsed by a schema, in core/db/rows.ts alone', () => {
    const found = sources
      .filter((file) => file.startsWith('server/src/') && file !== 'server/src/core/db/rows.ts')
      .flatMap((file) => trusted(readFileSync(join(root, file), 'utf8')).map((place) => `${file}: ${place}`));
    expect(found).toEqual([]);
  });

  it.each([
    'const { rows } = await db.execute(sql`select 1`);',
    'const found = await tx.execute<{ id: string }>(sql`select 1`);',
    'for (const row of (await client.query(text)).rows) use(row);',
    'return pool.query(text).then(({ rows }) => rows);',
    'const list = () => db.execute(sql`select 1`);',
    'title: sql<string>`title`,',
  ])('are found where nothing parses them: %s', (line) => {
    expect(trusted(line)).not.toEqual([]);
  });

  it.each([
    'await tx.execute(sql`delete from votes`);',
    'const rows = await byUser.execute({ userIds });',
    'await engine.withoutTimeLimit(() => pool.query(`VACUUM ${name}`));',
  ])('are not found where there are none: %s', (line) => {
    expect(trusted(line)).toEqual([]);
  });
});
