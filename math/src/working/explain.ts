import { solve, valueAt } from '../algebra/index.ts';
import { equivalent } from '../equivalence/index.ts';
import { hasPlusMinus, readings } from '../equivalence/plus-minus.ts';
import { holdsAt, namedValues } from '../errors/target.ts';
import { add, namesIn, negate, toLatex, walk } from '../notation/index.ts';
import type { Expression, RelationNode } from '../notation/tree.ts';

/** An equation with two sides; undefined for anything else. */
export function equationOf(
  tree: Expression,
): { readonly node: RelationNode; readonly left: Expression; readonly right: Expression } | undefined {
  if (tree.kind === 'group') return equationOf(tree.body);
  const [left, right] = tree.kind === 'relation' && tree.operands.length === 2 ? tree.operands : [];
  if (tree.kind !== 'relation' || tree.operators[0] !== '=' || !left || !right) return undefined;
  return { node: tree, left, right };
}

export function hasInequality(tree: Expression): boolean {
  let found = false;
  walk(tree, (node) => {
    if (node.kind === 'relation' && node.operators.some((operator) => /^[<>]/.test(operator))) found = true;
    if (node.kind === 'interval') found = true;
  });
  return found;
}

export function onlyName(tree: Expression): string | undefined {
  const [name, ...others] = namesIn(tree);
  return others.length === 0 ? name : undefined;
}

const pointsToTry = [2, 1, 3, 0, -1, 5];

/** Says where two expressions differ: a small whole number for their letter. Undefined where none shows it. */
export function differingPoint(above: Expression, line: Expression): string | undefined {
  const names = [...new Set([...namesIn(above), ...namesIn(line)])];
  if (names.length === 0 || names.length > 2) return undefined;
  for (const value of pointsToTry) {
    const at = Object.fromEntries(names.map((name, index) => [name, value + index]));
    const [a, b] = [valueAt(above, at), valueAt(line, at)];
    if (!a || !b || a.im !== 0 || b.im !== 0 || !Number.isFinite(a.re) || !Number.isFinite(b.re)) continue;
    if (Math.abs(a.re - b.re) <= 1e-6 * Math.max(1, Math.abs(a.re), Math.abs(b.re))) continue;
    const point = names.map((name, index) => `$${name} = ${value + index}$`).join(' and ');
    return `The value changes here: put ${point} into both lines.`;
  }
  return undefined;
}

/** Returns the message for a line that does not follow from an equation and shows no typical error. */
export function wrongStatement(above: Expression, line: Expression): string {
  return (
    solutionThatFails(above, line) ?? oneSideOnly(above, line) ?? numbersThatFail(above, line) ?? otherwise(above, line)
  );
}

function otherwise(above: Expression, line: Expression): string {
  const name = onlyName(above);
  const isOfOne = name !== undefined && name === onlyName(line) && equationOf(above) && equationOf(line);
  return isOfOne ? 'This line has other solutions than the line above.' : 'This does not follow from the line above.';
}

/** Solutions in the line that have no place in the equation above, whatever led to them. */
export function valueWithoutPlace(above: Expression, line: Expression): string | undefined {
  const equation = equationOf(above);
  const name = onlyName(line);
  if (!equation || name === undefined || name !== onlyName(above)) return undefined;
  if (hasPlusMinus(above)) return undefined;
  const isPlaceless = valuesOfLine(line)?.some((value) => !isDefinedAt(equation, name, value)) ?? false;
  return isPlaceless
    ? `Your value of $${name}$ cannot be put into the line above, which has no value there.`
    : undefined;
}

function valuesOfLine(line: Expression): readonly number[] | undefined {
  return namedValues(hasPlusMinus(line) ? { kind: 'logic', operator: 'or', operands: readings(line) } : line);
}

/** Solutions in the line that do not solve the equation above. */
function solutionThatFails(above: Expression, line: Expression): string | undefined {
  const equation = equationOf(above);
  const name = onlyName(line);
  const values = valuesOfLine(line);
  if (!equation || name === undefined || name !== onlyName(above) || !values?.length) return undefined;
  const failing = values.filter((value) => !holdsAt(equation.node, value));
  if (failing.length === 0) return undefined;
  if (values.length === 1) return `Put your value of $${name}$ into the line above: the two sides are not equal.`;
  const which = failing.length === values.length ? 'None of your values solves' : 'Not all of your values solve';
  return `${which} the line above: put them in.`;
}

