import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstPages, firstParts } from '../../build/chunks/first-pages.ts';
import { loadRoutes } from '../router.tsx';
import { matchRoutes } from './route.ts';

const routes = await loadRoutes();
const source = join(import.meta.dirname, '..');

describe('the pages that people open first', () => {
  it.each(firstPages)('$path leads to $page', async ({ page, path }) => {
    const found = matchRoutes(routes, path.replaceAll(/:\w+/g, 'ABC234'))?.at(-1)?.route;
    const { Component } = (await found?.lazy?.()) ?? {};
    const module = (await import(join(source, `features/${page}.tsx`))) as Record<string, unknown>;
    expect(Component).toBe(module[page.split('/').at(-1) ?? '']);
    expect(Component).toBeTypeOf('function');
  });

  it.each(firstParts)('fetch %s, which is there', (part) => {
    expect(existsSync(join(source, `${part}.tsx`)) || existsSync(join(source, `${part}.ts`))).toBe(true);
  });
});
