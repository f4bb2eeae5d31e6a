import { exactValue } from '../../algebra/index.ts';
import type { RootNode } from '../../notation/tree.ts';

/** √2.25, which is 1.5. */
export function isDecimalRoot({ radicand, index }: RootNode): boolean {
  const order = index ? Number(exactValue(index)?.n) : 2;
  const root: RootNode = { kind: 'root', radicand, ...(index && { index }) };
  return order >= 2 && radicand.kind === 'number' && radicand.text.includes('.') && exactValue(root) !== undefined;
}
