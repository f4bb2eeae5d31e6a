import { holeAt, type HoleSource, type ScanProblem } from './text-scan.ts';

/**
 * The outline of a LaTeX formula with holes: rows of sums of terms of items. It is coarser than a mathematical reading
 * and never fails on LaTeX that we do not know, so an author may write anything between the dollars; it knows enough
 * to print a value well where it stands: signs, coefficients of one and nought, brackets.
 */

export type Hole<T> = { readonly kind: 'hole'; readonly value: T };
export type Item<T> =
  | Hole<T>
  | { readonly kind: 'space'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'letter'; readonly text: string }
  /** An explicit sign between factors: `\cdot`, `/` … */
  | { readonly kind: 'operator'; readonly text: string }
  /** A function's name: what follows is its argument. */
  | { readonly kind: 'function'; readonly text: string }
  | { readonly kind: 'postfix'; readonly text: string }
  | { readonly kind: 'script'; readonly mark: '^' | '_'; readonly body: Item<T> }
  | { readonly kind: 'command'; readonly text: string; readonly args: readonly Item<T>[] }
  | { readonly kind: 'group'; readonly open: string; readonly close: string; readonly row: Row<T> }
  | { readonly kind: 'words'; readonly open: string; readonly pieces: readonly (string | Hole<T>)[] };

export interface Term<T> {
  /** As typed with its spaces, e.g. ` + `; absent in a first term without sign. */
  readonly sign?: { readonly before: string; readonly mark: string; readonly after: string };
  readonly items: readonly Item<T>[];
}

export type Row<T> = readonly (
  | { readonly kind: 'separator'; readonly text: string }
  /** `continues` marks a sum that goes on after a closing `|` or bracket, so that its first sign is no prefix. */
  | { readonly kind: 'sum'; readonly terms: readonly Term<T>[]; readonly continues: boolean }
)[];

const operators = new Set(['\\cdot', '\\times', '\\div', '\\ast', '\\star', '\\circ', '\\bullet', '\\oplus', '\\otimes']);
const functions = new Set(
  (
    'sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan arccot arcsec arccsc arsinh arcosh artanh ' +
    'log ln lg exp lim max min sup inf det dim ker gcd deg arg Re Im operatorname mod bmod pmod Pr'
  )
    .split(' ')
    .map((name) => `\\${name}`),
);
const bigs = new Set(
  'int iint iiint oint sum prod bigcup bigcap coprod'.split(' ').map((name) => `\\${name}`),
);
const spaces = new Set(['\\,', '\\;', '\\:', '\\!', '\\ ', '~', '\\thinspace', '\\nobreak', '\\limits', '\\nolimits']);
const textual = new Set(
  'text textrm textbf textit texttt mathrm mathbf mathit mathsf mathtt operatorname label tag color unit mbox'
    .split(' ')
    .map((name) => `\\${name}`),
);
/** How many arguments these commands take; holes there are wrapped in braces. */
const argumentCounts: Readonly<Record<string, number>> = {
  '\\frac': 2,
  '\\dfrac': 2,
  '\\tfrac': 2,
  '\\cfrac': 2,
  '\\binom': 2,
  '\\dbinom': 2,
  '\\tbinom': 2,
  '\\sqrt': 1,
  '\\overline': 1,
  '\\underline': 1,
  '\\bar': 1,
  '\\hat': 1,
  '\\vec': 1,
  '\\dot': 1,
  '\\ddot': 1,
  '\\tilde': 1,
  '\\widehat': 1,
  '\\overrightarrow': 1,
  '\\overset': 2,
  '\\underset': 2,
  '\\stackrel': 2,
  '\\boxed': 1,
  '\\cancel': 1,
  '\\underbrace': 1,
  '\\overbrace': 1,
  '\\mathbb': 1,
  '\\mathcal': 1,
  '\\boldsymbol': 1,
};
const closing = /^(\||\)|\]|\\(\||[rR]?[vV]ert|\}|rbrace|rangle|rfloor|rceil))$/;
const greek = new Set(
  (
    'alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi varpi rho sigma ' +
    'tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega ell infty hbar ' +
    'partial nabla'
  )
    .split(' ')
    .map((name) => `\\${name}`),
);

export interface OutlineResult<T> {
  readonly row: Row<T>;
  readonly problems: readonly ScanProblem[];
}

