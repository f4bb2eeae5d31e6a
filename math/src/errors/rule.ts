import { children, mapChildren } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import type { SourceKey } from './sources.ts';

/** A typical error: how it rewrites a right expression, and what to say to a learner who made it. */
export interface ErrorRule {
  readonly id: string;
  /** A hint, not a verdict: the same number may come about in another way. */
  readonly says: string;
  readonly source: SourceKey;
  /** What the error makes of a node, in each of its variants; nothing where it does not apply. */
  readonly rewrite: (node: Expression) => readonly Expression[];
  /** Applies to the whole expression only, not to its parts. */
  readonly wholeOnly?: true;
}

/** Every tree that comes from applying the rule once, at one place. */
export function* erroneous(tree: Expression, rule: ErrorRule): Generator<Expression> {
  yield* rule.rewrite(tree);
  if (rule.wholeOnly) return;
  for (const [index, child] of children(tree).entries()) {
    for (const replacement of erroneous(child, rule)) {
      let position = 0;
      yield mapChildren(tree, (part) => (position++ === index ? replacement : part));
    }
  }
}

/** The sum's other terms and one term changed: for each term, each of its changes. */
export function changingOne(
  parts: readonly Expression[],
  change: (part: Expression) => readonly Expression[],
): (readonly Expression[])[] {
  return parts.flatMap((part, index) =>
    change(part).map((changed) => parts.map((other, position) => (position === index ? changed : other))),
  );
}
