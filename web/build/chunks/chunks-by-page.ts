import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { firstPages, firstParts, partsInOneFile } from './first-pages.ts';
import { mergeGroups, type Group } from './merge-groups.ts';
import { findUsers, type ModuleImports } from './module-users.ts';

type ChunkingContext = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const pages = firstPages.map(({ page }) => `features/${page}`);
const counted = [...pages, ...firstParts.map(({ modules }) => modules[0])];
/** Of code as it is written: a quarter of it is sent. */
const bytesPerRequest = 25_000;
const partWeight = 0.1;
const rareWeight = 0.01;

const web = join(import.meta.dirname, '../..').replaceAll('\\', '/');
const entry = `${web}/index.html`;
/** Nothing of these modules is left: each message is put where it is said. Names of topics are found by their path instead. */
const messages = /\/src\/(?!features\/catalogue\/topics\/)(?:.*\/)?messages\.ts$/;
const react = /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/;
/**
 * Modules of the contract that need it are left out where a page uses something else of them, which no graph of modules can
 * say: the bundler splits these by what is left.
 */
const zod = /^\0lemma:zod$|\/node_modules\/zod\//;

/**
 * Puts modules into few chunks, so that a first visit asks for what its page needs and for little else. What all pages need
 * first is one chunk beside React; each page has its own; what several pages share is gathered by the pages that use it.
 */
export function chunksByPage(): { groups: Rolldown.CodeSplittingGroup[] } {
  let plan: ReadonlyMap<string, string> | undefined;
  return {
    groups: [
      { name: 'react', test: react, priority: 1 },
      {
        debugName: 'shared by pages',
        name: (id, context) => (plan ??= planChunks(context)).get(id) ?? null,
        // The plan says where each module goes; dependencies have places of their own.
        includeDependenciesRecursively: false,
      },
    ],
  };
}

function planChunks(context: ChunkingContext): ReadonlyMap<string, string> {
  const known = new Map<string, ModuleImports>();
  const importsOf = (id: string): ModuleImports => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const info = context.getModuleInfo(id);
    const found = {
      now: (info?.importedIds ?? []).filter((id) => !messages.test(id)),
      later: info?.dynamicallyImportedIds ?? [],
    };
    known.set(id, found);
    return found;
  };
  const inOneFile = partsInOneFile.map((part) => `${web}/src/${part}.ts`);
  const { first, usersOf } = findUsers(entry, importsOf, inOneFile);
  const needsSchemas = reaches(
    (id) => zod.test(id),
    (id) => importsOf(id).now,
  );
  const isPlanned = (id: string): boolean =>
    !react.test(id) && !zod.test(id) && !(id.includes('/contracts/src/') && needsSchemas(id));
  const isOfFirstVisit = (users: ReadonlySet<string>): boolean =>
    [...users].some((user) => counted.includes(areaOf(user)));
  const shared = [...usersOf].filter(([id, users]) => (users.size > 1 || isOfFirstVisit(users)) && isPlanned(id));
  const bytesOf = (id: string): number => context.getModuleInfo(id)?.code?.length ?? 0;
  const merged = mergeGroups(groupByUsers(shared, bytesOf), {
    weight: weightOf,
    bytesPerRequest,
    importsOf: (id) => importsOf(id).now,
  });
  return new Map([
    ...[...first].filter((id) => isPlanned(id)).map((id) => [id, 'app'] as const),
    // Modules of the same name become one chunk.
    ...merged.flatMap(({ modules }, at) => modules.map((id) => [id, `shared-${at + 1}`] as const)),
  ]);
}

function weightOf(user: string): number {
  const page = firstPages.find(({ page }) => user === `features/${page}`);
  if (page !== undefined) return page.weight ?? 1;
  const part = firstParts.find(({ modules }) => modules[0] === user);
  return part === undefined ? rareWeight : (part.weight ?? partWeight);
}

/** Whether a module needs one of those that are looked for, itself or through others. */
function reaches(isWanted: (id: string) => boolean, importsOf: (id: string) => readonly string[]) {
  const known = new Map<string, boolean>();
  const find = (id: string): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const found = isWanted(id) || importsOf(id).some(find);
    known.set(id, found);
    return found;
  };
  return find;
}

function groupByUsers(
  modules: readonly (readonly [string, ReadonlySet<string>])[],
  bytesOf: (id: string) => number,
): Group[] {
  const groups = new Map<string, { users: Set<string>; modules: string[]; bytes: number }>();
  for (const [id, entries] of modules) {
    const users = new Set([...entries].map(areaOf));
    const key = [...users].toSorted().join(' ');
    const group = groups.get(key) ?? { users, modules: [], bytes: 0 };
    group.modules.push(id);
    group.bytes += bytesOf(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** A page that counts on its own, a part of one, or the feature that a rare page belongs to. */
function areaOf(id: string): string {
  const isOf = (name: string): boolean => id.endsWith(`/src/${name}.tsx`) || id.endsWith(`/src/${name}.ts`);
  const part = firstParts.find(({ modules }) => modules.some(isOf));
  return part?.modules[0] ?? pages.find(isOf) ?? /\/src\/((?:features\/)?[\w-]+)/.exec(id)?.[1] ?? 'other';
}
