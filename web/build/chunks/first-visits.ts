import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { isChunk, loadedForPage, type Chunk } from './loaded-chunks.ts';

interface Bound {
  /** Scripts and stylesheets. */
  readonly files: number;
  /** Of scripts, compressed with gzip. */
  readonly kilobytes: number;
  /** Opened by learners, so that it carries no styling runtime and no reader of Markdown. */
  readonly isLearners?: boolean;
}

/** The most that a first visit may load before its page is there. When a change makes a page lighter, its bound comes down too. */
const bounds: Readonly<Record<string, Bound>> = {
  'features/home/HomePage': { files: 10, kilobytes: 135, isLearners: true },
  'features/classrooms/list/ClassroomsPage': { files: 8, kilobytes: 127, isLearners: true },
  'features/classrooms/class-page/ClassroomPage': { files: 10, kilobytes: 139, isLearners: true },
  'features/attempts/player/PlayerPage': { files: 12, kilobytes: 177, isLearners: true },
  'features/polls/voting/PollPage': { files: 12, kilobytes: 162, isLearners: true },
  'features/review/ReviewPage': { files: 12, kilobytes: 177, isLearners: true },
  'features/signing-in/account-page/AccountPage': { files: 10, kilobytes: 135, isLearners: true },
  'features/teaching/TeacherHomePage': { files: 9, kilobytes: 135 },
  'features/exercises/ExercisePage': { files: 18, kilobytes: 313 },
};

/** Modules that pages of learners load with the first dialog, menu or marked-up text, not before. */
const later = /\/node_modules\/(?:@mui|@emotion|stylis|@popperjs|markdown-it)\//;

/** Counts the files and bytes of a first visit to the pages that people open first; ends the build when they grow. */
export function firstVisits(): Plugin {
  return {
    name: 'lemma:first-visits',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(isChunk);
        const rows = Object.entries(bounds).map(([page, bound]) => ({ page, bound, ...visit(chunks, page) }));
        for (const { page, files, kilobytes } of rows) this.info(`${page}: ${files} files, ${kilobytes} kB of scripts`);
        const early = rows
          .filter(({ bound }) => bound.isLearners)
          .flatMap(({ page, modules }) => modules.filter((id) => later.test(id)).map((id) => `${page}: ${id}`));
        if (early.length > 0) this.error(`pages of learners load too early\n${early.join('\n')}`);
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

interface Visit {
  readonly files: number;
  readonly kilobytes: number;
  readonly modules: readonly string[];
}

function visit(chunks: readonly Chunk[], page: string): Visit {
  const { chunks: loaded, styles } = loadedForPage(chunks, page);
  const bytes = [...loaded].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  const modules = [...loaded].flatMap((chunk) => chunk.moduleIds);
  return { files: loaded.size + styles.size, kilobytes: Math.ceil(bytes / 1_000), modules };
}
