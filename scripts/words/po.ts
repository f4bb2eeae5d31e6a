/** An entry of a PO file: a message with the words of one language. */
export interface PoEntry {
  readonly id: string;
  readonly english: string;
  /** Empty where there are none yet. */
  readonly words: string;
  /** For those who translate: where it is shown, and what is filled in. */
  readonly note: string;
  /** The file that declares it. */
  readonly file: string;
  /** The English text has changed since the words were written. */
  readonly isOutdated: boolean;
}

/** A message as a PO file has it. */
export type ReadEntry = Pick<PoEntry, 'id' | 'english' | 'words' | 'isOutdated'>;

/** A PO file that cannot be read, and where. */
export class PoError extends Error {
  override readonly name = 'PoError';
}

/** Writes a PO file: the id is the context of a message, its English text the key. */
export function writePo(tag: string, entries: readonly PoEntry[]): string {
  const head = [
    'msgid ""',
    'msgstr ""',
    quoted(`Language: ${tag}\n`),
    quoted('MIME-Version: 1.0\n'),
    quoted('Content-Type: text/plain; charset=UTF-8\n'),
    quoted('Content-Transfer-Encoding: 8bit\n'),
  ];
  return `${[head, ...entries.map(linesOf)].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

const linesOf = ({ id, english, words, note, file, isOutdated }: PoEntry): readonly string[] => [
  ...note
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `#. ${line}`),
  `#: ${file}`,
  ...(isOutdated ? ['#, fuzzy'] : []),
  `msgctxt ${quoted(id)}`,
  `msgid ${quoted(english)}`,
  `msgstr ${quoted(words)}`,
];

const quoted = (text: string): string => `"${text.replaceAll(/["\\\n\t\r]/g, (sign) => escapes[sign] ?? sign)}"`;
const escapes: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\t': '\\t', '\r': '\\r' };
const unescapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

const keyword = /^(?:msgctxt|msgid|msgstr)(?=\s|")/;
const string = /^"((?:[^"\\]|\\.)*)"$/;

/** Reads a PO file of one form a message, as other programs write them again. Entries without a context are passed over. */
export function readPo(text: string): readonly ReadEntry[] {
  const found: ReadEntry[] = [];
  let entry: Record<string, string> = {};
  let key = '';
  let isFuzzy = false;
  const close = () => {
    const { msgctxt: id, msgid: english = '', msgstr: words = '' } = entry;
    if (id !== undefined) found.push({ id, english, words, isOutdated: isFuzzy });
    [entry, key, isFuzzy] = [{}, '', false];
  };
  for (const [at, written] of text
    .replace(/^\u{feff}/u, '')
    .split(/\r?\n/)
    .entries()) {
    let line = written.trim();
    if (line.startsWith('#~')) continue;
    // A comment or a context after the words begins the next entry.
    if ('msgstr' in entry && (line.startsWith('#') || /^msg(?:ctxt|id)\b/.test(line))) close();
    if (line.startsWith('#,') && /\bfuzzy\b/.test(line)) isFuzzy = true;
    if (line === '' || line.startsWith('#')) continue;
    const [named] = keyword.exec(line) ?? [];
    if (named !== undefined) {
      if (named in entry) throw new PoError(`${named} twice in an entry, line ${at + 1}`);
      key = named;
      entry[key] = '';
      line = line.slice(named.length).trim();
    }
    const inside = string.exec(line)?.[1];
    if (inside === undefined || key === '') throw new PoError(`line ${at + 1} cannot be read: ${written}`);
    entry[key] += inside.replaceAll(/\\(.)/g, (_all, sign: string) => unescapes[sign] ?? sign);
  }
  close();
  return found;
}
