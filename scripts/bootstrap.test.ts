import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A small repository with an npm and a Vite that only note that they ran. */
let root: string;

function put(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function lockOf(version: string): string {
  const packages = {
    '': {},
    'node_modules/thing': { version, integrity: `sha512-${version}` },
    'node_modules/node-beos-x64': { version: '1.0.0', optional: true },
  };
  return JSON.stringify({ lockfileVersion: 3, packages });
}

const fakeNpm = `
  const { appendFileSync, mkdirSync, writeFileSync, readFileSync, chmodSync } = require('node:fs');
  appendFileSync('calls', 'npm ' + process.argv.slice(2).join(' ') + '\\n');
  if (process.env.FAIL_NPM) { console.error('registry says no'); process.exit(7); }
  mkdirSync('node_modules/vite/bin', { recursive: true });
  mkdirSync('node_modules/thing', { recursive: true });
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  delete lock.packages['node_modules/node-beos-x64'];
  writeFileSync('node_modules/.package-lock.json', JSON.stringify(lock));
  writeFileSync('node_modules/vite/bin/vite.js', ${JSON.stringify(`
    const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
    appendFileSync('../calls', 'vite ' + process.argv.slice(2).join(' ') + '\\n');
    mkdirSync('dist', { recursive: true });
    writeFileSync('dist/index.html', 'page');
  `)});
`;

function bootstrap(args: string[] = [], env: Record<string, string> = {}): { status: number | null; said: string } {
  const done = spawnSync(process.execPath, [join(root, 'scripts/bootstrap.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(root, 'npm.js'), npm_node_execpath: process.execPath, ...env },
  });
  return { status: done.status, said: done.stdout + done.stderr };
}

function calls(): string[] {
  const file = join(root, 'calls');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(file);
  return lines;
}

const INSTALL = 'npm ci --ignore-scripts --no-audit --no-fund';
const BUILD = 'vite build --logLevel warn';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lemma-bootstrap-'));
  mkdirSync(join(root, 'scripts'));
  cpSync(resolve(import.meta.dirname, 'bootstrap.mjs'), join(root, 'scripts/bootstrap.mjs'));
  put('npm.js', fakeNpm);
  put('package.json', '{"optionalDependencies":{}}');
  put('package-lock.json', lockOf('1.0.0'));
  put('web/src/main.tsx', 'first');
  put('math/src/index.ts', 'export {}');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the bootstrap before start and test', () => {
  it('[SC26] installs without the install scripts of packages, then builds, and the second time does nothing', () => {
    expect(bootstrap().status).toBe(0);
    expect(calls()).toEqual([INSTALL, BUILD]);
    expect(bootstrap()).toEqual({ status: 0, said: '' });
    expect(calls()).toEqual([]);
  });

  it('installs again when the lock file changed, and only then', () => {
    bootstrap(['--no-build']);
    expect(calls()).toEqual([INSTALL]);
    put('package-lock.json', lockOf('1.0.1'));
    bootstrap(['--no-build']);
    expect(calls()).toEqual([INSTALL]);
  });

  it('believes npm when the same packages were installed by hand', () => {
    bootstrap(['--no-build']);
    calls();
    rmSync(join(root, 'node_modules/.lemma-install'));
    bootstrap(['--no-build']);
    expect(calls()).toEqual([]);
  });

  it('builds again when a source of the pages changed, but not for a test beside it', () => {
    bootstrap();
    calls();
    put('math/src/index.test.ts', 'a test');
    bootstrap();
    expect(calls()).toEqual([]);
    put('math/src/index.ts', 'export const changed = 1');
    bootstrap(['--no-build']);
    expect(calls()).toEqual([]);
    bootstrap();
    expect(calls()).toEqual([BUILD]);
  });

  it('shows what npm said when it fails, and tries again the next time', () => {
    const { status, said } = bootstrap([], { FAIL_NPM: '1' });
    expect(status).toBe(1);
    expect(said).toContain('registry says no');
    expect(said).not.toContain('at ');
    calls();
    bootstrap(['--no-build']);
    expect(calls()).toEqual([INSTALL]);
  });

  it.skipIf(process.platform === 'win32')('says so when the Node among the packages does not run here', () => {
    bootstrap(['--no-build']);
    put('node_modules/.bin/node', '#!/bin/sh\necho "version GLIBC not found" >&2\nexit 127\n');
    chmodSync(join(root, 'node_modules/.bin/node'), 0o755);
    const { status, said } = bootstrap(['--no-build']);
    expect(status).toBe(1);
    expect(said).toContain('version GLIBC not found');
    expect(said).toContain('install Node 24 or newer');
  });

  it.skipIf(process.platform === 'win32')('says so when npm left the Node out and the one at hand is too old', () => {
    bootstrap(['--no-build']);
    put('node_modules/.bin/node', '#!/bin/sh\necho v22.1.0\n');
    chmodSync(join(root, 'node_modules/.bin/node'), 0o755);
    expect(bootstrap(['--no-build']).said).toContain('Lemma runs on Node 24; this is Node 22.1.0');
  });
});
