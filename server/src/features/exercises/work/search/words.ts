import { read, walk, type Expression } from '@lemma/math/notation';
import { bare, hasMain, isMain } from './formulas/letters.ts';
import { shapesOf, type Shapes } from './formulas/shapes.ts';

const longestWord = 40;

/** Words of a text in any script: lower case, without accents, figures and letters only. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord));
}

/** A bracket that is not closed before the next one opens is text: so every stretch is read once. */
const formula =
  /\$\$([\s\S]+?)\$\$|\\\[((?:(?!(?<!\\)\\\[)[\s\S])+?)\\\]|\\\(((?:(?!(?<!\\)\\\()[\s\S])+?)\\\)|\$([^$\n]+)\$|`([^`\n]+)`/g;

/** The text without its formulas and answer boxes, and the formulas by themselves with a letter for each value. */
function splitText(text: string): { readonly words: string; readonly formulas: string[] } {
  const formulas: string[] = [];
  const source = text.replaceAll(/\[\[[a-z][a-z0-9]{0,23}\]\]/g, ' ');
  const words = source.replaceAll(formula, (_all, ...groups: unknown[]) => {
    const content = groups.slice(0, 5).find((group) => typeof group === 'string') ?? '';
    formulas.push(content.replaceAll(/\{\{[^{}]*\}\}/g, '{k}'));
    return ' ';
  });
  return { words: words.replaceAll(/\{\{[^{}]*\}\}/g, ' '), formulas };
}

/**
 * Returns the structure of a formula as words for the index: `fx2` for x², `fsin`, `froot`, `feq` …. Numbers and
 * coefficient letters leave no trace, so that `x^2+bx` finds $3x^2 - 7x$. Empty for what cannot be read.
 */
export function formulaWords(source: string): string[] {
  const tree = readFormula(source);
  return tree === null ? [] : wordsOfTree(tree);
}

function readFormula(source: string): Expression | null {
  const latex = read(source);
  const result = latex.ok ? latex : read(source, { syntax: 'plain' });
  return result.ok ? result.tree : null;
}

function wordsOfTree(tree: Expression): string[] {
  const words = new Set<string>();
  walk(tree, (node) => {
    const word = wordOfNode(node);
    if (word !== undefined) words.add(word);
  });
  return [...words];
}

const plainKinds: Partial<Record<Expression['kind'], string>> = {
  root: 'froot',
  absolute: 'fabs',
  matrix: 'fmatrix',
  limit: 'flimit',
  derivative: 'fderivative',
  set: 'fset',
  interval: 'finterval',
};

function wordOfNode(node: Expression): string | undefined {
  switch (node.kind) {
    case 'name':
      return isMain(node) ? `f${node.name}` : undefined;
    case 'power':
      return wordOfPower(bare(node.base), bare(node.exponent));
    case 'call':
      return `f${node.name.toLowerCase().replaceAll(/[^a-z]/g, '')}`;
    case 'divide':
      return hasMain(node.denominator) ? 'fover' : 'ffrac';
    case 'relation':
      return node.operators.some((operator) => operator === '=') ? 'feq' : 'fless';
    case 'big':
      return `f${node.operator}`;
    case 'postfix':
      return node.operator === 'factorial' ? 'ffactorial' : undefined;
    default:
      return plainKinds[node.kind];
  }
}

function wordOfPower(base: Expression, exponent: Expression): string | undefined {
  if (hasMain(exponent)) return 'fexp';
  if (!hasMain(base)) return undefined;
  const power = exponent.kind === 'number' ? exponent.text.replaceAll(/\D/g, '') : 'k';
  return base.kind === 'name' ? `f${base.name}${power}` : `fpower${power}`;
}

export interface TextWords {
  readonly words: string[];
  readonly formulas: string[];
  /** The shapes of its formulas. */
  readonly shapes: Shapes[];
}

function ofFormulas(sources: readonly string[]): Pick<TextWords, 'formulas' | 'shapes'> {
  const trees = sources.map(readFormula).filter((tree) => tree !== null);
  return {
    formulas: [...new Set(trees.flatMap(wordsOfTree))],
    shapes: trees.map(shapesOf).filter((shapes) => shapes !== null),
  };
}

/** Words of a text with maths, and the words and shapes that its formulas give. */
export function textWords(text: string): TextWords {
  const { words, formulas } = splitText(text);
  return { words: wordsOf(words), ...ofFormulas(formulas) };
}

/** Signs that no word has. */
const mathSigns = /[\^=\\<>≤≥√|+*/]|\d[a-z]|\w\(/i;
/** Signs between two pieces of a formula that was typed with spaces. */
const operation = /^[-+*/^=<>≤≥·−]$/;

/** Returns the words of a query, and formulas typed with or without dollar signs and spaces. */
export function queryWords(query: string): TextWords {
  const { words, formulas } = splitText(query);
  const pieces = words.split(/\s+/).filter((piece) => piece !== '');
  const { typed, plain } = typedFormulas(pieces);
  const found = ofFormulas([...formulas, ...typed]);
  return {
    words: [...new Set(plain.flatMap(wordsOf))].slice(0, 10),
    formulas: found.formulas.slice(0, 12),
    shapes: found.shapes.slice(0, 3),
  };
}

/** Joins pieces around signs of operations: `x^2 + 5x + 6` is one formula; pieces that cannot be read are words. */
function typedFormulas(pieces: readonly string[]): { readonly typed: string[]; readonly plain: string[] } {
  const typed: string[] = [];
  const plain: string[] = [];
  let at = 0;
  while (at < pieces.length) {
    let end = at + 1;
    while (end + 1 < pieces.length && operation.test(pieces[end] ?? '')) end += 2;
    const joined = pieces.slice(at, end).join(' ');
    const isFormula = (end > at + 1 || mathSigns.test(joined)) && formulaWords(joined).length > 0;
    if (isFormula) typed.push(joined);
    else plain.push(...pieces.slice(at, end));
    at = end;
  }
  return { typed, plain };
}
