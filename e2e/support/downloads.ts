import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import type { Download } from '@playwright/test';

/** The rows of a CSV file; the files of the product quote what holds a comma or a quote. */
export async function rowsOfCsv(download: Download): Promise<string[][]> {
  const text = (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '');
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) =>
      [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, q, bare]) =>
        (q ?? bare ?? '').replaceAll('""', '"'),
      ),
    );
}

/** The texts and numbers of the first sheet of an XLSX file, row by row. */
export async function rowsOfXlsx(download: Download): Promise<string[][]> {
  const files = unzip(await readFile(await download.path()));
  const shared = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si\b[^>]*>([\s\S]*?)<\/si>/g)].map(([, si]) =>
    textOf(si ?? ''),
  );
  const sheet = [...files].find(([name]) => /^xl\/worksheets\/sheet\d*1\.xml$/.test(name))?.[1] ?? '';
  return [...sheet.matchAll(/<row\b[^>]*>([\s\S]*?)<\/row>/g)].map(([, row]) => {
    const cells: string[] = [];
    for (const [, attributes, body] of (row ?? '').matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      cells[columnOf(attributes ?? '')] = valueOf(attributes ?? '', body ?? '', shared);
    }
    return Array.from(cells, (cell) => cell ?? '');
  });
}

/** From 0: the letters of a reference such as `AB7` count in 26s. */
function columnOf(attributes: string): number {
  const letters = /\br="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? 'A';
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(attributes: string, body: string, shared: readonly string[]): string {
  const value = /<v>([\s\S]*?)<\/v>/.exec(body)?.[1] ?? '';
  if (attributes.includes('t="s"')) return shared[Number(value)] ?? '';
  return attributes.includes('t="inlineStr"') ? textOf(body) : unescape(value);
}

const textOf = (xml: string): string =>
  unescape([...xml.matchAll(/<t\b[^>]*>([\s\S]*?)<\/t>/g)].map(([, text]) => text).join(''));

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** Files of a zip archive by its central directory (APPNOTE 4.3.12), as text. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  for (let at = archive.indexOf('PK\u0001\u0002'); at !== -1; at = archive.indexOf('PK\u0001\u0002', at + 46)) {
    const method = archive.readUInt16LE(at + 10);
    const packedSize = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(start, start + packedSize);
    files.set(name, (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'));
  }
  return files;
}
