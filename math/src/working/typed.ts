import { freeNames } from '../algebra/names.ts';
import { substitute } from '../algebra/substitute.ts';
import { namesIn, read, toLatex, toPlain } from '../notation/index.ts';
import { walk } from '../notation/traverse.ts';
import type { Expression } from '../notation/tree.ts';
import type { ReadError, ReadOptions, ReadResult } from '../notation/reading/read-result.ts';

/** A line as it was typed, without what belongs to the writing. */
export type TypedLine =
  | {
      readonly tree: Expression;
      /** The line begins with an equals sign: it carries on with the last value above. */
      readonly continues: boolean;
    }
  | { readonly unreadable: ReadError };

/** Reads lines, each with blanks in place of signs and words that belong to the writing, so that places stay the same. */
export function readLines(sources: readonly string[], options: ReadOptions): readonly TypedLine[] {
  const cleaned = sources.map(withoutNote);
  const names = cleaned.flatMap((source) => /^([^=]*?)=/.exec(source)?.[1] ?? []).flatMap(definedName);
  const functions = [...(options.functions ?? []), ...names];
  const lines = cleaned.map((source): TypedLine => {
    const continues = /^\s*=(?!\s*>)/.test(source);
    const statement = withoutLead(source);
    const known = solutionWords(statement);
    if (known) return { tree: known, continues: false };
    const result = readStatement(statement, { ...options, functions });
    return result.ok ? { tree: result.tree, continues } : { unreadable: result.error };
  });
  return withMemberInPlace(lines);
}

/**
 * A formula for the members of a sequence as one for the only member that other lines speak of: with a₁₀ below it,
 * aₙ = a₁ + (n − 1)d is a₁₀ = a₁ + (10 − 1)d.
 */
function withMemberInPlace(lines: readonly TypedLine[]): readonly TypedLine[] {
  const trees = lines.map((line) => ('tree' in line ? line.tree : undefined));
  for (const [index, tree] of trees.entries()) {
    const [left, right] = tree?.kind === 'relation' && tree.operators.join() === '=' ? tree.operands : [];
    const [general, name, letter] = left?.kind === 'name' ? (/^([A-Za-z])_([a-z])$/.exec(left.name) ?? []) : [];
    if (!tree || !right || general === undefined || letter === undefined || !namesIn(right).has(letter)) continue;
    const elsewhere = new Set(trees.flatMap((other) => (other && other !== tree ? [...namesIn(other)] : [])));
    const members = [...elsewhere].filter(
      (other) => /^[A-Za-z]_\{?\d+\}?$/.test(other) && other.startsWith(`${name}_`),
    );
    const [member, ...others] = members.filter((other) => !namesIn(right).has(other));
    if (member === undefined || others.length > 0 || elsewhere.has(letter) || elsewhere.has(general)) continue;
    const position: Expression = { kind: 'number', text: member.replace(/\D/g, '') };
    const changes = new Map<string, Expression>([
      [general, { kind: 'name', name: member }],
      [letter, position],
    ]);
    return lines.with(index, { tree: substitute(tree, changes), continues: false });
  }
  return lines;
}

/** Reads a line; where it cannot be read and has brackets with bounds, with the difference in place of these. */
function readStatement(source: string, options: ReadOptions): ReadResult {
  const result = read(source, options);
  if (result.ok) return result;
  const worked = source.replace(boundedBrackets, (whole, body: string, from?: string, to?: string, ...others) => {
    const [low, high] = [from ?? String(others[1] ?? ''), to ?? String(others[0] ?? '')];
    return differenceOf([body, low, high].map(withoutBraces), options) ?? whole;
  });
  const other = worked === source ? result : read(worked, options);
  return other.ok ? other : result;
}

/** `[x^3]_0^2` with its bounds in either order, each of them one sign or in braces. */
const boundedBrackets = ((): RegExp => {
  const bound = String.raw`\s*(\{[^{}]*\}|\([^()]*\)|-?\d+|\\[a-z]+|[a-z])\s*`;
  const body = String.raw`(?:\\left)?\[((?:[^[\]\\]|\\(?!right))*)(?:\\right)?\]`;
  return new RegExp(String.raw`${body}\s*(?:_${bound}\^${bound}|\^${bound}_${bound})`, 'g');
})();

const withoutBraces = (text: string): string => text.replace(/^\{(.*)\}$/, '$1');

/** F(b) − F(a) for [F(x)]ₐᵇ in at most one letter that is not one of the bounds; undefined where a part cannot be read. */
function differenceOf(parts: readonly string[], options: ReadOptions): string | undefined {
  const [body, from, to] = parts.map((part) => {
    const result = read(part, options);
    return result.ok ? result.tree : undefined;
  });
  if (!body || !from || !to || [from, to].some(isInfinite)) return undefined;
  const [letter, ...others] = freeNames(body);
  if (letter === undefined || others.length > 0) return undefined;
  const [low, high] = [from, to].map((bound) => substitute(body, new Map([[letter, bound]])));
  if (!low || !high) return undefined;
  const difference: Expression = { kind: 'add', terms: [high, { kind: 'negate', operand: low }] };
  const group: Expression = { kind: 'group', shape: 'round', body: difference };
  return options.syntax === 'plain' ? toPlain(group) : toLatex(group);
}

function isInfinite(tree: Expression): boolean {
  let holds = false;
  walk(tree, (node) => {
    holds ||= node.kind === 'constant' && node.name === 'infinity';
    return !holds;
  });
  return holds;
}

