import { argument } from './arguments.ts';
import { raisedNumber } from './functions.ts';
import { subscript } from './names.ts';
import type { Parser } from './parser.ts';
import type { Expression, PostfixNode } from '../tree.ts';

/**
 * Reads what binds to an operand from the right more tightly than any operator: exponents, factorials, percent,
 * degrees.
 */
export function readSuffix(parser: Parser, left: Expression): Expression | undefined {
  const start = left.span?.start ?? 0;
  switch (parser.token.kind) {
    case 'caret':
      return raised(parser, left, start);
    case 'super': {
      const exponent = raisedNumber(parser);
      return { kind: 'power', base: left, exponent, span: parser.spanFrom(start) };
    }
    case 'postfix': {
      const operator = parser.take().text as PostfixNode['operator'];
      parser.lengthenChain();
      return { kind: 'postfix', operator, operand: left, span: parser.spanFrom(start) };
    }
    default:
      return undefined;
  }
}

function raised(parser: Parser, left: Expression, start: number): Expression {
  let base = left;
  parser.take();
  let exponent = argument(parser, 'missing-superscript');
  if (parser.plain) exponent = continued(parser, exponent);
  else if (parser.token.kind === 'caret' || parser.token.kind === 'super') parser.fail('double-superscript');
  if (base.kind === 'name' && !base.name.includes('_') && !parser.plain) {
    const sub = subscript(parser);
    if (sub !== undefined) base = { ...base, name: `${base.name}_${sub}` };
  }
  parser.lengthenChain();
  return { kind: 'power', base, exponent, span: parser.spanFrom(start) };
}

/** In typed text exponents are right-associative and take factorials: 2^3^2 is 2^(3^2), 2^3! is 2^(3!). */
function continued(parser: Parser, exponent: Expression): Expression {
  let whole = exponent;
  while (parser.token.kind === 'postfix' || parser.token.kind === 'caret' || parser.token.kind === 'super') {
    const inner = whole;
    // In x^-y^z the sign covers the power.
    const longer =
      inner.kind === 'negate' && inner.span
        ? parser.within(parser.around, () => readSuffix(parser, inner.operand))
        : parser.within(parser.around, () => readSuffix(parser, inner));
    if (!longer) break;
    whole =
      inner.kind === 'negate' ? { ...inner, operand: longer, span: parser.spanFrom(inner.span?.start ?? 0) } : longer;
  }
  return whole;
}
