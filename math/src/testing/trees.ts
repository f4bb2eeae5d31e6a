import type { Program } from '../algebra/evaluating/program-builder.ts';
import { compile } from '../algebra/evaluating/program.ts';
import { workDone } from '../algebra/work.ts';
import type { Atom, Formula } from '../equivalence/statements/formula.ts';
import { formulaOf } from '../equivalence/statements/formula.ts';
import { read, toPlain } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';

/** Reads what a test is about: LaTeX where there is a backslash, plain text elsewhere; f and g are functions, unless it says otherwise. */
export function treeOf(source: string, functions: readonly string[] = ['f', 'g']): Expression {
  const result = read(source, { syntax: source.includes('\\') ? 'latex' : 'plain', functions: [...functions] });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

/** The program of a scalar, its letters in the given order. */
export function programOf(source: string, letters?: readonly string[]): Program {
  const program = compile(treeOf(source), letters);
  if (!program) throw new Error(`${source} is not a scalar`);
  return program;
}

export function formulaFrom(source: string): Formula {
  const formula = formulaOf(treeOf(source));
  if (!formula) throw new Error(`${source} is not a statement`);
  return formula;
}

export function atomFrom(source: string): Atom {
  const formula = formulaFrom(source);
  if (formula.kind !== 'atom') throw new Error(`${source} is not one relation`);
  return formula;
}

/** The steps of work that an operation counts. */
export function stepsOf(operation: () => unknown): number {
  const before = workDone();
  operation();
  return workDone() - before;
}

/** A formula with its relations written out; * for one that only equals itself. */
export function shownFormula(formula: Formula | undefined): string {
  if (!formula) return 'none';
  switch (formula.kind) {
    case 'constant':
      return String(formula.value);
    case 'opaque':
      return '*';
    case 'atom':
      return `${toPlain(formula.difference)} ${formula.operator} 0`;
    case 'not':
      return `not(${shownFormula(formula.part)})`;
    default:
      return `${formula.kind}(${formula.parts.map(shownFormula).join(', ')})`;
  }
}
