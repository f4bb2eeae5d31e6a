import type { NumberNode } from '../tree.ts';
import { greekNames } from '../tokens/words.ts';

/** A name taken apart: `x_1'` is base x, subscript 1, one prime. */
export interface NameParts {
  readonly base: string;
  readonly subscript: string | undefined;
  readonly primes: string;
}

export function nameParts(name: string): NameParts {
  const primes = /(?<!')'*$/.exec(name)?.[0] ?? '';
  const rest = primes === '' ? name : name.slice(0, -primes.length);
  const at = rest.indexOf('_');
  if (at <= 0) return { base: rest, subscript: undefined, primes };
  return { base: rest.slice(0, at), subscript: rest.slice(at + 1).replace(/^\{(.*)\}$/, '$1'), primes };
}

const others: ReadonlySet<string> = new Set(['ell', 'hbar', 'imath', 'jmath']);

function baseLatex(base: string): string {
  if (greekNames.has(base) || others.has(base)) return `\\${base}`;
  if (base === '∂') return '\\partial';
  return base.length === 1 ? base : `\\mathrm{${base}}`;
}

/** `x_{1}`, `\alpha`, `\mathrm{area}`, `v_{\mathrm{max}}`. */
export function nameLatex(name: string): string {
  const { base, subscript, primes } = nameParts(name);
  if (subscript === undefined) return baseLatex(base) + primes;
  const below = subscript.replace(/[A-Za-z]{2,}/g, (run) => (greekNames.has(run) ? `\\${run} ` : `\\mathrm{${run}}`));
  return `${baseLatex(base)}_{${below.trim()}}${primes}`;
}

/** `x_1`, `x_max`, `a_(n+1)`. */
export function namePlain(name: string): string {
  const { base, subscript, primes } = nameParts(name);
  if (subscript === undefined) return base + primes;
  return `${base}_${/^(?:[A-Za-z]+|\d+)$/.test(subscript) ? subscript : `(${subscript})`}${primes}`;
}

/** The digits of a numeral with a decimal comma: `.5` gets a zero before it, the point of `100.` stays. */
export function withComma({ text, repetend }: NumberNode, comma: string): string {
  if (text.startsWith('.')) return `0${comma}${text.slice(1)}`;
  return text.endsWith('.') && repetend === undefined ? text : text.replace('.', comma);
}
