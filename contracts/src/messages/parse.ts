export type StyledKind = 'number' | 'date' | 'time';

type Branches = ReadonlyMap<string, readonly Piece[]>;

/** A piece of a message that was read. */
export type Piece =
  | string
  | { readonly type: 'value'; readonly name: string }
  | { readonly type: 'styled'; readonly kind: StyledKind; readonly name: string; readonly style: string }
  | { readonly type: 'select'; readonly name: string; readonly branches: Branches }
  | {
      readonly type: 'plural';
      readonly name: string;
      readonly isOrdinal: boolean;
      readonly offset: number;
      readonly branches: Branches;
    }
  | { readonly type: 'tag'; readonly name: string; readonly inside: readonly Piece[] }
  /** `#`: the number that a plural counts. */
  | { readonly type: 'count' };

/** A message that cannot be read, and where. */
export class MessageError extends Error {
  override readonly name = 'MessageError';
}

const space = /\s*/y;
const nameOfArgument = /[\p{L}_][\p{L}\p{N}_]*/uy;
const selector = /=\d+|[\p{L}_][\p{L}\p{N}_-]*/uy;
const openingTag = /<([A-Za-z][\w-]*)>/y;

/**
 * Reads a message in the syntax of ICU MessageFormat: arguments, plural, selectordinal, select, number, date, time, tags,
 * and text in apostrophes as FormatJS reads it.
 *
 * @throws MessageError for text that is none.
 */
export function parseMessage(text: string): readonly Piece[] {
  const reader = new Reader(text);
  const pieces = reader.pieces({ inPlural: false, tag: null });
  if (!reader.isAtEnd()) reader.fail('a brace too many');
  return pieces;
}

interface Surroundings {
  readonly inPlural: boolean;
  readonly tag: string | null;
}

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  fail(what: string): never {
    throw new MessageError(`${what} at ${this.at}: ${this.text}`);
  }

  /** Pieces up to the end, to a brace that closes, or to the end of the tag around them. */
  pieces(around: Surroundings): readonly Piece[] {
    const found: Piece[] = [];
    let words = '';
    const add = (piece: Piece) => {
      if (words !== '') found.push(words);
      words = '';
      found.push(piece);
    };
    while (!this.isAtEnd() && this.text[this.at] !== '}') {
      const sign = this.text[this.at] ?? '';
      if (sign === '{') add(this.argument(around));
      else if (sign === '#' && around.inPlural) {
        this.at += 1;
        add({ type: 'count' });
      } else if (sign === '<' && this.text.startsWith('</', this.at)) {
        if (around.tag === null || !this.take(`</${around.tag}>`)) this.fail('an end without its tag');
        if (words !== '') found.push(words);
        return found;
      } else if (sign === '<' && this.isAt(openingTag)) add(this.tag(around));
      else words += sign === "'" ? this.quoted(around.inPlural) : this.sign(sign);
    }
    if (around.tag !== null) this.fail(`<${around.tag}> without its end`);
    if (words !== '') found.push(words);
    return found;
  }

  private sign(sign: string): string {
    this.at += 1;
    return sign;
  }

  /** An apostrophe is itself, unless it stands before what would mean something. */
  private quoted(inPlural: boolean): string {
    this.at += 1;
    if (this.take("'")) return "'";
    const next = this.text[this.at] ?? '';
    if (next === '' || !(inPlural ? '{}<>#' : '{}<>').includes(next)) return "'";
    let inside = '';
    while (!this.isAtEnd()) {
      if (this.take("''")) inside += "'";
      else if (this.take("'")) return inside;
      else inside += this.sign(this.text[this.at] ?? '');
    }
    return inside;
  }

  private tag(around: Surroundings): Piece {
    const name = this.match(openingTag)?.[1] ?? this.fail('no tag');
    return { type: 'tag', name, inside: this.pieces({ ...around, tag: name }) };
  }

  private argument(around: Surroundings): Piece {
    this.at += 1;
    const name = this.word(nameOfArgument, 'no name');
    this.skip();
    if (this.take('}')) return { type: 'value', name };
    if (!this.take(',')) this.fail('no comma');
    const kind = this.word(nameOfArgument, 'no kind');
    this.skip();
    if (kind === 'number' || kind === 'date' || kind === 'time') {
      const style = this.take(',') ? this.word(nameOfArgument, 'no style') : '';
      this.skip();
      if (!this.take('}')) this.fail('no end');
      return { type: 'styled', kind, name, style };
    }
    if (kind !== 'plural' && kind !== 'selectordinal' && kind !== 'select') this.fail(`${kind} is not known`);
    if (!this.take(',')) this.fail('no branches');
    return this.branches({ name, kind, around });
  }

  private branches(of: { readonly name: string; readonly kind: string; readonly around: Surroundings }): Piece {
    const isSelect = of.kind === 'select';
    this.skip();
    const offset = !isSelect && this.take('offset:') ? Number(this.word(/\d+/y, 'no offset')) : 0;
    const branches = new Map<string, readonly Piece[]>();
    const inPlural = isSelect ? of.around.inPlural : true;
    while (!this.isAtEnd()) {
      this.skip();
      if (this.take('}')) {
        if (!branches.has('other')) this.fail('no branch for other');
        const { name } = of;
        if (isSelect) return { type: 'select', name, branches };
        return { type: 'plural', name, isOrdinal: of.kind === 'selectordinal', offset, branches };
      }
      const key = this.word(selector, 'no branch');
      this.skip();
      if (branches.has(key)) this.fail(`${key} twice`);
      if (!this.take('{')) this.fail('no brace');
      branches.set(key, this.pieces({ inPlural, tag: null }));
      if (!this.take('}')) this.fail('no end of a branch');
    }
    return this.fail('no end');
  }

  private skip(): void {
    this.match(space);
  }

  private word(pattern: RegExp, missing: string): string {
    this.skip();
    return this.match(pattern)?.[0] ?? this.fail(missing);
  }

  private take(sign: string): boolean {
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  private isAt(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at = pattern.lastIndex;
    return found;
  }
}
