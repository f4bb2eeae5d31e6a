import type { ExerciseDocument, TranslatedText, Translation } from '../document/document.ts';
import { documentTexts, everyText } from './document-texts.ts';

/**
 * The texts of an exercise in another language as a translator writes them, in a file beside the exercise: the tree of
 * the document with nothing but texts, parts and figures by name, `words` for the lists of words of variables, and
 * `sources`, the marks of the texts that were translated.
 */
type Tree = { readonly [key: string]: Tree } | readonly Tree[] | string;

/** Reads the parsed file. Texts without words that are the same as in the source are left out. */
export function translationOfFile(document: ExerciseDocument, language: string, file: unknown): Translation {
  const { sources = {}, ...tree } = isRecord(file) ? file : {};
  const marks: Readonly<Record<string, unknown>> = isRecord(sources) ? sources : {};
  const sourceAt = new Map(everyText(document).map(({ at, text }) => [at, text]));
  const translated = new Set(documentTexts(document).map(({ at }) => at));
  const texts = leavesOf(tree).filter(
    ({ at, text }) => text.trim() !== '' && (translated.has(at) || sourceAt.get(at)?.trim() !== text.trim()),
  );
  return {
    language,
    texts: texts.map(({ at, text }): TranslatedText => {
      const mark = marks[at];
      return { at, text, of: typeof mark === 'string' ? mark : unstamped };
    }),
  };
}

/** The mark of a translated text that was not compared with its source yet. */
export const unstamped = '00000000';

function leavesOf(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value === 'number' || typeof value === 'boolean') return [{ at, text: String(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => leavesOf(inside, at === '' ? key : `${at}.${key}`));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns what a translator begins with: the tree of a file with the texts of the source. Lists are whole. */
export function translationSkeleton(document: ExerciseDocument): Readonly<Record<string, Tree>> {
  const needed = documentTexts(document).map(({ at }) => at);
  const root: Branch = new Map();
  for (const { at, text } of everyText(document)) {
    const steps = at.split('.');
    const list = listOf(steps);
    const isNeeded = needed.some((place) => place === at || (list !== undefined && place.startsWith(`${list}.`)));
    if (isNeeded) plant(root, steps, text);
  }
  return harvest(root) as Readonly<Record<string, Tree>>;
}

/** The place of the list of texts or choices that a text belongs to. */
function listOf(steps: readonly string[]): string | undefined {
  const place = steps.findLastIndex((step) => /^\d+$/.test(step));
  const field = steps[place - 1];
  return place < 0 || field === undefined || sparse.has(field) ? undefined : steps.slice(0, place).join('.');
}

/** Fields in which a translation names places by number, because most of them have no text. */
const sparse: ReadonlySet<string> = new Set(['feedback', 'accept', 'show']);

type Branch = Map<string, Branch | string>;

function plant(branch: Branch, [step = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    branch.set(step, text);
    return;
  }
  const below = branch.get(step);
  const next: Branch = below instanceof Map ? below : new Map();
  branch.set(step, next);
  plant(next, rest, text);
}

function harvest(branch: Branch, field = ''): Tree {
  const entries = [...branch].map(([key, below]) => [key, below instanceof Map ? harvest(below, key) : below] as const);
  const isList = !sparse.has(field) && entries.every(([key]) => /^\d+$/.test(key));
  if (!isList) return Object.fromEntries(entries);
  const length = Math.max(...entries.map(([key]) => Number(key))) + 1;
  const items = new Map(entries);
  return Array.from({ length }, (_, place) => items.get(String(place)) ?? '');
}
