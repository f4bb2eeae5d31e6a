/**
 * An order in which every variable comes after those it needs: the document's order wherever that is allowed.
 * `cycles` names each circle once, e.g. ['a', 'b'] when a needs b and b needs a.
 */
export function dependencyOrder(
  names: readonly string[],
  uses: readonly (readonly number[])[],
): { readonly order: readonly number[]; readonly cycles: readonly (readonly string[])[] } {
  const order: number[] = [];
  const cycles: string[][] = [];
  const state = new Map<number, 'open' | 'done'>();
  const path: number[] = [];
  const visit = (index: number): void => {
    if (state.get(index) === 'done') return;
    if (state.get(index) === 'open') {
      cycles.push(path.slice(path.indexOf(index)).map((member) => names[member] ?? ''));
      return;
    }
    state.set(index, 'open');
    path.push(index);
    for (const needed of uses[index] ?? []) visit(needed);
    path.pop();
    state.set(index, 'done');
    order.push(index);
  };
  for (const index of names.keys()) visit(index);
  return { order, cycles };
}

/** `a → b → c → a`, in a sentence for the author. */
export function cycleSentence(cycle: readonly string[]): string {
  const [only] = cycle;
  if (cycle.length === 1) return `${only} needs itself, so it has no value.`;
  return `These variables need each other in a circle: ${[...cycle, only].join(' → ')}.`;
}
