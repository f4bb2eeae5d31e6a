import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMath } from './math/build.ts';

const folder = mkdtempSync(join(tmpdir(), 'lemma-math-'));
const installed = join(folder, 'node_modules/@lemma/math');

beforeAll(() => {
  buildMath(join(folder, 'dist'));
  const packed = ['pack', join(folder, 'dist'), '--pack-destination', folder, '--ignore-scripts', '--silent'];
  // A shell finds npm under the name that it has on each system.
  const name = execFileSync('npm', packed, { encoding: 'utf8', shell: process.platform === 'win32' }).trim();
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, name), '--strip-components=1', '-C', installed]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program: string): unknown {
  writeFileSync(join(folder, 'program.mjs'), program);
  return JSON.parse(execFileSync(process.execPath, [join(folder, 'program.mjs')], { encoding: 'utf8' }));
}

test('every part of the published package is imported by its name in plain Node', () => {
  const manifest = JSON.parse(readFileSync(new URL('../math/package.json', import.meta.url), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const names = Object.keys(manifest.exports).map((part) => part.replace('.', '@lemma/math'));
  const counts = run(`
    const counts = [];
    for (const name of ${JSON.stringify(names)}) counts.push(Object.keys(await import(name)).length);
    console.log(JSON.stringify(counts));
  `) as number[];
  expect(counts).toHaveLength(names.length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

test('the published package decides what the sources decide', () => {
  const verdicts = run(`
    import { read } from '@lemma/math/notation';
    import { equivalent } from '@lemma/math/equivalence';
    import { checkForm } from '@lemma/math';
    const tree = (source) => read(source, { syntax: 'plain' }).tree;
    console.log(JSON.stringify([equivalent(tree('x^2-1'), tree('(x-1)(x+1)')).verdict, checkForm(tree('6/4'), 'lowest-terms').ok]));
  `);
  expect(verdicts).toEqual(['equal', false]);
});

test('the published package names its licence and holds declarations, and no test and no source', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
  expect(manifest).toMatchObject({ name: '@lemma/math', license: 'Apache-2.0', type: 'module' });
  expect(manifest).not.toHaveProperty('private');
  const files = execFileSync('tar', ['-tzf', join(folder, `lemma-math-${String(manifest['version'])}.tgz`)], {
    encoding: 'utf8',
  }).split('\n');
  expect(files).toContain('package/forms/index.d.ts');
  expect(files).toContain('package/LICENSE');
  expect(files.filter((file) => /\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([]);
});
