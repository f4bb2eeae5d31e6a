import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const importsOfIcons = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g;
const exportsOfIcons = /export\s*\{([^}]*)\}\s*from\s*'\.\/icons\/([\w-]+)\.mjs'/g;

/**
 * Takes each icon from its own module. All come from one list, so that without this every page that shows an icon would
 * seem to use them all, and chunks could not be made by what pages use.
 */
export function directImports(): Plugin {
  let modules: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: 'lemma:direct-imports',
    apply: 'build',
    // After types are gone.
    enforce: 'post',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('lucide-react')) return null;
      const moduleOf = await (modules ??= iconModules());
      const direct = code.replace(importsOfIcons, (_all, names: string) =>
        splitNames(names)
          .map(({ name, as }) => `import ${as} from 'lucide-react/icons/${moduleOf.get(name) ?? missing(name)}';`)
          .join(' '),
      );
      return { code: direct, map: null };
    },
  };
}

function missing(name: string): never {
  throw new Error(`lucide-react has no icon ${name}`);
}

/** The module of each icon, by all of its names. */
async function iconModules(): Promise<ReadonlyMap<string, string>> {
  const list = await readFile(join(dirname(require.resolve('lucide-react')), '../esm/lucide-react.mjs'), 'utf8');
  return new Map(
    [...list.matchAll(exportsOfIcons)].flatMap(([, names = '', module = '']) =>
      splitNames(names).map(({ as }) => [as, module] as const),
    ),
  );
}

/** `A, B as C` → the names on both sides. */
export function splitNames(list: string): { name: string; as: string }[] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [name = '', as = name] = one.split(/\s+as\s+/);
      return { name, as };
    });
}
