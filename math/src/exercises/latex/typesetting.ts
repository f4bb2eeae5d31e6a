import { mostTypesetEms, overlongLength } from '../../typeset-lengths.ts';
import { holeAt, type ScanProblem } from '../text/scan.ts';
import { typesetArguments, typesetEnvironments } from './typeset-commands.ts';

/** Why a formula cannot be typeset as it stands; holes count as one sign each. Offsets start at `offset`. */
export function typesettingProblems(source: string, offset: number): ScanProblem[] {
  const tooLong = overlongLength(source);
  const problems = tooLong ? [{ ...tooLong, message: tooLongWords }] : new TypesettingReader(source).problems();
  return problems.map(({ message, start, end }) => ({ message, start: start + offset, end: end + offset }));
}

const tooLongWords = `This takes too much room: all lengths of a formula together are at most ${mostTypesetEms}em.`;

interface Token {
  readonly kind: 'command' | 'open' | 'close' | 'script' | 'prime' | 'align' | 'row' | 'hash' | 'comment' | 'atom';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Something that is open: a brace, `\left`, an environment or the formula itself. */
interface Level {
  readonly close: '}' | 'right' | 'end' | '';
  readonly opener: Token | undefined;
  readonly name: string;
  /** Scripts that the last atom has. */
  scripts: string;
  /** `\displaylines`, `\matrix{…}` and the like take `&` in braces. */
  readonly aligns: boolean;
}

const alignsInBraces = new Set([
  'matrix',
  'pmatrix',
  'cases',
  'eqalign',
  'eqalignno',
  'leqalignno',
  'array',
  'substack',
]);

class TypesettingReader {
  private readonly found: ScanProblem[] = [];
  private readonly levels: Level[] = [];
  private readonly tokens: readonly Token[];
  private readonly source: string;
  private at = 0;

  constructor(source: string) {
    this.source = source;
    this.tokens = tokensOf(source);
  }

  problems(): readonly ScanProblem[] {
    this.open('', undefined);
    while (this.at < this.tokens.length && this.found.length === 0) this.step();
    for (const { opener } of this.levels) {
      if (opener && this.found.length === 0) this.report(opener, unclosed(opener.text));
    }
    return this.found;
  }

  private report({ start, end }: { start: number; end: number }, message: string): void {
    this.found.push({ message, start, end });
  }

  private get level(): Level {
    return this.levels.at(-1) ?? { close: '', opener: undefined, name: '', scripts: '', aligns: false };
  }

  private open(close: Level['close'], opener: Token | undefined, name = '', aligns = false): void {
    this.levels.push({ close, opener, name, scripts: '', aligns });
  }

  private step(): void {
    const token = this.tokens[this.at++];
    if (!token) return;
    switch (token.kind) {
      case 'open':
        this.level.scripts = '';
        return this.open('}', token);
      case 'close':
        return this.close(token, '}', 'This } closes nothing.');
      case 'script':
        return this.script(token);
      case 'prime':
        if (this.level.scripts.includes('^')) this.report(token, "A second exponent needs braces: {x^2}'.");
        else if (!this.level.scripts.includes("'")) this.level.scripts += "'";
        return;
      case 'align':
        if (!this.levels.some(({ close, aligns }) => close === 'end' || aligns)) {
          this.report(token, 'An & stands only in a matrix or another environment; for the sign write \\&.');
        }
        this.level.scripts = '';
        return;
      case 'hash':
        return this.report(token, 'A # cannot be typeset; for the sign write \\#.');
      case 'comment':
        return this.report(token, 'A % hides the rest of the line; for the sign write \\%.');
      case 'command':
        return this.command(token);
      default:
        this.level.scripts = '';
    }
  }

  private close(token: Token, close: Level['close'], message: string): void {
    const { level } = this;
    if (level.close !== close) {
      const { opener } = level;
      if (opener) this.report(opener, unclosed(opener.text));
      else this.report(token, message);
      return;
    }
    this.levels.pop();
    this.level.scripts = '';
  }

