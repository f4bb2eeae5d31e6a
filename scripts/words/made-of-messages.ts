import { parseMessage, type Piece } from '@lemma/contracts/messages';
import { readTranslation, wordsById } from './catalogues.ts';
import { readDeclared } from './declared.ts';

/** A hole for a value, or the end of an element in the middle of a message. */
type Flat = string | { readonly is: 'hole' | 'cut' };
const hole: Flat = { is: 'hole' };
const cut: Flat = { is: 'cut' };

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&');
const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Texts that messages can make, each in one text node. */
class Patterns {
  private readonly whole = new Set<string>();
  private readonly filled: { readonly literals: readonly string[]; readonly pattern: RegExp }[] = [];

  constructor(messages: Iterable<string>) {
    for (const message of messages) {
      for (const way of waysOf(parseMessage(message))) for (const run of runsOf(way)) this.add(run);
    }
  }

  private add(run: readonly Flat[]): void {
    const literals = run.filter((one) => typeof one === 'string').map((one) => one.replaceAll(/\s+/g, ' '));
    if (!literals.some(hasWord)) return;
    if (literals.length === run.length) {
      this.whole.add(plain(literals.join('')));
      return;
    }
    const source = run
      .map((one) => (typeof one === 'string' ? escaped(one.replaceAll(/\s+/g, ' ')) : '(.*?)'))
      .join('');
    this.filled.push({ literals: literals.map(plain), pattern: new RegExp(`^${source}$`, 'u') });
  }

  has(text: string): boolean {
    return this.whole.has(text);
  }

  /** The values in the holes, for each message that the text may be. */
  fillings(text: string): readonly (readonly string[])[] {
    return this.filled
      .filter(({ literals }) => literals.every((literal) => text.includes(literal)))
      .flatMap(({ pattern }) => {
        const found = pattern.exec(text) ?? pattern.exec(`${text} `) ?? pattern.exec(` ${text}`);
        return found === null ? [] : [found.slice(1)];
      });
  }
}

/** Every way in which plurals and choices of a message may go. */
function waysOf(pieces: readonly Piece[]): readonly (readonly Flat[])[] {
  return pieces.reduce<readonly (readonly Flat[])[]>(
    (ways, piece) => {
      const more = waysOfPiece(piece);
      return ways.flatMap((way) => more.map((end) => [...way, ...end]));
    },
    [[]],
  );
}

function waysOfPiece(piece: Piece): readonly (readonly Flat[])[] {
  if (typeof piece === 'string') return [[piece]];
  if (piece.type === 'tag') return waysOf(piece.inside).map((way) => [cut, ...way, cut]);
  if (piece.type === 'plural' || piece.type === 'select') return [...piece.branches.values()].flatMap(waysOf);
  return [[hole]];
}

/** The texts between elements; neighbouring words are one. */
function runsOf(way: readonly Flat[]): readonly (readonly Flat[])[] {
  const runs: Flat[][] = [[]];
  for (const one of way) {
    const run = runs.at(-1) ?? [];
    const last = run.at(-1);
    if (one === cut) runs.push([]);
    else if (typeof one === 'string' && typeof last === 'string') run[run.length - 1] = last + one;
    else run.push(one);
  }
  return runs;
}

/** Words that `Intl` writes in a language: days, months, languages, lists, times ago. */
export function wordsOfIntl(locale: string): ReadonlySet<string> {
  // Every day of the week, in every month.
  const days = Array.from({ length: 84 }, (_, at) => new Date(Date.UTC(2026, Math.floor(at / 7), 1 + (at % 7))));
  const texts = days.flatMap((day) =>
    (['full', 'long', 'medium'] as const).map((dateStyle) =>
      new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', timeZone: 'UTC' }).format(day),
    ),
  );
  const short = days.map((day) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(day),
  );
  const ago = (['second', 'minute', 'hour', 'day', 'week'] as const).flatMap((unit) =>
    [-2, -1, 0, 1, 2].map((n) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(n, unit)),
  );
  const list = new Intl.ListFormat(locale).format(['1', '2']);
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  const tags = letters.flatMap((first) => letters.map((second) => first + second));
  const ofLanguages = tags.flatMap((tag) => languages.of(tag) ?? []);
  return new Set([...texts, ...short, ...ago, ...ofLanguages, list].flatMap((text) => text.match(/\p{L}+/gu) ?? []));
}

