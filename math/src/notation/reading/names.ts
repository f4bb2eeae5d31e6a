import { argument } from './arguments.ts';
import { callArguments } from './functions.ts';
import type { Token } from '../tokens/lexer.ts';
import type { Parser } from './parser.ts';
import type { Expression } from '../tree.ts';
import { Unreadable } from './unreadable.ts';

/**
 * A name with its subscript and primes; a declared function is applied when brackets follow, also with an exponent on
 * its name (f^{-1}(x), f^2(x)). `first` is the letter when it has been taken already.
 */
export function nameOrCall(parser: Parser, first?: Token): Expression {
  const token = first ?? parser.take();
  const start = token.start;
  let name = token.text;
  let isFunction = parser.lexer.isDeclaredFunction(name) || (token.kind === 'function' && token.declared === true);
  let primes = takePrimes(parser);
  const sub = subscript(parser);
  if (sub !== undefined) {
    name += `_${sub}`;
    isFunction ||= parser.lexer.isDeclaredFunction(name);
    primes += takePrimes(parser);
    if (parser.token.kind === 'under' || parser.token.kind === 'sub') parser.fail('double-subscript');
  }
  if (isFunction) {
    const called = applied(parser, name, primes, start);
    if (called) return called;
  }
  return { kind: 'name', name: name + "'".repeat(primes), span: parser.spanFrom(start) };
}

function applied(parser: Parser, name: string, primes: number, start: number): Expression | undefined {
  const finish = (): Expression | undefined => {
    const args = callArguments(parser);
    if (!args) return undefined;
    const span = parser.spanFrom(start);
    return primes > 0
      ? { kind: 'call', name, args, primes, bracketed: true, span }
      : { kind: 'call', name, args, bracketed: true, span };
  };
  if (parser.token.kind !== 'caret') return finish();
  const nameSpan = parser.spanFrom(start);
  parser.take();
  const exponent = argument(parser, 'missing-superscript');
  const base = finish();
  const span = parser.spanFrom(start);
  if (base) return { kind: 'power', base, exponent, onName: true, span };
  const alone: Expression = { kind: 'name', name: name + "'".repeat(primes), span: nameSpan };
  if (parser.token.kind === 'caret') parser.fail('double-superscript');
  return { kind: 'power', base: alone, exponent, span };
}

function takePrimes(parser: Parser): number {
  let count = 0;
  while (parser.token.kind === 'prime') count += parser.take().text.length;
  return count;
}

const subscriptText = /^[A-Za-z0-9+\-*/=,.]+$/;
const greekCommand = /\\([A-Za-z]+)/g;
const decoration = /\\(?:text|mathrm|operatorname|mathit|mathsf|textrm|mathbf)(?![A-Za-z])|\\[,:;! ]|[\s{}]/g;
const plainRun = /[A-Za-z]+|\d+/y;
const latexUnit =
  /\s*(?:(?:\\(?:text|mathrm|operatorname|mathit|textrm)\s*)\{([^{}\\]*)\}|(\\[A-Za-z]+)|([A-Za-z0-9]))/y;

/** The text of a subscript, in the form in which names keep it: `1`, `max`, `alpha`, `{n+1}`. */
export function subscript(parser: Parser): string | undefined {
  if (parser.token.kind === 'sub') return parser.take().text;
  if (parser.token.kind !== 'under') return undefined;
  const { source } = parser;
  const under = parser.token;
  const at = parser.lexer.skipBlank(under.end);
  const opening = source[at];
  let text: string;
  let end: number;
  if (opening === '{' || (parser.plain && opening === '(')) {
    end = matchingClose(source, at, opening, opening === '{' ? '}' : ')');
    text = source.slice(at + 1, end - 1).replace(/\\placeholder\s*\{\s*\}/g, '');
  } else {
    const pattern = parser.plain ? plainRun : latexUnit;
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (!found) parser.fail('missing-subscript', { start: under.start, end: at });
    text = found[0];
    end = pattern.lastIndex;
  }
  const tidy = text.replace(/\{,\}/g, '.').replace(decoration, '').replace(greekCommand, '$1');
  if (tidy === '') parser.fail('missing-subscript', { start: under.start, end });
  if (!subscriptText.test(tidy)) parser.fail('subscript-text', { start: under.start, end });
  parser.takeUntil(end);
  return /^(?:[A-Za-z]+|\d+)$/.test(tidy) ? tidy : `{${tidy}}`;
}

function matchingClose(source: string, at: number, opening: string, close: string): number {
  let depth = 0;
  for (let index = at; index < source.length; index++) {
    if (source[index] === opening) depth++;
    else if (source[index] === close && --depth === 0) return index + 1;
  }
  if (opening === '{') throw new Unreadable('missing-close-brace', at, source.length);
  throw new Unreadable('missing-close-bracket', at, source.length, close);
}
