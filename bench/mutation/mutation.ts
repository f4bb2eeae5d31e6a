import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, refusedByTypes } from './types.ts';
import { Random } from '../truth/family.ts';

/*
 * `mutation`: small faults are put into the code, one by one, and the tests have to notice. Stryker makes and runs them.
 * MUTATION_AREA runs one area, MUTATION_SHARE changes the share of the lines that are looked at (1 is all of them),
 * BENCH_SEED looks at others. Faults that no test notices are shown to the type checker too. What survived both is listed
 * in .cache/mutation/AREA.txt.
 */

interface Area {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  /** Tests that would take most of the time: about bounds of work, or the same behaviour at many places. */
  readonly without: readonly string[];
  /** The share of the lines in which faults are made, unless MUTATION_SHARE says otherwise. */
  readonly share: number;
}

const areas: Readonly<Record<string, Area>> = {
  equivalence: {
    sources: ['math/src/equivalence/**/*.ts'],
    tests: ['math/src/equivalence/**/*.test.ts'],
    without: ['hostile', 'mutation'].map((name) => `math/src/equivalence/${name}.test.ts`),
    share: 0.03,
  },
  forms: {
    sources: ['math/src/forms/**/*.ts'],
    tests: ['math/src/forms/**/*.test.ts'],
    without: [],
    share: 0.2,
  },
  marking: {
    sources: ['math/src/marking/**/*.ts'],
    // Drawings are marked too, and their tests are beside the tools that draw.
    tests: ['math/src/marking/**/*.test.ts', 'math/src/figures/drawn/*.test.ts'],
    without: ['equivalent-forms', 'robustness', 'typed-back'].map((name) => `math/src/marking/${name}.test.ts`),
    share: 0.05,
  },
  'time-rules': {
    sources: ['server/src/features/tasks/work/rules/*.ts'],
    tests: ['server/src/features/tasks/work/rules/*.test.ts'],
    without: [],
    share: 1,
  },
};

const root = join(import.meta.dirname, '../..');
const program = join(root, 'bench/mutation/node_modules/@stryker-mutator/core/bin/stryker.js');
const folder = '.cache/mutation';
/** Lines that are taken together. */
const window = 15;

/** Prints the share of faults that the tests notice, area by area, and of those that the type checker adds. */
export async function benchMutation(): Promise<void> {
  if (!existsSync(program)) {
    console.log('Stryker is not installed: npm ci --ignore-scripts --prefix bench/mutation');
    return;
  }
  mkdirSync(join(root, folder), { recursive: true });
  const only = process.env['MUTATION_AREA'];
  console.log('area | faults | noticed by tests | by types alone | survived | share of tests | of tests and types');
  for (const [name, area] of Object.entries(areas)) {
    if (only === undefined || only === name) measure(name, area);
  }
}

function measure(name: string, area: Area): void {
  const report = join(folder, `${name}.json`);
  const configuration = join(folder, `${name}.config.json`);
  const options = {
    testRunner: 'vitest',
    vitest: { configFile: 'bench/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    mutate: drawLines(name, area),
    reporters: ['json'],
    jsonReporter: { fileName: report },
    // Constants of a module are made once, before a fault can be switched on in them.
    ignoreStatic: true,
    concurrency: 2,
    // Of its own, so that areas can be measured side by side.
    tempDirName: `.cache/stryker-${name}`,
    // Of the root alone: features have folders of these names too.
    ignorePatterns: ['/web', '/e2e', '/docs', '/data', '/bench/peers', '/bench/mutation/node_modules', '/.cache'],
    logLevel: 'warn',
  };
  writeFileSync(join(root, configuration), JSON.stringify(options));
  const run = spawnSync(process.execPath, [program, 'run', configuration], {
    cwd: root,
    env: { ...process.env, MUTATION_TESTS: area.tests.join(','), MUTATION_WITHOUT: area.without.join(',') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (run.status !== 0) throw new Error(`Stryker ended with ${run.status} in ${name}`);
  summarise(name, JSON.parse(readFileSync(join(root, report), 'utf8')) as Report);
}

/** Stretches of lines, drawn anew for each seed, that make up the wanted share of the area. */
function drawLines(name: string, { sources, share }: Area): string[] {
  const random = new Random(`mutation ${name}`, Number(process.env['BENCH_SEED'] ?? 1));
  const wanted = Number(process.env['MUTATION_SHARE'] ?? share);
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.endsWith('.test.ts'));
  return files.toSorted().flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length;
    const windows = Array.from({ length: Math.ceil(lines / window) }, (_, k) => k * window + 1);
    return windows.filter(() => random.chance(wanted)).map((first) => `${file}:${first}-${first + window - 1}`);
  });
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Omit<Mutant, 'file'>[] }>>;
}

interface Mutant extends Change {
  readonly mutatorName: string;
  readonly status: string;
}

function summarise(name: string, report: Report): void {
  const mutants = Object.entries(report.files).flatMap(([file, { mutants: own }]) =>
    own.filter(({ status }) => status !== 'Ignored').map((mutant) => ({ ...mutant, file })),
  );
  const count = (...statuses: string[]): number => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const left = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const refused = refusedByTypes(root, left);
  const all = noticed + left.length;
  const share = (part: number): string => `${((100 * part) / all).toFixed(1)} %`;
  const both = noticed + refused.size;
  console.log(
    `${name} | ${all} | ${noticed} | ${refused.size} | ${all - both} (${count('NoCoverage')} never run) | ${share(noticed)} | ${share(both)}`,
  );
  const lines = left
    .filter((mutant) => !refused.has(mutant))
    .map(({ file, location, mutatorName, replacement, status }) => {
      const place = `${file}:${location.start.line}:${location.start.column}`;
      return `${place} ${status} ${mutatorName}: ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 100)}`;
    });
  writeFileSync(join(root, folder, `${name}.txt`), `${lines.toSorted().join('\n')}\n`);
}
