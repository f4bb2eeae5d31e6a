import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { joinHelpers } from './fewer-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'lemma-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const chunk = (name: string, imports: readonly string[], code: string) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}-a1.mjs`,
  imports: imports.map((one) => `assets/${one}-a1.mjs`),
  code,
});

it('puts the helpers of the bundler into the chunk of React, for all who use them', async () => {
  const chunks = [
    chunk('rolldown-runtime', [], 'var e=1,s=(x)=>x+e;export{e as n,s as t};'),
    chunk('react', ['rolldown-runtime'], 'import{t as e}from"./rolldown-runtime-a1.mjs";var s=e(1);export{s as n};'),
    chunk(
      'page',
      ['rolldown-runtime', 'react'],
      'import{n as r,t}from"./rolldown-runtime-a1.mjs";import{n as e}from"./react-a1.mjs";export const all=[r,t(5),e];',
    ),
    chunk('unused', ['rolldown-runtime'], 'import"./rolldown-runtime-a1.mjs";export const none=0;'),
  ];
  const page = {
    type: 'asset',
    source: '<link rel="modulepreload" href="/assets/rolldown-runtime-a1.mjs"><title>Page</title>',
  };
  const bundle = Object.fromEntries([
    ...chunks.map((one) => [one.fileName, one] as const),
    ['index.html', page] as const,
  ]) as unknown as Rolldown.OutputBundle;
  joinHelpers(bundle);
  expect(Object.keys(bundle)).toEqual([
    'assets/react-a1.mjs',
    'assets/page-a1.mjs',
    'assets/unused-a1.mjs',
    'index.html',
  ]);
  expect(page.source).toBe('<title>Page</title>');
  expect(chunks.map(({ imports }) => imports).slice(1)).toEqual([[], ['assets/react-a1.mjs'], ['assets/react-a1.mjs']]);
  for (const { fileName, code } of chunks.slice(1)) writeFileSync(join(folder, basename(fileName)), code);
  const { all } = (await import(pathToFileURL(join(folder, 'page-a1.mjs')).href)) as { all: unknown };
  expect(all).toEqual([1, 6, 2]);
  expect(await import(pathToFileURL(join(folder, 'unused-a1.mjs')).href)).toMatchObject({ none: 0 });
});
