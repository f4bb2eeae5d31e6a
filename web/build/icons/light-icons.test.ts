import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lightIcon } from './light-icon.ts';
import { iconArguments, type IconData } from './light-icons.ts';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('lucide-react')), '../esm/icons');
const modules = await Promise.all(
  readdirSync(folder)
    .filter((file) => /^[\w-]+\.mjs$/.test(file) && file !== 'index.mjs')
    .map(
      async (file) => (await import(join(folder, file))) as { __iconData?: IconData; default: ComponentType<object> },
    ),
);
const icons = modules.filter(
  (one): one is { __iconData: IconData; default: ComponentType<object> } => one.__iconData !== undefined,
);

/** The lines, the other shapes and the attributes of an icon. */
function drawn(markup: string) {
  const [head = ''] = /<svg[^>]*>/.exec(markup) ?? [];
  const shapes = [...markup.slice(head.length).matchAll(/<(\w+)([^>]*)><\/\1>/g)].map(([shape]) => shape);
  const line = /^<path d="(M[^"]*)"><\/path>$/;
  return {
    head: [...head.matchAll(/[\w:-]+="[^"]*"/g)].map(([attribute]) => attribute).toSorted(),
    lines: shapes.map((shape) => line.exec(shape)?.[1] ?? '').join(''),
    others: shapes.filter((shape) => !line.test(shape)),
  };
}

describe('light icons', () => {
  it('draw each icon as its package does, whatever a page sets', () => {
    expect(icons.length).toBeGreaterThan(1_000);
    const compare = ({ __iconData: data, default: Whole }: (typeof icons)[number], props: object): void => {
      const light = drawn(renderToStaticMarkup(createElement(lightIcon(...iconArguments(data)), props)));
      expect(light).toEqual(drawn(renderToStaticMarkup(createElement(Whole, props))));
    };
    for (const icon of icons) compare(icon, {});
    const set = [
      { size: 18, className: 'own' },
      { 'aria-hidden': true, style: { color: 'red' } },
      { 'aria-label': 'Sign' },
    ];
    for (const icon of icons.slice(0, 20)) for (const props of set) compare(icon, props);
  });
});
