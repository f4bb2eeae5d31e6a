import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

interface Bound {
  /** Scripts and stylesheets. */
  readonly files: number;
  /** Of scripts, compressed with gzip. */
  readonly kilobytes: number;
}

/** The most that a first visit may load before its page is there. When a change makes a page lighter, its bound comes down too. */
const bounds: Readonly<Record<string, Bound>> = {
  'features/home/HomePage': { files: 13, kilobytes: 215 },
  'features/classrooms/list/ClassroomsPage': { files: 12, kilobytes: 193 },
  'features/classrooms/class-page/ClassroomPage': { files: 16, kilobytes: 240 },
  'features/attempts/player/PlayerPage': { files: 20, kilobytes: 300 },
  'features/polls/voting/PollPage': { files: 15, kilobytes: 248 },
  'features/review/ReviewPage': { files: 20, kilobytes: 300 },
  'features/signing-in/account-page/AccountPage': { files: 13, kilobytes: 200 },
  'features/teaching/TeacherHomePage': { files: 12, kilobytes: 196 },
  'features/exercises/ExercisePage': { files: 28, kilobytes: 380 },
};

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** Counts the files and bytes of a first visit to the pages that people open first; ends the build when they grow. */
export function firstVisits(): Plugin {
  return {
    name: 'lemma:first-visits',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
        const rows = Object.entries(bounds).map(([page, bound]) => ({ page, bound, ...visit(chunks, page) }));
        for (const { page, files, kilobytes } of rows) this.info(`${page}: ${files} files, ${kilobytes} kB of scripts`);
        const heavy = rows.filter(({ bound, files, kilobytes }) => files > bound.files || kilobytes > bound.kilobytes);
        if (heavy.length === 0) return;
        const list = heavy.map(
          ({ page, bound, files, kilobytes }) =>
            `${page}: ${files} files, ${kilobytes} kB of scripts (at most ${bound.files} and ${bound.kilobytes})`,
        );
        this.error(`a first visit loads more than web/build/chunks/first-visits.ts allows\n${list.join('\n')}`);
      },
    },
  };
}

function visit(chunks: readonly Chunk[], page: string): { files: number; kilobytes: number } {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${page}.tsx`));
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (start === undefined || entry === undefined) throw new Error(`the build has no page ${page}`);
  const loaded = new Set<Chunk>();
  const styles = new Set<string>();
  const open: (Chunk | undefined)[] = [entry, start];
  // Teachers' pages are known by a file of their own.
  const routes = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/teacher-routes.tsx'));
  if (!entry.dynamicImports.includes(start.fileName)) open.push(routes);
  while (open.length > 0) {
    const chunk = open.pop();
    if (chunk === undefined || loaded.has(chunk)) continue;
    loaded.add(chunk);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    open.push(...chunk.imports.map((name) => byName.get(name)));
  }
  const bytes = [...loaded].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return { files: loaded.size + styles.size, kilobytes: Math.ceil(bytes / 1_000) };
}
