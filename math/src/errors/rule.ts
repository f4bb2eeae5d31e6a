import { charge } from '../algebra/work.ts';
import { children, mapChildren } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import type { Operation } from './sight.ts';
import type { SourceKey } from './sources.ts';
import type { Task } from './task.ts';

/** A typical error: its feedback, and the wrong results that it makes. */
export interface ErrorRule {
  readonly id: string;
  /** A few words for teachers. */
  readonly name: string;
  /** To the learner: a hint, not a verdict, as the same result may come about in another way; never the answer. */
  readonly says: string;
  readonly source: SourceKey;
  /**
   * Operations that must be in sight, in the right answer, the question's formulas or its words, for the rule to apply.
   */
  readonly needs: readonly Operation[];
  /** An operation that must be in the expression that the question shows, where it shows one of the same value. */
  readonly isShown?: Operation;
  /** Fits almost anything: tried last, so that a more telling rule wins. */
  readonly vague?: true;
  /**
   * Returns the results of the error at a node of the right expression, in each of its variants; nothing where it does
   * not apply.
   */
  readonly rewrite?: (node: Expression) => readonly Expression[];
  /** The sentence is about an answer, and would not be true of a side of an equation. */
  readonly ofAnswer?: true;
  /** An error of scale: it must give the answer closely, whatever tolerance the answer may have. */
  readonly scale?: true;
  /** `rewrite` applies to the whole expression only, not to its parts. */
  readonly wholeOnly?: true;
  /**
   * Returns the results of the error for the task: wrong results, or wrong equations of which the answer may be a
   * solution.
   */
  readonly inTask?: (task: Task) => readonly Expression[];
}

/** A node of an expression, and the expression with something else in its place. */
export interface Spot {
  readonly node: Expression;
  readonly with: (replacement: Expression) => Expression;
}

/** All nodes, each before its parts, in reading order. */
export function spotsOf(tree: Expression): readonly Spot[] {
  const inner = children(tree).flatMap((child, index) =>
    spotsOf(child).map((spot) => ({
      node: spot.node,
      with: (made: Expression) => withChild(tree, index, spot.with(made)),
    })),
  );
  return [{ node: tree, with: (made) => made }, ...inner];
}

function withChild(tree: Expression, index: number, child: Expression): Expression {
  let position = 0;
  return mapChildren(tree, (part) => (position++ === index ? child : part));
}

/** Rules look at pairs of terms, and copy the others: longer sums and lists are left alone. */
const mostParts = 60;

/** Every expression that comes from applying the rule once, at one of the spots. */
export function* erroneous(spots: readonly Spot[], rule: ErrorRule): Generator<Expression> {
  if (!rule.rewrite) return;
  for (const spot of spots) {
    charge(1);
    const isWide = children(spot.node).length > mostParts;
    for (const made of isWide ? [] : rule.rewrite(spot.node)) {
      // A copy of what stands around the spot, in the worst case of everything.
      charge(spots.length);
      yield spot.with(made);
    }
    if (rule.wholeOnly) return;
  }
}

/** The sum's other terms and one term changed: for each term, each of its changes. */
export function changingOne(
  parts: readonly Expression[],
  change: (part: Expression) => readonly Expression[],
): (readonly Expression[])[] {
  return parts.flatMap((part, index) =>
    change(part).map((changed) => {
      charge(parts.length);
      return parts.map((other, position) => (position === index ? changed : other));
    }),
  );
}
