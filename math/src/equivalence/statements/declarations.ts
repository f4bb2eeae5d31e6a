import { freeNames } from '../../algebra/names.ts';
import { walk } from '../../notation/traverse.ts';
import type { Expression } from '../../notation/tree.ts';

/** Statements without "k ∈ ℤ" beside them, and the letters that are declared so. */
export interface Declared {
  readonly tree: Expression;
  readonly integers: ReadonlySet<string>;
}

/** Returns the sets declared for letters beside a statement: k ∈ ℤ, k ∈ ℝ; by the letter. */
export function declaredSets(tree: Expression): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  walk(tree, (node) => {
    const [letter, set] = node.kind === 'relation' && node.operators[0] === 'in' ? node.operands : [];
    if (letter?.kind === 'name' && set?.kind === 'constant') found.set(letter.name, set.name);
    return node.kind !== 'set-builder';
  });
  return found;
}

/** Takes declarations such as k ∈ ℤ out of statements that hold together, and from behind: x = kπ (k ∈ ℤ). */
export function withoutDeclarations(tree: Expression, unknown?: string): Declared {
  const result = declarationsOf(tree);
  // x ∈ ℤ and x² < 5 is about x: there ℤ is a condition.
  const isAboutOthers = freeNames(result.tree).some((name) => !result.integers.has(name));
  if (isAboutOthers && (unknown === undefined || !result.integers.has(unknown))) return result;
  return { tree, integers: new Set() };
}

function declarationsOf(tree: Expression): Declared {
  if (tree.kind === 'group') return declarationsOf(tree.body);
  const bracketed = withoutLastBracket(tree);
  if (bracketed) {
    const letter = declaredLetter(bracketed.declaration);
    if (letter !== undefined) return { tree: bracketed.tree, integers: new Set([letter]) };
    const operands = [bracketed.tree, bracketed.declaration];
    return { tree: { kind: 'logic', operator: 'and', operands }, integers: new Set() };
  }
  const items =
    tree.kind === 'list' ? tree.items : tree.kind === 'logic' && tree.operator === 'and' ? tree.operands : [];
  const integers = new Set<string>();
  const kept: Expression[] = [];
  for (const item of items) {
    const declared = declaredLetter(item);
    if (declared === undefined) kept.push(item);
    else integers.add(declared);
  }
  const [only] = kept;
  if (integers.size === 0 || !only) return { tree, integers: new Set() };
  if (kept.length === 1) return { tree: only, integers };
  return {
    tree: tree.kind === 'list' ? { ...tree, items: kept } : { kind: 'logic', operator: 'and', operands: kept },
    integers,
  };
}

/** The k of k ∈ ℤ. */
export function declaredLetter(tree: Expression): string | undefined {
  const declared = declaration(tree);
  return declared?.set === 'integers' ? declared.letter : undefined;
}

/** The k and the set of k ∈ ℤ, k ∈ ℝ and the like. */
function declaration(tree: Expression): { readonly letter: string; readonly set: string } | undefined {
  if (tree.kind === 'group') return declaration(tree.body);
  if (tree.kind !== 'relation' || tree.operands.length !== 2 || tree.operators[0] !== 'in') return undefined;
  const [letter, set] = tree.operands;
  return letter?.kind === 'name' && set?.kind === 'constant' ? { letter: letter.name, set: set.name } : undefined;
}

/** A statement with a declaration in brackets behind it, and what is declared there. */
interface Bracketed {
  readonly tree: Expression;
  readonly declaration: Expression;
}

function withoutLastBracket(tree: Expression): Bracketed | undefined {
  if (tree.kind === 'multiply') {
    const last = tree.factors.at(-1);
    if (last?.kind !== 'group' || !declaration(last)) return undefined;
    const [only, ...more] = tree.factors.slice(0, -1);
    const rest =
      only && more.length === 0
        ? only
        : { ...tree, factors: tree.factors.slice(0, -1), marks: tree.marks.slice(0, -1) };
    return { tree: rest, declaration: last.body };
  }
  const parts =
    tree.kind === 'relation'
      ? tree.operands
      : tree.kind === 'add'
        ? tree.terms
        : tree.kind === 'logic'
          ? tree.operands
          : [];
  const last = parts.at(-1);
  const inner = last && withoutLastBracket(last);
  if (!inner) return undefined;
  const kept = [...parts.slice(0, -1), inner.tree];
  if (tree.kind === 'relation') return { ...inner, tree: { ...tree, operands: kept } };
  if (tree.kind === 'add') return { ...inner, tree: { ...tree, terms: kept } };
  return tree.kind === 'logic' ? { ...inner, tree: { ...tree, operands: kept } } : undefined;
}
