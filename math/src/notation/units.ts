import { common } from './tokens/symbols.ts';
import type { Expression, UnitNode } from './tree.ts';

const letters: Readonly<Record<string, string>> = { mu: 'µ', Omega: 'Ω' };

/** Unit text as typed in \mathrm{…} or plain words, in one form: `m*s^-2`, `km/h`, `°C`. */
export function tidyUnit(text: string): string {
  return text
    .replace(/\\(?:mathrm|text|operatorname)(?![A-Za-z])|[{}]/g, '')
    .replace(/\\(?:cdot|times)(?![A-Za-z])|[·⋅×]/g, '*')
    .replace(/\\mu(?![A-Za-z])\s*|μ/g, 'µ')
    .replace(/\\Omega(?![A-Za-z])/g, 'Ω')
    .replace(/(?:\^\s*|(?<!\s)\s+)?\\(?:circ|degree)(?![A-Za-z])\s*/g, '°')
    .replace(/[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (up) => `^${common(up)}`)
    .replace(/\\[,:;! ]/g, ' ')
    .trim()
    .replace(/(?:(?<!\s)\s+)?([*/^])\s*/g, '$1')
    .replace(/\s+/g, '*');
}

/** The text of a tree that can only be a unit here (names, their products, quotients and whole powers), if it is one. */
export function unitText(tree: Expression, isVariable: (name: string) => boolean): string | undefined {
  switch (tree.kind) {
    case 'unit':
      return tree.text;
    case 'name':
      return isVariable(tree.name) || /[_']/.test(tree.name) ? undefined : (letters[tree.name] ?? tree.name);
    case 'power': {
      const base = unitText(tree.base, isVariable);
      const exponent = wholeExponent(tree.exponent);
      return base === undefined || exponent === undefined ? undefined : `${base}^${exponent}`;
    }
    case 'group': {
      const body = tree.shape === 'round' ? unitText(tree.body, isVariable) : undefined;
      return body === undefined ? undefined : `(${body})`;
    }
    case 'multiply': {
      const texts = tree.factors.map((factor) => unitText(factor, isVariable));
      return texts.includes(undefined) ? undefined : joinedUnits(texts as string[]);
    }
    case 'divide':
      return overUnit(unitText(tree.numerator, isVariable), tree.denominator, isVariable);
    default:
      return undefined;
  }
}

function wholeExponent(tree: Expression): string | undefined {
  if (tree.kind === 'number' && /^\d+$/.test(tree.text)) return tree.text;
  if (tree.kind === 'group') return wholeExponent(tree.body);
  const size = tree.kind === 'negate' ? wholeExponent(tree.operand) : undefined;
  return size === undefined ? undefined : `-${size}`;
}

/** A prefix written as a letter of its own (\mu before m) joins the unit after it. */
function joinedUnits(texts: readonly string[]): string {
  return texts.reduce((left, right) => (left.endsWith('µ') ? left + right : `${left}*${right}`));
}

function overUnit(
  above: string | undefined,
  below: Expression,
  isVariable: (name: string) => boolean,
): string | undefined {
  const text = unitText(below, isVariable);
  if (above === undefined || text === undefined) return undefined;
  return `${above}/${/[*/]/.test(text) && !text.startsWith('(') ? `(${text})` : text}`;
}

/** The quantity that factors make when units end them: 9.81·m·s^-2. Undefined when they do not. */
export function quantityOf(
  factors: readonly Expression[],
  isVariable: (name: string) => boolean,
): { readonly valueFactors: number; readonly unit: UnitNode } | undefined {
  const texts = factors.map((factor) => unitText(factor, isVariable));
  let from = texts.length;
  while (from > 0 && texts[from - 1] !== undefined) from--;
  if (from === 0 || from === texts.length) return undefined;
  if (texts.slice(0, from).some((text) => text !== undefined)) return undefined;
  const start = factors[from]?.span?.start;
  const end = factors.at(-1)?.span?.end;
  const text = joinedUnits(texts.slice(from) as string[]);
  return {
    valueFactors: from,
    unit:
      start === undefined || end === undefined ? { kind: 'unit', text } : { kind: 'unit', text, span: { start, end } },
  };
}

/** A quantity divided by a unit: (50 km)/h. */
export function quantityOver(
  above: Expression,
  below: Expression,
  isVariable: (name: string) => boolean,
): { readonly value: Expression; readonly unit: UnitNode } | undefined {
  if (above.kind !== 'quantity') return undefined;
  const text = overUnit(above.unit.text, below, isVariable);
  if (text === undefined) return undefined;
  const start = above.unit.span?.start ?? 0;
  return { value: above.value, unit: { kind: 'unit', text, span: { start, end: below.span?.end ?? start } } };
}

/** Unit text such as `m/s^2` or `kg*m` as LaTeX: words upright, exponents raised. */
export function unitLatex(text: string): string {
  return text
    .replace(/\^(-?\d+)/g, '^{$1}')
    .replace(/[A-Za-zµΩ]+/g, '\\mathrm{$&}')
    .replace(/\*/g, '\\cdot ')
    .replace(/°/g, '^{\\circ}');
}
