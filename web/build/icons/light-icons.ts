import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const icon = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
const runtime = join(import.meta.dirname, 'light-icon.ts').replaceAll('\\', '/');

export interface IconData {
  readonly name: string;
  readonly aliases?: readonly unknown[];
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string | undefined>>])[];
}

/**
 * Draws icons with a component of our own: all lines of an icon are one path, without keys that gzip cannot shorten, and the
 * component sets what pages set, no more.
 */
export function lightIcons(): Plugin {
  return {
    name: 'lemma:light-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: icon },
      async handler(id) {
        const { __iconData: data } = (await import(pathToFileURL(id).href)) as { __iconData: IconData };
        const values = iconArguments(data).map((value) => JSON.stringify(value));
        return {
          code: `import { lightIcon } from ${JSON.stringify(runtime)};\nexport default /* @__PURE__ */ lightIcon(${values.join(', ')});`,
          moduleSideEffects: false,
        };
      },
    },
  };
}

/** Class names, path and other shapes of an icon, as `lightIcon` takes them. */
export function iconArguments({ name, aliases = [], node }: IconData): [string, string, ...IconData['node']] {
  const names = [name, ...aliases.filter((alias) => typeof alias === 'string')].map((one) => `lucide-${one}`);
  const shapes = node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes] as const);
  // A path that begins with `m` would begin where the one before has ended.
  const isLine = ([tag, { d, ...others }]: (typeof shapes)[number]): boolean =>
    tag === 'path' && d?.startsWith('M') === true && Object.keys(others).length === 0;
  const path = shapes.filter(isLine).map(([, { d }]) => d);
  return [['lucide', ...names].join(' '), path.join(''), ...shapes.filter((shape) => !isLine(shape))];
}
