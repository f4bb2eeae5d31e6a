import { namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { asideStep, coefficientsStep } from './asides.ts';
import type { Budget } from './budget.ts';
import { Definitions } from './definitions.ts';
import { equationOf, isZero } from './explain.ts';
import { isAssignment } from './given.ts';
import { hasNumbersPutIn } from './inserted.ts';
import { alternatives, isNumbered, isStatement, lastValueOf, type Line, lineOf, withLastValue } from './lines.ts';
import { both, either, implies, isSame, statementStep } from './statements.ts';
import { begins, chain, functionStep, type LineVerdict, same, type Step, unknown, valueStep, wrong } from './steps.ts';
import { Thread } from './thread.ts';
import { plainly, lineVerdict } from './verdicts.ts';

type Statement = Extract<Line, { kind: 'statement' }>;
type Values = Extract<Line, { kind: 'values' }>;
type FunctionLine = Extract<Line, { kind: 'function' }>;

/** Keeps what the lines so far have established, and judges the next one by it. */
export class Journal {
  private readonly trees: readonly Expression[];
  private readonly countOfGiven: number;
  private readonly budget: Budget;
  private readonly definitions = new Definitions();
  private readonly letters = new Set<string>();
  private place = 0;
  /** The last line that others may follow from. */
  private above: Line | undefined;
  private lastRight: Line | undefined;
  private isAfterWrong = false;
  /** x = 2y + 3 below y = 2x + 3: the letters are exchanged on the way to the inverse function. */
  private isExchanged = false;
  private thread = new Thread(undefined);

  constructor(trees: readonly Expression[], countOfGiven: number, budget: Budget) {
    this.trees = trees;
    this.countOfGiven = countOfGiven;
    this.budget = budget;
  }

  next(tree: Expression, continues: boolean): LineVerdict {
    const line = this.budget.within(undefined, () => {
      this.isExchanged = this.definitions.isExchangeOf(tree);
      return this.asCondition(this.lineOf(tree));
    });
    const verdict = line ? this.judge(line, tree, continues) : lineVerdict('unknown', unknown);
    this.place += 1;
    const isTooMuch = verdict.verdict === 'unknown' && this.budget.isSpent;
    return isTooMuch ? { ...verdict, says: 'There is too much to work out here to check this line.' } : verdict;
  }

  private judge(line: Line, tree: Expression, continues: boolean): LineVerdict {
    const { budget } = this;
    const own = budget.within(unknown, () => (continues ? this.continued(line) : undefined) ?? this.stepTo(line));
    const isOnTheSide = budget.within(false, () => this.isOnTheSide(line, own));
    const recovers = this.isAfterWrong && !isOnTheSide && budget.within(false, () => this.recovers(line));
    budget.within(undefined, () => this.remember(line, own, { continues, isOnTheSide }));
    const known = new Set(this.letters);
    for (const name of namesIn(tree)) if (!isNumbered(name, known)) this.letters.add(name);
    if (isOnTheSide) return this.isAfterWrong ? lineVerdict('after-wrong', own) : plainly(own);
    if (recovers) {
      this.isAfterWrong = false;
      this.lastRight = line;
      return { ...(own.step === 'begins' ? {} : { step: own.step }), verdict: 'equivalent', says: '' };
    }
    if (this.isAfterWrong) return lineVerdict('after-wrong', own);
    if (own.step === 'wrong') this.isAfterWrong = true;
    else this.lastRight = line;
    return plainly(own);
  }

  private lineOf(tree: Expression): Line {
    const below = this.trees.slice(this.place + 1);
    const line = lineOf(tree, {
      letters: this.letters,
      definitions: this.definitions,
      hasAbove: this.place > 0,
      comesAgain: (name) => below.length === 0 || below.some((other) => namesIn(other).has(name)),
    });
    const [next] = below;
    const opensStatements = this.place === 0 && next?.kind === 'constant' && isStatement(next);
    if (line.kind === 'values') return this.numbersAmongEquations(line, opensStatements);
    return this.isGiven() && this.givesNumber ? asGiven(line, tree) : line;
  }

  /** Whether a letter has its number among what is given: then a formula beside it is given too, and defines nothing. */
  private get givesNumber(): boolean {
    return this.trees.slice(0, this.countOfGiven).some(isAssignment);
  }

  /** 1 = 2 and 0 = 0 are statements where they are what is left of an equation when its letter has gone. */
  private numbersAmongEquations(line: Values, opensStatements: boolean): Line {
    const above = this.statementAbove();
    const isClosed = line.values.every((value) => namesIn(value).size === 0);
    if ((!above && !opensStatements) || line.values.length !== 2 || !isClosed) return line;
    const statement: Expression = { kind: 'relation', operands: line.values, operators: ['='] };
    return opensStatements || (above && isSame(above, statement) === 'equal')
      ? { kind: 'statement', statement, isEvaluated: false }
      : line;
  }

  private stepTo(line: Line): Step {
    switch (line.kind) {
      case 'values':
        return this.valuesStep(line);
      case 'function':
        return this.functionStep(line);
      case 'aside':
        return this.isGiven() ? begins : asideStep(line, this.statementAbove(), this.letters, this.thread.numbers());
      case 'definition':
        return begins;
      case 'statement':
        return this.statementStep(line);
    }
  }

  private isGiven(): boolean {
    return this.place > 0 && this.place < this.countOfGiven;
  }

  private statementAbove(): Expression | undefined {
    return this.above?.kind === 'statement' ? this.above.statement : undefined;
  }

  /** `= 18` carries on with the last value above, whatever that was the value of. */
  private continued(line: Line): Step | undefined {
    const before = lastValueOf(this.above);
    const [first] = line.kind === 'values' ? line.values : [];
    if (line.kind !== 'values' || !before || !first) return undefined;
    const own = chain(line.values);
    return own.step === 'equivalent' ? valueStep(this.definitions.open(before), first) : own;
  }

  private valuesStep({ values, isEvaluated, isRounded }: Values): Step {
    const own = chain(values, isRounded);
    if (own.step !== 'equivalent') return own;
    if (!this.above) return begins;
    if (isEvaluated) return values.length > 1 ? same : begins;
    const [first] = values;
    const before = this.above.kind === 'values' ? this.above.values.at(-1) : undefined;
    if (before && first) return valueStep(before, first, isRounded);
    if (values.length > 1 && values.every((value) => namesIn(value).size === 0)) return begins;
    return wrong('One of the two lines is an equation and the other is not.');
  }

  private functionStep(line: FunctionLine): Step {
    return functionStep(
      { ...line, values: line.values.map((value) => this.definitions.open(value)) },
      this.definitions,
    );
  }

  /** f(x) = 9 where f is known asks when f has this value; so does f′(x) = 0. */
  private asCondition(line: Line): Line {
    const [value, ...more] = line.kind === 'function' ? line.values : [];
    if (line.kind !== 'function' || !value || more.length > 0 || namesIn(value).size > 0) return line;
    const { name, order } = line;
    const body = this.definitions.bodyOf(name, order);
    if (!body || (!isZero(value) && !this.definitions.isStated(name, order))) return line;
    if (this.functionStep(line).step !== 'wrong') return line;
    const statement: Expression = { kind: 'relation', operands: [body, value], operators: ['='] };
    return { kind: 'statement', statement, isEvaluated: true };
  }

  private statementStep(line: Statement): Step {
    const { statement } = line;
    const above = this.statementAbove();
    if (!this.above || this.isGiven() || this.isExchanged) return begins;
    const own = (above && coefficientsStep(statement, above)) ?? this.claimStep(line);
    if (own) return own;
    const step = above ? statementStep(above, statement, this.letters) : undefined;
    if (step?.step === 'equivalent') return this.thread.isComplete(statement) ? same : step;
    const known = this.thread.stepTo(statement);
    if (known) return known;
    if (above && step?.solutions === 'lost' && this.isOneCase(above, statement)) {
      return { step: 'implied', says: 'This is one case. The others come below.' };
    }
    if (step && step.step !== 'wrong') return step;
    if (line.isEvaluated || this.isAboutFunction(statement) || (above && hasNumbersPutIn(statement, above)))
      return begins;
    if (step?.error) return step;
    if (this.thread.isSystem) return wrong('This does not follow from the equations above, taken together.');
    return step ?? wrong('This does not follow from the lines above.');
  }

  /** f(x + h) − f(x) = 2xh + h²: what is said of a known function for every value of a letter. */
  private claimStep({ statement, isEvaluated }: Statement): Step | undefined {
    const equation = isEvaluated ? equationOf(statement) : undefined;
    if (!equation) return undefined;
    const step = valueStep(equation.left, equation.right);
    if (step.step !== 'wrong') return step;
    return this.isClaim() ? step : undefined;
  }

  /** Whether the line's own left side calls a function with letters, and the right side says what comes out. */
  private isClaim(): boolean {
    const equation = equationOf(this.trees[this.place] ?? { kind: 'number', text: '0' });
    if (!equation || this.definitions.isCalledIn(equation.right) || namesIn(equation.right).size === 0) return false;
    return namesIn(equation.left).size > 0;
  }

  /** Whether lines below have the other solutions, each in a line of its own. */
  private isOneCase(above: Expression, statement: Expression): boolean {
    const below = this.trees
      .slice(this.place + 1, this.place + 1 + mostCases)
      .filter(isStatement)
      .map((tree) => alternatives(tree, this.letters));
    const cases = below.filter((other) => implies(other, above));
    return cases.length > 0 && isSame(either(statement, ...cases), above) === 'equal';
  }

  /** f′(x) with its formula in place of its name: 2x = 0 below f′(x) = 2x. */
  private isAboutFunction(statement: Expression): boolean {
    const equation = equationOf(statement);
    if (!equation) return false;
    // x = 3 below f(x) = … says where the function is looked at.
    const chosen = this.above?.kind === 'function' && equation.left.kind === 'name' ? this.above.variable : undefined;
    const isNumber = namesIn(equation.right).size === 0;
    if (isNumber && equation.left.kind === 'name' && equation.left.name === chosen) return true;
    const bodies = this.definitions.bodies().filter((body) => namesIn(body).size > 0);
    const isBody = (side: Expression): boolean => bodies.some((body) => isSame(side, body) === 'equal');
    const isClosed = (side: Expression): boolean => namesIn(side).size === 0;
    const { left, right } = equation;
    return (isBody(left) && (isClosed(right) || isBody(right))) || (isBody(right) && isClosed(left));
  }

  private recovers(line: Line): boolean {
    const right = this.lastRight;
    if (line.kind === 'statement' && right?.kind === 'statement') {
      return isSame(right.statement, line.statement) === 'equal';
    }
    const [before, first] =
      line.kind === 'values' && right?.kind === 'values' ? [right.values.at(-1), line.values[0]] : [];
    return before !== undefined && first !== undefined && valueStep(before, first).step === 'equivalent';
  }

  /**
   * Whether later lines need not follow from this one: calculations with numbers among equations, named numbers,
   * definitions.
   */
  private isOnTheSide(line: Line, own: Step): boolean {
    if (line.kind === 'aside') return true;
    if (line.kind === 'definition' || !this.above) return false;
    const above = this.statementAbove();
    if (line.kind === 'statement') return above !== undefined && coefficientsStep(line.statement, above) !== undefined;
    return line.kind === 'values' && this.above.kind !== 'values' && (own.step === 'begins' || line.isEvaluated);
  }

  private remember(
    line: Line,
    own: Step,
    { continues, isOnTheSide }: { readonly continues: boolean; readonly isOnTheSide: boolean },
  ): void {
    if (line.kind === 'definition') this.definitions.stateLetter(line.name, line.value);
    if (line.kind === 'definition' || isOnTheSide) return;
    if (line.kind === 'function') this.rememberFunction(line, own);
    if (line.kind === 'statement') this.rememberStatement(line, own);
    this.above = continues && line.kind === 'values' ? withLastValue(this.above, line) : line;
  }

  private rememberFunction(line: FunctionLine, own: Step): void {
    this.letters.add(line.variable);
    const value = line.values.at(-1);
    const isNew = !this.definitions.isFunction(line.name);
    if (!value || own.step === 'unknown' || (own.step === 'begins' && !isNew)) return;
    this.definitions.stateFunction(line.name, line.order, line.variable, value);
  }

  private rememberStatement({ statement, isEvaluated }: Statement, own: Step): void {
    const equation = equationOf(statement);
    const [variable, ...others] = equation ? namesIn(equation.right) : [];
    if (equation?.left.kind === 'name' && variable !== undefined && others.length === 0) {
      const { name } = equation.left;
      if (name !== variable && !this.definitions.isFunction(name)) {
        this.definitions.stateFunction(name, 0, variable, equation.right);
      }
    }
    const above = this.statementAbove();
    if (own.step === 'begins') this.thread = new Thread(this.isGiven() && !isEvaluated ? this.givenSoFar() : statement);
    else this.thread.add(statement, above, own);
  }

  private givenSoFar(): Expression {
    return both(...this.trees.slice(0, this.place + 1).map((tree) => alternatives(tree, this.letters)));
  }
}

/** v = 20 and s = vt in lines of their own, which hold together. */
function asGiven(line: Line, tree: Expression): Line {
  if (line.kind !== 'definition' && (line.kind !== 'aside' || line.values.length > 1)) return line;
  return { kind: 'statement', statement: tree, isEvaluated: false };
}

const mostCases = 8;
