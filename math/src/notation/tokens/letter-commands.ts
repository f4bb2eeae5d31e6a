import type { Token, TokenSource } from './token.ts';
import { Unreadable } from '../reading/unreadable.ts';
import { tidyUnit } from '../units.ts';
import { blackboard, functionNamed, joiningWords } from './words.ts';

const upright: ReadonlySet<string> = new Set([
  'mathrm',
  'operatorname',
  'text',
  'textrm',
  'mbox',
  'textit',
  'mathit',
  'mathsf',
  'mathtt',
]);
const isText: ReadonlySet<string> = new Set(['text', 'textrm', 'mbox', 'textit']);
const word = /^[A-Za-z][A-Za-z0-9]*$/;

/**
 * Reads \mathrm{…}, \operatorname{…}, \text{…}, \mathbb{…} and their kin as one token: a function, a name, a constant,
 * a differential or text. Styles around more than a word are without meaning, their content is read as it stands.
 */
export function letterCommand(lexer: TokenSource, command: string, start: number, end: number): Token {
  const { source } = lexer;
  const from = lexer.skipBlank(end);
  const inParentheses = command === 'text' && lexer.plain && source[from] === '(';
  const close = source[from] === '{' ? source.indexOf('}', from) : inParentheses ? source.indexOf(')', from) : from;
  if (close < 0) throw new Unreadable('missing-close-brace', from, source.length);
  const stop = Math.max(close, from) + 1;
  const content = source[from] === '{' || inParentheses ? source.slice(from + 1, close) : (source[from] ?? '');
  const inner = content.trim();
  const at = { start, end: Math.min(stop, source.length) };
  if (lexer.units && upright.has(command) && source[from] === '{') {
    const unit = unitToken(lexer, start, from);
    if (unit) return unit;
  }
  if (isText.has(command)) return textToken(lexer, content, at);
  if (command === 'mathbb' || command === 'Bbb') {
    const constant = blackboard[inner];
    if (constant) return { kind: 'constant', text: constant, ...at };
  }
  if (!word.test(inner)) return lexer.tokenAt(end);
  if (upright.has(command)) return uprightToken(lexer, command, inner, at);
  return inner.length === 1 ? { kind: 'name', text: inner, ...at } : lexer.tokenAt(end);
}

const unitShape = /^[A-Za-zµΩ°%(][A-Za-zµΩ°%*/^()\d-]*$/;

/** \mathrm{m\,s^{-2}} as a unit; undefined for functions, declared names, constants and other words. */
function unitToken(lexer: TokenSource, start: number, from: number): Token | undefined {
  const { source } = lexer;
  let depth = 0;
  let close = from;
  for (; close < source.length; close++) {
    if (source[close] === '{') depth++;
    else if (source[close] === '}' && --depth === 0) break;
  }
  if (close === source.length) throw new Unreadable('missing-close-brace', from, close);
  const text = tidyUnit(source.slice(from + 1, close));
  if (!unitShape.test(text) || text === 'e' || text === 'i' || joiningWords[text]) return undefined;
  if (functionNamed(text) !== undefined && text !== 'min') return undefined;
  if (lexer.isDeclaredFunction(text) || lexer.isDeclaredName(text)) return undefined;
  return { kind: 'unit', text, start, end: close + 1 };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Words in \text{…} or quotation marks: joining words, declared names, or text. */
export function textToken(lexer: TokenSource, content: string, at: Place): Token {
  const inner = content.trim();
  const joining = joiningWords[inner.toLowerCase()];
  if (joining) return { kind: 'logic', text: joining, ...at };
  if (lexer.isDeclaredFunction(inner)) return { kind: 'function', text: inner, ...at, declared: true };
  if (lexer.isDeclaredName(inner)) return { kind: 'name', text: inner, ...at, declared: true };
  return { kind: 'text', text: content, ...at };
}

function uprightToken(lexer: TokenSource, command: string, inner: string, at: Place): Token {
  if (lexer.isDeclaredFunction(inner)) return { kind: 'function', text: inner, ...at, declared: true };
  if (lexer.isDeclaredName(inner)) return { kind: 'name', text: inner, ...at, declared: true };
  if (inner === 'd') return { kind: 'differential', text: 'd', ...at };
  if (inner === 'e' || inner === 'i') return { kind: 'constant', text: inner, ...at };
  if (inner === 'true' || inner === 'false') return { kind: 'constant', text: inner, ...at };
  const known = functionNamed(inner);
  if (known && (inner.length > 2 || command === 'operatorname' || known === 'ln' || known === 'lg')) {
    return { kind: 'function', text: known, ...at };
  }
  if (
    command === 'operatorname' &&
    /^\s*(?:\(|\\left\s*\(|\\mleft\s*\()/.test(lexer.source.slice(at.end, at.end + 16))
  ) {
    return { kind: 'function', text: inner, ...at, declared: true };
  }
  return { kind: 'name', text: inner, ...at };
}
