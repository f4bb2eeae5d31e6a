import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const lines = readFileSync(resolve(root, 'docs/security.md'), 'utf8').split('\n');

/** Files stand with or without the folder in which most of them are. */
const findFile = (file: string) => [file, `server/src/${file}`].find((path) => existsSync(resolve(root, path)));

interface Citation {
  readonly file: string;
  readonly titles: string[];
}

/** `file` “title” “another title of it” `next file` … */
function citationsOf(line: string): Citation[] {
  const citations: Citation[] = [];
  for (const [, file, title] of line.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`|“([^”]+)”/g)) {
    if (file) citations.push({ file, titles: [] });
    else if (title) citations.at(-1)?.titles.push(title);
  }
  return citations;
}

const citations = lines.flatMap(citationsOf);

describe('docs/security.md', () => {
  it('names tests that are there', () => {
    expect(citations.length).toBeGreaterThan(60);
    const wrong = citations.flatMap(({ file, titles }) => {
      const path = findFile(file);
      if (!path) return [file];
      const text = readFileSync(resolve(root, path), 'utf8');
      return titles.filter((title) => !text.includes(title)).map((title) => `${file}: ${title}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has a row for every part of ASVS', () => {
    const chapters = lines.flatMap((line) => /^### V(\d+) /.exec(line)?.[1] ?? []);
    expect(chapters.map(Number)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
  });
});
