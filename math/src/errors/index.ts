import { simplify } from '../algebra/index.ts';
import type { Expression } from '../notation/tree.ts';
import { calculusRules } from './calculus-rules.ts';
import { collectionRules } from './collection-rules.ts';
import { equationRules } from './equation-rules.ts';
import { fractionRules } from './fraction-rules.ts';
import { functionRules } from './function-rules.ts';
import { numberRules } from './number-rules.ts';
import { powerRules } from './power-rules.ts';
import { erroneous, type ErrorRule } from './rule.ts';
import { signRules } from './sign-rules.ts';

/** Rules that fit almost any expression: they are tried last, so that a more telling one wins. */
const vague = new Set(['lost-sign-of-term', 'opposite', 'term-forgotten', 'differentiated-twice', 'reciprocal']);

const scalarRules = [...signRules, ...powerRules, ...fractionRules, ...functionRules, ...calculusRules];

const ordered: readonly ErrorRule[] = [
  ...scalarRules.filter(({ id }) => !vague.has(id)),
  ...scalarRules.filter(({ id }) => vague.has(id)),
];

/** All typical errors that are known, in the order in which they are tried. */
export const errorRules: readonly ErrorRule[] = [...ordered, ...numberRules, ...collectionRules, ...equationRules];

/** What kind of answer is looked at: rules that cannot apply are left out. */
export type ErrorKind = 'number' | 'expression' | 'collection' | 'statement';

const rulesFor: Readonly<Record<ErrorKind, readonly ErrorRule[]>> = {
  number: [...ordered, ...numberRules],
  expression: ordered,
  collection: collectionRules,
  statement: [...equationRules, ...collectionRules, ...ordered],
};

/** Enough for what people write as model answers; a bound on the work for anything else. */
const mostCandidates = 600;

/**
 * Finds a typical error that leads from the right answer to what the learner gave. Each rule is applied once, at each
 * place of the right answer as its author wrote it (and of its multiplied-out form); `matches` says whether a result
 * is what the learner gave.
 */
export function recogniseError(
  right: Expression,
  kind: ErrorKind,
  matches: (candidate: Expression) => boolean,
): ErrorRule | undefined {
  const rules = rulesFor[kind];
  const forms = formsOf(right, kind);
  let tried = 0;
  for (const rule of rules) {
    for (const form of forms) {
      for (const candidate of erroneous(form, rule)) {
        if (tried++ > mostCandidates) return undefined;
        if (matches(candidate)) return rule;
      }
    }
  }
  return undefined;
}

function formsOf(right: Expression, kind: ErrorKind): readonly Expression[] {
  const tidied = simplify(right, 'minimal');
  return kind === 'expression' ? [tidied, simplify(right, 'full')] : [tidied];
}

export type { ErrorRule };
