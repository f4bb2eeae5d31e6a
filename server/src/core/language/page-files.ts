import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const strings = z.array(z.string());
const pageList = z.array(z.object({ path: z.string(), scripts: strings, styles: strings, reads: strings }));

/** Files and reads that are sent with a page that people open first. */
export interface FirstPage {
  /** Its files, as a `Link` header. */
  readonly link: string;
  /** Paths of the API that it reads first; `:names` stand for values of its address, or of earlier answers. */
  readonly reads: readonly string[];
  /** The values of its address. */
  readonly params: Readonly<Record<string, string>>;
}

/** The first page that has this path of the web app; nothing for the other pages. */
export type FirstPageOf = (path: string) => FirstPage | undefined;

/**
 * Reads which files and reads the first pages need (`pages.json` of the build). Named in a header of the page itself, files
 * are asked for together with its first script: otherwise a browser learns of them after that script has run, a way to the
 * server later.
 */
export function readFirstPages(file: string): FirstPageOf {
  if (!existsSync(file)) return () => undefined;
  const pages = pageList.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ path, scripts, styles, reads }) => ({
    segments: segmentsOf(path),
    reads,
    link: [
      ...scripts.map((name) => `</${name}>; rel=modulepreload; crossorigin`),
      ...styles.map((name) => `</${name}>; rel=preload; as=style; crossorigin`),
    ].join(', '),
  }));
  return (path) => {
    const parts = segmentsOf(path);
    const page = pages.find(({ segments }) => fits(segments, parts));
    return page && { link: page.link, reads: page.reads, params: paramsOf(page.segments, parts) };
  };
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

const fits = (segments: readonly string[], parts: readonly string[]): boolean =>
  segments.length === parts.length && segments.every((segment, at) => segment.startsWith(':') || segment === parts[at]);

/** Values as the address has them; one that is written with escapes names nothing that is read early. */
const paramsOf = (segments: readonly string[], parts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    segments.flatMap((segment, at) => {
      const value = parts[at] ?? '';
      return segment.startsWith(':') && /^[\w-]+$/.test(value) ? [[segment.slice(1), value]] : [];
    }),
  );
