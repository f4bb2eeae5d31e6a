import { holeAt, type HoleSource, type ScanProblem } from '../text/scan.ts';
import { operators, functions, bigs, spaces, textual, argumentCounts, closing, greek, opening } from './commands.ts';
import { bare, type Hole, type Item, type Row, type Term } from './items.ts';

export interface OutlineResult<T> {
  readonly row: Row<T>;
  readonly problems: readonly ScanProblem[];
}

/** Outlines a formula. `hole` turns each `{{…}}` into what rendering needs; offsets given to it start at `offset`. */
export function outlineLatex<T>(source: string, offset: number, hole: (found: HoleSource) => T): OutlineResult<T> {
  return new Outliner(source, offset, hole).outline();
}

/** The next item; nothing where a hole could not be read. */
type Next<T> = Item<T> | { kind: 'separator'; text: string } | { kind: 'big'; text: string } | undefined;

class Outliner<T> {
  private at = 0;
  /** The number of open `\\{`: a colon in a set is not a sign of division. */
  private setDepth = 0;
  /** Whether `|` and `||` are open in this group. */
  private isInBars = false;
  private isInNorm = false;
  private readonly problems: ScanProblem[] = [];
  private readonly source: string;
  private readonly offset: number;
  private readonly hole: (found: HoleSource) => T;

  constructor(source: string, offset: number, hole: (found: HoleSource) => T) {
    this.source = source;
    this.offset = offset;
    this.hole = hole;
  }

  outline(): OutlineResult<T> {
    return { row: this.row(() => false), problems: this.problems };
  }

  private row(isEnd: () => boolean): Row<T> {
    const outer = [this.isInBars, this.isInNorm] as const;
    [this.isInBars, this.isInNorm] = [false, false];
    const entries: Row<T>[number][] = [];
    let isSummand = false;
    let terms: { sign?: NonNullable<Term<T>['sign']>; items: Item<T>[] }[] = [];
    const last = () => terms.at(-1) ?? (terms.push({ items: [] }), terms[terms.length - 1])!;
    const endSum = (next?: { kind: 'separator' | 'big'; text: string }) => {
      const trailing: Item<T>[] = [];
      const items = terms.at(-1)?.items ?? [];
      while (items.at(-1)?.kind === 'space') trailing.unshift(...items.splice(-1));
      const before = lastOf(entries);
      const continues = before?.kind === 'separator' && closing.test(before.text) && !isOpeningBar(entries);
      const isFactor = continues && before.text !== ']' && !before.text.endsWith('dots');
      const precedes = next !== undefined && this.opensOperand(next, entries);
      if (terms.length > 0) entries.push({ kind: 'sum', terms, continues, precedes, isFactor, isSummand });
      isSummand &&= terms.length === 0;
      for (const space of trailing) if (space.kind === 'space') entries.push({ kind: 'separator', text: space.text });
      terms = [];
    };
    while (this.at < this.source.length && !isEnd()) {
      const sign = /^(\s*)([+-]|\\pm(?![a-zA-Z])|\\mp(?![a-zA-Z]))(\s*)/.exec(this.source.slice(this.at, this.at + 40));
      if (sign) {
        this.at += sign[0].length;
        terms.push({ sign: { before: sign[1] ?? '', mark: sign[2] ?? '+', after: sign[3] ?? '' }, items: [] });
        continue;
      }
      const item = this.nextItem();
      if (item === undefined) continue;
      if (item.kind === 'separator' || item.kind === 'big') {
        endSum(item);
        entries.push({ kind: 'separator', text: item.text });
        // The scripts of \int and \sum belong to it; what follows is a sum of its own.
        if (item.kind === 'big') {
          isSummand = /^\\(?:sum|prod)$/.test(item.text);
          while (this.at < this.source.length && /^\s*[_^]/.test(this.source.slice(this.at))) this.pushScript(entries);
        }
      } else if (item.kind === 'space' && terms.length === 0) entries.push({ kind: 'separator', text: item.text });
      else last().items.push(item);
    }
    endSum();
    [this.isInBars, this.isInNorm] = outer;
    return entries;
  }

  /** Whether what was just read starts something that may have a factor before it. */
  private opensOperand(next: { kind: 'separator' | 'big'; text: string }, entries: Row<T>): boolean {
    if (next.kind === 'big' || opening.test(next.text)) return true;
    return bar.test(next.text) && countOf(next.text, entries) % 2 === 0 && this.isPaired(next.text);
  }

