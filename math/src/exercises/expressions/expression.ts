import { arithmeticValue, exactArithmetic } from '../../algebra/numbers/exact.ts';
import { simplify } from '../../algebra/index.ts';
import type { Rational } from '../../algebra/numbers/rational.ts';
import { hasDecimals } from '../../algebra/simplifying/tidy.ts';
import { substitute } from '../../algebra/substitute.ts';
import { namesIn, read, type ReadResult } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import type { SimplificationMode } from '../document/document.ts';
import { type Format, formatFunctions, placesOf, relationTo, rounded, withoutFormats, withPlaces } from './formats.ts';
import { decimalsAskedFor, hasRounding, withRoundingDone } from './rounding.ts';
import { structureFunctions, takesApart, withMatricesDone } from './matrix-values.ts';
import { remembered } from './remembered.ts';
import { unknownWords } from './unknown-words.ts';
import { freeNamesOf, misuseOfAt } from './value-at.ts';
import { type Slots, treeOfValue, type Value } from './value.ts';

/** The variables of a document by name; expressions know them by their index. */
export interface Scope {
  readonly names: readonly string[];
  readonly slots: ReadonlyMap<string, number>;
  /** Letters of more than one sign that the document declares. */
  readonly letters: readonly string[];
}

export function scopeOf(names: readonly string[], letters: readonly string[] = []): Scope {
  const slots = new Map<string, number>();
  for (const [index, name] of names.entries()) if (!slots.has(name)) slots.set(name, index);
  return { names, slots, letters: letters.filter((letter) => letter.length > 1 && !slots.has(letter)) };
}

/** An expression of the document, read once and ready to be evaluated for any draw. */
export interface CompiledExpression {
  readonly source: string;
  readonly tree: Expression;
  /**
   * The exact rational value in a draw; undefined when there is none by rules of arithmetic (letters, irrational
   * numbers). Throws a RangeError for divisions by zero and the like, `LimitReached` for numbers beyond measure.
   */
  readonly number: (slots: Slots) => Rational | undefined;
  /** Variables it needs, by index. */
  readonly uses: readonly number[];
  /** Names that are not variables: they stay letters. */
  readonly letters: readonly string[];
  readonly mode: SimplificationMode | undefined;
  /** Set when the expression is nothing but one variable. */
  readonly only: number | undefined;
  readonly hasDecimals: boolean;
  /**
   * Has a function such as `round` or `det`, whose value is a number though its argument is none of exact arithmetic.
   */
  readonly isWorkedOut: boolean;
  /** How its value is printed, from the outermost on. */
  readonly formats: readonly CompiledFormat[];
  /** Words in it that are not names. */
  readonly unknown: readonly ReadProblem[];
}

interface CompiledFormat {
  readonly name: Format['name'];
  readonly places: CompiledExpression | undefined;
  /** For `approx`: the rounded value. */
  readonly nearby: CompiledExpression | undefined;
}

