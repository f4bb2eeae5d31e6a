import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { partsInOneFile } from './first-pages.ts';
import { isChunk, loadedForPage, loadedForPart, type Chunk } from './loaded-chunks.ts';

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
  'features/home/HomePage': { files: 6, kilobytes: 102, isLearners: true },
  'features/classrooms/list/ClassroomsPage': { files: 5, kilobytes: 96, isLearners: true },
  'features/classrooms/class-page/ClassroomPage': { files: 7, kilobytes: 108, isLearners: true },
  'features/attempts/player/PlayerPage': { files: 6, kilobytes: 130, isLearners: true },
  'features/polls/voting/PollPage': { files: 5, kilobytes: 100, isLearners: true },
  'features/review/ReviewPage': { files: 7, kilobytes: 134, isLearners: true },
  'features/signing-in/account-page/AccountPage': { files: 5, kilobytes: 102, isLearners: true },
  'features/teaching/TeacherHomePage': { files: 7, kilobytes: 104 },
  'features/exercises/ExercisePage': { files: 12, kilobytes: 278 },
};

/** The most, in bytes after gzip, by which a page of learners may be heavier in another language than in English. */
const mostForWords = 3_000;

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
        for (const { page, files, kilobytes, loaded } of rows) {
          const words = [...wordsByLanguage(bundle, loaded)].map(
            ([language, more]) => `${more} bytes more in ${language}`,
          );
          this.info(`${page}: ${files} files, ${kilobytes} kB of scripts, ${words.join(', ')}`);
        }
        const early = rows
          .filter(({ bound }) => bound.isLearners)
          .flatMap(({ page, modules }) => modules.filter((id) => later.test(id)).map((id) => `${page}: ${id}`));
        if (early.length > 0) this.error(`pages of learners load too early\n${early.join('\n')}`);
        const wordy = rows
          .filter(({ bound }) => bound.isLearners)
          .flatMap(({ page, loaded }) =>
            [...wordsByLanguage(bundle, loaded)]
              .filter(([, more]) => more > mostForWords)
              .map(([language, more]) => `${page} in ${language}: ${more} bytes more than in English`),
          );
        if (wordy.length > 0) this.error(`words weigh more than ${mostForWords} bytes\n${wordy.join('\n')}`);
        const page = loadedForPage(chunks, 'features/attempts/player/PlayerPage').chunks;
        const scattered = partsInOneFile.filter((part) => filesBeside(page, loadedForPart(chunks, part).chunks) !== 1);
        if (scattered.length > 0) this.error(`not in one file beside those of the player: ${scattered.join(', ')}`);
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

const filesBeside = (known: ReadonlySet<Chunk>, loaded: ReadonlySet<Chunk>): number =>
  [...loaded].filter((chunk) => !known.has(chunk)).length;

/** By how many bytes the scripts of a visit are heavier in each language than in English. */
function wordsByLanguage(bundle: Rolldown.OutputBundle, loaded: ReadonlySet<Chunk>): ReadonlyMap<string, number> {
  const english = new Map(
    [...loaded].map(({ fileName, code }) => [fileName.slice(fileName.lastIndexOf('/') + 1), code]),
  );
  const more = new Map<string, number>();
  for (const file of Object.values(bundle)) {
    const [, language = '', name = ''] = /^assets\/([a-z]{2})-\w+\/(.+\.js)$/.exec(file.fileName) ?? [];
    const code = english.get(name);
    if (file.type !== 'asset' || code === undefined) continue;
    const bytes = gzipSync(file.source).length - gzipSync(code).length;
    more.set(language, (more.get(language) ?? 0) + bytes);
  }
  return more;
}

interface Visit {
  readonly files: number;
  readonly kilobytes: number;
  readonly modules: readonly string[];
  readonly loaded: ReadonlySet<Chunk>;
}

function visit(chunks: readonly Chunk[], page: string): Visit {
  const { chunks: loaded, styles } = loadedForPage(chunks, page);
  const bytes = [...loaded].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  const modules = [...loaded].flatMap((chunk) => chunk.moduleIds);
  return { files: loaded.size + styles.size, kilobytes: Math.ceil(bytes / 1_000), modules, loaded };
}