/** Outlines a formula. `hole` turns each `{{…}}` into what rendering needs; offsets given to it start at `offset`. */
export function outlineLatex<T>(source: string, offset: number, hole: (found: HoleSource) => T): OutlineResult<T> {
  const problems: ScanProblem[] = [];
  let at = 0;

  function row(isEnd: () => boolean): Row<T> {
    const entries: Row<T>[number][] = [];
    let terms: { sign?: NonNullable<Term<T>['sign']>; items: Item<T>[] }[] = [];
    const last = () => terms.at(-1) ?? (terms.push({ items: [] }), terms[terms.length - 1])!;
    const endSum = () => {
      const trailing: Item<T>[] = [];
      const items = terms.at(-1)?.items ?? [];
      while (items.at(-1)?.kind === 'space') trailing.unshift(...items.splice(-1));
      const before = entries.at(-1);
      const continues = before?.kind === 'separator' && closing.test(before.text);
      if (terms.length > 0) entries.push({ kind: 'sum', terms, continues });
      for (const space of trailing) if (space.kind === 'space') entries.push({ kind: 'separator', text: space.text });
      terms = [];
    };
    while (at < source.length && !isEnd()) {
      const sign = /^(\s*)([+-]|\\pm(?![a-zA-Z])|\\mp(?![a-zA-Z]))(\s*)/.exec(source.slice(at, at + 40));
      if (sign) {
        at += sign[0].length;
        terms.push({ sign: { before: sign[1] ?? '', mark: sign[2] ?? '+', after: sign[3] ?? '' }, items: [] });
        continue;
      }
      const item = nextItem();
      if (item === undefined) continue;
      if (item.kind === 'separator' || item.kind === 'big') {
        endSum();
        entries.push({ kind: 'separator', text: item.text });
        // The scripts of \int and \sum belong to it; what follows is a sum of its own.
        if (item.kind === 'big') while (at < source.length && /^\s*[_^]/.test(source.slice(at))) pushScript(entries);
      } else if (item.kind === 'space' && terms.length === 0) entries.push({ kind: 'separator', text: item.text });
      else last().items.push(item);
    }
    endSum();
    return entries;
  }

  function pushScript(entries: Row<T>[number][]): void {
    at += /^\s*/.exec(source.slice(at))?.[0].length ?? 0;
    const item = nextItem();
    if (item && item.kind !== 'separator' && item.kind !== 'big') {
      entries.push({ kind: 'sum', terms: [{ items: [item] }], continues: false });
    }
  }

  type Next = Item<T> | { kind: 'separator'; text: string } | { kind: 'big'; text: string } | undefined;

  function nextItem(): Next {
    const found = holeAt(source, at);
    if (found) {
      if ('hole' in found) {
        at = found.hole.end;
        const { start, end, at: inner } = found.hole;
        return {
          kind: 'hole',
          value: hole({ ...found.hole, start: start + offset, end: end + offset, at: inner + offset }),
        };
      }
      problems.push({ ...found.problem, start: found.problem.start + offset, end: found.problem.end + offset });
      at += 2;
      return undefined;
    }
    const rest = source.slice(at, at + 300);
    const space = /^\s+/.exec(rest);
    if (space) return take(space[0], 'space');
    const number = /^\d+(\.\d+|\{,\}\d+)?/.exec(rest);
    if (number) return take(number[0], 'number');
    const character = rest[0] ?? '';
    if (character === '\\') return command(rest);
    if (character === '{') return group('{', '}');
    if (character === '(') return fenced('(', ')');
    if (character === '[') return fenced('[', ']');
    if (character === '^' || character === '_') return script(character);
    if (/[a-zA-Z]/.test(character)) return take(character, 'letter');
    if (/[/*]/.test(character)) return take(character, 'operator');
    if (/[!'%]/.test(character)) return take(character, 'postfix');
    if (character === '~') return take(character, 'space');
    return take(character, 'separator');
  }

  function take<K extends 'space' | 'number' | 'letter' | 'operator' | 'postfix' | 'separator' | 'function' | 'big'>(
    text: string,
    kind: K,
  ): { kind: K; text: string } {
    at += text.length;
    return { kind, text };
  }

  function command(rest: string): Next {
    const name = /^\\([a-zA-Z]+\*?|[\s\S]|$)/.exec(rest)?.[0] ?? '\\';
    if (name === '\\left') return delimited(rest);
    if (name === '\\begin' || name === '\\end') {
      return take(/^\\(begin|end)\s*\{[^}]*\}(\{[lcr|]*\})?(\[[a-z]\])?/.exec(rest)?.[0] ?? name, 'separator');
    }
    if (textual.has(name)) return words(name);
    if (operators.has(name)) return take(name, 'operator');
    if (functions.has(name)) return take(name, 'function');
    if (bigs.has(name)) return take(name, 'big');
    if (spaces.has(name)) return take(name, 'space');
    if (greek.has(name)) return take(name, 'letter');
    if (name === '\\%') return take(name, 'postfix');
    const count = argumentCounts[name];
    if (count === undefined) return take(name, 'separator');
    at += name.length;
    const option = name === '\\sqrt' ? /^\s*\[[^\]{}]*\]/.exec(source.slice(at)) : null;
    at += option?.[0].length ?? 0;
    const args: Item<T>[] = [];
    while (args.length < count && at < source.length) {
      if (source[at] === ' ') at++;
      else args.push(argument());
    }
    return { kind: 'command', text: name + (option?.[0] ?? ''), args };
  }

  /** One argument or script: a group, a hole, a command, or one character. */
  function argument(): Item<T> {
    const digit = /^\d/.exec(source.slice(at, at + 1));
    if (digit) return take(digit[0], 'number');
    const item = nextItem();
    if (item === undefined) return { kind: 'space', text: '' };
    return item.kind === 'separator' || item.kind === 'big' ? { kind: 'letter', text: item.text } : item;
  }

  function script(mark: '^' | '_'): Item<T> {
    at++;
    while (source[at] === ' ') at++;
    return at < source.length ? { kind: 'script', mark, body: argument() } : { kind: 'letter', text: mark };
  }

  function group(open: string, close: string): Item<T> {
    at += open.length;
    const body = row(() => source.startsWith(close, at));
    const closed = source.startsWith(close, at);
    if (closed) at += close.length;
    return { kind: 'group', open, close: closed ? close : '', row: body };
  }

  /** `(…)` and `[…]` when they close in the same group; else the bracket stands alone, as in `]1, 2]`. */
  function fenced(open: '(' | '[', close: ')' | ']'): Next {
    let depth = 0;
    for (let k = at; k < source.length; k++) {
      const found = holeAt(source, k);
      if (found && 'hole' in found) k = found.hole.end - 1;
      else if (source[k] === '\\') k++;
      else if (source[k] === '{' || source[k] === '(' || source[k] === '[') depth++;
      else if (source[k] === '}' || source[k] === ')' || source[k] === ']') {
        depth--;
        if (depth === 0) return source[k] === close ? group(open, close) : take(open, 'separator');
        if (depth < 0) break;
      }
    }
    return take(open, 'separator');
  }

  function delimited(rest: string): Next {
    const open = /^\\left\s*(\\[a-zA-Z]+|\\.|.)/.exec(rest)?.[0];
    if (!open) return take('\\left', 'separator');
    at += open.length;
    const body = row(() => /^\\right(?![a-zA-Z])/.test(source.slice(at, at + 7)));
    const close = /^\\right\s*(\\[a-zA-Z]+|\\.|.)/.exec(source.slice(at, at + 40))?.[0] ?? '';
    at += close.length;
    return { kind: 'group', open, close, row: body };
  }

  /** `\text{…}` and the like: letters in it are no mathematics. */
  function words(name: string): Item<T> {
    at += name.length;
    while (source[at] === ' ') at++;
    if (source[at] !== '{') return { kind: 'letter', text: name };
    at++;
    const pieces: (string | Hole<T>)[] = [];
    let depth = 0;
    while (at < source.length) {
      const found = holeAt(source, at);
      if (found && 'hole' in found) {
        const item = nextItem();
        if (item?.kind === 'hole') pieces.push(item);
        continue;
      }
      const character = source[at] ?? '';
      at++;
      if (character === '{') depth++;
      if (character === '}' && depth-- === 0) break;
      pieces.push(character);
    }
    return { kind: 'words', open: `${name}{`, pieces };
  }

  const result = row(() => false);
  return { row: result, problems };
}
