import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { chooseLanguage, languageCookie, readAcceptLanguage } from '@lemma/contracts/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';
import { isApiPath } from '../http/error-handler.ts';
import { leanFileHeaders } from '../http/security-headers.ts';
import { readFirst, withFirstReads } from './first-reads.ts';
import { readFirstPages, type FirstPage, type FirstPageOf } from './page-files.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The languages in which the web app was built, English first; none where it was not built. */
    readonly pageLanguages: readonly string[];
    /** The web app in each language. */
    readonly webPages: ReadonlyMap<string, WebPage>;
  }
}

interface WebPage {
  readonly html: string;
  readonly firstPageOf: FirstPageOf;
}

/** The built web app: hashed assets cached forever, the page itself never cached; deep links get the page. */
export async function registerWeb(app: FastifyInstance, webFolder: string): Promise<void> {
  const languages = findLanguages(webFolder);
  const isBuilt = languages.length > 0;
  app.decorate('pageLanguages', languages);
  const pageIn = (language: string): WebPage => ({
    html: readFileSync(resolve(webFolder, inLanguage('index', language, 'html')), 'utf8'),
    firstPageOf: readFirstPages(resolve(webFolder, inLanguage('pages', language, 'json'))),
  });
  app.decorate('webPages', new Map(languages.map((language) => [language, pageIn(language)])));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webFolder,
      preCompressed: true,
      index: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        leanFileHeaders(reply, path);
      },
    });
    app.get('/', (request, reply) => sendWebPage(request, reply));
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !isApiPath(request.url) && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (!isPage) throw notFound();
    return sendWebPage(request, reply);
  });
}

/**
 * Sends the page of the web app in the reader's language: as wished here, where it is offered, else as the browser was
 * asked to keep, else as it prefers. With a page that people open first go the names of its files and the answers to its
 * first reads.
 */
export async function sendWebPage(request: FastifyRequest, reply: FastifyReply, wish?: string): Promise<FastifyReply> {
  const available = request.server.pageLanguages;
  // Without the built pages there is nothing to send.
  if (available.length === 0) throw notFound();
  const wishes = [
    wish,
    request.cookies[languageCookie],
    ...readAcceptLanguage(request.headers['accept-language']),
    request.server.services.environment.languages[0],
  ];
  const language = chooseLanguage(wishes, available);
  const first = request.server.webPages.get(language)?.firstPageOf(request.url.split('?')[0] ?? '');
  if (first !== undefined && first.link !== '') reply.header('link', first.link);
  reply.header('content-language', language).header('vary', 'Cookie, Accept-Language');
  if (first !== undefined && first.reads.length > 0 && request.method === 'GET') {
    return sendWithReads(request, reply, { first, language });
  }
  return reply.header('cache-control', 'no-cache').sendFile(inLanguage('index', language, 'html'));
}

async function sendWithReads(
  request: FastifyRequest,
  reply: FastifyReply,
  { first, language }: { first: FirstPage; language: string },
): Promise<FastifyReply> {
  const { answers, cookies } = await readFirst(request, { paths: first.reads, params: first.params, language });
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      withFirstReads(request.server.webPages.get(language)?.html ?? '', answers, {
        serverTime: request.server.services.now().getTime(),
        spt: Math.round(reply.elapsedTime * 1000) / 1000,
      }),
    );
}

/** English has the plain names. */
const inLanguage = (name: string, language: string, extension: string): string =>
  language === 'en' ? `${name}.${extension}` : `${name}.${language}.${extension}`;

/** Reads from the files of the build which languages it has. */
function findLanguages(webFolder: string): readonly string[] {
  if (!existsSync(resolve(webFolder, 'index.html'))) return [];
  const others = readdirSync(webFolder).flatMap((name) => /^index\.([\w-]+)\.html$/.exec(name)?.[1] ?? []);
  return ['en', ...others];
}
