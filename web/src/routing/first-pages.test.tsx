import { describe, expect, it } from 'vitest';
import { firstPages, firstParts, partsInOneFile } from '../../build/chunks/first-pages.ts';
import { loadRoutes } from '../router.tsx';
import { matchRoutes } from './route.ts';

const routes = await loadRoutes();
const modules = import.meta.glob<Record<string, unknown>>('../{features,maths,ui}/**/*.{ts,tsx}');

describe('the pages that people open first', () => {
  it.each(firstPages)('$path leads to $page', async ({ page, path }) => {
    const found = matchRoutes(routes, path.replaceAll(/:\w+/g, 'ABC234'))?.at(-1)?.route;
    const { Component } = (await found?.lazy?.()) ?? {};
    const module = await modules[`../features/${page}.tsx`]?.();
    expect(Component).toBeTypeOf('function');
    expect(Component).toBe(module?.[page.split('/').at(-1) ?? '']);
  });

  it.each([...firstParts.flatMap(({ modules }) => modules), ...partsInOneFile])('fetch %s, which is there', (part) => {
    expect(Object.keys(modules).some((name) => name === `../${part}.tsx` || name === `../${part}.ts`)).toBe(true);
  });
});
