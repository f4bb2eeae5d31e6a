import { argument } from './arguments.ts';
import { callArguments } from './functions.ts';
import { nameOrCall } from './names.ts';
import { open } from './cursor.ts';
import { type Parser, powers } from './parser.ts';
import { mapChildren } from '../traverse.ts';
import type { BigNode, DerivativeNode, Expression, LimitNode, Span } from '../tree.ts';

const operators: Readonly<Record<string, BigNode['operator']>> = {
  sum: 'sum',
  prod: 'product',
  int: 'integral',
};

/** Sums, products and integrals; in plain text also diff(body, variable). */
export function big(parser: Parser): Expression {
  const { text, start } = parser.take();
  if (text === 'diff') return derivativeCall(parser, start);
  const operator = operators[text] ?? 'sum';
  const { under, over } = scripts(parser);
  if (operator === 'integral') return integral(parser, start, under, over);
  parser.expectOperand(start, operator);
  const body = parser.expression(powers.sum);
  const { variable, from } = index(parser, under, operator, start);
  const span = parser.spanFrom(start);
  const limits = { ...(from ? { from } : {}), ...(over ? { to: over } : {}) };
  return { kind: 'big', operator, body: withVariable(body, variable), variable, ...limits, span };
}

/** In a sum over i (or e) the letter is the variable, not the constant. */
function withVariable(tree: Expression, variable: string): Expression {
  if (variable !== 'i' && variable !== 'e') return tree;
  if (tree.kind === 'constant' && tree.name === variable) {
    return tree.span ? { kind: 'name', name: variable, span: tree.span } : { kind: 'name', name: variable };
  }
  return mapChildren(tree, (child) => withVariable(child, variable));
}

function scripts(parser: Parser): { under?: Expression; over?: Expression } {
  let under: Expression | undefined;
  let over: Expression | undefined;
  for (;;) {
    if (parser.token.kind === 'under') {
      if (under) parser.fail('double-subscript');
      parser.take();
      under = argument(parser, 'missing-subscript');
    } else if (parser.token.kind === 'caret') {
      if (over) parser.fail('double-superscript');
      parser.take();
      over = argument(parser, 'missing-superscript');
    } else break;
  }
  return { ...(under ? { under } : {}), ...(over ? { over } : {}) };
}

function index(
  parser: Parser,
  under: Expression | undefined,
  operator: string,
  start: number,
): { variable: string; from?: Expression } {
  if (under?.kind === 'name') return { variable: under.name };
  if (under?.kind === 'constant' && under.name.length === 1) return { variable: under.name };
  if (under?.kind === 'relation' && under.operators.length === 1 && under.operators[0] === '=') {
    const [left, from] = under.operands;
    if (left && from && (left.kind === 'name' || (left.kind === 'constant' && left.name.length === 1))) {
      return { variable: left.name, from };
    }
  }
  return parser.fail('missing-variable', { start, end: under?.span?.end ?? parser.last.end }, operator);
}

function integral(parser: Parser, start: number, from: Expression | undefined, to: Expression | undefined): Expression {
  const limits = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const inside = { ...parser.around, integral: true, bareArgument: false };
  const done = (body: Expression, variable: string): BigNode => {
    return { kind: 'big', operator: 'integral', body, variable, ...limits, span: parser.spanFrom(start) };
  };
  if (parser.atDifferential()) return done({ kind: 'number', text: '1' }, differentialName(parser));
  parser.expectOperand(start, 'integral');
  const body = parser.within(inside, () => parser.expression(powers.set));
  if (parser.atDifferential()) return done(body, differentialName(parser));
  const found = withoutDifferential(body);
  return found ? done(found.body, found.variable) : parser.fail('missing-differential', parser.spanFrom(start));
}

function differentialName(parser: Parser): string {
  const d = parser.take();
  if (parser.token.kind !== 'name' && parser.token.kind !== 'constant') parser.fail('missing-variable', d, 'integral');
  const variable = nameOrCall(parser);
  return variable.kind === 'name' ? variable.name : parser.fail('missing-variable', d, 'integral');
}

/** Takes `dx` out of a body such as (1/x)·dx, dx/x or −dx/x. */
function withoutDifferential(body: Expression): { body: Expression; variable: string } | undefined {
  if (body.kind === 'negate') {
    const inner = withoutDifferential(body.operand);
    return inner && { variable: inner.variable, body: { ...body, operand: inner.body } };
  }
  if (body.kind === 'divide') {
    const above = withoutDifferential(body.numerator);
    return above && { variable: above.variable, body: { ...body, numerator: above.body } };
  }
  if (body.kind === 'multiply') {
    const { factors, marks } = body;
    const [d, variable] = factors.slice(-2);
    if (d?.kind === 'name' && d.name === 'd' && variable?.kind === 'name') {
      const rest = factors.slice(0, -2);
      const [only] = rest;
      if (!only) return { variable: variable.name, body: { kind: 'number', text: '1' } };
      const whole: Expression = rest.length === 1 ? only : { ...body, factors: rest, marks: marks.slice(0, -2) };
      return { variable: variable.name, body: whole };
    }
    const last = factors.at(-1);
    const inner = last?.kind === 'divide' ? withoutDifferential(last) : undefined;
    if (inner) return { variable: inner.variable, body: { ...body, factors: [...factors.slice(0, -1), inner.body] } };
  }
  return undefined;
}

