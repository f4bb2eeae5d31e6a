import type { Message } from '@lemma/contracts/messages';
import * as m from './messages.ts';

type Path = readonly PropertyKey[];

const deepest = 64;

/** A text is not JSON: its line, from 1, and what is missing there. */
export class JsonProblem extends Error {
  readonly line: number;
  readonly words: Message;

  constructor(text: string, at: number, words: Message) {
    super(words.text);
    this.name = 'JsonProblem';
    this.words = words;
    this.line = lineAt(text, at);
  }
}

/**
 * The line, from 1, on which each of these values begins. For a value that is not there it is the line of the one that
 * should hold it. Throws JsonProblem where the text is not JSON by RFC 8259.
 */
export function linesOf(text: string, paths: readonly Path[]): number[] {
  const found = paths.map(() => ({ depth: -1, at: 0 }));
  const scan = new Scanner(text);
  scan.readAll(
    (path, at) => {
      for (const [index, wanted] of paths.entries()) {
        const best = found[index];
        if (best && path.length > best.depth && isBelow(wanted, path)) found[index] = { depth: path.length, at };
      }
    },
    Math.max(0, ...paths.map((path) => path.length)),
  );
  return found.map(({ at }) => lineAt(text, at));
}

const isBelow = (wanted: Path, path: Path): boolean =>
  path.length <= wanted.length && path.every((step, index) => String(step) === String(wanted[index]));

function lineAt(text: string, at: number): number {
  let line = 1;
  for (let from = text.indexOf('\n'); from !== -1 && from < at; from = text.indexOf('\n', from + 1)) line += 1;
  return line;
}

type Visit = (path: Path, at: number) => void;

class Scanner {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  readAll(visit: Visit, depth: number): void {
    this.skipSpace();
    this.readValue([], visit, depth);
    this.skipSpace();
    if (this.at < this.text.length) this.fail(m.nothingAfterEnd);
  }

  fail(words: Message): never {
    throw new JsonProblem(this.text, Math.min(this.at, this.text.length - 1), words);
  }

  skipSpace(): void {
    while (' \t\n\r'.includes(this.text[this.at] ?? 'x')) this.at += 1;
  }

  /** `depth` is how deep somebody wants to know. */
  readValue(path: Path, visit: Visit, depth: number): void {
    if (path.length > deepest) this.fail(m.tooDeep);
    if (path.length <= depth) visit(path, this.at);
    const sign = this.text[this.at];
    if (sign === '{') this.readObject(path, visit, depth);
    else if (sign === '[') this.readList(path, visit, depth);
    else if (sign === '"') this.readText();
    else this.readWord();
  }

  readObject(path: Path, visit: Visit, depth: number): void {
    this.at += 1;
    this.skipSpace();
    if (this.take('}')) return;
    for (;;) {
      if (this.text[this.at] !== '"') this.fail(m.nameMissing);
      const from = this.at;
      this.readText();
      const name: unknown = JSON.parse(this.text.slice(from, this.at));
      this.skipSpace();
      if (!this.take(':')) this.fail(m.colonMissing);
      this.skipSpace();
      this.readValue([...path, String(name)], visit, depth);
      this.skipSpace();
      if (this.take('}')) return;
      if (!this.take(',')) this.fail(m.commaOrBraceMissing);
      this.skipSpace();
    }
  }

  readList(path: Path, visit: Visit, depth: number): void {
    this.at += 1;
    this.skipSpace();
    if (this.take(']')) return;
    for (let index = 0; ; index += 1) {
      this.readValue([...path, index], visit, depth);
      this.skipSpace();
      if (this.take(']')) return;
      if (!this.take(',')) this.fail(m.commaOrBracketMissing);
      this.skipSpace();
    }
  }

  take(sign: string): boolean {
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  readText(): void {
    const start = this.at;
    for (this.at += 1; ; this.at += 1) {
      const sign = this.text[this.at];
      if (sign === undefined || sign < ' ') {
        this.at = start;
        this.fail(m.quoteMissing);
      }
      if (sign === '"') break;
      if (sign === '\\') this.readEscape();
    }
    this.at += 1;
  }

  readEscape(): void {
    this.at += 1;
    if (this.text[this.at] === 'u' && /^[0-9a-fA-F]{4}$/.test(this.text.slice(this.at + 1, this.at + 5))) this.at += 4;
    else if (!'"\\/bfnrt'.includes(this.text[this.at] ?? 'x')) this.fail(m.doubleBackslash);
  }

  readWord(): void {
    const word = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)(?![\w.])/.exec(
      this.text.slice(this.at, this.at + 400),
    );
    if (word === null) this.fail(m.valueMissing);
    this.at += word[0].length;
  }
}
