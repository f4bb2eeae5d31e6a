/**
 * Texts of starter exercises in other languages, in files such as `zero-product.de.yaml` beside `zero-product.yaml`:
 *
 *   npm run texts -- skeleton de catalogue/a/b.yaml   prints a file to begin with, its texts in the exercise's language
 *   npm run texts -- check de [folder or exercise]    lists what is missing, outdated or faulty; fails when anything is
 *   npm run texts -- stamp de [folder or exercise]    marks the texts as translations of today's source
 *
 * A folder or exercise is a path below `catalogue/`, such as `algebra` or `algebra/powers/simplify-powers`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stringify } from 'yaml';
import { exercises, translations, type TranslationFile } from '../catalogue/exercises.ts';
import { compareTexts, documentTexts, markOfText } from '../math/src/document.ts';
import { translationSkeleton } from '../math/src/exercises/index.ts';

const catalogue = resolve(import.meta.dirname, '../catalogue');

const [command = '', language = '', area = ''] = process.argv.slice(2);
const below = relative(catalogue, resolve(area)).startsWith('..') ? area : relative(catalogue, resolve(area));
const isWanted = (path: string) => below === '' || path === below || path.startsWith(below.replace(/(\.yaml)?$/, ''));

const say = (line: string) => process.stdout.write(`${line}\n`);

function printSkeleton(): void {
  const found = exercises.find(({ path }) => path === below || path === `${below}.yaml`);
  if (!found) throw new Error(`There is no exercise ${area}.`);
  process.stdout.write(stringify(translationSkeleton(found.document), { lineWidth: 0, singleQuote: true }));
}

/** Problems of one file, each with its place. */
function problemsOf({ document, of, translation }: TranslationFile): string[] {
  if (!document) return [`there is no ${of}`];
  const { pairs, unknown } = compareTexts(document, translation);
  return [
    ...pairs.flatMap(({ source, text, state, faults }) => {
      if (text.trim() === source.text.trim() && /\p{L}{2}.*\s.*\p{L}{2}.*\s.*\p{L}{2}/su.test(text))
        return [`same as the source ${source.at}`];
      if (state === 'current') return [];
      const details = faults.map(
        ({ in: kind, missing, extra }) =>
          ` ${kind}:${missing.map((item) => ` lacks ${item}`).join('')}${extra.map((item) => ` has ${item}`).join('')}`,
      );
      return [`${state} ${source.at}${details.join('')}`];
    }),
    ...unknown.map((at) => `unknown ${at}: the exercise has no such text`),
  ];
}

function check(): void {
  const files = translations.filter(({ path, translation }) => translation.language === language && isWanted(path));
  const translated = new Set(files.map(({ of }) => of));
  const missing = exercises.filter(({ path }) => isWanted(path) && !translated.has(path));
  for (const { path } of missing) say(`${path}: not translated`);
  let faulty = 0;
  for (const file of files) {
    const problems = problemsOf(file);
    if (problems.length > 0) faulty += 1;
    for (const problem of problems) say(`${file.path}: ${problem}`);
  }
  say(`${files.length} translated, ${missing.length} not; ${faulty} with something missing, outdated or faulty`);
  if (missing.length + faulty > 0) process.exitCode = 1;
}

/** Writes the marks of the source behind the texts of each file; the texts stay as they are written. */
function stamp(): void {
  const files = translations.filter(({ path, translation }) => translation.language === language && isWanted(path));
  for (const { path, document, translation } of files) {
    if (!document) continue;
    const file = join(catalogue, path);
    const text = readFileSync(file, 'utf8');
    const given = new Set(translation.texts.map(({ at }) => at));
    const marks = documentTexts(document).filter(({ at }) => given.has(at));
    const lines = marks.map(({ at, text: source }) => `  ${at}: '${markOfText(source)}'\n`);
    const stamped = `${text.replace(/\n*^sources:\n(?: .*\n?)*/m, '\n').trimEnd()}\nsources:\n${lines.join('')}`;
    if (stamped !== text) writeFileSync(file, stamped);
  }
  say(`${files.length} stamped`);
}

const commands: Readonly<Record<string, () => void>> = { skeleton: printSkeleton, check, stamp };
const run = commands[command];
if (!run || !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language)) {
  throw new Error('Usage: npm run texts -- skeleton|check|stamp LANGUAGE [PATH]');
}
run();
