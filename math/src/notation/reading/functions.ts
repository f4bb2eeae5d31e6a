import { argument as readArgument } from './arguments.ts';
import { expectClose } from './brackets.ts';
import { open } from './cursor.ts';
import { type Parser, powers } from './parser.ts';
import { goesOn, isDot } from '../levels.ts';
import type { Expression, ProductMark } from '../tree.ts';
import { inverses, mostArguments, takesBareArgument } from '../tokens/words.ts';

/** Reads the arguments in the brackets here; undefined when none open. */
export function callArguments(parser: Parser, squareToo = false): Expression[] | undefined {
  const { token } = parser;
  const square = squareToo && token.text === '[';
  if (token.kind !== 'open' || (token.text !== '(' && !square)) return undefined;
  parser.take();
  return parser.within(open, () => {
    if (parser.takeIf('close', square ? ']' : ')')) parser.fail('empty-brackets', parser.spanFrom(token.start));
    const items = parser.items();
    expectClose(parser, token, square ? ']' : ')');
    return items;
  });
}

const digitsBase = /(\d+)(?=\s?\()/y;

/**
 * A known function: its base and exponent on the name, then its argument. Brackets end the argument; without them it is
 * the factors side by side up to the next function: sin 2x is sin(2x), sin x cos x is a product.
 */
export function functionCall(parser: Parser): Expression {
  const { text: name, start, end } = parser.take();
  if (name === 'abs' || name === 'norm') return absoluteCall(parser, name, start);
  let base: Expression | undefined;
  let exponent: Expression | undefined;
  for (;;) {
    if (parser.token.kind === 'under' && name === 'log' && base === undefined) {
      parser.take();
      base = readArgument(parser, 'missing-subscript');
    } else if (parser.token.kind === 'sub' && name === 'log' && base === undefined) {
      const { text, start: from, end: to } = parser.take();
      const span = { start: from, end: to };
      base = text === 'e' ? { kind: 'constant', name: 'e', span } : { kind: 'number', text, span };
    } else if (parser.token.kind === 'caret') {
      if (exponent) parser.fail('double-superscript');
      parser.take();
      exponent = readArgument(parser, 'missing-superscript');
    } else if (parser.token.kind === 'super' && exponent === undefined) {
      exponent = raisedNumber(parser);
    } else break;
  }
  if (parser.plain && name === 'log' && parser.token.kind === 'number' && parser.token.start === end && !base) {
    digitsBase.lastIndex = end;
    const digits = digitsBase.exec(parser.source)?.[1];
    if (digits) {
      base = { kind: 'number', text: digits, span: { start: end, end: end + digits.length } };
      parser.takeUntil(end + digits.length);
    }
  }
  return finishCall(parser, name, start, base, exponent);
}

function finishCall(
  parser: Parser,
  spelled: string,
  start: number,
  base: Expression | undefined,
  exponent: Expression | undefined,
): Expression {
  const inverse = exponent && isMinusOne(exponent) ? inverses.get(spelled) : undefined;
  const name = inverse ?? spelled;
  const argument = callArgument(parser, spelled, start);
  const { args } = argument;
  if (args.length > mostArguments(name)) parser.fail('many-arguments', parser.spanFrom(start), name);
  if (args.length < 2 && (name === 'binomial' || name === 'mod'))
    parser.fail('missing-argument', parser.spanFrom(start), name);
  // A binomial has a form of its own in print, so brackets say nothing there.
  const bracketed = name === 'binomial' ? undefined : argument.bracketed;
  const span = parser.spanFrom(start);
  const called: Expression = {
    kind: 'call',
    name,
    args,
    ...(base ? { base } : {}),
    ...(bracketed ? { bracketed } : {}),
    span,
  };
  return exponent && !inverse ? { kind: 'power', base: called, exponent, onName: true, span } : called;
}

function callArgument(parser: Parser, name: string, start: number): { args: Expression[]; bracketed?: true } {
  const inBrackets = callArguments(parser, true);
  if (inBrackets) return { args: inBrackets, bracketed: true };
  const { kind, text } = parser.token;
  if (kind === 'open' && text === '{' && !takesBareArgument(name)) {
    const set = parser.operand(powers.implicit);
    if (set.kind !== 'set' || set.items.length === 0) parser.fail('missing-argument', parser.spanFrom(start), name);
    return { args: [...set.items], bracketed: true };
  }
  if (kind === 'brace-open') {
    const only = readArgument(parser, 'missing-argument', name);
    return { args: only.kind === 'list' ? [...only.items] : [only] };
  }
  parser.expectOperand(start, name);
  const only = parser.within({ ...parser.around, bareArgument: true }, () => {
    const factor = parser.expression(powers.product);
    return goesOn(name, factor) ? throughDots(parser, factor) : factor;
  });
  return { args: [only] };
}

/** sin 2 · x is the sine of 2x, as the sine of two radians is never meant; ln 2 · x is a product. */
function throughDots(parser: Parser, first: Expression): Expression {
  const factors = [first];
  const marks: ProductMark[] = [];
  for (;;) {
    const { kind, text, end } = parser.token;
    if (kind !== 'times' || !isDot(text) || !['name', 'constant'].includes(parser.lexer.tokenAt(end).kind)) break;
    parser.take();
    const next = parser.expression(powers.product);
    marks.push(text, ...(next.kind === 'multiply' ? next.marks : []));
    factors.push(...(next.kind === 'multiply' ? next.factors : [next]));
  }
  return factors.length === 1
    ? first
    : { kind: 'multiply', factors, marks, span: parser.spanFrom(first.span?.start ?? 0) };
}

function absoluteCall(parser: Parser, name: string, start: number): Expression {
  const args = callArguments(parser) ?? [readArgument(parser, 'missing-argument', name)];
  const span = parser.spanFrom(start);
  const [body] = args;
  if (!body || args.length > 1) parser.fail('missing-argument', span, name);
  return name === 'norm' ? { kind: 'absolute', body, norm: true, span } : { kind: 'absolute', body, span };
}

function isMinusOne(exponent: Expression): boolean {
  return exponent.kind === 'negate' && exponent.operand.kind === 'number' && exponent.operand.text === '1';
}

/** x², x⁻¹, xⁿ: the exponent written in raised signs. */
export function raisedNumber(parser: Parser): Expression {
  const { text, start, end } = parser.take();
  const span = { start, end };
  if (text === 'n') return { kind: 'name', name: 'n', span };
  if (!text.startsWith('-')) return { kind: 'number', text, span };
  return { kind: 'negate', operand: { kind: 'number', text: text.slice(1), span }, span };
}