  private script(token: Token): void {
    const { level } = this;
    if (level.scripts.includes(token.text)) {
      this.report(
        token,
        token.text === '^' ? 'A second exponent needs braces: {x^a}^b.' : 'A second index needs braces: {x_a}_b.',
      );
      return;
    }
    const scripts = level.scripts + token.text;
    if (!this.argument()) this.report(token, `Nothing stands behind this ${token.text}.`);
    level.scripts = scripts;
  }

  /** Passes over one argument, checking what is in it; false where there is none. */
  private argument(): boolean {
    const token = this.tokens[this.at];
    if (!token || token.kind === 'close' || token.kind === 'align' || token.kind === 'row') return false;
    if (token.kind === 'script' || token.kind === 'prime') return false;
    if (token.kind === 'command' && ['right', 'end', 'left', 'begin', 'middle'].includes(token.text.slice(1)))
      return false;
    const depth = this.levels.length;
    this.step();
    while (this.levels.length > depth && this.at < this.tokens.length && this.found.length === 0) this.step();
    return true;
  }

  private command(token: Token): void {
    const name = token.text.slice(1);
    if (name === 'begin' || name === 'end') return this.environment(token, name);
    if (name === 'left' || name === 'mleft') {
      this.level.scripts = '';
      if (this.delimiter(token)) this.open('right', token);
      return;
    }
    if (name === 'right' || name === 'mright') {
      if (this.delimiter(token)) this.close(token, 'right', `This ${token.text} has no \\left before it.`);
      return;
    }
    if (!/^[a-zA-Z]/.test(name)) {
      this.level.scripts = '';
      if (!/^[ !#$%&,:;>_{|}\\]$/.test(name)) this.report(token, `${token.text} is not a command that can be typeset.`);
      return;
    }
    const count = typesetArguments.get(name);
    if (count === undefined) return this.report(token, `${token.text} is not a command that can be typeset.`);
    if (name === 'sqrt' || name.startsWith('x')) this.option();
    this.level.scripts = '';
    if (/^[bB]igg?[lrm]?$/.test(name)) return void this.delimiter(token);
    for (let index = 0; index < count; index++) {
      if (alignsInBraces.has(name) && this.tokens[this.at]?.kind === 'open') {
        this.open('}', this.tokens[this.at++], '', true);
        return;
      }
      if ((count > 1 && this.takesArguments(this.tokens[this.at])) || !this.argument()) {
        const needed =
          count === 1
            ? `${token.text} needs an argument in braces.`
            : `${token.text} needs ${count} arguments in braces.`;
        if (this.found.length === 0) this.report(token, needed);
        return;
      }
    }
    this.level.scripts = '';
  }

  /** A command that is an argument itself is in braces with its own arguments. */
  private takesArguments(token: Token | undefined): boolean {
    return token?.kind === 'command' && (typesetArguments.get(token.text.slice(1)) ?? 0) > 0;
  }

  /** `[3]` behind `\sqrt`, `[2ex]` behind `\\`. */
  private option(): void {
    const opener = this.tokens[this.at];
    if (opener?.text !== '[') return;
    const end = this.source.indexOf(']', opener.start);
    if (end < 0) return this.report(opener, 'This [ is never closed.');
    while (this.at < this.tokens.length && (this.tokens[this.at]?.start ?? Infinity) <= end) this.at++;
  }

  /** A delimiter behind `\left` and `\right`. */
  private delimiter(token: Token): boolean {
    const next = this.tokens[this.at];
    const isDelimiter =
      next !== undefined &&
      (next.kind === 'command' ? delimiterCommands.test(next.text) : /^[()[\]|/.<>]$/.test(next.text));
    if (isDelimiter) this.at++;
    else this.report(token, `${token.text} needs a bracket behind it, or a full stop for none.`);
    return isDelimiter;
  }

  private environment(token: Token, kind: 'begin' | 'end'): void {
    const name = /^\s*\{([^{}]*)\}/.exec(this.source.slice(token.end, token.end + 40));
    if (!name) return this.report(token, `${token.text} needs the name of an environment in braces.`);
    const end = token.end + name[0].length;
    while ((this.tokens[this.at]?.start ?? Infinity) < end) this.at++;
    const environment = name[1] ?? '';
    const whole = { ...token, end };
    if (!typesetEnvironments.has(environment)) {
      return this.report(whole, `${environment} is not an environment that can be typeset.`);
    }
    if (kind === 'begin') {
      this.level.scripts = '';
      this.open('end', { ...whole, text: `\\begin{${environment}}` }, environment);
      if (/^(?:array|darray|subarray|alignat|xalignat|xxalignat|alignedat)/.test(environment) && !this.argument()) {
        this.report(whole, `\\begin{${environment}} needs an argument in braces, such as {cc}.`);
      }
      return;
    }
    if (this.level.close === 'end' && this.level.name !== environment) {
      return this.report(whole, `\\end{${environment}} closes ${this.level.opener?.text ?? ''}.`);
    }
    this.close(whole, 'end', `\\end{${environment}} closes nothing.`);
  }
}

const delimiterCommands =
  /^\\(?:[{}|\\]|[lr]?(?:angle|brace|brack|ceil|floor|group|moustache|vert|Vert)|[Vv]ert|backslash|[lu][lr]corner|(?:arrow|Arrow|brace)vert|(?:[uU]p|[dD]own|[uU]pdown)arrow|[lg]t)$/;

function unclosed(opener: string): string {
  if (opener === '{') return 'This { is never closed.';
  return opener === '\\left' || opener === '\\mleft' ? `This ${opener} has no \\right.` : `${opener} is never ended.`;
}

/** Commands whose argument is text, in which signs of maths mean nothing. */
const textCommands = /^\\(?:text(?:rm|it|bf|sf|tt|up|normal)?|mbox|hbox|tag)\s*\{/;

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const hole = holeAt(source, at);
    const text = hole && 'hole' in hole ? source.slice(at, hole.hole.end) : pieceAt(source, at);
    const kind = hole && 'hole' in hole ? 'atom' : kindOf(text);
    if (kind) tokens.push({ kind, text, start: at, end: at + text.length });
    at += text.length;
    const textual = kind === 'command' ? textCommands.exec(text + source.slice(at, at + 20)) : null;
    const close = textual ? endOfText(source, at) : undefined;
    if (close !== undefined) {
      tokens.push({ kind: 'atom', text: source.slice(at, close), start: at, end: close });
      at = close;
    }
  }
  return tokens;
}

/** One command, run of spaces or sign. */
function pieceAt(source: string, at: number): string {
  if (source[at] === '\\') return /^\\(?:[a-zA-Z]+|[^a-zA-Z]|$)/.exec(source.slice(at, at + 60))?.[0] ?? '\\';
  return source[at] ?? '';
}

function kindOf(text: string): Token['kind'] | undefined {
  if (/^[\s~]$/.test(text)) return undefined;
  if (text === '\\\\') return 'row';
  if (text.startsWith('\\')) return 'command';
  const kinds: Readonly<Record<string, Token['kind']>> = {
    '{': 'open',
    '}': 'close',
    '^': 'script',
    _: 'script',
    "'": 'prime',
    '&': 'align',
    '#': 'hash',
    '%': 'comment',
  };
  return kinds[text] ?? 'atom';
}

/** Where the braces of a text end; undefined when they do not. */
function endOfText(source: string, at: number): number | undefined {
  let depth = 0;
  for (let k = at; k < source.length; k++) {
    const hole = holeAt(source, k);
    if (hole && 'hole' in hole) k = hole.hole.end - 1;
    else if (source[k] === '\\') k++;
    else if (source[k] === '{') depth++;
    else if (source[k] === '}' && --depth === 0) return k + 1;
  }
  return undefined;
}