export interface ReadProblem {
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/** Reads plain typed maths with the document's variables as names. */
export function compileExpression(
  source: string,
  scope: Scope,
  mode?: SimplificationMode,
): { expression: CompiledExpression } | { problem: ReadProblem } {
  const result = readIn(source, scope);
  if (!result.ok) {
    const { message, span } = result.error;
    return { problem: { message, start: span.start, end: span.end } };
  }
  const formatted = withoutFormats(result.tree);
  if ('message' in formatted) return { problem: { message: formatted.message, start: 0, end: source.length } };
  const misuse = misuseOfAt(result.tree, (name) => scope.slots.has(name));
  if (misuse !== undefined) return { problem: { message: misuse, start: 0, end: source.length } };
  const expression = expressionOf(source, formatted.tree, scope, mode, formatted.formats);
  return { expression: { ...expression, unknown: unknownWords(source, result.tree, unnamed(scope)) } };
}

/** Reads plain typed maths of an author: variables are names, functions for authors are functions. */
function readIn(source: string, scope: Scope): ReadResult {
  return read(source, { syntax: 'plain', names: [...scope.names, ...scope.letters], functions: unnamed(scope) });
}

/** Functions of the document beyond those that learners type. */
export const authorFunctions: readonly string[] = [...formatFunctions, ...structureFunctions];

/** Those that no variable or letter takes the name of. */
function unnamed(scope: Scope): readonly string[] {
  return authorFunctions.filter((name) => !scope.slots.has(name) && !scope.letters.includes(name));
}

export function expressionOf(
  source: string,
  tree: Expression,
  scope: Scope,
  mode?: SimplificationMode,
  formats: readonly Format[] = [],
): CompiledExpression {
  const uses: number[] = [];
  const letters: string[] = [];
  const compiledFormats = formats.map((format) => compiledFormat(format, tree, scope));
  const names = new Set(
    [tree, ...formats.flatMap(({ places }) => places ?? [])].flatMap((one) => [...freeNamesOf(one)]),
  );
  for (const name of names) {
    const slot = scope.slots.get(name);
    if (slot === undefined) letters.push(name);
    else uses.push(slot);
  }
  const asDecimal = decimalsAskedFor(tree) || hasDecimals(tree);
  const isWorkedOut = hasRounding(tree) || takesApart(tree);
  const number = (slots: Slots): Rational | undefined =>
    exactArithmetic(tree, (name) => numberIn(slots, scope.slots.get(name))) ??
    (isWorkedOut && letters.length === 0
      ? exactArithmetic(worked(substitutedTree(tree, uses, slots, scope)))
      : undefined);
  const only = tree.kind === 'name' ? scope.slots.get(tree.name) : undefined;
  return {
    source,
    tree,
    number,
    uses,
    letters,
    mode,
    only,
    hasDecimals: asDecimal,
    isWorkedOut,
    formats: compiledFormats,
    unknown: [],
  };
}

function compiledFormat({ name, places }: Format, tree: Expression, scope: Scope): CompiledFormat {
  const nearby = name === 'approx' && places ? rounded({ args: [tree, places] }) : undefined;
  return {
    name,
    places: places && expressionOf('', places, scope),
    nearby: nearby && expressionOf('', nearby, scope),
  };
}

function numberIn(slots: Slots, slot: number | undefined): Rational | undefined {
  const value = slot === undefined ? undefined : slots[slot];
  return value?.kind === 'number' ? value.rational : undefined;
}

/** The tree with the drawn values in place of the variables' names. */
export function substituted(expression: CompiledExpression, slots: Slots, scope: Scope): Expression {
  return substitutedTree(expression.tree, expression.uses, slots, scope);
}

function substitutedTree(tree: Expression, uses: readonly number[], slots: Slots, scope: Scope): Expression {
  if (uses.length === 0) return tree;
  const bindings = new Map<string, Expression>();
  for (const slot of uses) {
    const value = slots[slot];
    const name = scope.names[slot];
    if (value === undefined || name === undefined) throw new RangeError('a variable without a value');
    if (value.kind === 'text') throw new RangeError(`words where a number is needed (${name})`);
    bindings.set(name, treeOfValue(value));
  }
  return substitute(tree, bindings);
}

/**
 * The value of an expression in a draw. Exact numbers stay exact; everything else is a tree, `full`y simplified when
 * it is a closed value and tidied (`partial`) when letters are left, unless the expression asks for a mode.
 * Throws RangeError with a phrase such as `a division by 0`.
 */
export function evaluate(expression: CompiledExpression, slots: Slots, scope: Scope): Value {
  const { formats } = expression;
  const places = formats.map((format) => format.places && placesOf(format.places.number(slots)));
  const value = evaluateUnformatted(expression, slots, scope);
  return formats.reduceRight((inner, format, index) => formatted(inner, format, places[index], slots), value);
}

/** Throws RangeError where the value is not a number. */
function formatted(value: Value, { name, nearby }: CompiledFormat, places: number | undefined, slots: Slots): Value {
  const near = nearby?.number(slots);
  if (value.kind !== 'number' && !near) throw new RangeError(`${name} of something that is not a number`);
  if (near) return relationTo(value.kind === 'number' ? value.rational : undefined, near, places ?? 0);
  if (value.kind !== 'number') return value;
  return name === 'grouped' ? { ...value, grouped: true } : withPlaces(value.rational, places ?? 0);
}

function evaluateUnformatted(expression: CompiledExpression, slots: Slots, scope: Scope): Value {
  const { mode, only } = expression;
  if (only !== undefined && mode === undefined) {
    const value = slots[only];
    if (value === undefined) throw new RangeError('a variable without a value');
    return value;
  }
  const rational = expression.number(slots);
  if (rational !== undefined) {
    if (mode === 'fraction') return { kind: 'number', rational, decimal: false };
    if (mode === 'none') {
      return { kind: 'number', rational, decimal: false, tree: substituted(expression, slots, scope), asTyped: true };
    }
    if (mode === 'minimal') {
      const tree = simplify(substituted(expression, slots, scope), mode);
      return { kind: 'number', rational, decimal: hasDecimals(tree), tree };
    }
    if (mode === 'decimal') return decimalValue({ kind: 'number', rational, decimal: true });
    const decimal =
      expression.hasDecimals ||
      expression.uses.some((slot) => {
        const value = slots[slot];
        return value?.kind === 'number' && value.decimal;
      });
    return { kind: 'number', rational, decimal };
  }
  return remembered(expression, slots, () => simplifiedValue(expression, slots, scope));
}

function simplifiedValue(expression: CompiledExpression, slots: Slots, scope: Scope): Value {
  const { mode } = expression;
  const formula = mode === 'none' ? substituted(expression, slots, scope) : formulaOf(expression, slots, scope);
  const hasLetters = namesIn(formula).size > 0;
  const tree = simplify(formula, mode ?? (hasLetters ? 'partial' : 'full'));
  const typed = mode === 'none' ? { asTyped: true as const } : {};
  // Letters may have cancelled.
  const stillHasLetters = hasLetters && namesIn(tree).size > 0;
  const value = stillHasLetters ? undefined : arithmeticValue(tree);
  return value
    ? { kind: 'number', rational: value, decimal: hasDecimals(tree), tree, ...typed }
    : { kind: 'formula', tree, hasLetters: stillHasLetters, ...typed };
}

function formulaOf(expression: CompiledExpression, slots: Slots, scope: Scope): Expression {
  const tree = substituted(expression, slots, scope);
  return expression.isWorkedOut ? worked(tree) : withMatricesDone(tree);
}

/** Functions of sizes and matrices calculated; a `max` may need entries, and an entry a `round`. */
function worked(tree: Expression): Expression {
  return withRoundingDone(withMatricesDone(withRoundingDone(tree)));
}

/** A number asked for as a decimal; one that does not end is rounded as the mode `decimal` does. */
function decimalValue(value: Extract<Value, { kind: 'number' }>): Value {
  const tree = treeOfValue(value);
  const magnitude = tree.kind === 'negate' ? tree.operand : tree;
  return magnitude.kind === 'number' ? value : { ...value, tree: simplify(tree, 'decimal') };
}

/** The value to compare answers with: like `evaluate`, but a formula is left as it comes from substitution. */
export function evaluateKey(expression: CompiledExpression, slots: Slots, scope: Scope): Value {
  const rational = expression.number(slots);
  if (rational !== undefined) return { kind: 'number', rational, decimal: false };
  const tree = formulaOf(expression, slots, scope);
  return { kind: 'formula', tree, hasLetters: namesIn(tree).size > 0 };
}
