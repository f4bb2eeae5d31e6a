import { createHash } from 'node:crypto';
import { children, walk, type Expression } from '@lemma/math/notation';
import { bare, hasMain, isMain } from './letters.ts';

/** No word that is typed begins with this sign, so that typed words and shapes cannot meet. */
const sign = '≅';
/** Is in the index of every exercise whose shapes were made as they are made now; another one after a change here. */
export const shapesMark = `${sign}1`;

/** Trees with more nodes than this have no shape. */
const mostNodes = 100;
/** So many of the largest subtrees are written down. */
const mostSubtrees = 24;
const mostParts = 12;

/** How exactly numbers count: exponents and roots stay as they are, or every number stands for any other. */
type Exactness = 'exponents' | 'any-number';

interface Writer {
  readonly exactness: Exactness;
  /** Names a main letter; the only one of a formula always gets the same name. */
  readonly letter: (name: string) => string;
  /** Without an unknown there are no coefficients: then the numbers are what it is about. */
  readonly hasUnknown: boolean;
}

/**
 * The shapes of a formula, as words for the index. Numbers, coefficients, their signs, the order of terms and factors
 * and the name of the only unknown leave no trace: x² + 5x + 6 and t² − 3 − 4t have the same shape.
 */
export interface Shapes {
  /** Of the formula by itself. */
  readonly whole: string;
  /** Of the formula wherever it occurs, and the same with any exponents. */
  readonly tree: string;
  readonly loose: string;
  /** Of what it is made of, the largest first, without the formula itself. */
  readonly parts: readonly string[];
}

/** Returns the shapes of a formula; null for a letter or number alone. */
export function shapesOf(tree: Expression): Shapes | null {
  const root = bare(tree);
  const letters = new Set<string>();
  const subtrees: { readonly node: Expression; readonly size: number }[] = [];
  const size = measure(root, subtrees);
  if (size > mostNodes) return null;
  walk(root, (node) => {
    if (node.kind === 'name' && isMain(node)) letters.add(node.name);
  });
  const letter = (name: string) => (letters.size === 1 ? 'x' : name);
  const exact: Writer = { exactness: 'exponents', letter, hasUnknown: letters.size > 0 };
  const shape = write(root, exact);
  if (isPlain(shape)) return null;
  const loose = write(root, { ...exact, exactness: 'any-number' });
  const parts = subtrees
    .toSorted((a, b) => b.size - a.size)
    .slice(0, mostSubtrees)
    .map(({ node }) => write(node, exact))
    .filter((part) => part !== shape && !isPlain(part));
  return {
    whole: word('whole', shape),
    tree: word('tree', shape),
    loose: word('loose', loose),
    parts: [...new Set(parts)].slice(0, mostParts).map((part) => word('tree', part)),
  };
}

/** Lists every subtree with its size, in one walk. */
function measure(node: Expression, into: { readonly node: Expression; readonly size: number }[]): number {
  const size = 1 + children(node).reduce((sum, child) => sum + measure(child, into), 0);
  into.push({ node, size });
  return size;
}

const any = '#';
/** A letter, a number, or a term that became one of them. Every formula has some, so they are not indexed. */
const isPlain = (shape: string): boolean => !shape.includes('(');

const word = (kind: string, shape: string): string =>
  sign + createHash('sha256').update(`${kind} ${shape}`).digest('hex').slice(0, 12);

function write(node: Expression, writer: Writer): string {
  switch (node.kind) {
    case 'number':
    case 'mixed':
    case 'text':
    case 'unit':
      return any;
    case 'constant':
      return writer.hasUnknown ? any : node.name;
    case 'name':
      return isMain(node) ? writer.letter(node.name) : any;
    case 'group':
      return write(node.body, writer);
    case 'negate':
    case 'positive':
      return write(node.operand, writer);
    case 'quantity':
      return write(node.value, writer);
    default:
      if (writer.hasUnknown && !hasMain(node) && !hasStructure(node)) return any;
      return writeOperation(node, writer);
  }
}

/** Terms that are computed without an unknown are coefficients, but a root or a sine stays what it is. */
const hasStructure = (node: Expression): boolean =>
  !['add', 'multiply', 'divide', 'power', 'number', 'name', 'group', 'negate', 'positive', 'constant'].includes(
    node.kind,
  ) || children(node).some(hasStructure);

function writeOperation(node: Expression, writer: Writer): string {
  const inner = (one: Expression) => write(one, writer);
  switch (node.kind) {
    case 'add':
      return oneOf('+', ignoreMore(node.terms.flatMap(termsOf).map(inner), writer));
    case 'multiply':
      return product(node.factors.flatMap(factorsOf).map(inner), writer);
    case 'divide': {
      const [above, below] = [inner(node.numerator), inner(node.denominator)];
      return writer.hasUnknown && below === any ? above : `/(${above},${below})`;
    }
    case 'power':
      return `^(${inner(node.base)},${exponentOf(node.exponent, writer)})`;
    case 'root':
      return `root(${node.index === undefined ? '2' : exponentOf(node.index, writer)},${inner(node.radicand)})`;
    case 'call':
      return `${node.name}${node.primes ?? ''}(${children(node).map(inner).join(',')})`;
    case 'relation':
      return `${relationOf(node.operators)}(${node.operands.map(inner).toSorted().join(',')})`;
    default:
      return `${nameOf(node)}(${children(node).map(inner).join(',')})`;
  }
}

/** A sum in a sum, and a product in a product, are one. */
const termsOf = (node: Expression): readonly Expression[] => {
  const term = bare(node);
  return term.kind === 'add' ? term.terms.flatMap(termsOf) : [term];
};
const factorsOf = (node: Expression): readonly Expression[] =>
  node.kind === 'multiply' ? node.factors.flatMap(factorsOf) : [node];

/** In a formula with an unknown, numbers that stand together are one number. */
function ignoreMore(shapes: readonly string[], { hasUnknown }: Writer): string[] {
  const others = shapes.filter((shape) => shape !== any);
  const hasNumber = others.length < shapes.length;
  return hasUnknown ? [...others, ...(hasNumber ? [any] : [])] : [...shapes];
}

function product(shapes: readonly string[], { hasUnknown }: Writer): string {
  const others = shapes.filter((shape) => shape !== any);
  return oneOf('*', hasUnknown ? (others.length === 0 ? [any] : others) : shapes);
}

const oneOf = (operation: string, shapes: readonly string[]): string =>
  shapes.length === 1 ? (shapes[0] ?? any) : `${operation}(${shapes.toSorted().join(',')})`;

function exponentOf(node: Expression, writer: Writer): string {
  const exponent = bare(node);
  const isNumber = exponent.kind === 'number' && writer.exactness === 'exponents';
  return isNumber ? exponent.text : write(exponent, writer);
}

/** Which way a sign points changes nothing about the kind of inequality. */
const relationOf = (operators: readonly string[]): string =>
  operators.every((operator) => operator === '=') ? '=' : operators.includes('≠') ? '≠' : '<';

const nameOf = (node: Expression): string => ('operator' in node ? `${node.kind}-${node.operator}` : node.kind);
