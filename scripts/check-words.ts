import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

/*
 * Counts phrases that a native engineer would not write, in code, tests and docs. Each phrase has a bound in
 * `words-left.json`, which only goes down: `--lower` stores the present counts where they are lower.
 * `--list PHRASE` prints the places of one phrase.
 */

/** A phrase, and what to write instead. */
const phrases: Readonly<Record<string, { readonly pattern: RegExp; readonly instead: string }>> = {
  'stands in': { pattern: /\bstands? (?:in|at|beside|there|here|on|alone|under|below)\b/gi, instead: 'is in' },
  'at once': { pattern: /\bat once\b/gi, instead: 'immediately, or at the same time' },
  told: { pattern: /\b(?:told|tells)\b/gi, instead: 'see, show, return, log, store' },
  whoever: { pattern: /\bwhoever\b/gi, instead: 'name the person: a learner who, people who' },
  'for ever': { pattern: /\bfor ever\b/gi, instead: 'forever' },
  'any more': { pattern: /\bany more\b/gi, instead: 'no longer' },
  'goes on': { pattern: /\b(?:goes|go|went) on\b/gi, instead: 'continues, keeps' },
  besides: { pattern: /\bbesides\b/gi, instead: 'also, apart from' },
  'is no': { pattern: /(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b|such\b|one\b)[a-z]+/gi, instead: 'is not a' },
  nought: { pattern: /\bnoughts?\b/gi, instead: 'zero' },
  mend: { pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: 'fix, correct' },
  nobody: { pattern: /\bnobody\b/gi, instead: 'no one; better, say who does what' },
  'comment that is an id': { pattern: /\/\*\* ?\[?[A-Z]{1,2}\d+\]? ?\*\//g, instead: 'a sentence' },
  'comment that begins with a question word': {
    pattern: /(?:\/\*\*|\/\/|^\s*\*) (?:What|Who|Whoever|Of which) (?!.*\?)/gm,
    instead: 'a verb in the third person, or a noun phrase that names the type',
  },
};

const root = resolve(import.meta.dirname, '..');
const boundsFile = resolve(import.meta.dirname, 'words-left.json');
const boundsSchema = z.record(z.string(), z.number().int().min(0));

interface Place {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

function placesOf(pattern: RegExp, files: readonly { readonly path: string; readonly text: string }[]): Place[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map((match) => {
      const line = text.slice(0, match.index).split('\n').length;
      return { file: path, line, text: text.split('\n')[line - 1]?.trim() ?? '' };
    }),
  );
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (path) => /\.(?:ts|tsx|mjs|md)$/.test(path) && !path.includes('/migrations/') && !path.startsWith('catalogue/'),
  )
  .filter((path) => path !== 'scripts/check-words.ts')
  .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));

const bounds = boundsSchema.parse(JSON.parse(readFileSync(boundsFile, 'utf8')));
const [mode, wanted] = process.argv.slice(2);
const counts = new Map(Object.entries(phrases).map(([name, { pattern }]) => [name, placesOf(pattern, files)]));

if (mode === '--list') {
  for (const { file, line, text } of counts.get(wanted ?? '') ?? []) console.log(`${file}:${line}: ${text}`);
} else if (mode === '--lower') {
  const lower = Object.fromEntries(
    [...counts].map(([name, places]) => [name, Math.min(places.length, bounds[name] ?? Infinity)]),
  );
  writeFileSync(boundsFile, `${JSON.stringify(lower, null, 2)}\n`);
} else {
  for (const [name, places] of counts) {
    const bound = bounds[name] ?? 0;
    if (places.length <= bound) continue;
    process.exitCode = 1;
    console.error(
      `“${name}” is written ${places.length} times, ${bound} are allowed. Write: ${phrases[name]?.instead}. ` +
        `Places: node scripts/check-words.ts --list '${name}'`,
    );
  }
}
