import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

interface LockedPackage {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

/** The product's packages, and those that benchmarks run beside it or on it. */
const locks = ['package-lock.json', 'bench/peers/package-lock.json', 'bench/mutation/package-lock.json'];
const installed = locks
  .map((file) => JSON.parse(read(file)) as { packages: Record<string, LockedPackage> })
  .flatMap(({ packages }) => Object.entries(packages))
  .filter(([path, { link }]) => path.includes('node_modules/') && !link);

/** Packages that bring an installation script. None of them is run, and nothing needs it: npm brings esbuild's program. */
const withUnusedScript = new Set(['esbuild']);

describe('what is installed [SC26]', () => {
  it('is locked by a SHA-512 sum, package by package', () => {
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('comes from a registry, not from an address of its own', () => {
    const elsewhere = installed.filter(([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https:'));
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  it('runs no script of its own, without exception', () => {
    expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
    const scripts = [
      'package.json',
      'math/package.json',
      'contracts/package.json',
      'server/package.json',
      'web/package.json',
      'bench/peers/package.json',
      'bench/mutation/package.json',
    ]
      .map((file) => JSON.parse(read(file)) as { scripts?: Record<string, string> })
      .flatMap((file) => Object.entries(file.scripts ?? {}));
    const atInstallation = /^(pre|post)?(install|prepare|rebuild)$/;
    expect(scripts.filter(([name, command]) => atInstallation.test(name) || command.includes('npm rebuild'))).toEqual(
      [],
    );
    expect(read('scripts/bootstrap.mjs')).not.toContain('rebuild');
  });

  it('names the packages that would like to run one, so that a new one is noticed', () => {
    const names = installed
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(names.filter((name) => !withUnusedScript.has(name))).toEqual([]);
  });
});
