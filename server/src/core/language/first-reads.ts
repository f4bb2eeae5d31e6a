import { setTimeout as wait } from 'node:timers/promises';
import { apiBase } from '@lemma/contracts';
import type { FastifyRequest } from 'fastify';

/** So long a page waits for its reads; what is late is asked for by the page itself. */
const patienceMs = 400;

/** Answers to reads, and the cookies that came with them. */
export interface FirstReads {
  /** JSON by address, as the API sends it. */
  readonly answers: ReadonlyMap<string, string>;
  readonly cookies: readonly string[];
}

/**
 * Makes the reads with which a page begins, for the person who asks for the page and through all checks of the API.
 * `:names` of a path are filled from `params`, then from the answers to earlier reads. Reads that fail, or come late, are
 * left out.
 */
export async function readFirst(
  request: FastifyRequest,
  { paths, params, language }: { paths: readonly string[]; params: Readonly<Record<string, string>>; language: string },
): Promise<FirstReads> {
  const answers = new Map<string, string>();
  const cookies: string[] = [];
  const known: Record<string, string> = { ...params };
  const read = async (path: string): Promise<void> => {
    const address = apiBase + path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(known[name] ?? ''));
    const { statusCode, payload, headers } = await request.server.inject({
      url: address,
      headers: headersOf(request, language),
      remoteAddress: request.socket.remoteAddress ?? '',
    });
    cookies.push(...[headers['set-cookie'] ?? []].flat());
    if (statusCode === 204) answers.set(address, 'null');
    if (statusCode !== 200) return;
    answers.set(address, payload);
    for (const [name, value] of Object.entries(JSON.parse(payload) as object)) {
      if (typeof value === 'string') known[name] ??= value;
    }
  };
  const isReady = (path: string): boolean => namesIn(path).every((name) => known[name] !== undefined);
  const readAll = async (): Promise<void> => {
    const later = paths.filter((path) => !isReady(path));
    await Promise.allSettled(paths.filter(isReady).map(read));
    await Promise.allSettled(later.filter(isReady).map(read));
  };
  await Promise.race([readAll(), wait(patienceMs, undefined, { ref: false })]);
  return { answers: new Map(answers), cookies: [...cookies] };
}

const namesIn = (path: string): readonly string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Those by which the API knows the caller; nothing that asks for a part, another form or a compressed one. */
function headersOf(request: FastifyRequest, language: string): Record<string, string> {
  const passed = Object.entries(request.headers).filter(([name]) =>
    /^(?:cookie|host|user-agent|x-forwarded-.*)$/.test(name),
  );
  return {
    ...Object.fromEntries(passed.map(([name, value]) => [name, String(value)])),
    accept: 'application/json; version=1',
    'accept-language': language,
  };
}

/** When a page was made, by the server's clock, and how long that took, in milliseconds. */
export interface Made {
  readonly serverTime: number;
  readonly spt: number;
}

/** Puts the answers, and the server's time, into the head of a page, as data that no browser runs. */
export function withFirstReads(html: string, answers: ReadonlyMap<string, string>, made: Made): string {
  const entries = [...answers].map(([address, json]) => `${JSON.stringify(address)}:${json}`);
  // No text in it can end the element or open a comment.
  const data = `{"made":${JSON.stringify(made)},"answers":{${entries.join(',')}}}`.replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/json" id="first-reads">${data}</script></head>`);
}