/** Names that are the same in all languages, abbreviations and initials, codes of classes, addresses. */
const names =
  /^(?:Lemma|Lemma Catalogue|English|Deutsch|Français|Español|\p{Lu}{2,4}|[A-Z\d]{3}[- ][A-Z\d]{3}|(?:https?:\/\/)?[a-z\d.]+(?::\d+)?\/[\w/-]*)$/u;

/** Marks between messages that a page puts beside each other; the weakest tie comes first. */
const ties = [/(?<=^\d+) /g, /(?<=[.!?]) /g, / · /g, /: /g, / – /g, /, /g, / \(|\)(?: |$)/g];

export interface Language {
  /** The words of messages with this English text: what a locator takes for a name. */
  readonly words: (english: string) => RegExp;
  /** Whether a text is made of the language's messages, of given texts and of numbers. */
  readonly isMade: (text: string, given: ReadonlySet<string>) => boolean;
}

/** Reads the catalogues of a language. */
export async function readLanguage(tag: string, locale: string): Promise<Language> {
  const declared = await readDeclared();
  const translated = wordsById(readTranslation(tag));
  return {
    words(text) {
      const found = declared.filter((one) => one.text === text).map(({ id }) => translated.get(id) ?? '');
      if (found.length === 0) throw new Error(`no message says “${text}”`);
      return new RegExp(`^(?:${[...new Set(found)].map((one) => escaped(one)).join('|')})$`);
    },
    isMade: isMadeOf(translated.values(), locale),
  };
}

/** Returns a test of texts: true for those made of messages, given texts, numbers and words of `Intl`. */
export function isMadeOf(messages: Iterable<string>, locale: string): Language['isMade'] {
  const own = new Patterns(messages);
  const ofIntl = wordsOfIntl(locale);
  function isMade(text: string, given: ReadonlySet<string>, depth: number): boolean {
    const wanted = plain(text);
    if (!hasWord(wanted) || own.has(wanted) || given.has(wanted) || names.test(wanted)) return true;
    if ((wanted.match(/\p{L}{2,}/gu) ?? []).every((word) => ofIntl.has(word))) return true;
    if (isBeginning(wanted, given)) return true;
    if (depth > 4) return false;
    const within = (part: string): boolean => isMade(part, given, depth + 1);
    if (own.fillings(wanted).some((holes) => holes.every(within))) return true;
    if (wanted.endsWith('.') && within(wanted.slice(0, -1))) return true;
    return ties.some((tie) =>
      [...wanted.matchAll(tie)].some(
        ({ index, 0: { length } }) => within(wanted.slice(0, index)) && within(wanted.slice(index + length)),
      ),
    );
  }
  const known = new Set<string>();
  return (text, given) => {
    if (!known.has(text) && isMade(text, given, 0)) known.add(text);
    return known.has(text);
  };
}

/** Whether a text is a given one, cut short. */
function isBeginning(text: string, given: ReadonlySet<string>): boolean {
  if (!text.endsWith('…')) return false;
  const rest = plain(text.replace(/[\s…]+$/, ''));
  return [...given].some((one) => one.includes(rest));
}

/** Fields of the API with texts of people and of exercises. All other texts that the server sends are messages. */
const fieldsOfPeople =
  /^(?:title|name|first_name|last_name|[a-z_]*_name|sample|question|prompt|hint|solution|body|label)$/;

/** Words that English prose cannot do without, and that no German text has. */
const englishWords = /\b(?:the|of|and|is|are|you|your|how|with|which|write|find|for)\b/i;

/** The texts of people and of exercises in an answer of the API: whole, in pieces, and as samples, where `…` is a field. */
export function textsOfPeople(answer: unknown): readonly string[] {
  const found: string[] = [];
  const add = (text: string): void => {
    const sample = text.replaceAll(/\[\[[^\]]*\]\]/g, '…').replaceAll(/[*_]{2}/g, '');
    const pieces = text.split(/\$+[^$]*\$+|\[\[[^\]]*\]\]|`[^`]*`|[*_]{2}|\n/);
    for (const piece of [text, ...pieces, ...sample.split(/\$+[^$]*\$+/)])
      if (hasWord(piece) && !englishWords.test(piece)) found.push(plain(piece));
  };
  const collect = (value: unknown, field: string): void => {
    if (typeof value === 'string' && fieldsOfPeople.test(field)) add(value);
    else if (Array.isArray(value)) value.forEach((one) => collect(one, field));
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) collect(one, name);
  };
  collect(answer, '');
  return found;
}
