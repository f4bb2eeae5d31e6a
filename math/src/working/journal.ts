import { namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import {
  asideStep,
  coefficientsStep,
  continuedStep,
  isAboutFunction,
  isCondition,
  isDomain,
  isClaim,
  isSatisfied,
  numbersAmongEquations,
} from './asides.ts';
import type { Budget } from './budget.ts';
import { Definitions } from './definitions.ts';
import { equationOf, isZero, onlyName } from './explain.ts';
import { isAssignment } from './given.ts';
import { calculationIn, hasNumbersPutIn, isNewCalculation, withoutResult } from './inserted.ts';
import { alternatives, asGiven, isNumbered, isStatement, type Line, lineOf, withLastValue } from './lines.ts';
import { both, completesCases, isSame, noSolutionAbove, statementStep } from './statements.ts';
import {
  begins,
  chain,
  functionStep,
  type LineVerdict,
  lineVerdict,
  plainly,
  same,
  type Step,
  unknown,
  valueStep,
  wrong,
} from './steps.ts';
import { notTogether, Thread } from './thread.ts';

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
    const own = budget.within(
      unknown,
      () => (continues ? continuedStep(line, this.above, this.definitions) : undefined) ?? this.stepTo(line),
    );
    const isOnTheSide = budget.within(false, () => this.isOnTheSide(line, own));
    const recovers = this.isAfterWrong && !isOnTheSide && budget.within(false, () => this.recovers(line));
    budget.within(undefined, () => this.remember(line, own, { continues, isOnTheSide }));
    const known = new Set(this.letters);
    if (!isDomain(tree)) for (const name of namesIn(tree)) if (!isNumbered(name, known)) this.letters.add(name);
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
    const line = lineOf(withoutResult(tree, this.letters, this.definitions), {
      letters: this.letters,
      definitions: this.definitions,
      hasAbove: this.place > 0,
      comesAgain: (name) => below.length === 0 || below.some((other) => namesIn(other).has(name)),
    });
    const [next] = below;
    const opensStatements = this.place === 0 && next?.kind === 'constant' && isStatement(next);
    if (line.kind === 'values') return numbersAmongEquations(line, this.known(), opensStatements);
    return this.isGiven() && this.givesNumber ? asGiven(line, tree) : line;
  }

  /** Whether a letter has its number among what is given: then a formula beside it is given too, and defines nothing. */
  private get givesNumber(): boolean {
    return this.trees.slice(0, this.countOfGiven).some(isAssignment);
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

  /** The statement above and what the lines began with. */
  private known(): Expression[] {
    return [this.statementAbove(), this.thread.start].filter((each) => each !== undefined);
  }

  private isGiven(): boolean {
    return this.place > 0 && this.place < this.countOfGiven;
  }

  private statementAbove(): Expression | undefined {
    return this.above?.kind === 'statement' ? this.above.statement : undefined;
  }

  private valuesStep({ values, isEvaluated, isRounded }: Values): Step {
    const own = chain(values, isRounded);
    if (own.step !== 'equivalent') return own;
    if (!this.above) return begins;
    if (isEvaluated) return values.length > 1 ? same : begins;
    const [first] = values;
    const before = this.above.kind === 'values' ? this.above.values.at(-1) : undefined;
    if (before && first) {
      const step = valueStep(before, first, isRounded);
      return step.step === 'wrong' && values.length > 1 && isNewCalculation(before, first) ? begins : step;
    }
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
    if (!this.above || this.isGiven() || this.isExchanged || isDomain(this.trees[this.place])) return begins;
    const own = (above && coefficientsStep(statement, above)) ?? this.claimStep(line);
    if (own) return own;
    const calculation = calculationIn(statement, this.letters, this.definitions);
    if (calculation?.step.step === 'wrong') return calculation.step;
    if (above && isCondition(statement, above) && isSatisfied(statement, above)) return begins;
    const step = above ? statementStep(above, statement, this.letters) : undefined;
    if (step?.step === 'equivalent') {
      const inNewLetter = this.stepInNewLetter(line);
      if (inNewLetter?.step === 'wrong') return inNewLetter;
      return this.thread.isComplete(statement) ? same : (this.thread.untestedStep(statement) ?? step);
    }
    const known = this.thread.stepTo(statement);
    if (known) return known;
    if (above && step?.solutions === 'lost' && this.isOneCase(above, statement)) {
      return { step: 'implied', says: 'This is one case. The others come below.' };
    }
    if (step?.solutions === 'lost' && this.thread.excludes(statement)) return wrong(this.thread.whyExcluded);
    if (step && step.step !== 'wrong') return step;
    if (
      line.isEvaluated ||
      isAboutFunction(statement, this.above, this.definitions) ||
      (above && hasNumbersPutIn(statement, above))
    )
      return begins;
    if (step?.error) return step;
    if (this.thread.isSystem && step?.says !== noSolutionAbove) return wrong(notTogether);
    return step ?? wrong('This does not follow from the lines above.');
  }

  /** From u² − u − 6 = 0 to u = 3 or u = −2, whatever u stands for. */
  private stepInNewLetter({ typed }: Statement): Step | undefined {
    const before = this.above?.kind === 'statement' ? this.above.typed : undefined;
    const isOfOne = typed && before && onlyName(typed) !== undefined && onlyName(typed) === onlyName(before);
    return isOfOne ? statementStep(before, typed) : undefined;
  }

  /** f(x + h) − f(x) = 2xh + h²: what is said of a known function for every value of a letter. */
  private claimStep({ statement, isEvaluated }: Statement): Step | undefined {
    const equation = isEvaluated ? equationOf(statement) : undefined;
    if (!equation) return undefined;
    const step = valueStep(equation.left, equation.right);
    if (step.step !== 'wrong') return step;
    return isClaim(this.trees[this.place], this.definitions) ? step : undefined;
  }

  /** Whether lines below have the other solutions, each in a line of its own. */
  private isOneCase(above: Expression, statement: Expression): boolean {
    const mostCases = 8;
    const below = this.trees.slice(this.place + 1, this.place + 1 + mostCases).filter(isStatement);
    return completesCases(
      above,
      statement,
      below.map((tree) => alternatives(tree, this.letters)),
    );
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
    if (line.kind === 'aside' || isDomain(this.trees[this.place])) return true;
    if (line.kind === 'definition' || !this.above) return false;
    const above = this.statementAbove();
    if (line.kind === 'statement') {
      if (!above) return false;
      const isBeside = own.step === 'begins' && isCondition(line.statement, above);
      return isBeside || coefficientsStep(line.statement, above) !== undefined;
    }
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