/** \lim_{x \to a} body, with a side if there is one. */
export function limit(parser: Parser): Expression {
  const { start } = parser.take();
  if (!parser.at('under')) parser.fail('missing-target', parser.spanFrom(start));
  const under = parser.take();
  const opening = parser.take();
  const isOpen = opening.kind === 'brace-open' || (parser.plain && opening.kind === 'open');
  if (!isOpen) parser.fail('missing-subscript', under);
  const { variable, target, side } = parser.within(open, () => approach(parser, start));
  if (!parser.at('brace-close') && !parser.at('close')) parser.fail('missing-close-brace', opening);
  parser.take();
  parser.expectOperand(start, 'lim');
  const body = parser.expression(powers.sum);
  return { kind: 'limit', body, variable, target, ...(side ? { side } : {}), span: parser.spanFrom(start) };
}

function approach(parser: Parser, start: number): Pick<LimitNode, 'variable' | 'target' | 'side'> {
  if (parser.token.kind !== 'name') parser.fail('missing-variable', parser.token, 'limit');
  const name = nameOrCall(parser);
  if (name.kind !== 'name' || !parser.takeIf('arrow')) parser.fail('missing-target', parser.spanFrom(start));
  const target = parser.expression();
  if (!parser.at('side')) return { variable: name.name, target };
  return { variable: name.name, target, side: parser.take().text === '+' ? 'right' : 'left' };
}

/** A fraction that is a derivative: d/dx, dy/dx, d²y/dx², ∂f/∂x. Undefined for all others, and when d is declared. */
export function derivative(parser: Parser, above: Expression, below: Expression, span: Span): Expression | undefined {
  if (parser.lexer.isDeclaredName('d')) return undefined;
  const down = differentialFactors(below);
  const up = differentialFactors(above);
  if (!up || !down || up.d !== down.d || down.order !== 1 || down.rest.length !== 1) return undefined;
  const [by] = down.rest;
  const raised = by?.kind === 'power' && by.exponent.kind === 'number' ? by : undefined;
  const variable = raised ? raised.base : by;
  const order = raised?.exponent.kind === 'number' ? Number(raised.exponent.text) : 1;
  if (variable?.kind !== 'name' || order !== up.order || !Number.isInteger(order) || order < 1) return undefined;
  const partial = up.d === '∂' ? ({ partial: true } as const) : {};
  const [only] = up.rest;
  if (!only) return applied(parser, span.start, variable.name, order, partial);
  const body: Expression =
    up.rest.length === 1
      ? only
      : { kind: 'multiply', factors: up.rest, marks: up.marks, ...(above.span ? { span: above.span } : {}) };
  return { kind: 'derivative', body, variable: variable.name, order, ...partial, span };
}

/** d/dx as an operator: it takes the factors side by side that follow. */
function applied(
  parser: Parser,
  start: number,
  variable: string,
  order: number,
  partial: { readonly partial?: true },
): DerivativeNode {
  parser.expectOperand(start, `d/d${variable}`);
  const body = parser.within(parser.around, () => parser.expression(powers.product));
  return { kind: 'derivative', body, variable, order, ...partial, span: parser.spanFrom(start) };
}

interface DifferentialFactors {
  readonly d: 'd' | '∂';
  /** Order written on the d; 1 for a bare d. */
  readonly order: number;
  readonly rest: readonly Expression[];
  readonly marks: readonly ('implicit' | 'dot' | 'cross' | 'star')[];
}

function differentialFactors(tree: Expression): DifferentialFactors | undefined {
  const factors = tree.kind === 'multiply' ? tree.factors : [tree];
  const [first, ...rest] = factors;
  const marks = tree.kind === 'multiply' ? tree.marks.slice(1) : [];
  if (tree.kind === 'multiply' && tree.marks[0] !== 'implicit') return undefined;
  const power = first?.kind === 'power' && first.exponent.kind === 'number' ? first : undefined;
  const d = power ? power.base : first;
  if (d?.kind !== 'name' || (d.name !== 'd' && d.name !== '∂')) return undefined;
  const order = power?.exponent.kind === 'number' ? Number(power.exponent.text) : 1;
  return { d: d.name, order, rest, marks };
}

const typedDerivative = /d(?:\^(\d))?([A-Za-z])?\s*\/\s*d([A-Za-z])(?:\^(\d))?(?![A-Za-z^_'])/y;

/** d/dx, dy/dx and d^2y/dx^2 in typed text. */
export function plainDerivative(parser: Parser): Expression | undefined {
  const { token, source } = parser;
  if (token.text !== 'd' || token.declared || /[A-Za-z]/.test(source[token.start - 1] ?? '')) return undefined;
  typedDerivative.lastIndex = token.start;
  const found = typedDerivative.exec(source);
  if (!found) return undefined;
  const [whole, up = '1', body, variable = '', down = '1'] = found;
  const end = token.start + whole.length;
  if (up !== down || up === '0') return undefined;
  const order = Number(up);
  parser.takeUntil(end);
  if (body === undefined) return applied(parser, token.start, variable, order, {});
  const at = token.start + whole.indexOf(body, 1);
  const name: Expression = { kind: 'name', name: body, span: { start: at, end: at + 1 } };
  return { kind: 'derivative', body: name, variable, order, span: parser.spanFrom(token.start) };
}

/** diff(body, variable) and diff(body, variable, order). */
function derivativeCall(parser: Parser, start: number): Expression {
  const [body, variable, order] = callArguments(parser) ?? [];
  if (!body || variable?.kind !== 'name' || (order && order.kind !== 'number')) {
    return parser.fail('missing-variable', parser.spanFrom(start), 'derivative');
  }
  const times = order?.kind === 'number' ? Number(order.text) : 1;
  return { kind: 'derivative', body, variable: variable.name, order: times, span: parser.spanFrom(start) };
}
