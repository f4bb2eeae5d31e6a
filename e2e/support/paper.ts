import { inflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

/**
 * Returns what the browser prints by its own means, without a button of the page: the text of every sheet, without
 * spaces.
 */
export async function textOnPaper(page: Page): Promise<string> {
  return textOfPdf(await page.pdf({ format: 'A4' })).replaceAll(/\s+/g, '');
}

/** The sheets that the browser prints, each as its text without spaces, on the paper that the page asks for. */
export async function sheetsOnPaper(page: Page): Promise<string[]> {
  const pages = pagesOfPdf(await page.pdf({ preferCSSPageSize: true }));
  return pages.map((text) => text.replaceAll(/\s+/g, ''));
}

/**
 * Nothing to press or to type in is on paper, where nothing can be pressed. Heads of parts that unfold, and lines of a list
 * that are chosen, are text there.
 */
export async function expectNoControlsOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => namesOfControls(page)).toEqual([]);
  await page.emulateMedia({ media: null });
}

function namesOfControls(page: Page): Promise<string[]> {
  const controls = page.locator('button, input, select, textarea, nav a, [role="tab"], [role="button"]');
  return controls.evaluateAll((all) =>
    all
      .filter((one) => !one.matches('li > [aria-pressed]'))
      .filter((one) => !one.hasAttribute('aria-expanded') || one.hasAttribute('aria-haspopup'))
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1)
      .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`),
  );
}

type Place = readonly [x: number, y: number];

interface Drawings {
  /** Closed outlines of straight lines, each corner once. */
  readonly outlines: readonly Place[][];
  /** Lines of many pieces: a browser prints dashes one by one. */
  readonly dashedLines: number;
  /** Colours of lines and areas: red, green and blue from 0 to 1. */
  readonly colours: readonly (readonly number[])[];
  /** Pictures of pixels. */
  readonly pictures: number;
}

/** Returns the drawings that the browser prints, on the paper that the page asks for (ISO 32000-1, 8.5). */
export async function drawingsOnPaper(page: Page): Promise<Drawings> {
  const objects = [...objectsOf(await page.pdf({ preferCSSPageSize: true })).values()];
  const contents = objects.map(({ stream }) => stream).filter((stream) => /\bre\n/.test(stream));
  const paths = contents.flatMap((content) => content.match(/(?:[-.\d ]+ [mlc]\n|h\n)+(?=S\n)/g) ?? []);
  const colours = contents.flatMap((content) => [...content.matchAll(/([.\d]+) ([.\d]+) ([.\d]+) (?:RG|rg)\n/g)]);
  return {
    outlines: paths.filter((path) => !path.includes(' c\n')).map(cornersOfPath),
    dashedLines: paths.filter((path) => path.split(' m\n').length > 8).length,
    colours: colours.map((levels) => levels.slice(1, 4).map(Number)),
    pictures: objects.filter(({ dictionary }) => dictionary.includes('/Subtype /Image')).length,
  };
}

/** The place where a closed path ends is the one where it begins, and some are written twice. */
function cornersOfPath(path: string): Place[] {
  const places = [...path.matchAll(/([-.\d]+) ([-.\d]+) [ml]\n/g)].map(([, x, y]): Place => [Number(x), Number(y)]);
  return places.filter(([x, y], at) => {
    const [otherX, otherY] = places[at === 0 ? places.length - 1 : at - 1] ?? [];
    return places.length === 1 || x !== otherX || y !== otherY;
  });
}

/** A text as it is looked for on paper, where spaces are gaps. */
export const asOnPaper = (text: string): string => text.replaceAll(/\s+/g, '');

/** The text of a PDF as Chromium writes it (ISO 32000-1, 9.4 and 9.10.3): glyphs in hexadecimal, with a ToUnicode map for each font. */
export const textOfPdf = (pdf: Buffer): string => pagesOfPdf(pdf).join('');

/** The same, page by page. */
function pagesOfPdf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const maps = new Map<string, ReadonlyMap<string, string>>();
  for (const [id, { dictionary }] of objects) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(dictionary)?.[1];
    if (map !== undefined) maps.set(id, readMap(objects.get(map)?.stream ?? ''));
  }
  const pages: string[] = [];
  for (const { dictionary } of objects.values()) {
    if (!/\/Type \/Page\b/.test(dictionary)) continue;
    const fonts = new Map(
      [...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, maps.get(id)]),
    );
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1] ?? '')?.stream ?? '';
    pages.push(readContent(content, fonts));
  }
  return pages;
}

interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const raw = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const [whole, id = ''] of raw.matchAll(/(?<=^|\n)(\d+) 0 obj\n[\s\S]*?(?=\nendobj)/g)) {
    const start = whole.indexOf('stream\n');
    const dictionary = start === -1 ? whole : whole.slice(0, start);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const body = Buffer.from(whole.slice(start + 7, start + 7 + length), 'latin1');
    const isPacked = dictionary.includes('/FlateDecode') && !dictionary.includes('/Image');
    objects.set(id, {
      dictionary,
      stream: start === -1 ? '' : (isPacked ? inflateSync(body) : body).toString('latin1'),
    });
  }
  return objects;
}

const unicode = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));

function readMap(cmap: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const [, block = ''] of cmap.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of block.matchAll(/<([0-9A-F]+)> <([0-9A-F]+)>/gi))
      map.set(glyph.toUpperCase(), unicode(text));
  }
  for (const [, block = ''] of cmap.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of block.matchAll(/<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]+)>/gi)) {
      for (let at = parseInt(from, 16); at <= parseInt(to, 16); at += 1) {
        const glyph = at.toString(16).toUpperCase().padStart(from.length, '0');
        map.set(glyph, String.fromCharCode(parseInt(text, 16) + at - parseInt(from, 16)));
      }
    }
  }
  return map;
}

/** Glyphs of a drawn font take one byte, those of an embedded one two. */
function readGlyphs(hex: string, font: ReadonlyMap<string, string>): string {
  const size = [...font.keys()][0]?.length ?? 4;
  const glyphs = Array.from({ length: hex.length / size }, (_, at) => hex.slice(at * size, (at + 1) * size));
  return glyphs.map((glyph) => font.get(glyph.toUpperCase()) ?? '').join('');
}

function readContent(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string> | undefined>): string {
  let font: ReadonlyMap<string, string> | undefined;
  let text = '';
  for (const [token, name, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)>|\bET\b/gi)) {
    if (name !== undefined) font = fonts.get(name);
    else if (hex !== undefined && font !== undefined) text += readGlyphs(hex, font);
    else if (token === 'ET') text += ' ';
  }
  return text;
}
