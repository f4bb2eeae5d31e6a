import type { Plugin } from 'vite';

const contracts = '@lemma/contracts';
const light = '\0lemma:light-contracts';
const setZod = '\0lemma:zod';
/** The one module that gets the contract with its schemas; forms load it after the page is there. */
const schemaUser = /\/src\/api\/body-schemas\.ts$/;

/**
 * Gives pages the contract without its schemas: an endpoint is its name, method, path and who may call it. Schemas and the
 * library that they are made with are a fifth of the first visit's code, and pages need them only to check a form.
 * Functions and schemas that a page names itself come from the contract as it is.
 */
export function lightContracts(): Plugin {
  return {
    name: 'lemma:light-contracts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id === 'zod' && /\/contracts\/src\//.test(importer ?? '')) return setZod;
      if (id === contracts && importer !== light && !schemaUser.test(importer ?? '')) return light;
      if (id !== contracts && !(id.startsWith('.') && /\/contracts\/src\//.test(importer ?? ''))) return null;
      const resolved = await this.resolve(id, importer === light ? undefined : importer, {
        ...options,
        skipSelf: true,
      });
      // Its modules only declare: unused ones may be dropped.
      return resolved === null ? null : { ...resolved, moduleSideEffects: false };
    },
    async load(id) {
      // Without code made at run time, so that the content security policy needs no 'unsafe-eval'; before the first schema.
      if (id === setZod) return "import { z } from 'zod'; z.config({ jitless: true }); export { z };";
      if (id !== light) return null;
      const exported = Object.entries((await import(contracts)) as Record<string, unknown>);
      return { code: exported.map(([name, value]) => exportOf(name, value)).join('\n'), moduleSideEffects: false };
    },
  };
}

function exportOf(name: string, value: unknown): string {
  if (isEndpoint(value)) {
    const { name: called, method, path, who, response, upload } = value;
    const kept = { name: called, method, path, who, response: response === null ? null : {}, upload };
    return `export const ${name} = ${JSON.stringify(kept)};`;
  }
  if (isData(value)) return `export const ${name} = ${JSON.stringify(value)};`;
  return `export { ${name} } from ${JSON.stringify(contracts)};`;
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
