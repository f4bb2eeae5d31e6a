import type { Plugin } from 'vite';
import { commonReads, firstPages } from './first-pages.ts';
import { isChunk, loadedForEntry, loadedForPage } from './loaded-chunks.ts';

/**
 * Leaves `pages.json` beside the pages: what each first page loads beside what every page does. The server names these files
 * with the page, so that a browser asks for them together with the first script and not after it, and sends the answers to
 * its reads with it.
 */
export function pageFiles(): Plugin {
  return {
    name: 'lemma:page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(isChunk);
        const always = loadedForEntry(chunks);
        const pages = firstPages.map(({ page, path, reads = [] }) => {
          const own = loadedForPage(chunks, `features/${page}`);
          return {
            path,
            scripts: [...own.chunks].filter((chunk) => !always.chunks.has(chunk)).map(({ fileName }) => fileName),
            styles: [...own.styles].filter((style) => !always.styles.has(style)),
            reads: [...commonReads, ...reads],
          };
        });
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
      },
    },
  };
}
