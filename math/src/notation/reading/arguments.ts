import { open } from './cursor.ts';
import { type Parser, powers } from './parser.ts';
import type { Expression } from '../tree.ts';
import type { ProblemCode } from './unreadable.ts';

/** The signs that close brackets, as a person sees them, by the text of the opening token. */
export const closing: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '⟩',
  floor: '⌋',
  ceil: '⌉',
};

/** The content of braces whose opening one is the current token; undefined when nothing or an empty box is in them. */
function braced(parser: Parser, close: 'brace-close' | 'close'): Expression | undefined {
  const opening = parser.take();
  return parser.within(open, () => {
    const box = parser.token;
    const isBox = parser.takeIf('placeholder');
    if (parser.takeIf(close)) return undefined;
    if (isBox) parser.fail('empty-box', box);
    const body = parser.list();
    if (parser.token.kind !== close || (close === 'close' && parser.token.text !== '}')) {
      if (parser.token.kind === 'end') parser.fail('missing-close-brace', opening);
      failAtUnexpected(parser, 'missing-close-brace', opening);
    }
    parser.take();
    return body;
  });
}

/** Fails at a token that cannot follow: a stray closing sign has its own sentence. */
export function failAtUnexpected(
  parser: Parser,
  otherwise?: ProblemCode,
  at: { start: number; end: number } = parser.token,
): never {
  const { token } = parser;
  if (token.kind === 'brace-close') parser.fail('missing-open-brace');
  if (token.kind === 'side') parser.fail('missing-superscript');
  if (token.kind === 'close') {
    const opener = Object.keys(closing).find((each) => closing[each] === token.text || each === token.text);
    parser.fail('missing-open-bracket', token, opener === 'floor' ? '⌊' : opener === 'ceil' ? '⌈' : opener);
  }
  if (otherwise) parser.fail(otherwise, at, parser.source.slice(at.start, at.end));
  parser.fail('unexpected-character', token, parser.shown(token));
}

/** Content of TeX braces that is one operand: `{x+1}`. They are not brackets and leave no trace. */
export function bracedOperand(parser: Parser): Expression {
  const start = parser.token.start;
  const body = braced(parser, 'brace-close');
  return body ?? parser.fail('empty-braces', parser.spanFrom(start));
}

/**
 * The argument of a fraction, root or script by TeX's rules: braces, or one digit, letter or command. In plain text
 * it is a whole number, a name, a bracket (which then only shows the extent) or a signed one of these.
 */
export function argument(parser: Parser, missing: ProblemCode, piece?: string): Expression {
  const { token } = parser;
  const start = token.start;
  const opensBrace = token.kind === 'brace-open' || (parser.plain && token.kind === 'open' && token.text === '{');
  if (opensBrace) {
    const body = braced(parser, token.kind === 'brace-open' ? 'brace-close' : 'close');
    parser.last = { ...parser.last, kind: 'text' };
    return body ?? parser.fail(missing, parser.spanFrom(start), piece);
  }
  if (token.kind === 'placeholder') {
    parser.fail(missing, token, piece);
  }
  if (token.kind === 'sign' && (token.text === '-' || token.text === '+')) {
    parser.take();
    const operand = parser.within(parser.around, () => argument(parser, missing, piece));
    const span = parser.spanFrom(start);
    return token.text === '-' ? { kind: 'negate', operand, span } : { kind: 'positive', operand, span };
  }
  if (token.kind === 'number') return numberArgument(parser);
  if (token.kind === 'name' && !parser.plain) {
    // By TeX's rules the subscript in x^a_1 belongs to x.
    parser.take();
    return { kind: 'name', name: token.text, span: parser.spanFrom(start) };
  }
  if (!parser.startsFactor() && token.kind !== 'bar') {
    const at = token.kind === 'end' ? { start: parser.last.start, end: token.end } : token;
    parser.fail(missing, at, piece);
  }
  const operand = parser.within(open, () => parser.operand(powers.implicit));
  return parser.plain && operand.kind === 'group' && operand.shape === 'round' ? operand.body : operand;
}

function numberArgument(parser: Parser): Expression {
  const { token } = parser;
  const digits = parser.source.slice(token.start, token.end);
  const isBare = /^\d$/.test(digits) && token.repetend === undefined && token.exponent === undefined;
  if (isBare && !parser.plain) {
    // In x^2 \frac12 the fraction is a factor, not a part of the exponent.
    parser.take();
    parser.last = { ...parser.last, kind: 'text' };
    return { kind: 'number', text: digits, span: { start: token.start, end: token.end } };
  }
  if (parser.plain || digits.length === 1 || !/^\d/.test(digits)) {
    const operand = parser.operand(powers.implicit);
    if (!parser.plain) parser.last = { ...parser.last, kind: 'text' };
    return operand;
  }
  parser.takeUntil(token.start + 1);
  return { kind: 'number', text: digits.slice(0, 1), span: { start: token.start, end: token.start + 1 } };
}
