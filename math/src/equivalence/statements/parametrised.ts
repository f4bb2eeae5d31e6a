import { freeNames } from '../../algebra/names.ts';
import type { Expression } from '../../notation/tree.ts';
import { orderedItems } from '../collections/collections.ts';
import { calculatesWithMatrices, matrixResult } from '../collections/matrix-algebra.ts';
import { bare } from '../named-values.ts';
import { declaredSets } from './declarations.ts';
import { formulaOf } from './formula.ts';
import { compareLinearSystems } from './linear-systems.ts';

/** Letters that number the points of lines and planes. */
const parameters: ReadonlySet<string> = new Set('r s t u v lambda mu nu sigma tau λ μ ν σ τ'.split(' '));

interface PointSet {
  /** Equations for the coordinates. */
  readonly equations: Expression;
  readonly parameters: ReadonlySet<string>;
  /** Whether it gives the points by parameters, as in (x, y) = (1, 2) + t(3, 4). */
  readonly isGiven: boolean;
}

/**
 * Compares lines and planes as sets of points where at least one is given by parameters: (x, y) = (1, 2) + t(3, 4) is
 * (x, y) = (4, 6) + s(3, 4) and 4x − 3y = −2. Undefined for other statements.
 */
export function compareParametrised(a: Expression, b: Expression): 'equal' | 'different' | undefined {
  if (!isAboutPoints(a) && !isAboutPoints(b)) return undefined;
  const declared = [a, b].flatMap((tree) => [...declaredSets(tree).values()]);
  if (declared.some((set) => set !== 'reals')) return undefined;
  const first = pointSet(a);
  const second = pointSet(b);
  if (!first.isGiven && !second.isGiven) return undefined;
  const [x, y] = [formulaOf(first.equations), formulaOf(second.equations)];
  return x && y && compareLinearSystems(x, y, [first.parameters, second.parameters]);
}

/** Whether a vector is on the left: only then is there a line or plane to look for. */
function isAboutPoints(statement: Expression): boolean {
  const tree = withoutRealLetters(statement);
  const left = tree.kind === 'relation' ? tree.operands[0] : undefined;
  return left !== undefined && ['tuple', 'accent', 'matrix'].includes(bare(left).kind);
}

function pointSet(statement: Expression): PointSet {
  const tree = withoutRealLetters(statement);
  const [left, right, ...more] = tree.kind === 'relation' && tree.operators[0] === '=' ? tree.operands : [];
  const vector = right && more.length === 0 ? componentsOf(right) : undefined;
  const names = left && vector ? coordinates(left, vector.length) : undefined;
  const given =
    names && vector && freeNames({ kind: 'list', items: vector }).filter((name) => isParameter(name, names));
  if (!names || !given || given.length === 0) {
    return {
      equations: tree,
      parameters: new Set(freeNames(tree).filter((name) => isParameter(name))),
      isGiven: false,
    };
  }
  const letters = names.map((name): Expression => ({ kind: 'name', name }));
  const equations: Expression = {
    kind: 'relation',
    operands: [
      { kind: 'tuple', items: letters, shape: 'round' },
      { kind: 'tuple', items: vector, shape: 'round' },
    ],
    operators: ['='],
  };
  return { equations, parameters: new Set(given), isGiven: true };
}

/** The statement without t ∈ ℝ beside it. */
function withoutRealLetters(tree: Expression): Expression {
  const isDeclaration = (item: Expression): boolean =>
    item.kind === 'relation' && item.operators[0] === 'in' && item.operands[1]?.kind === 'constant';
  const kept =
    tree.kind === 'list'
      ? tree.items.filter((item) => !isDeclaration(item))
      : tree.kind === 'logic' && tree.operator === 'and'
        ? tree.operands.filter((item) => !isDeclaration(item))
        : [];
  const [only, ...more] = kept;
  return only && more.length === 0 ? only : tree;
}

function isParameter(name: string, coordinates: readonly string[] = []): boolean {
  return parameters.has(name) && !coordinates.includes(name);
}

function componentsOf(side: Expression): readonly Expression[] | undefined {
  const tree = bare(side);
  const items = orderedItems(calculatesWithMatrices(tree) ? (matrixResult(tree) ?? tree) : tree);
  return items && items.length > 1 ? items : undefined;
}

/** The letters of (x, y); those of a vector x are x₁, x₂ … */
function coordinates(side: Expression, length: number): readonly string[] | undefined {
  const tree = bare(side);
  if (tree.kind === 'accent' && tree.accent === 'vector' && tree.body.kind === 'name') {
    const { name } = tree.body;
    return Array.from({ length }, (_, k) => `${name}_${k + 1}`);
  }
  const items = componentsOf(tree)?.map(bare);
  const names = items?.flatMap((item) => (item.kind === 'name' ? [item.name] : [])) ?? [];
  return names.length === length && new Set(names).size === length && items?.length === length ? names : undefined;
}