  /** Whether another such bar comes in this group: not so in `P(A|B)`. */
  private isPaired(text: string, from = this.at): boolean {
    let depth = 0;
    for (let k = from; k < this.source.length && depth >= 0; k++) {
      if (depth === 0 && this.source.startsWith(text, k)) return true;
      if (this.source[k] === '\\') k++;
      else if (/[({[]/.test(this.source[k] ?? '')) depth++;
      else if (/[)}\]]/.test(this.source[k] ?? '')) depth--;
    }
    return false;
  }

  private pushScript(entries: Row<T>[number][]): void {
    this.at += /^\s*/.exec(this.source.slice(this.at))?.[0].length ?? 0;
    const item = this.nextItem();
    if (item && item.kind !== 'separator' && item.kind !== 'big') {
      entries.push({ kind: 'sum', terms: [{ items: [item] }], continues: false });
    }
  }

  private nextItem(): Next<T> {
    const found = holeAt(this.source, this.at);
    if (found) {
      if ('hole' in found) {
        this.at = found.hole.end;
        const { start, end, at: inner } = found.hole;
        return {
          kind: 'hole',
          value: this.hole({
            ...found.hole,
            start: start + this.offset,
            end: end + this.offset,
            at: inner + this.offset,
          }),
        };
      }
      const { message, start, end } = found.problem;
      this.problems.push({ message, start: start + this.offset, end: end + this.offset });
      this.at += 2;
      return undefined;
    }
    const rest = this.source.slice(this.at, this.at + 300);
    const space = /^\s+/.exec(rest);
    if (space) return this.take(space[0], 'space');
    const number = /^\d+(\.\d+|\{,\}\d+)?/.exec(rest);
    if (number) return this.take(number[0], 'number');
    const character = rest[0] ?? '';
    if (character === '\\') return this.command(rest);
    if (character === '{') return this.group('{', '}');
    if (character === '(') return this.fenced('(', ')');
    if (character === '[') return this.fenced('[', ']');
    if (character === '^' || character === '_') return this.script(character);
    if (/[a-zA-Z]/.test(character)) return this.take(character, 'letter');
    const isRatio = character === ':' && this.setDepth === 0 && rest[1] !== '=';
    if (/[/*]/.test(character) || isRatio) return this.take(character, 'operator');
    if (/[!'%]/.test(character)) return this.take(character, 'postfix');
    if (character === '~') return this.take(character, 'space');
    return character === '|' ? this.bars() : this.take(character, 'separator');
  }

  /** `|`, or `||` where it is one end of ‖v‖: in `|a||b|` it is two. */
  private bars(): Next<T> {
    const isDouble = this.source.startsWith('||', this.at) && !this.isInBars;
    if (isDouble && (this.isInNorm || this.isPaired('||', this.at + 2))) {
      this.isInNorm = !this.isInNorm;
      return this.take('||', 'separator');
    }
    this.isInBars = !this.isInBars;
    return this.take('|', 'separator');
  }

  private take<K extends 'space' | 'number' | 'letter' | 'operator' | 'postfix' | 'separator' | 'function' | 'big'>(
    text: string,
    kind: K,
  ): { kind: K; text: string } {
    this.at += text.length;
    return { kind, text };
  }

  private command(rest: string): Next<T> {
    const name = /^\\([a-zA-Z]+\*?|[\s\S]|$)/.exec(rest)?.[0] ?? '\\';
    if (name === '\\left') return this.delimited(rest);
    const sized = /^\\[bB]igg?l?\s*[([]/.exec(rest);
    if (sized) return this.enclosed(sized[0], /^\\[bB]igg?r?\s*[)\]]/);
    if (name === '\\begin' || name === '\\end') {
      return this.take(/^\\(begin|end)\s*\{[^}]*\}(\{[lcr|]*\})?(\[[a-z]\])?/.exec(rest)?.[0] ?? name, 'separator');
    }
    if (textual.has(name)) return this.words(name);
    if (operators.has(name)) return this.take(name, 'operator');
    if (functions.has(name)) return this.take(name, 'function');
    if (bigs.has(name)) return this.take(name, 'big');
    if (spaces.has(name)) return this.take(name, 'space');
    if (greek.has(name)) return this.take(name, 'letter');
    if (name === '\\%') return this.take(name, 'postfix');
    if (name === '\\{') this.setDepth++;
    if (name === '\\}') this.setDepth--;
    const count = argumentCounts[name];
    if (count === undefined) return this.take(name, 'separator');
    this.at += name.length;
    const option = name === '\\sqrt' ? /^\s*\[[^\]{}]*\]/.exec(this.source.slice(this.at)) : null;
    this.at += option?.[0].length ?? 0;
    const args: Item<T>[] = [];
    while (args.length < count && this.at < this.source.length) {
      if (this.source[this.at] === ' ') this.at++;
      else args.push(this.argument());
    }
    return { kind: 'command', text: name + (option?.[0] ?? ''), args };
  }

  /** One argument or script: a group, a hole, a command, or one character. */
  private argument(): Item<T> {
    const digit = /^\d/.exec(this.source.slice(this.at, this.at + 1));
    if (digit) return this.take(digit[0], 'number');
    const item = this.nextItem();
    if (item === undefined) return { kind: 'space', text: '' };
    return item.kind === 'separator' || item.kind === 'big' ? { kind: 'letter', text: item.text } : item;
  }

  private script(mark: '^' | '_'): Item<T> {
    this.at++;
    while (this.source[this.at] === ' ') this.at++;
    return this.at < this.source.length
      ? { kind: 'script', mark, body: bare(this.argument()) }
      : { kind: 'letter', text: mark };
  }

  private group(open: string, close: string): Item<T> {
    this.at += open.length;
    const body = this.row(() => this.source.startsWith(close, this.at));
    const closed = this.source.startsWith(close, this.at);
    if (closed) this.at += close.length;
    return { kind: 'group', open, close: closed ? close : '', row: body };
  }

  /** `(…)` and `[…]` when they close in the same group; else the bracket is on its own, as in `]1, 2]`. */
  private fenced(open: '(' | '[', close: ')' | ']'): Next<T> {
    let depth = 0;
    for (let k = this.at; k < this.source.length; k++) {
      const found = holeAt(this.source, k);
      if (found && 'hole' in found) k = found.hole.end - 1;
      else if (this.source[k] === '\\') k++;
      else if (this.source[k] === '{' || this.source[k] === '(' || this.source[k] === '[') depth++;
      else if (this.source[k] === '}' || this.source[k] === ')' || this.source[k] === ']') {
        depth--;
        if (depth === 0) return this.source[k] === close ? this.group(open, close) : this.take(open, 'separator');
        if (depth < 0) break;
      }
    }
    return this.take(open, 'separator');
  }

  private delimited(rest: string): Next<T> {
    const open = /^\\left\s*(\\[a-zA-Z]+|\\.|.)/.exec(rest)?.[0];
    return open ? this.enclosed(open, /^\\right\s*(\\[a-zA-Z]+|\\.|[^a-zA-Z])/) : this.take('\\left', 'separator');
  }

  /** `\left( … \right)` and `\big( … \big)`. */
  private enclosed(open: string, end: RegExp): Item<T> {
    this.at += open.length;
    const outer = this.setDepth;
    this.setDepth = open.endsWith('\\{') ? 1 : 0;
    const closeHere = (): string => end.exec(this.source.slice(this.at, this.at + 40))?.[0] ?? '';
    const body = this.row(() => this.source[this.at] === '\\' && closeHere() !== '');
    const close = closeHere();
    this.at += close.length;
    this.setDepth = outer;
    return { kind: 'group', open, close, row: body };
  }

  /** `\text{…}` and the like: letters in it are not mathematics. */
  private words(name: string): Item<T> {
    this.at += name.length;
    while (this.source[this.at] === ' ') this.at++;
    if (this.source[this.at] !== '{') return { kind: 'letter', text: name };
    this.at++;
    const pieces: (string | Hole<T>)[] = [];
    let depth = 0;
    while (this.at < this.source.length) {
      const found = holeAt(this.source, this.at);
      if (found && 'hole' in found) {
        const item = this.nextItem();
        if (item?.kind === 'hole') pieces.push(item);
        continue;
      }
      const character = this.source[this.at] ?? '';
      this.at++;
      if (character === '{') depth++;
      if (character === '}' && depth-- === 0) break;
      pieces.push(character);
    }
    return { kind: 'words', open: `${name}{`, pieces };
  }
}

const bar = /^(\|\|?|\\\||\\[vV]ert)$/;

/** Whether the row ends with the first bar of a pair. */
function isOpeningBar<T>(entries: Row<T>): boolean {
  const last = lastOf(entries);
  return last?.kind === 'separator' && bar.test(last.text) && countOf(last.text, entries) % 2 === 1;
}

/** The last entry that is not a space. */
function lastOf<T>(entries: Row<T>): Row<T>[number] | undefined {
  return entries.findLast((entry) => entry.kind !== 'separator' || entry.text.trim() !== '');
}

function countOf<T>(text: string, entries: Row<T>): number {
  return entries.filter((entry) => entry.kind === 'separator' && entry.text === text).length;
}
