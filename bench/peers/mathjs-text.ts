import { read } from '../../math/src/notation/index.ts';
import type { CallNode, Expression, RelationNode } from '../../math/src/notation/tree.ts';

/** LaTeX as math.js' own syntax, for it reads no LaTeX; undefined for what it has no words for. */
export function toMathJs(latex: string): string | undefined {
  const result = read(latex);
  return result.ok ? written(result.tree) : undefined;
}

const functions: Readonly<Record<string, string>> = {
  ln: 'log',
  arcsin: 'asin',
  arccos: 'acos',
  arctan: 'atan',
  arcsinh: 'asinh',
  arccosh: 'acosh',
  arctanh: 'atanh',
};
const constants: Readonly<Record<string, string>> = { pi: 'pi', e: 'e', i: 'i', infinity: 'Infinity' };

const comparisons: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>=']);

/** Every part in brackets, so that nothing depends on precedence. */
function written(tree: Expression): string | undefined {
  switch (tree.kind) {
    case 'number':
      return tree.repetend === undefined ? tree.text : undefined;
    case 'name':
      return tree.name.replaceAll(/\W/g, '_');
    case 'constant':
      return constants[tree.name];
    case 'add':
      return joined(tree.terms, '+');
    case 'multiply':
      return joined(tree.factors, '*');
    case 'negate':
      return filled`(-${tree.operand})`;
    case 'positive':
      return written(tree.operand);
    case 'divide':
      return filled`(${tree.numerator}/${tree.denominator})`;
    case 'mixed':
      return filled`(${tree.whole}+${tree.numerator}/${tree.denominator})`;
    case 'power':
      return filled`(${tree.base}^${tree.exponent})`;
    case 'root':
      return tree.index === undefined
        ? filled`sqrt(${tree.radicand})`
        : filled`nthRoot(${tree.radicand},${tree.index})`;
    case 'group':
      return filled`(${tree.body})`;
    case 'absolute':
      return filled`abs(${tree.body})`;
    case 'call':
      return called(tree);
    case 'relation':
      return related(tree);
    case 'postfix':
      return tree.operator === 'factorial' ? filled`(${tree.operand}!)` : undefined;
    case 'set':
    case 'list':
      return joined(tree.items, ',', '[', ']');
    default:
      return undefined;
  }
}

function called({ name, args, base, primes }: CallNode): string | undefined {
  if (primes !== undefined) return undefined;
  const inside = joined(base === undefined ? args : [...args, base], ',', '(', ')');
  if (inside === undefined) return undefined;
  return name === 'log' && base === undefined ? `log10${inside}` : `${functions[name] ?? name}${inside}`;
}

function related({ operands, operators }: RelationNode): string | undefined {
  const [operator = ''] = operators;
  if (operators.length > 1 || !comparisons.has(operator)) return undefined;
  return joined(operands, operator === '=' ? '==' : operator);
}

function joined(parts: readonly Expression[], between: string, open = '(', close = ')'): string | undefined {
  const texts = parts.map(written);
  return texts.includes(undefined) ? undefined : `${open}${texts.join(between)}${close}`;
}

function filled(pieces: TemplateStringsArray, ...trees: readonly Expression[]): string | undefined {
  const texts = trees.map(written);
  return texts.includes(undefined) ? undefined : String.raw({ raw: pieces }, ...texts);
}
