/**
 * The tree of a mathematical expression as it was typed. It is immutable and keeps the author's or learner's form:
 * decimal text (`0.10`), brackets, division as typed, roots versus fractional powers, order of terms and factors.
 * Meaning (value, equality) belongs to `algebra/` and `equivalence/`; this module only describes the writing.
 */
import type { BracketShape, ConstantName, ProductMark, QuotientMark, RelationOperator } from './signs.ts';

export type { BracketShape, ConstantName, ProductMark, QuotientMark, RelationOperator } from './signs.ts';

/** Half-open range of UTF-16 offsets in the source text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Spanned {
  /** Where it stood in the source; absent in trees that were made, not read. */
  readonly span?: Span;
}

/** An unsigned decimal numeral exactly as typed, grouping removed, point as the separator: `12`, `0.10`, `.5`. */
export interface NumberNode extends Spanned {
  readonly kind: 'number';
  readonly text: string;
  /** Digits that repeat forever after `text`, as in 0.1\overline{6}. */
  readonly repetend?: string;
}

/** A variable or parameter: one letter, a Greek letter's name, a declared longer name; with subscript as `x_1`, `a_{n+1}`. */
export interface NameNode extends Spanned {
  readonly kind: 'name';
  readonly name: string;
}

export interface ConstantNode extends Spanned {
  readonly kind: 'constant';
  readonly name: ConstantName;
}

/** Terms in the order typed; a subtracted term is a `negate`. At least two terms. */
export interface AddNode extends Spanned {
  readonly kind: 'add';
  readonly terms: readonly Expression[];
}

export interface NegateNode extends Spanned {
  readonly kind: 'negate';
  readonly operand: Expression;
}

/** A leading plus: `+5`. */
export interface PositiveNode extends Spanned {
  readonly kind: 'positive';
  readonly operand: Expression;
}

/** `left ± right`, or `± right` when `left` is absent. */
export interface PlusMinusNode extends Spanned {
  readonly kind: 'plus-minus';
  readonly sign: '±' | '∓';
  readonly left?: Expression;
  readonly right: Expression;
}

/** Factors in the order typed; `marks[k]` stands between `factors[k]` and `factors[k + 1]`. At least two factors. */
export interface MultiplyNode extends Spanned {
  readonly kind: 'multiply';
  readonly factors: readonly Expression[];
  readonly marks: readonly ProductMark[];
}

export interface DivideNode extends Spanned {
  readonly kind: 'divide';
  readonly numerator: Expression;
  readonly denominator: Expression;
  readonly mark: QuotientMark;
}

/** A mixed number such as 3½. */
export interface MixedNode extends Spanned {
  readonly kind: 'mixed';
  readonly whole: NumberNode;
  readonly numerator: NumberNode;
  readonly denominator: NumberNode;
}

export interface PowerNode extends Spanned {
  readonly kind: 'power';
  readonly base: Expression;
  readonly exponent: Expression;
  /** True for \sin^2 x, where the exponent was written on the function's name. */
  readonly onName?: true;
}

export interface RootNode extends Spanned {
  readonly kind: 'root';
  readonly radicand: Expression;
  /** Absent for a square root. */
  readonly index?: Expression;
}

/** A function applied: `sin`, `ln`, `log` (with `base`), `arcsin`, `max`, a declared `f` … */
export interface CallNode extends Spanned {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly Expression[];
  /** Base of a logarithm, as typed. */
  readonly base?: Expression;
  /** Number of primes: f''(x) has 2. */
  readonly primes?: number;
  /** True when the argument stood in brackets. */
  readonly bracketed?: true;
}

export interface GroupNode extends Spanned {
  readonly kind: 'group';
  readonly shape: BracketShape;
  readonly body: Expression;
}

/** |x|, or ‖x‖ for `norm`. */
export interface AbsoluteNode extends Spanned {
  readonly kind: 'absolute';
  readonly body: Expression;
  readonly norm?: true;
}

export interface PostfixNode extends Spanned {
  readonly kind: 'postfix';
  readonly operator: 'factorial' | 'double-factorial' | 'percent' | 'degree' | 'conjugate' | 'transpose';
  readonly operand: Expression;
}

