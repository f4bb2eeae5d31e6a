import { numberWork } from '../forms/numbers/worked-out.ts';
import { children, namesIn, sameTree, toPlain } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import type { Definitions } from './definitions.ts';
import { equationOf } from './explain.ts';
import { ranges } from './lines.ts';
import { isApproximate } from './rounded.ts';
import { chain, type Step } from './steps.ts';

/** Whether a line is the formula above with numbers in place of its letters: A = 3 · 4 for A = ab, c² = 9 + 16 for c² = a² + b². */
export function hasNumbersPutIn(line: Expression, formula: Expression): boolean {
  const [own, above] = [equationOf(line), equationOf(formula)];
  if (!own || !above || !sameTree(own.left, above.left, { groups: true })) return false;
  if (namesIn(own.right).size > 0 || namesIn(above.right).size === 0) return false;
  const numbers = new Map<string, string>();
  return matches(above.right, own.right, numbers) && numbers.size > 0;
}

/** a and a². */
function isNameOrPower(tree: Expression): boolean {
  return (
    tree.kind === 'name' || (tree.kind === 'power' && tree.base.kind === 'name' && tree.exponent.kind === 'number')
  );
}

function matches(formula: Expression, line: Expression, numbers: Map<string, string>): boolean {
  if (formula.kind === 'group') return matches(formula.body, line, numbers);
  if (line.kind === 'group') return matches(formula, line.body, numbers);
  const isNumber = line.kind === 'number';
  if (formula.kind === 'name' || (isNumber && isNameOrPower(formula))) {
    const name = toPlain(formula);
    const text = isNumber ? line.text : undefined;
    if (text === undefined || (numbers.get(name) ?? text) !== text) return false;
    numbers.set(name, text);
    return true;
  }
  if (formula.kind !== line.kind) return false;
  if (formula.kind === 'number') return line.kind === 'number' && formula.text === line.text;
  if (formula.kind === 'constant') return line.kind === 'constant' && formula.name === line.name;
  if (formula.kind === 'call' && line.kind === 'call' && formula.name !== line.name) return false;
  const [parts, others] = [children(formula), children(line)];
  return parts.length === others.length && parts.every((part, k) => others[k] && matches(part, others[k], numbers));
}

/** An equation with a result behind it: A = 3·4 = 12. */
interface Calculation {
  readonly equation: readonly Expression[];
  /** From 3·4 to 12. */
  readonly step: Step;
}

/** A calculation with numbers alone behind a side with known letters, unless it is a value of a known function. */
export function calculationIn(
  tree: Expression,
  letters: ReadonlySet<string>,
  definitions: Definitions,
): Calculation | undefined {
  const [left, ...values] = tree.kind === 'relation' ? tree.operands : [];
  const [first] = values;
  if (tree.kind !== 'relation' || !left || !first || values.length < 2 || tree.operators[0] !== '=') return undefined;
  const areNumbers =
    values.every((value) => namesIn(value).size === 0 && !ranges.has(value.kind) && value.kind !== 'set') &&
    tree.operators.every((operator) => operator === '=' || operator === 'approx');
  const names = [...namesIn(left)];
  const isKnown = names.length > 0 && names.every((name) => letters.has(name));
  const isValue = left.kind === 'call' && definitions.isFunction(left.name);
  if (!areNumbers || !isKnown || isValue) return undefined;
  return { equation: [left, first], step: chain(values, isApproximate(tree)) };
}

/** A = 3·4 for A = 3·4 = 12, where the calculation is right. */
export function withoutResult(tree: Expression, letters: ReadonlySet<string>, definitions: Definitions): Expression {
  const calculation = calculationIn(tree, letters, definitions);
  if (calculation?.step.step !== 'equivalent') return tree;
  const span = tree.span ? { span: tree.span } : {};
  return { kind: 'relation', operands: calculation.equation, operators: ['='], ...span };
}

/** 102·1.19 = … below … = 102: the calculation above has come to its number, and another one begins. */
export function isNewCalculation(above: Expression, first: Expression): boolean {
  const areNumbers = [above, first].every((tree) => namesIn(tree).size === 0);
  const isCalculation = numberWork(first) === 'calculate' || (first.kind === 'divide' && signs.has(first.mark));
  return areNumbers && isCalculation && numberWork(above) === undefined;
}

/** Signs that ask for a division; a slash or a bar is that of a fraction, too. */
const signs: ReadonlySet<string> = new Set(['colon', 'obelus']);
