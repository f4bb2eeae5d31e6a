import { absoluteBars, brackets } from './brackets.ts';
import { big, derivative, limit, plainDerivative } from './calculus.ts';
import { argument, bracedOperand, closing, failAtUnexpected } from './arguments.ts';
import { functionCall } from './functions.ts';
import { environment } from './matrices.ts';
import { nameOrCall } from './names.ts';
import { open } from './cursor.ts';
import { type Parser, powers } from './parser.ts';
import { quotient } from './products.ts';
import type { AccentNode, ConstantName, Expression, NumberNode } from '../tree.ts';

const accents: Readonly<Record<string, AccentNode['accent']>> = {
  vec: 'vector',
  hat: 'hat',
  bar: 'bar',
  dot: 'dot',
  tilde: 'tilde',
};

/** Reads one operand, by its first token. `power` is that of the operator on its left. */
export function readOperand(parser: Parser, power: number): Expression {
  const { token } = parser;
  const { start } = token;
  switch (token.kind) {
    case 'number':
      return numeral(parser);
    case 'vulgar': {
      parser.take();
      const [numerator, denominator] = fractionParts(token.text, start, token.end);
      return { kind: 'divide', numerator, denominator, mark: 'bar', span: parser.spanFrom(start) };
    }
    case 'name':
      return (parser.plain ? plainDerivative(parser) : undefined) ?? nameOrCall(parser);
    case 'constant': {
      parser.take();
      if ((parser.token.kind === 'under' || parser.token.kind === 'sub') && token.text.length === 1) {
        return nameOrCall(parser, token);
      }
      return { kind: 'constant', name: token.text as ConstantName, span: parser.spanFrom(start) };
    }
    case 'function':
      return token.declared ? nameOrCall(parser) : functionCall(parser);
    case 'sign':
      return signed(parser, power);
    case 'not': {
      parser.take();
      const operand = parser.expression(powers.not);
      return { kind: 'logic', operator: 'not', operands: [operand], span: parser.spanFrom(start) };
    }
    case 'open':
      return brackets(parser);
    case 'relation':
      // <1, 2> in typed text.
      return parser.plain && token.text === '<' && token.end === start + 1 ? brackets(parser) : nothingHere(parser);
    case 'close':
      // ]1, 2[ opens with the sign that closes elsewhere.
      return token.text === ']' && !token.sized ? brackets(parser) : nothingHere(parser);
    case 'bar':
      return absoluteBars(parser);
    case 'brace-open':
      return bracedOperand(parser);
    case 'structure':
      return structure(parser);
    case 'accent': {
      parser.take();
      const body = argument(parser, 'missing-argument', token.text);
      return { kind: 'accent', accent: accents[token.text] ?? 'bar', body, span: parser.spanFrom(start) };
    }
    case 'begin':
      return environment(parser);
    case 'unit':
      parser.take();
      return { kind: 'unit', text: token.text, span: parser.spanFrom(start) };
    case 'text':
      parser.take();
      return { kind: 'text', text: token.text, span: parser.spanFrom(start) };
    case 'differential':
      parser.take();
      return { kind: 'name', name: token.text === 'd' ? 'd' : '∂', span: parser.spanFrom(start) };
    default:
      return nothingHere(parser);
  }
}

/** The sentence for a place where an operand is missing. */
function nothingHere(parser: Parser): never {
  const { token, last } = parser;
  if (token.kind === 'placeholder') parser.fail('empty-box');
  const piece = parser.shown(last);
  const isOperator = ['sign', 'times', 'over', 'mod', 'relation', 'logic', 'set', 'not', 'arrow', 'mid'].includes(
    last.kind,
  );
  if (isOperator && last.end > 0) parser.fail('missing-after', last, piece);
  if (last.kind === 'comma' || last.kind === 'semicolon' || token.kind === 'comma' || token.kind === 'semicolon') {
    parser.fail('missing-item', last.end > 0 ? last : token);
  }
  if (token.kind === 'end') {
    if (last.end === 0) parser.fail('empty');
    if (last.kind === 'open') parser.fail('missing-close-bracket', last, closing[last.text] ?? last.text);
    if (last.kind === 'bar') parser.fail('missing-close-bracket', last, piece);
    parser.fail(last.kind === 'brace-open' ? 'missing-close-brace' : 'missing-after', last, piece);
  }
  const leads = [
    'times',
    'over',
    'mod',
    'relation',
    'logic',
    'set',
    'postfix',
    'caret',
    'super',
    'under',
    'prime',
    'arrow',
  ];
  if (leads.includes(token.kind)) parser.fail('missing-before', token, parser.shown(token));
  if (token.kind === 'close' && last.kind === 'open')
    parser.fail('empty-brackets', { start: last.start, end: token.end });
  failAtUnexpected(parser);
}

/** A signed operand. At the start of a term the sign covers the whole product: −2x is −(2x), −3² is −(3²). */
function signed(parser: Parser, power: number): Expression {
  const sign = parser.take();
  const operand = parser.expression(Math.max(power, powers.sum));
  const span = parser.spanFrom(sign.start);
  switch (sign.text) {
    case '-':
      return { kind: 'negate', operand, span };
    case '+':
      return { kind: 'positive', operand, span };
    default:
      return { kind: 'plus-minus', sign: sign.text === '∓' ? '∓' : '±', right: operand, span };
  }
}

