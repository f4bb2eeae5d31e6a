import { children, type Expression } from '@lemma/math/notation';

/** Letters that stand for the unknown or the argument; all others are taken for coefficients. */
const mainLetters = new Set(['x', 'y', 'z', 't', 'n', 'theta', 'alpha', 'phi']);

export const isMain = (node: Expression): boolean => node.kind === 'name' && mainLetters.has(node.name);
export const hasMain = (node: Expression): boolean => isMain(node) || children(node).some(hasMain);
export const bare = (node: Expression): Expression => (node.kind === 'group' ? bare(node.body) : node);