/** f in `f(x)` and in `f''(x)`, before an equals sign. */
function definedName(left: string): string[] {
  const [, name] = /^\s*([A-Za-z])(?:'|\^\{?\\prime)*\}?\s*(?:\\left)?\(\s*[a-z]\s*(?:\\right)?\)\s*$/.exec(left) ?? [];
  return name === undefined ? [] : [name];
}

const blank = (text: string): string => ' '.repeat(text.length);

const leadingSign =
  /^\s*(?:\\(?:Leftrightarrow|Longleftrightarrow|iff|Rightarrow|implies|therefore)(?![A-Za-z])|<=>|=>|->|[⇔⇒→∴=])/;
const leadingWord =
  /^\s*(?:\\text\{\s*)?(?:let|set|put|with|where|so|then|thus|hence|therefore|substitute|substitution)\b:?(?:\s*\})?/i;
const leadingCase = /^\s*(?:(?:case|fall|cas|caso)\s*(?:\d|[IV]{1,3}|[ab])|\d\.\s*(?:case|fall|cas|caso))\s*[:.)]/i;
const leadingNumeral = /^\s*(?:\((?:[1-9]|I{1,3}|IV|V)\)|(?:I{1,3}|IV|V)\s*[:.)])\s+/;

function withoutLead(source: string): string {
  return withoutReference(source)
    .replace(/(?<![A-Za-z_\d\\])([a-z])([1-9])(?=\s*=)/g, '$1_$2')
    .replace(leadingCase, blank)
    .replace(leadingNumeral, blank)
    .replace(leadingSign, blank)
    .replace(leadingWord, blank)
    .replace(':=', ' =')
    .replace(/=\s*$/, blank);
}

/** `(1) + (2):` and `I − 2·II:` in front of a line say where it comes from. */
function withoutReference(source: string): string {
  const colon = source.indexOf(':');
  const lead = source.slice(0, Math.max(colon, 0));
  const isReference = /^[-+−·*\s\d()IV]+$/.test(lead) && /[IV]|\(\d\)/.test(lead) && source[colon + 1] !== '=';
  return isReference ? blank(lead) + ' ' + source.slice(colon + 1) : source;
}

const openings = '([{';
const closings = ')]}';

/**
 * Cuts off what is noted behind a stroke: `2x = 4 | :2` says what comes next. A stroke belongs to an absolute value
 * where it has a partner, and to a set where it is in braces.
 */
function withoutNote(source: string): string {
  const strokes = [...source.matchAll(/\\(?:mid|vert|Big\||big\||left\||right\|)(?![A-Za-z])|\|/g)];
  for (const { index, 0: stroke } of strokes) {
    const head = source.slice(0, index);
    const note = source.slice(index + stroke.length);
    if (/\\(?:left|right)\|/.test(stroke) || !/[=<>≤≥]|\\[lg]eq?(?![A-Za-z])/.test(head)) continue;
    const isEven = stroke === '|' ? countOf(head, '|') % 2 === 0 && countOf(note, '|') % 2 === 0 : true;
    if (isEven && isBalanced(head) && /[\w)\]}'!%π]$/.test(trimmed(head)) && isOperation(trimmed(note))) return head;
  }
  return source;
}

/** Without spaces at the ends, LaTeX's own included. */
const trimmed = (text: string): string => text.replace(/\\(?:[;,:! ]|q?quad(?![a-zA-Z]))/g, ' ').trim();

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (openings.includes(sign)) depth += 1;
    if (closings.includes(sign)) depth -= 1;
  }
  return depth === 0;
}

/** Whether a note is an operation on both sides: `:2`, `+3`, `- x`, `\cdot 2`, `√`, `()^2`, `ln`. */
function isOperation(note: string): boolean {
  return /^(?:[-+−–:/*·÷×^√²(]|\\(?:cdot|times|div|sqrt|ln|log|frac)(?![A-Za-z])|(?:sqrt|ln|log|lg|exp|square|root)\b)/.test(
    note,
  );
}

/** Reads words about all solutions. */
function solutionWords(source: string): Expression | undefined {
  const text = source
    .replace(/\\(?:text|mathrm|textrm)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\[;,:! ]|~/g, ' ')
    .replace(/^\s*(?:\\mathbb\s*\{?\s*L\s*\}?|L|S)\s*=/, ' ')
    .replace(/^\s*x\s*(?:\\in|∈|in)(?![a-z])(?:\s*R\s*$)?/, (start) => (/R\s*$/.test(start) ? 'ℝ' : ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  if (nothing.test(text)) return { kind: 'constant', name: 'false' };
  return everything.test(text) ? { kind: 'constant', name: 'true' } : undefined;
}

const nothing =
  /^(?:(?:there (?:is|are) )?(?:no|none|not any)(?: real)?(?: solutions?| values?| roots?)?\.?|contradiction!?|impossible|\{ ?\}|\\\{ ?\\\}|\\emptyset|\\varnothing|∅|no such x)$/;
const everything =
  /^(?:(?:true )?(?:for )?(?:all|every|any)(?: real)?(?: numbers?| values?)?(?: of)?(?: x)?(?: (?:in )?(?:r|\\mathbb ?\{?r\}?))?\.?|always true|all real numbers|infinitely many solutions|\\mathbb ?\{?r\}?|ℝ)$/;