const fractionAfter = /\\[dtc]?frac\s*(?:\{\s*(\d+)\s*\}|(\d))\s*(?:\{\s*(\d+)\s*\}|(\d))/y;
const slashAfter = /[ \u00a0\u2009]+(\d+)\s*[/⁄∕]\s*(\d+)(?![\d.!²³]|\s*[\^/])/y;

/** A numeral, with the fraction that makes it a mixed number: 3\frac12, 3½, and in plain text `3 1/2`. */
function numeral(parser: Parser): Expression {
  const afterSlash = parser.last.kind === 'over' && parser.last.text === 'slash';
  const { text, repetend, exponent, start, end } = parser.take();
  const span = parser.spanFrom(start);
  if (exponent !== undefined) return scientific(text, exponent, span);
  if (repetend !== undefined) return { kind: 'number', text, repetend, span };
  const whole: NumberNode = { kind: 'number', text, span };
  if (text.includes('.')) return whole;
  if (parser.token.kind === 'vulgar') {
    const { text: fraction, start: from, end: to } = parser.take();
    const [numerator, denominator] = fractionParts(fraction, from, to);
    return { kind: 'mixed', whole, numerator, denominator, span: parser.spanFrom(start) };
  }
  const isFraction = parser.token.kind === 'structure' && parser.token.text === 'frac';
  const isSlashed = parser.plain && parser.token.kind === 'number' && !afterSlash;
  if (!isFraction && !isSlashed) return whole;
  const pattern = isFraction ? fractionAfter : slashAfter;
  pattern.lastIndex = isFraction ? parser.token.start : end;
  const found = pattern.exec(parser.source);
  if (!found) return whole;
  const [above = '', below = ''] = isFraction ? [found[1] ?? found[2], found[3] ?? found[4]] : [found[1], found[2]];
  const from = found.index;
  const to = from + found[0].length;
  parser.takeUntil(to);
  const [numerator, denominator] = fractionParts(`${above}/${below}`, from, to);
  return { kind: 'mixed', whole, numerator, denominator, span: { start, end: to } };
}

/** The two numerals of a fraction such as `1/2`; both have the whole fraction's place. */
function fractionParts(text: string, start: number, end: number): [NumberNode, NumberNode] {
  const [above = '', below = ''] = text.split('/');
  const span = { start, end };
  return [
    { kind: 'number', text: above, span },
    { kind: 'number', text: below, span },
  ];
}

/** 9.8e-7 is the product 9.8 × 10^−7. */
function scientific(text: string, exponent: string, span: { start: number; end: number }): Expression {
  const size: Expression = { kind: 'number', text: exponent.replace(/^[+-]/, ''), span };
  const base: Expression = { kind: 'number', text: '10', span };
  const raised: Expression = {
    kind: 'power',
    base,
    exponent: exponent.startsWith('-') ? { kind: 'negate', operand: size, span } : size,
    span,
  };
  return { kind: 'multiply', factors: [{ kind: 'number', text, span }, raised], marks: ['cross'], span };
}

/** Fractions, roots, binomials, sums, integrals and limits. */
function structure(parser: Parser): Expression {
  const { text, start } = parser.token;
  switch (text) {
    case 'frac': {
      parser.take();
      const numerator = argument(parser, 'missing-numerator');
      const denominator = argument(parser, 'missing-denominator');
      const span = parser.spanFrom(start);
      return derivative(parser, numerator, denominator, span) ?? quotient(parser, numerator, denominator, 'bar', span);
    }
    case 'sqrt':
    case 'cbrt':
    case 'surd':
    case 'nth-root':
      return root(parser);
    case 'binom': {
      parser.take();
      const args = [argument(parser, 'missing-argument', 'binom'), argument(parser, 'missing-argument', 'binom')];
      return { kind: 'call', name: 'binomial', args, span: parser.spanFrom(start) };
    }
    case 'lim':
      return limit(parser);
    default:
      return big(parser);
  }
}

function root(parser: Parser): Expression {
  const { text, start, end } = parser.take();
  let index: Expression | undefined;
  if (text === 'cbrt') index = { kind: 'number', text: '3', span: { start, end } };
  if (text === 'sqrt' && parser.token.kind === 'open' && parser.token.text === '[' && !parser.token.sized) {
    const opening = parser.take();
    index = parser.within(open, () => {
      if (parser.token.kind === 'close' || parser.token.kind === 'placeholder') parser.fail('missing-index', opening);
      return parser.expression();
    });
    if (!parser.takeIf('close', ']')) parser.fail('missing-close-bracket', opening, ']');
  }
  if (text === 'nth-root') {
    const first = argument(parser, 'missing-index');
    if (first.kind === 'tuple' && first.items.length === 2 && first.items[0] && first.items[1]) {
      return { kind: 'root', radicand: first.items[0], index: first.items[1], span: parser.spanFrom(start) };
    }
    index = first;
  }
  const typedInLetters = parser.source[start] !== '\\' && end - start > 1;
  let radicand = argument(parser, 'missing-radicand');
  if (typedInLetters && radicand.kind === 'group' && radicand.shape === 'round') radicand = radicand.body;
  const span = parser.spanFrom(start);
  return index === undefined ? { kind: 'root', radicand, span } : { kind: 'root', radicand, index, span };
}
