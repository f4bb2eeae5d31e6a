import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { theme } from '../web/src/theme/theme.ts';

const root = resolve(import.meta.dirname, '../web/src');
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((path) => !path.includes('.test.') && !path.startsWith('testing/'))
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));

const sources = read('**/*.{ts,tsx}');
const sheets = read('**/*.module.css');
const count = (files: typeof sources, pattern: RegExp) =>
  files.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0);
const places = (files: typeof sources, pattern: RegExp) =>
  files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`));

describe('styles of own parts (decision 014)', () => {
  it('come from stylesheets, never from styles made for an element while the page runs', () => {
    expect(places(sources, /\bstyled\(\s*'\w+'/g)).toEqual([]);
  });

  it('leave nothing inline but values for a stylesheet', () => {
    expect(places(sources, /style=\{\{\s*(?!'--)\S+/g)).toEqual([]);
  });

  it('name their classes through a module', () => {
    expect(places(sources, /className="[^"]*"/g)).toEqual([]);
  });

  it('take sizes of type from the scale', () => {
    expect(places(sheets, /font-size: [\d.]+(px|rem)/g)).toEqual([]);
  });

  it('let a finger hit buttons that are lower than 44 pixels', () => {
    const isLow = /\b(?:min-)?height: (?:[1-3]?\d|4[0-3])px/;
    const low = read('ui/pressing/*.module.css').filter(({ text }) => isLow.test(text));
    expect(low.length).toBeGreaterThan(0);
    const ofFingers = /@media \(pointer: coarse\) \{[^}]*44px/;
    expect(low.filter(({ text }) => !ofFingers.test(text)).map(({ path }) => path)).toEqual([]);
  });

  // Numbers that may only go down.
  it('leave the widgets of MUI to the theme', () => {
    expect(places(sources, /\bstyled\(|\bsx[=:]/g)).toEqual([]);
    expect(count(sheets, /border-radius: [1-9][\d.]*px/g)).toBeLessThanOrEqual(1);
    expect(count(sources, /fontSize: \d/g)).toBeLessThanOrEqual(28);
  });

  it('name sides by the direction of the text, but for coordinates and what always runs from left to right', () => {
    const fromLeft = /^(?:maths\/(?:graph|figures|keyboard)|ui\/tooltip)\//;
    const turning = read('**/*.css').filter(({ path }) => !fromLeft.test(path.replaceAll('\\', '/')));
    const sides =
      /(?:\b(?:margin|padding|border)-(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius|text-align: (?:left|right)|\b(?:float|clear): |(?<![\w-])(?:left|right): (?!50%|(?:calc\()?var\(--(?:x|left|right)\)))[^;]*/g;
    expect(places(turning, sides)).toEqual([]);
    // Four values: above, right, below, left.
    const value = String.raw`(?:[\w.%-]+|\w+\([^;]*?\))`;
    const four = new RegExp(`(?:margin|padding): ${value} (${value}) ${value} (?!\\1;)${value};`, 'g');
    expect(places(turning, four)).toEqual([]);
  });

  it('move by the direction of the text, but for what is drawn around a point', () => {
    const aroundPoints =
      /^(?:maths\/|features\/(?:exercises\/editor\/figures|polls\/kinds\/point)\/|ui\/waiting\/LoadingBar)/;
    const turning = read('**/*.css').filter(({ path }) => !aroundPoints.test(path.replaceAll('\\', '/')));
    const withoutTurn = turning.filter(({ text }) => !text.includes("[dir='rtl']"));
    expect(places(withoutTurn, /translateX?\((?!-?50%|0\b)[^;]*/g)).toEqual([]);
  });

  it('use only classes that their stylesheet has', () => {
    const missing = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)].flatMap(([, name = '', from = '']) => {
        const sheet = readFileSync(resolve(root, path, '..', from), 'utf8');
        return [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
          .map(([, used = '']) => used)
          .filter((used) => used !== 'module' && !new RegExp(`\\.${used}\\b`).test(sheet))
          .map((used) => `${path}: ${name}.${used}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('take colours and layers from one stylesheet, which has the values of the theme', () => {
    const values = new Map(
      theme
        .generateStyleSheets()
        .flatMap((sheet) => Object.entries(sheet))
        .flatMap(([selector, rules]) =>
          Object.entries(rules as Record<string, unknown>).map(([name, value]) => [
            `${schemeOf(selector)} ${name}`,
            plain(String(value)),
          ]),
        ),
    );
    const colours = readFileSync(resolve(root, 'theme/colours.css'), 'utf8');
    const stated = [...colours.matchAll(/([^{}]*)\{([^}]*)\}/g)].flatMap(([, selector = '', rules = '']) =>
      [...rules.matchAll(/(--mui-[\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [
        `${schemeOf(selector)} ${name}`,
        plain(value),
      ]),
    );
    expect(stated).toEqual(stated.map(([name = '']) => [name, values.get(name)]));
    const known = new Set(stated.map(([name = '']) => name.replace(/^\w+ /, '')));
    const used = [...sources, ...sheets].flatMap(({ text }) => text.match(/var\(--mui-[\w-]+/g) ?? []);
    expect(used.map((name) => name.slice(4)).filter((name) => !known.has(name))).toEqual([]);
  });
});

const schemeOf = (selector: string): string => (selector.includes('dark') ? 'dark' : 'light');

/** A value however it is written. */
const plain = (value: string): string =>
  value
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^|[^\d])0\./g, '$1.')
    .trim();
