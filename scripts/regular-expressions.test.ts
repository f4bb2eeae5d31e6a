import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Found {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

/** Literals of regular expressions: where a value may begin, `/…/flags` with its classes and escapes. */
const literal =
  /(?<=[(,=:[!&|?{};>]\s*|return\s+|^\s*)\/((?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/gm;

function expressionsIn(folder: string): Found[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const code = readFileSync(join(root, folder, path), 'utf8').replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '');
      return [...code.matchAll(literal)].flatMap(([, source = '', flags = '']) =>
        isExpression(source, flags) ? [{ place: join(folder, path), source, flags }] : [],
      );
    });
}

function isExpression(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).source !== '';
  } catch {
    return false;
  }
}

/** Characters that the expression speaks of, and one of each common class. */
function alphabetOf(source: string): string[] {
  const named = source.replace(
    /\\u\{?[0-9a-f]{4,5}\}?|\\p\{\w+\}|\\[a-zA-Z]|\(\?(?:<?[=!]|:|<\w+>)|[\^$*+?.()[\]{}|\\-]/gi,
    '',
  );
  const escaped = [...source.matchAll(/\\([^a-zA-Z0-9])/g)].map(([, character = '']) => character);
  return [...new Set([...named.split('').slice(0, 6), ...escaped.slice(0, 6), 'a', '0', ' ', '.', '-', 'é'])];
}

/** Text to repeat: single characters, pairs, and the literal words of the expression. */
function pumpsOf(source: string): string[] {
  const alphabet = alphabetOf(source);
  const words = [...source.matchAll(/[a-zA-Z]{3,}/g)].slice(0, 3).map(([word]) => word);
  const near = alphabet.slice(0, 5);
  return [...alphabet, ...words, ...near.flatMap((a) => near.flatMap((b) => (a === b ? [] : [a + b])))];
}

/** Returns what may come before: the literal characters with which the expression begins. */
function leadOf(source: string): string {
  return /^\^?((?:\\[^a-zA-Z0-9]|[a-zA-Z0-9 ,:"'<=-])*)/.exec(source)?.[1]?.replaceAll('\\', '') ?? '';
}

/** Shortest first and in small steps, so that exponential growth shows before it hangs, on a fast machine as well. */
const lengths = [16, 18, 20, 22, 24, 26, 28, 64, 512, 8192];
/** Processor time: at 8 KB a linear search takes microseconds, a quadratic one 30 ms and more. Such a text is tried at 64 KB, too. */
const suspiciousMs = 12;
/** At 64 KB a linear search takes less than a millisecond, a quadratic one seconds. */
const longestMs = 300;

function time(expression: RegExp, text: string, enough: number): number {
  let best = Infinity;
  for (let round = 0; round < 3 && best > enough; round++) {
    expression.lastIndex = 0;
    const began = process.threadCpuUsage();
    expression.test(text);
    const { user, system } = process.threadCpuUsage(began);
    best = Math.min(best, (user + system) / 1000);
    // Far too slow for an accident, such as a collection of garbage, twice. One that lasts a second is none even once.
    if (best > (round > 0 ? 10 * enough : 1000)) return best;
  }
  return best;
}

function slowest({ source, flags }: Found): string | undefined {
  const expression = new RegExp(source, flags);
  const lead = leadOf(source);
  const leads = lead === '' ? [''] : ['', lead];
  for (const length of lengths) {
    for (const pump of pumpsOf(source)) {
      const body = pump.repeat(Math.ceil(length / pump.length));
      for (const before of leads) {
        for (const after of ['', '\u0001']) {
          if (time(expression, before + body + after, suspiciousMs) <= suspiciousMs) continue;
          const attack = `${JSON.stringify(before + pump)} × `;
          if (length < 8192) return attack + String(length);
          if (time(expression, before + body.repeat(8) + after, longestMs) > longestMs) return `${attack}65,536`;
        }
      }
    }
  }
  return undefined;
}

describe.each(['math/src', 'server/src'])('[SC8] regular expressions of %s', (folder) => {
  const found = expressionsIn(folder);
  const distinct = [...new Map(found.map((each) => [`${each.source}/${each.flags}`, each])).values()];

  test('are found', () => {
    expect(distinct.length).toBeGreaterThan(10);
  });

  test('take linear time on generated worst cases of 64 KB', () => {
    const slow = distinct.flatMap((each) => {
      const why = slowest(each);
      return why === undefined ? [] : [`${each.place} /${each.source}/${each.flags} is slow for ${why}`];
    });
    expect(slow).toEqual([]);
  });
});

test('the generated cases find quadratic and exponential expressions', () => {
  expect(slowest({ place: '', source: '\\s+$', flags: '' })).toBeDefined();
  expect(slowest({ place: '', source: '^(a+)+$', flags: '' })).toBeDefined();
  expect(slowest({ place: '', source: '^a+$', flags: '' })).toBeUndefined();
});
