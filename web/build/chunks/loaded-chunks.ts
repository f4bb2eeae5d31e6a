import type { Rolldown } from 'vite';

export type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

export const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Chunk => file.type === 'chunk';

/** Chunks and stylesheets that stand for one moment of a visit. */
export interface Loaded {
  readonly chunks: ReadonlySet<Chunk>;
  readonly styles: ReadonlySet<string>;
}

/** Everything that a first visit to a page (`features/…`) loads before the page is there. */
export function loadedForPage(chunks: readonly Chunk[], page: string): Loaded {
  const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${page}.tsx`)));
  const entry = entryOf(chunks);
  if (start === undefined) throw new Error(`the build has no page ${page}`);
  // Most pages are known by a file of their own.
  const routes = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/later-routes.tsx'));
  return withImports(chunks, [entry, start, ...(entry.dynamicImports.includes(start.fileName) ? [] : routes)]);
}

/** Everything that a part of pages (a module in `src`) needs, with what its page has already. */
export function loadedForPart(chunks: readonly Chunk[], part: string): Loaded {
  const start = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => /\.tsx?$/.test(id) && id.includes(`/src/${part}.`)),
  );
  if (start === undefined) throw new Error(`the build has no part ${part}`);
  return withImports(chunks, [start]);
}

/** Everything that the page's own markup asks for, whatever the address. */
export const loadedForEntry = (chunks: readonly Chunk[]): Loaded => withImports(chunks, [entryOf(chunks)]);

function entryOf(chunks: readonly Chunk[]): Chunk {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('the build has no entry');
  return entry;
}

function withImports(chunks: readonly Chunk[], starts: readonly Chunk[]): Loaded {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<Chunk>();
  const styles = new Set<string>();
  const open: (Chunk | undefined)[] = [...starts];
  while (open.length > 0) {
    const chunk = open.pop();
    if (chunk === undefined || loaded.has(chunk)) continue;
    loaded.add(chunk);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    open.push(...chunk.imports.map((name) => byName.get(name)));
  }
  return { chunks: loaded, styles };
}
