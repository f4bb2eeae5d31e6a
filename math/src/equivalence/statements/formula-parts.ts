import { compile } from '../../algebra/evaluating/program.ts';
import type { Expression } from '../../notation/tree.ts';
import type { Atom, Formula } from './formula.ts';

/** All atoms of a formula. */
export function atomsOf(formula: Formula): Atom[] {
  switch (formula.kind) {
    case 'atom':
      return [formula];
    case 'and':
    case 'or':
      return formula.parts.flatMap(atomsOf);
    case 'not':
      return atomsOf(formula.part);
    default:
      return [];
  }
}

const mostSystems = 24;

/** Relations that hold together, in each of the alternatives; undefined for negations, for what is always true, and for too many. */
export function systemsOf(formula: Formula): (readonly Atom[])[] | undefined {
  if (formula.kind === 'atom') return [[formula]];
  if (formula.kind === 'constant') return formula.value ? undefined : [];
  if (formula.kind !== 'and' && formula.kind !== 'or') return undefined;
  let systems: (readonly Atom[])[] | undefined;
  for (const part of formula.parts) {
    const inner = systemsOf(part);
    if (!inner) return undefined;
    if (!systems || formula.kind === 'or') systems = [...(systems ?? []), ...inner];
    else systems = systems.flatMap((left) => inner.map((right) => [...left, ...right]));
    if (systems.length > mostSystems) return undefined;
  }
  return systems;
}

export function hasOpaque(formula: Formula): boolean {
  switch (formula.kind) {
    case 'opaque':
      return true;
    case 'and':
    case 'or':
      return formula.parts.some(hasOpaque);
    case 'not':
      return hasOpaque(formula.part);
    default:
      return false;
  }
}

/** The truth of a formula, given that of its atoms; undefined where it depends on something undecided (Kleene). */
export function truth(
  formula: Formula,
  ofAtom: (atom: Atom) => boolean | undefined,
  ofOpaque: (key: string) => boolean | undefined = () => undefined,
): boolean | undefined {
  switch (formula.kind) {
    case 'constant':
      return formula.value;
    case 'atom':
      return ofAtom(formula);
    case 'opaque':
      return ofOpaque(formula.key);
    case 'not': {
      const inner = truth(formula.part, ofAtom, ofOpaque);
      return inner === undefined ? undefined : !inner;
    }
    case 'and':
    case 'or': {
      const decisive = formula.kind === 'or';
      let open = false;
      for (const part of formula.parts) {
        const value = truth(part, ofAtom, ofOpaque);
        if (value === decisive) return decisive;
        if (value === undefined) open = true;
      }
      return open ? undefined : !decisive;
    }
  }
}

/** The relation `sign ⋚ 0` for the sign of the difference. */
export function holds(operator: Atom['operator'], sign: -1 | 0 | 1): boolean {
  switch (operator) {
    case '=':
      return sign === 0;
    case '!=':
      return sign !== 0;
    case '<':
      return sign < 0;
    case '<=':
      return sign <= 0;
  }
}

/** Returns the formula with other differences in its atoms; undefined where one of them is not a number. */
export function withDifferences(formula: Formula, change: (tree: Expression) => Expression): Formula | undefined {
  switch (formula.kind) {
    case 'atom': {
      const difference = change(formula.difference);
      const program = compile(difference);
      return program && { ...formula, difference, program };
    }
    case 'and':
    case 'or': {
      const parts: Formula[] = [];
      for (const part of formula.parts) {
        const changed = withDifferences(part, change);
        if (!changed) return undefined;
        parts.push(changed);
      }
      return { kind: formula.kind, parts };
    }
    case 'not': {
      const part = withDifferences(formula.part, change);
      return part && { kind: 'not', part };
    }
    default:
      return formula;
  }
}
