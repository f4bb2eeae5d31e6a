/** Facts about one position of the maths field: depth in the tree, and the LaTeX before it. */
export interface PositionInfo {
  readonly depth: number;
  /** Empty at the start of the formula and of each group (numerator, script, cell, …). */
  readonly latex: string;
}

/** Where the caret stands. */
export interface CaretContext {
  /** `script`: in a power or an index; `group`: in any other part (numerator, root, brackets, cell). */
  readonly place: 'root' | 'script' | 'group';
  /** LaTeX of what the group belongs to: `^2`, `_1`, `\sin^2`, `\frac{1}{2}`; empty at the root. */
  readonly parent: string;
  /** LaTeX of the whole group in which the caret stands. */
  readonly content: string;
  readonly atEnd: boolean;
  /** Whether the group is the last of its parent: a root, a denominator, not a numerator. */
  readonly last: boolean;
  /** Whether nothing but one pair of round brackets fills the group. */
  readonly bracketed: boolean;
  /** LaTeX right before the caret in the same group; empty at its start. */
  readonly before: string;
}

const operators =
  /^\\(?:int|iint|oint|sum|prod|lim|log|ln|exp|max|min|sin|cos|tan|cot|sec|csc|sinh|cosh|tanh|arcsin|arccos|arctan|operatorname)/;

/**
 * Reads the caret's surroundings from the list of all positions. MathLive lists the atoms of a group before the atom they
 * belong to, and opens each group with an empty one.
 */
export function caretContext(positions: readonly PositionInfo[], caret: number): CaretContext {
  const depth = positions[caret]?.depth ?? 0;
  const start = lastIndex(positions, caret, (at) => at.depth === depth && at.latex === '');
  const end = firstIndex(positions, caret + 1, (at) => at.depth < depth || (at.depth === depth && at.latex === ''));
  const own = positions.slice(start + 1, end).filter((at) => at.depth === depth);
  const content = own.map((at) => at.latex).join('');
  const before = caret === start ? '' : (positions[caret]?.latex ?? '');
  const atEnd = caret === end - 1;
  const bracketed = own.length === 1 && content.startsWith('\\left(');
  if (depth === 0) return { place: 'root', parent: '', content, atEnd, last: true, bracketed, before };
  const last = (positions[end]?.depth ?? 0) < depth;
  const parent = positions[firstIndex(positions, caret + 1, (at) => at.depth < depth)]?.latex ?? '';
  const script = /^[\^_]/.test(parent) || operators.test(parent);
  return { place: script ? 'script' : 'group', parent, content, atEnd, last, bracketed, before };
}

/** Offsets at which an empty power or index opens. */
export function emptyGroups(positions: readonly PositionInfo[]): number[] {
  return positions.flatMap(({ depth, latex }, at) => {
    const next = positions[at + 1];
    const empty = latex === '' && next !== undefined && next.depth < depth && /^[\^_]/.test(next.latex);
    return empty ? [at] : [];
  });
}

function lastIndex(list: readonly PositionInfo[], from: number, test: (at: PositionInfo) => boolean): number {
  for (let index = from; index >= 0; index -= 1) {
    const at = list[index];
    if (at !== undefined && test(at)) return index;
  }
  return 0;
}

function firstIndex(list: readonly PositionInfo[], from: number, test: (at: PositionInfo) => boolean): number {
  for (let index = from; index < list.length; index += 1) {
    const at = list[index];
    if (at !== undefined && test(at)) return index;
  }
  return list.length;
}