const numbersToTry = [2, 3, 5, 7, 11];

/** Numbers that satisfy an equation of several letters, and not the line below it. */
function numbersThatFail(above: Expression, line: Expression): string | undefined {
  const [before, after] = [equationOf(above), equationOf(line)];
  const names = [...namesIn(above)];
  if (
    !before ||
    !after ||
    names.length < 2 ||
    names.length > 5 ||
    [...namesIn(line)].some((name) => !names.includes(name))
  ) {
    return undefined;
  }
  for (const name of names) {
    const solutions = solve(add(before.left, negate(before.right)), name);
    const others = names.filter((other) => other !== name);
    const point = new Map(others.map((other, at) => [other, numbersToTry[at] ?? 2] as const));
    for (const solution of solutions ?? []) {
      const value = valueAt(solution, Object.fromEntries(point));
      if (!value || value.im !== 0 || !Number.isFinite(value.re) || !Number.isInteger(value.re * 60)) continue;
      const at = { ...Object.fromEntries(point), [name]: value.re };
      const [left, right] = [valueAt(after.left, at), valueAt(after.right, at)];
      if (!left || !right || Math.abs(left.re - right.re) + Math.abs(left.im - right.im) < 1e-6) continue;
      const shown = [...point].map(([other, own]) => `$${other} = ${own}$`).join(', ');
      return `Try it with numbers: put ${shown} into the line above to find $${name}$, and all of them into this line.`;
    }
  }
  return undefined;
}

function isDefinedAt(
  { left, right }: { readonly left: Expression; readonly right: Expression },
  name: string,
  value: number,
): boolean {
  return [left, right].every((side) => {
    const found = valueAt(side, { [name]: value });
    return found !== undefined && found.im === 0 && Number.isFinite(found.re);
  });
}

function oneSideOnly(above: Expression, line: Expression): string | undefined {
  const [before, after] = [equationOf(above), equationOf(line)];
  if (!before || !after) return undefined;
  const isKept = (a: Expression, b: Expression): boolean => equivalent(a, b).verdict === 'equal';
  const [left, right] = [isKept(before.left, after.left), isKept(before.right, after.right)];
  if (left === right) return undefined;
  const [changed, kept] = left ? ['right', 'left'] : ['left', 'right'];
  return `The ${changed} side changes its value here, and the ${kept} side does not.`;
}

/** The message for one equation out of several. */
export const stillNeeded = 'This follows, but it does not replace the other equations: you still need them.';

/** Returns the message for added solutions. */
export function gainedSolutions(above: Expression): string {
  if (above.kind === 'logic' && above.operator === 'and' && namesIn(above).size > 1) {
    return stillNeeded;
  }
  if (hasInequality(above)) return 'This follows, but other values satisfy this line too.';
  return 'New solutions may have come in here, as happens when you square or multiply by the unknown: test them.';
}

/** Returns the message for lost solutions: by dividing by 0, by taking one root only, by leaving out the period. */
export function lostSolutions(above: Expression, line: Expression): string {
  if (hasInequality(above) || hasInequality(line)) {
    return 'Some solutions are lost here. Did you multiply or divide by something whose sign is not known?';
  }
  const equation = equationOf(above);
  if (!equation) return lost;
  if (isPeriodic(above) && namedValues(line)) {
    return 'Solutions are lost here: a function such as sine takes its values again in each period.';
  }
  if (hasAbsolute(above)) return `${lost} An absolute value leaves two possibilities, plus and minus.`;
  if (isZeroProduct(equation)) return `${lost} A product is 0 where any of its factors is 0.`;
  if (isOneRoot(above, line)) return `${lost} Taking a square root leaves two possibilities, plus and minus.`;
  return isDivided(equation, line) ? `${lost} Did you divide by something that may be 0?` : lost;
}

const lost = 'A solution of the line above is lost here.';

