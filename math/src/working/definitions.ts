import { substitute } from '../algebra/index.ts';
import { sizeOf } from '../algebra/tree-size.ts';
import { charge, LimitReached } from '../algebra/work.ts';
import { derivativeOf } from '../errors/target.ts';
import { mapChildren, namesIn, sameTree } from '../notation/index.ts';
import type { CallNode, Expression } from '../notation/tree.ts';

interface KnownFunction {
  readonly variable: string;
  /** The function and its derivatives as stated in the lines, by how often it was differentiated. */
  readonly stated: Map<number, Expression>;
}

/** Nodes of a line with all definitions in it: f(x) = x + x put into itself doubles it each time. */
const largestTree = 20_000;

/** Definitions in the lines so far: f(x) = …, and u = eˣ. */
export class Definitions {
  private readonly functions = new Map<string, KnownFunction>();
  private readonly letters = new Map<string, Expression>();

  /** Notes f(x) = … or f′(x) = …; a later line about the same derivative takes the place of an earlier one. */
  stateFunction(name: string, order: number, variable: string, body: Expression): void {
    const known = this.functions.get(name) ?? { variable, stated: new Map<number, Expression>() };
    known.stated.set(order, this.open(body));
    this.functions.set(name, known);
  }

  stateLetter(name: string, value: Expression): void {
    this.letters.set(name, this.open(value));
  }

  isFunction(name: string): boolean {
    return this.functions.has(name);
  }

  isStated(name: string, order: number): boolean {
    return this.functions.get(name)?.stated.has(order) === true;
  }

  variableOf(name: string): string | undefined {
    return this.functions.get(name)?.variable;
  }

  /** The function, or its derivative, in its own variable; derived from what is stated of lower derivatives. */
  bodyOf(name: string, order: number): Expression | undefined {
    const known = this.functions.get(name);
    if (!known) return undefined;
    const stated = known.stated.get(order);
    if (stated || order <= 0) return stated;
    const before = this.bodyOf(name, order - 1);
    return before && derivativeOf(before, known.variable);
  }

  /** The function of which this one is an antiderivative by its name: f for F. */
  derivedNameOf(name: string): string | undefined {
    const small = name.toLowerCase();
    return small !== name && this.functions.has(small) && !this.functions.has(name) ? small : undefined;
  }

  /**
   * Whether an equation is y = … of a known letter or function with its two letters exchanged; then y stands for a number of
   * its own from here on.
   */
  isExchangeOf(tree: Expression): boolean {
    for (const [name, value] of this.letters) {
      const [other, ...more] = namesIn(value);
      if (other === undefined || more.length > 0) continue;
      const exchange = new Map<string, Expression>([
        [name, { kind: 'name', name: other }],
        [other, { kind: 'name', name }],
      ]);
      const exchanged: Expression = { kind: 'relation', operands: [{ kind: 'name', name }, value], operators: ['='] };
      if (!sameTree(substitute(exchanged, exchange), tree, { groups: true, marks: true })) continue;
      this.letters.delete(name);
      return true;
    }
    return false;
  }

  /** Everything that the lines have stated of functions, in their variables. */
  bodies(): readonly Expression[] {
    return [...this.functions.values()].flatMap(({ stated }) => [...stated.values()]);
  }

  /** Whether a known function is called somewhere. */
  isCalledIn(tree: Expression): boolean {
    if (this.isKnownCall(tree)) return true;
    let found = false;
    mapChildren(tree, (child) => {
      found ||= this.isCalledIn(child);
      return child;
    });
    return found;
  }

  /** The expression with the meaning of known functions and letters in their place. */
  open(tree: Expression): Expression {
    const whole = this.opened(tree);
    const size = whole === tree ? 0 : sizeOf(whole);
    if (size > largestTree) throw new LimitReached('a definition put into itself too often');
    charge(size);
    return whole;
  }

  private opened(tree: Expression): Expression {
    if (tree.kind === 'name') return this.letters.get(tree.name) ?? tree;
    if (this.letters.size === 0 && this.functions.size === 0) return tree;
    const opened = mapChildren(tree, (child) => this.opened(child));
    if (!this.isKnownCall(opened)) return opened;
    const body = this.bodyOf(opened.name, opened.primes ?? 0);
    const variable = this.variableOf(opened.name);
    const [argument] = opened.args;
    if (!body || variable === undefined || !argument) return opened;
    const value = substitute(body, new Map([[variable, argument]]));
    return namesIn(body).size === 0 ? body : { kind: 'group', shape: 'round', body: value };
  }

  private isKnownCall(tree: Expression): tree is CallNode {
    return tree.kind === 'call' && this.functions.has(tree.name) && tree.args.length === 1;
  }
}

const memberName = /^([A-Za-z])_\{?([^{}]+)\}?$/;

/**
 * Lines from the formula a_n = … of a sequence on with a(n) for a_n and a(10) for a_10; all others as they are, also those
 * of sequences that are given by the member before.
 */
export function sequencesAsFunctions(trees: readonly Expression[]): readonly Expression[] {
  const indices = new Map<string, string>();
  const asCall = (tree: Expression): Expression => {
    if (tree.kind !== 'name') return mapChildren(tree, asCall);
    const [, sequence = '', member = ''] = memberName.exec(tree.name) ?? [];
    const index = indices.get(sequence);
    if (index === undefined || (member !== index && !/^\d+$/.test(member))) return tree;
    const argument: Expression = member === index ? { kind: 'name', name: index } : { kind: 'number', text: member };
    return { kind: 'call', name: sequence, args: [argument], ...(tree.span ? { span: tree.span } : {}) };
  };
  return trees.map((tree) => {
    const { sequence, index } = formulaOf(tree) ?? {};
    if (sequence !== undefined && index !== undefined) indices.set(sequence, index);
    return indices.size === 0 ? tree : asCall(tree);
  });
}

/** The names in a_n = 3n + 2. */
function formulaOf(tree: Expression): { readonly sequence: string; readonly index: string } | undefined {
  const [left, right, ...more] = tree.kind === 'relation' && tree.operators[0] === '=' ? tree.operands : [];
  const [, sequence = '', index = ''] = left?.kind === 'name' ? (memberName.exec(left.name) ?? []) : [];
  if (!right || more.length > 0 || !/^[a-z]$/.test(index)) return undefined;
  const names = [...namesIn(right)];
  const isRecursive = names.some((name) => name === sequence || name.startsWith(`${sequence}_`));
  return names.includes(index) && !isRecursive ? { sequence, index } : undefined;
}