/** A chain of relations: `operands[k] operators[k] operands[k + 1]`. */
export interface RelationNode extends Spanned {
  readonly kind: 'relation';
  readonly operands: readonly Expression[];
  readonly operators: readonly RelationOperator[];
}

export interface LogicNode extends Spanned {
  readonly kind: 'logic';
  readonly operator: 'and' | 'or' | 'not' | 'implies' | 'iff';
  readonly operands: readonly Expression[];
}

/** Items with commas (or semicolons) and no brackets. */
export interface ListNode extends Spanned {
  readonly kind: 'list';
  readonly items: readonly Expression[];
}

/** (1, 2), [1, 2] or ⟨1, 2⟩ where an interval is not meant or not decidable. */
export interface TupleNode extends Spanned {
  readonly kind: 'tuple';
  readonly shape: BracketShape;
  readonly items: readonly Expression[];
}

export interface SetNode extends Spanned {
  readonly kind: 'set';
  readonly items: readonly Expression[];
}

/** {x : x > 0} */
export interface SetBuilderNode extends Spanned {
  readonly kind: 'set-builder';
  readonly element: Expression;
  readonly condition: Expression;
}

/** An interval whose brackets leave no doubt: (1, 2], ]1, 2[. Both-round and both-square pairs are tuples until context decides. */
export interface IntervalNode extends Spanned {
  readonly kind: 'interval';
  readonly start: Expression;
  readonly end: Expression;
  readonly startClosed: boolean;
  readonly endClosed: boolean;
}

export interface SetOperationNode extends Spanned {
  readonly kind: 'set-operation';
  readonly operator: 'union' | 'intersection' | 'difference' | 'product';
  readonly operands: readonly Expression[];
}

export interface MatrixNode extends Spanned {
  readonly kind: 'matrix';
  readonly rows: readonly (readonly Expression[])[];
  readonly fence: 'round' | 'square' | 'bar' | 'curly' | 'none' | 'cases';
}

/** A sum, product or definite/indefinite integral, kept as a noun. */
export interface BigNode extends Spanned {
  readonly kind: 'big';
  readonly operator: 'sum' | 'product' | 'integral';
  readonly body: Expression;
  readonly variable: string;
  readonly from?: Expression;
  readonly to?: Expression;
}

export interface LimitNode extends Spanned {
  readonly kind: 'limit';
  readonly body: Expression;
  readonly variable: string;
  readonly target: Expression;
  readonly side?: 'left' | 'right';
}

/** d/dx body, ∂/∂x body, with the order of differentiation. */
export interface DerivativeNode extends Spanned {
  readonly kind: 'derivative';
  readonly body: Expression;
  readonly variable: string;
  readonly order: number;
  readonly partial?: true;
}

/** An arrow, hat or bar over a name: \vec{v}. */
export interface AccentNode extends Spanned {
  readonly kind: 'accent';
  readonly accent: 'vector' | 'hat' | 'bar' | 'dot' | 'tilde';
  readonly body: Expression;
}

/** A unit as written: m, km/h, \mathrm{m}\mathrm{s}^{-2}. */
export interface UnitNode extends Spanned {
  readonly kind: 'unit';
  readonly text: string;
}

/** A quantity: value followed by a unit. */
export interface QuantityNode extends Spanned {
  readonly kind: 'quantity';
  readonly value: Expression;
  readonly unit: UnitNode;
}

export interface TextNode extends Spanned {
  readonly kind: 'text';
  readonly text: string;
}

export type Expression =
  | NumberNode
  | NameNode
  | ConstantNode
  | AddNode
  | NegateNode
  | PositiveNode
  | PlusMinusNode
  | MultiplyNode
  | DivideNode
  | MixedNode
  | PowerNode
  | RootNode
  | CallNode
  | GroupNode
  | AbsoluteNode
  | PostfixNode
  | RelationNode
  | LogicNode
  | ListNode
  | TupleNode
  | SetNode
  | SetBuilderNode
  | IntervalNode
  | SetOperationNode
  | MatrixNode
  | BigNode
  | LimitNode
  | DerivativeNode
  | AccentNode
  | UnitNode
  | QuantityNode
  | TextNode;