function isZeroProduct({ left, right }: NonNullable<ReturnType<typeof equationOf>>): boolean {
  const isProduct = (side: Expression): boolean =>
    side.kind === 'multiply' && side.factors.filter((factor) => namesIn(factor).size > 0).length > 1;
  return (isZero(right) && isProduct(left)) || (isZero(left) && isProduct(right));
}

/** The numeral 0. */
export function isZero(tree: Expression): boolean {
  return tree.kind === 'number' && /^0+$/.test(tree.text);
}

function hasAbsolute(tree: Expression): boolean {
  let found = false;
  walk(tree, (node) => {
    if (node.kind === 'absolute' && namesIn(node).size > 0) found = true;
  });
  return found;
}

function isPeriodic(tree: Expression): boolean {
  let found = false;
  walk(tree, (node) => {
    if (node.kind === 'call' && /^(?:sin|cos|tan|cot)$/.test(node.name) && namesIn(node).size > 0) found = true;
  });
  return found;
}

/** Whether both sides of the equation are 0 at a solution that the line has not. */
function isDivided(equation: NonNullable<ReturnType<typeof equationOf>>, line: Expression): boolean {
  const { node, left, right } = equation;
  const name = onlyName(node);
  const solutions = name === undefined ? undefined : solve(add(left, negate(right)), name);
  if (name === undefined || !solutions) return false;
  // Below an equation with 0 on one side, a list of solutions without 0 says that its letter was divided by.
  const isListBelowZero = [left, right].some(isZero) && namedValues(line) !== undefined;
  return solutions.some((solution) => {
    const value = valueAt(solution)?.re;
    if (value === undefined || satisfies(line, value) || (isListBelowZero && value !== 0)) return false;
    return [left, right].every((side) => Math.abs(valueAt(side, { [name]: value })?.re ?? 1) < 1e-9);
  });
}

function satisfies(line: Expression, value: number): boolean {
  const parts = line.kind === 'logic' && line.operator === 'or' ? line.operands : [line];
  return parts.some((part) => holdsAt(part, value));
}

/** Whether the equation says the same as the line or its like with a minus on the right. */
export function isOneRoot(above: Expression, line: Expression): boolean {
  const own = equationOf(line);
  if (!own) return false;
  const other: Expression = { ...own.node, operands: [own.left, negate(own.right)] };
  const both: Expression = { kind: 'logic', operator: 'or', operands: [own.node, other] };
  if (equivalent(above, both, { multiplicity: 'ignore' }).verdict === 'equal') return true;
  const squares: Expression = { ...own.node, operands: [square(own.left), square(own.right)] };
  return equivalent(above, squares, { multiplicity: 'ignore' }).verdict === 'equal';
}

function square(tree: Expression): Expression {
  if (tree.kind === 'root' && !tree.index) return tree.radicand;
  return {
    kind: 'power',
    base: { kind: 'group', shape: 'round', body: tree },
    exponent: { kind: 'number', text: '2' },
  };
}

/** The condition under which one root is enough, for a formula such as r = √(A/π); undefined where it is none. */
export function conditionOfRoot(above: Expression, line: Expression): string | undefined {
  const own = equationOf(line);
  if (!own || own.left.kind !== 'name' || namesIn(line).size < 2 || !isRoot(own.right)) return undefined;
  if (!isOneRoot(above, line)) return undefined;
  return `This holds for $${toLatex(own.left)} \\ge 0$; a negative value has the root with a minus.`;
}

/** A square root, perhaps with positive numbers as factors. */
function isRoot(tree: Expression): boolean {
  if (tree.kind === 'group') return isRoot(tree.body);
  if (tree.kind === 'root') return tree.index === undefined;
  if (tree.kind === 'divide') return isRoot(tree.numerator) && isPositiveNumber(tree.denominator);
  if (tree.kind !== 'multiply') return false;
  return tree.factors.filter(isRoot).length === 1 && tree.factors.every((one) => isRoot(one) || isPositiveNumber(one));
}

function isPositiveNumber(tree: Expression): boolean {
  return namesIn(tree).size === 0 && (valueAt(tree)?.re ?? 0) > 0;
}
