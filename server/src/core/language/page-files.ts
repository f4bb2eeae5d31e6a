import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const pageList = z.array(z.object({ path: z.string(), scripts: z.array(z.string()), styles: z.array(z.string()) }));

/** The `Link` header for a path of the web app; nothing where its page is none of those that people open first. */
export type LinksOf = (path: string) => string | undefined;

/**
 * Reads which files the first pages need (`pages.json` of the build). Named in a header of the page itself, they are asked for
 * together with its first script: otherwise a browser learns of them after that script has run, a way to the server later.
 */
export function readPageFiles(file: string): LinksOf {
  if (!existsSync(file)) return () => undefined;
  const pages = pageList.parse(JSON.parse(readFileSync(file, 'utf8'))).map(({ path, scripts, styles }) => ({
    segments: segmentsOf(path),
    link: [
      ...scripts.map((name) => `</${name}>; rel=modulepreload; crossorigin`),
      ...styles.map((name) => `</${name}>; rel=preload; as=style; crossorigin`),
    ].join(', '),
  }));
  return (path) => {
    const parts = segmentsOf(path);
    return pages.find(({ segments }) => fits(segments, parts))?.link;
  };
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

const fits = (segments: readonly string[], parts: readonly string[]): boolean =>
  segments.length === parts.length && segments.every((segment, at) => segment.startsWith(':') || segment === parts[at]);
