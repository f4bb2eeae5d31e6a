import { equivalent } from '../../equivalence/index.ts';
import { namesIn } from '../../notation/index.ts';
import type { RelationNode } from '../../notation/tree.ts';

/** `x = 6/4 = 3/2` and `x = √2 ≈ 1.41` as x = 3/2 and x = √2. */
export function valueAtEnd({ operands, operators }: RelationNode): RelationNode | undefined {
  const [left, ...values] = operands;
  if (left?.kind !== 'name' || values.length < 2 || values.some((value) => namesIn(value).size > 0)) return undefined;
  const exact = operators.findIndex((sign) => sign !== '=');
  const rest = exact < 0 ? [] : operators.slice(exact);
  if (exact === 0 || rest.some((sign) => sign !== 'approx')) return undefined;
  const equal = exact < 0 ? values : values.slice(0, exact);
  const value = equal.at(-1);
  if (!value || equal.some((each) => equivalent(each, value).verdict !== 'equal')) return undefined;
  return { kind: 'relation', operands: [left, value], operators: ['='] };
}
