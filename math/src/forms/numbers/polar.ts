import { sameTree } from '../../notation/index.ts';
import type { AddNode, Expression } from '../../notation/tree.ts';
import { withoutBrackets } from '../structure.ts';

export function isImaginary(tree: Expression): boolean {
  return tree.kind === 'constant' && tree.name === 'i';
}

/** The angle of cos φ + i sin φ, which is as worked out as e^(iφ). */
export function polarAngle({ terms }: AddNode): Expression | undefined {
  const [first, second] = terms.map(withoutBrackets);
  if (terms.length !== 2 || first?.kind !== 'call' || second?.kind !== 'multiply' || first.name !== 'cos')
    return undefined;
  const [angle] = first.args;
  const [sine, ...others] = second.factors.map(withoutBrackets).filter((factor) => !isImaginary(factor));
  if (!angle || others.length > 0 || second.factors.length !== 2 || sine?.kind !== 'call' || sine.name !== 'sin')
    return undefined;
  return sine.args[0] && sameTree(angle, sine.args[0], { groups: true }) ? angle : undefined;
}
