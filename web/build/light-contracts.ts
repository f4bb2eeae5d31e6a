import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { splitNames } from './direct-imports.ts';

const contracts = '@lemma/contracts';
const source = join(import.meta.dirname, '../../contracts/src');
/** Followed by the name of what is exported: each is a module of its own, so that a page gets only what it names. */
const light = '\0lemma:light-contracts/';
const importsOfContracts = /(import|export)\s*\{([^}]*)\}\s*from\s*["']@lemma\/contracts["'];?/g;
const setZod = '\0lemma:zod';
/** The one module that gets the contract with its schemas; forms load it after the page is there. */
const schemaUser = /\/src\/api\/body-schemas\.ts$/;

/**
 * Gives pages the contract without its schemas: an endpoint is its name, method, path and who may call it. Schemas and the
 * library that they are made with are a fifth of the first visit's code, and pages need them only to check a form.
 * Functions and schemas that a page names itself come from the contract as it is.
 */
export function lightContracts(): Plugin {
  let homes: ReturnType<typeof findHomes> | undefined;
  return {
    name: 'lemma:light-contracts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id.startsWith(light)) return id;
      if (id === 'zod' && /\/contracts\/src\//.test(importer ?? '')) return setZod;
      const isLight = importer?.startsWith(light) === true;
      if (id !== contracts && !isLight && !(id.startsWith('.') && /\/contracts\/src\//.test(importer ?? '')))
        return null;
      const resolved = await this.resolve(id, isLight ? undefined : importer, {
        ...options,
        skipSelf: true,
      });
      // Its modules only declare: unused ones may be dropped.
      return resolved === null ? null : { ...resolved, moduleSideEffects: false };
    },
    async load(id) {
      // Without code made at run time, so that the content security policy needs no 'unsafe-eval'; before the first schema.
      if (id === setZod) return "import { z } from 'zod'; z.config({ jitless: true }); export { z };";
      if (!id.startsWith(light)) return null;
      const name = id.slice(light.length);
      const exported = (await import(contracts)) as Record<string, unknown>;
      if (!(name in exported)) throw new Error(`the contract has no ${name}`);
      const from = JSON.stringify((await (homes ??= findHomes())).get(name) ?? contracts);
      return {
        code: lightExport(name, exported[name]) ?? `export { ${name} } from ${from};`,
        moduleSideEffects: false,
      };
    },
    transform: {
      // After types are gone.
      order: 'post',
      handler(code, id) {
        if (!/\/web\/.*\.tsx?$/.test(id) || schemaUser.test(id) || !code.includes(contracts)) return null;
        const direct = code.replace(importsOfContracts, (_all, verb: string, names: string) =>
          splitNames(names)
            .map(({ name, as }) => `${verb} { ${name} as ${as} } from ${JSON.stringify(light + name)};`)
            .join(' '),
        );
        return { code: direct, map: null };
      },
    },
  };
}

/** The file of the contract in which each name is declared: who takes a name from there does not seem to need all others. */
async function findHomes(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(({ name }) => /(?<!\.test)\.ts$/.test(name))
    .map((one) => join(one.parentPath, one.name));
  const declared = await Promise.all(
    files.map(async (file) => {
      const declarations = (await readFile(file, 'utf8')).matchAll(
        /^export (?:async )?(?:const|function|class) (\w+)/gm,
      );
      return [...declarations].map(([, name = '']) => [name, file] as const);
    }),
  );
  return new Map(declared.flat());
}

/** Code of an export that needs no schemas; nothing for others. */
function lightExport(name: string, value: unknown): string | undefined {
  if (isEndpoint(value)) {
    const { name: called, method, path, who, response, upload } = value;
    const kept = { name: called, method, path, who, response: response === null ? null : {}, upload };
    return `export const ${name} = ${JSON.stringify(kept)};`;
  }
  if (isData(value)) return `export const ${name} = ${JSON.stringify(value)};`;
  return undefined;
}

interface EndpointParts {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly who: unknown;
  readonly response: unknown;
  readonly upload?: unknown;
}

function isEndpoint(value: unknown): value is EndpointParts {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value;
}

/** Numbers, texts, and lists and objects of those: what JSON gives back as it was. */
function isData(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isData);
}
