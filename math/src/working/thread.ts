import { namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { substitute } from '../algebra/index.ts';
import { namedValues } from '../errors/target.ts';
import { equationOf, onlyName, stillNeeded } from './explain.ts';
import { hasPlaces } from './openings.ts';
import { both, either, impossible, implies, isSame, mayStandBelowNothing, statementStep } from './statements.ts';
import { same, type Step } from './steps.ts';

/** Statements that hold in the solution of equations, from its beginning to the line above. */
export class Thread {
  /** Equations that hold together. */
  private readonly given: Expression | undefined;
  /** Solutions correctly found from them. */
  private readonly found: Expression[] = [];
  /** The one statement that the lines began with. */
  private readonly origin: Expression | undefined;
  private hasMoved = false;
  /** The statement before solutions were gained: the ones that do not solve it may be left out again. */
  private beforeGain: Expression | undefined;
  /** The statement before solutions were lost: the other cases may come in lines of their own. */
  private beforeLoss: Expression | undefined;
  private cases: Expression[] = [];

  constructor(given: Expression | undefined) {
    this.given = given && isSystem(given) ? flat(given) : undefined;
    this.origin = this.given ? undefined : given;
    if (given && isSolved(given)) this.found.push(given);
  }

  /** Returns the statement that the lines began with, or all that were given. */
  get start(): Expression | undefined {
    return this.given ?? this.origin;
  }

  /** Whether several equations are to hold together. */
  get isSystem(): boolean {
    return this.given !== undefined;
  }

  /** How a statement follows from more than the line above: from all that is given, or as one of several cases. */
  stepTo(statement: Expression): Step | undefined {
    if (this.beforeGain && isSame(statement, this.beforeGain) === 'equal') return same;
    // A value without place in the equation at the start, such as ln x for x = −5, is left out again.
    const { origin } = this;
    if (this.hasMoved && origin && origin !== this.beforeGain && isSame(statement, origin) === 'equal') return same;
    return this.caseStep(statement) ?? this.systemStep(statement);
  }

  /** Returns the step of a list of solutions that follows from the line above, but not from the start. */
  untestedStep(statement: Expression): Step | undefined {
    const { origin } = this;
    if (!origin || !this.hasMoved || this.beforeGain || this.beforeLoss || !hasPlaces(origin)) return undefined;
    if (!namedValues(statement)?.length || isSame(statement, origin) !== 'different') return undefined;
    return implies(origin, statement) ? { step: 'implied', solutions: 'gained', says: untested } : undefined;
  }

  /** Whether nothing satisfies both a statement and what the lines began with. */
  excludes(statement: Expression): boolean {
    const start = this.given ?? (this.hasMoved && this.origin && hasPlaces(this.origin) ? this.origin : undefined);
    return start !== undefined && isSame(both(start, statement), impossible) === 'equal';
  }

  /** The message for solutions that do not follow from what the lines began with. */
  get whyExcluded(): string {
    return this.given ? notTogether : untested;
  }

  private caseStep(statement: Expression): Step | undefined {
    if (!this.beforeLoss) return undefined;
    if (isSame(statement, this.beforeLoss) === 'equal') return same;
    if (isSame(statement, impossible) === 'equal' || !implies(statement, this.beforeLoss)) return undefined;
    const isWhole = isSame(either(...this.cases, statement), this.beforeLoss) === 'equal';
    return isWhole ? same : { step: 'implied', solutions: 'lost', says: 'Further solutions are still missing.' };
  }

  private systemStep(statement: Expression): Step | undefined {
    if (!this.given) return undefined;
    if (isSame(statement, this.given) === 'equal') return same;
    if (!implies(this.given, statement)) return this.numbersStep(statement);
    if (isSame(this.given, impossible) === 'equal' && !mayStandBelowNothing(this.given, statement)) return undefined;
    if (this.isComplete(statement)) return same;
    return { step: 'implied', solutions: 'gained', says: this.found.length === 0 ? stillNeeded : '' };
  }

  /** The numbers that letters have by now. */
  numbers(): ReadonlyMap<string, Expression> {
    const known = this.found.filter(isSolved).map(equationOf);
    return new Map(
      known.flatMap((equation): [string, Expression][] =>
        equation?.left.kind === 'name' ? [[equation.left.name, equation.right]] : [],
      ),
    );
  }

  /** Returns the given equations left for a letter, with the numbers found so far inserted. */
  private numbersStep(statement: Expression): Step | undefined {
    if (this.given?.kind !== 'logic' || onlyName(statement) === undefined) return undefined;
    const known = [...this.given.operands, ...this.found].filter(isSolved).map(equationOf);
    const numbers = new Map(
      known.flatMap((equation): [string, Expression][] =>
        equation?.left.kind === 'name' && equation.left.name !== onlyName(statement)
          ? [[equation.left.name, equation.right]]
          : [],
      ),
    );
    const left = this.given.operands
      .map((operand) => substitute(operand, numbers))
      .filter((operand) => onlyName(operand) === onlyName(statement));
    const [equation, ...others] = left;
    return numbers.size > 0 && equation && others.length === 0 ? statementStep(equation, statement) : undefined;
  }

  /** Whether the solved equations found so far say together what was given. */
  isComplete(statement: Expression): boolean {
    if (this.given?.kind !== 'logic') return false;
    if (!isSolved(statement)) return false;
    const known = this.given.operands.filter(isSolved);
    const given = known.length < this.given.operands.length ? known : [];
    const solved = [...given, ...this.found.filter(isSolved), statement];
    return solved.length > 1 && isSame(both(...solved), this.given) === 'equal';
  }

  /** Takes a right or wrong step from the statement above into account. */
  add(statement: Expression, above: Expression | undefined, { step, solutions }: Step): void {
    this.hasMoved = true;
    if (step === 'equivalent' || step === 'implied') this.found.push(statement);
    if (solutions === 'gained') this.beforeGain ??= above;
    else if (step !== 'equivalent') this.beforeGain = undefined;
    if (solutions === 'lost' || (step === 'implied' && !solutions)) {
      this.beforeLoss ??= above;
      this.cases.push(statement);
    } else if (step === 'equivalent' && this.beforeLoss) this.cases.push(statement);
    else if (step === 'wrong') {
      this.beforeLoss = undefined;
      this.cases = [];
    }
  }
}

const untested = 'Not every value here solves the equation you started with: put them in.';

/** The message for a line that does not follow from several equations. */
export const notTogether = 'This does not follow from the equations above, taken together.';

/** Statements that hold together, none of them several in one. */
function flat(tree: Expression): Expression {
  if (tree.kind !== 'logic' || tree.operator !== 'and') return tree;
  const operands = tree.operands.map(flat);
  return both(...operands.flatMap((one) => (one.kind === 'logic' && one.operator === 'and' ? one.operands : [one])));
}

function isSystem(statement: Expression): boolean {
  return statement.kind === 'logic' && statement.operator === 'and' && namesIn(statement).size > 1;
}

/** Equations with a letter alone on one side and a number on the other. */
function isSolved(statement: Expression): boolean {
  const equation = equationOf(statement);
  if (!equation) return false;
  const { left, right } = equation;
  return (left.kind === 'name' && namesIn(right).size === 0) || (right.kind === 'name' && namesIn(left).size === 0);
}
