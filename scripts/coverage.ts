import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';

/*
 * npm run coverage -- math|server|web...
 * Runs the tests of each workspace by itself, unit and component tests together, and prints which share of its lines they
 * reach, with the files that hold the most other lines. Fails where the share is below the bound in `coverage-bounds.json`,
 * which only goes up: `--raise` stores what is reached where it is higher. Without a workspace it runs all three.
 * A line counts where a test of its own workspace runs it.
 */

const root = resolve(import.meta.dirname, '..');
const boundsFile = resolve(import.meta.dirname, 'coverage-bounds.json');
const workspaces = ['web', 'math', 'server'] as const;
type Workspace = (typeof workspaces)[number];

/** Points below the bound that are allowed: some lines run only when threads meet in a certain order. */
const tolerance = 0.3;
/** Files that are listed with the most lines that no test runs. */
const listed = 12;

const boundsSchema = z.record(z.enum(workspaces), z.number().min(0).max(100));
const summarySchema = z.record(z.string(), z.object({ lines: z.object({ total: z.int(), covered: z.int() }) }));

const isWorkspace = (name: string): name is Workspace => workspaces.some((one) => one === name);

interface Reached {
  /** Percent of the lines, with one decimal. */
  readonly percent: number;
  readonly hasPassed: boolean;
}

/** Runs the tests of one workspace and prints what they reach. */
function cover(workspace: Workspace): Reached {
  const directory = join(root, '.cache/coverage', workspace);
  rmSync(directory, { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--coverage',
      '--coverage.reportOnFailure',
      `--coverage.include=${workspace}/src/**/*.{ts,tsx}`,
      '--coverage.reporter=json-summary',
      `--coverage.reportsDirectory=${directory}`,
      `--maxWorkers=${process.env['COVERAGE_WORKERS'] ?? availableParallelism()}`,
      `${workspace}/src/`,
    ],
    { cwd: root, stdio: 'inherit' },
  );
  const text = readFileSync(join(directory, 'coverage-summary.json'), 'utf8');
  const { total, ...files } = summarySchema.parse(JSON.parse(text));
  if (total === undefined) throw new Error(`${workspace} has no lines.`);
  const percent = Math.floor((1000 * total.lines.covered) / total.lines.total) / 10;
  console.log(`${workspace}: ${percent} % of ${total.lines.total.toLocaleString('en')} lines`);
  const others = Object.entries(files)
    .map(([file, { lines }]) => ({ file: relative(root, file), missed: lines.total - lines.covered }))
    .toSorted((one, other) => other.missed - one.missed);
  for (const { file, missed } of others.slice(0, listed)) console.log(`  ${missed} lines of ${file} run in no test`);
  return { percent, hasPassed: status === 0 };
}

const given = process.argv.slice(2);
const unknown = given.filter((name) => name !== '--raise' && !isWorkspace(name));
if (unknown.length > 0) throw new Error(`Name ${workspaces.join(', ')} or --raise, not ${unknown.join(', ')}.`);
const named = given.filter(isWorkspace);

const bounds = boundsSchema.parse(JSON.parse(readFileSync(boundsFile, 'utf8')));
for (const workspace of named.length > 0 ? named : workspaces) {
  const { percent, hasPassed } = cover(workspace);
  const bound = bounds[workspace];
  if (!hasPassed) process.exitCode = 1;
  else if (percent < bound - tolerance) {
    process.exitCode = 1;
    console.error(`${workspace} had ${bound} %. Add tests for the lines that are new.`);
  } else if (given.includes('--raise')) bounds[workspace] = Math.max(bound, percent);
}
if (given.includes('--raise')) writeFileSync(boundsFile, `${JSON.stringify(bounds, null, 2)}\n`);
