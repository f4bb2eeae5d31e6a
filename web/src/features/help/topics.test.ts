import type * as Router from '../../routing/router.ts';
import { matchRoutes } from '../../routing/route.ts';
import { describe, expect, it, vi } from 'vitest';
import { addressOfPicture, sizeOfPicture } from './pictures.ts';
import { isKnownGroup, readTopic, topicsFor, type Topic } from './topics.ts';

vi.mock('../../routing/router.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof Router>()),
  createBrowserRouter: (routes: unknown) => ({ routes }),
}));

const topics = topicsFor(true, true, true);

/** Links of the text, and addresses that it names. */
function addressesIn({ body }: Topic): string[] {
  const links = [...body.matchAll(/\]\((\/[^)#]*)(?:#[^)]*)?\)/g)].map(([, path]) => path ?? '');
  const named = [...body.matchAll(/`(\/[a-z][\w/-]*)`/g)].map(([, path]) => path ?? '');
  return [...links, ...named];
}

const pictures = import.meta.glob<string>('../../../../docs/images/help/*.png', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Where a PNG, here as a data URL, keeps its size. */
function pngSize(url: string): { width: number; height: number } {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1, url.indexOf(',') + 33)), (sign) =>
    sign.charCodeAt(0),
  );
  const view = new DataView(bytes.buffer);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

describe('the topics of the help [R08]', () => {
  it('are many, for learners and for teachers', () => {
    expect(topicsFor(false).length).toBeGreaterThanOrEqual(15);
    expect(topics.filter((topic) => topic.audience === 'teachers').length).toBeGreaterThanOrEqual(12);
  });

  it('show teachers nothing of the administration, which staff read', () => {
    const administration = (isOfStaff: boolean) =>
      topicsFor(true, isOfStaff).filter((topic) => topic.group === 'Administration').length;
    expect([administration(false), administration(true) > 0]).toEqual([0, true]);
  });

  it('say nothing of paying where nothing is sold', () => {
    const words = topicsFor(true, true).map(({ title, body, words: found }) => `${title} ${body} ${found}`);
    expect(words.filter((text) => /\b(?:payments?|licen[cs]e|access code|free trial)\b/i.test(text))).toEqual([]);
    expect(topics.length - words.length).toBe(3);
  });

  it.each(topics.map((topic) => [topic.slug, topic] as const))('%s is complete', (_, topic) => {
    expect(topic.title).not.toBe('');
    expect(isKnownGroup(topic.group), topic.group).toBe(true);
    expect(topic.words).not.toBe('');
    expect(topic.place).toBeGreaterThan(0);
    expect(topic.body.length).toBeGreaterThan(200);
  });

  it('name only addresses that are there', async () => {
    const { loadRoutes } = await import('../../router.tsx');
    const routes = await loadRoutes();
    const leadsNowhere = (path: string): boolean => {
      const found = matchRoutes(routes, path.replace(/\?.*/, ''))?.at(-1);
      return found === undefined || found.route.path === '*';
    };
    const wrong = topics.flatMap((topic) =>
      addressesIn(topic)
        .filter(leadsNowhere)
        .map((path) => `${topic.slug}: ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lead from one to another only where there is one', () => {
    const slugs = new Set(topics.map((topic) => topic.slug));
    const wrong = topics.flatMap(addressesIn).filter((path) => path.startsWith('/help/') && !slugs.has(path.slice(6)));
    expect(wrong).toEqual([]);
  });

  it('show only pictures that are there, with their size and in words what they show', () => {
    const wrong = topics.flatMap(({ slug, body }) =>
      [...body.matchAll(/!\[([^\]]*)\]\((\S+?)(?: "(.*?)")?\)/g)]
        .filter(([, words = '', source = '', title = '']) => {
          if (addressOfPicture(source) === undefined || words.length < 10) return true;
          const { width, height } = sizeOfPicture(title) ?? {};
          // Pictures have twice the points of their size on the page.
          const size = pngSize(pictures[`../../../../docs/${source.slice(3)}`] ?? '');
          return size.width !== 2 * (width ?? 0) || size.height !== 2 * (height ?? 0);
        })
        .map(([picture]) => `${slug}: ${picture}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are read with line ends of any system', () => {
    const read = readTopic(
      'x',
      '---\r\ntitle: A\r\ngroup: B\r\nplace: 2\r\nfor: teachers\r\nwords: c, d\r\n---\r\n\r\nText\r\n',
    );
    expect(read).toEqual({
      slug: 'x',
      language: 'en',
      title: 'A',
      group: 'B',
      place: 2,
      audience: 'teachers',
      isForSelling: false,
      words: 'c, d',
      body: 'Text',
    });
  });
});
