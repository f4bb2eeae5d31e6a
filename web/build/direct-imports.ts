import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const importsOfIcons = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g;
const exportsOfIcons = /export\s*\{([^}]*)\}\s*from\s*'\.\/icons\/([\w-]+)\.mjs'/g;
const importsOfDocument = /import\s*\{([^}]*)\}\s*from\s*["']@lemma\/math\/document["'];?/g;
const exportsOfDocument = /export\s*\{([^}]*)\}\s*from\s*'(\.\/[\w/-]+\.ts)'/g;
const documentList = join(import.meta.dirname, '../../math/src/document.ts');

/**
 * Takes each icon, and each value of the exercise format, from its own module. All come from one list, so that without this
 * every page that uses one of them would seem to use them all, and chunks could not be made by what pages use.
 */
export function directImports(): Plugin {
  let icons: Promise<ReadonlyMap<string, string>> | undefined;
  let values: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: 'lemma:direct-imports',
    apply: 'build',
    // After types are gone.
    enforce: 'post',
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || !/["'](?:lucide-react|@lemma\/math\/document)["']/.test(code)) return null;
      const iconsBy = await (icons ??= iconModules());
      const valuesBy = await (values ??= documentModules());
      const direct = code
        .replace(importsOfIcons, (_all, names: string) =>
          splitNames(names)
            .map(({ name, as }) => `import ${as} from 'lucide-react/icons/${iconsBy.get(name) ?? missing(name)}';`)
            .join(' '),
        )
        .replace(importsOfDocument, (_all, names: string) =>
          splitNames(names)
            .map(
              ({ name, as }) =>
                `import { ${name} as ${as} } from ${JSON.stringify(valuesBy.get(name) ?? missing(name))};`,
            )
            .join(' '),
        );
      return { code: direct, map: null };
    },
  };
}

function missing(name: string): never {
  throw new Error(`no module exports ${name}`);
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

/** The module of each value in the list of the exercise format. */
async function documentModules(): Promise<ReadonlyMap<string, string>> {
  const list = await readFile(documentList, 'utf8');
  return new Map(
    [...list.matchAll(exportsOfDocument)].flatMap(([, names = '', module = '']) =>
      splitNames(names).map(({ as }) => [as, join(dirname(documentList), module).replaceAll('\\', '/')] as const),
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
