import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const linesOf = (document: string) => readFileSync(resolve(root, document), 'utf8').split('\n');

/** Files stand with or without the folder in which most of them are. */
const findFile = (file: string) => [file, `server/src/${file}`].find((path) => existsSync(resolve(root, path)));

interface Citation {
  readonly file: string;
  readonly titles: string[];
}

/** `file` “title” “another title of it” `next file` … */
function citationsOf(line: string): Citation[] {
  const citations: Citation[] = [];
  for (const [, file, title] of line.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`|“([^”]+)”/g)) {
    if (file) citations.push({ file, titles: [] });
    else if (title) citations.at(-1)?.titles.push(title);
  }
  return citations;
}

describe.each([
  { document: 'docs/security.md', prefix: 'SC', last: 28, citations: 60 },
  { document: 'docs/reliability.md', prefix: 'RL', last: 23, citations: 30 },
])('$document', ({ document, prefix, last, citations: least }) => {
  const lines = linesOf(document);

  it('names tests that are there', () => {
    const citations = lines.flatMap(citationsOf);
    expect(citations.length).toBeGreaterThan(least);
    const wrong = citations.flatMap(({ file, titles }) => {
      const path = findFile(file);
      if (!path) return [file];
      const text = readFileSync(resolve(root, path), 'utf8');
      return titles.filter((title) => !text.includes(title)).map((title) => `${file}: ${title}`);
    });
    expect(wrong).toEqual([]);
  });

  it(`has a row for each of ${prefix}1 to ${prefix}${last}, with a test or the reason why there is none`, () => {
    const isProved = (row: string) =>
      citationsOf(row).length > 0 || /\| (?:Does not apply|No test): [^|]{10,}\|/.test(row);
    const missing = Array.from({ length: last }, (_, at) => `${prefix}${at + 1}`).filter(
      (id) => !lines.some((line) => line.startsWith(`| ${id} `) && isProved(line)),
    );
    expect(missing).toEqual([]);
  });
});

it('docs/security.md has a row for every part of ASVS', () => {
  const chapters = linesOf('docs/security.md').flatMap((line) => /^### V(\d+) /.exec(line)?.[1] ?? []);
  expect(chapters.map(Number)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
});
