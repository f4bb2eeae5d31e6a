import {
  absolute,
  compare,
  isInteger,
  type Rational,
  sign,
  terminatingDecimals,
  toFixed,
} from '../../algebra/numbers/rational.ts';
import { mapChildren } from '../../notation/index.ts';
import type { CallNode, Expression } from '../../notation/tree.ts';
import type { Value } from './value.ts';

/** Functions of authors that say how a number is printed, not which number it is. */
export const formatFunctions = ['decimals', 'grouped', 'approx'] as const;
type FormatName = (typeof formatFunctions)[number];

/** How a value is to be printed, with the expression for the number of places. */
export interface Format {
  readonly name: FormatName;
  readonly places?: Expression;
}

export interface Formatted {
  /** The expression to calculate: for `decimals(x, 2)` it is `round(x, 2)`. */
  readonly tree: Expression;
  /** From the outermost on. */
  readonly formats: readonly Format[];
}

/** Takes the formats off that stand around an expression; `decimals` inside of one only rounds. */
export function withoutFormats(tree: Expression): Formatted | { readonly message: string } {
  const formats: Format[] = [];
  let inner = tree;
  for (;;) {
    while (inner.kind === 'group' && inner.shape === 'round') inner = inner.body;
    const call = formatCall(inner);
    if (!call) break;
    const [value, places] = call.args;
    const wanted = call.name === 'grouped' ? 1 : 2;
    if (!value || call.args.length !== wanted) return { message: usage[call.name] };
    formats.push(places ? { name: call.name, places } : { name: call.name });
    inner = call.name === 'decimals' ? rounded(call) : value;
    if (call.name === 'decimals') break;
  }
  const isInside = formats.findIndex(({ name }) => name === 'approx') > 0;
  let message = isInside ? usage.approx : undefined;
  const calculated = (node: Expression): Expression => {
    const changed = mapChildren(node, calculated);
    const call = formatCall(changed);
    if (!call) return changed;
    const wanted = call.name === 'grouped' ? 1 : 2;
    if (call.name === 'approx' || call.args.length !== wanted) message ??= usage[call.name];
    return call.name === 'decimals' ? rounded(call) : (call.args[0] ?? changed);
  };
  const plain = calculated(formats.length === 0 ? tree : inner);
  return message === undefined ? { tree: plain, formats } : { message };
}

const usage: Readonly<Record<FormatName, string>> = {
  decimals: 'decimals needs a value and a number of places: decimals(x, 2).',
  grouped: 'grouped needs one value: grouped(x).',
  approx: 'approx must be on its own and needs a value and a number of places: {{approx(x, 2)}}.',
};

function formatCall(tree: Expression): (CallNode & { readonly name: FormatName }) | undefined {
  if (tree.kind !== 'call') return undefined;
  const name = formatFunctions.find((format) => format === tree.name);
  return name && { ...tree, name };
}

/** The call `round(x, n)` for a format with places. */
export function rounded({ args }: Pick<CallNode, 'args'>): Expression {
  return { kind: 'call', name: 'round', args, bracketed: true };
}

const mostPlaces = 12;

/** The number of places that a format asks for. Throws RangeError. */
export function placesOf(value: Rational | undefined): number {
  if (value && isInteger(value) && typeof value.n === 'number' && value.n >= 0 && value.n <= mostPlaces) return value.n;
  throw new RangeError(`a number of decimal places that is not a whole number from 0 to ${mostPlaces}`);
}

/** A number with exactly that many places: 2.80. */
export function withPlaces(rational: Rational, places: number): Value {
  const magnitude = { kind: 'number', text: toFixed(absolute(rational), places) } as const;
  const tree = sign(rational) < 0 ? ({ kind: 'negate', operand: magnitude } as const) : magnitude;
  return { kind: 'number', rational, decimal: true, tree };
}

/** `= 0.25` where the value ends within the places, else `≈ 0.33` with all of them. */
export function relationTo(exact: Rational | undefined, nearby: Rational, places: number): Value {
  const isExact = exact !== undefined && compare(exact, nearby) === 0;
  const size = absolute(nearby);
  const text = toFixed(size, isExact ? (terminatingDecimals(size) ?? places) : places);
  const minus = sign(nearby) < 0;
  return {
    kind: 'text',
    text: `${isExact ? '=' : '≈'} ${minus ? '−' : ''}${text}`,
    latex: `${isExact ? '=' : '\\approx'} ${minus ? '-' : ''}${text}`,
  };
}
