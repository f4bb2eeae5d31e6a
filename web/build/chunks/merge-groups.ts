/** Modules that the same pages use, on their way into one chunk. */
export interface Group {
  /** Pages, or areas of rare pages, that need these modules. */
  readonly users: ReadonlySet<string>;
  readonly modules: readonly string[];
  readonly bytes: number;
}

export interface MergeOptions {
  /** The weight of a page: many people open it first, or few. */
  readonly weight: (user: string) => number;
  /** A request more is worth so many bytes that a page does not use. */
  readonly bytesPerRequest: number;
  readonly importsOf: (module: string) => readonly string[];
}

/** A group among the others: what it needs directly, and everything that is loaded with it. */
interface Node {
  group: Group;
  readonly needs: Set<Node>;
  reach: ReadonlySet<Node>;
}

/**
 * Unites groups until every further union would cost pages more bytes that they do not use than it saves them requests. A
 * page that loads a chunk loads all that the chunk needs, so that counts too. Two groups of which each would then wait for
 * the other through a third stay apart: their modules could run in the wrong order.
 */
export function mergeGroups(groups: readonly Group[], options: MergeOptions): readonly Group[] {
  const nodes = linked(groups, options.importsOf);
  for (;;) {
    for (const node of nodes) node.reach = reachOf(node);
    const pair = bestPair([...nodes], options);
    if (pair === undefined) return [...nodes].map(({ group }) => group);
    unite(nodes, ...pair);
  }
}

function linked(groups: readonly Group[], importsOf: MergeOptions['importsOf']): Set<Node> {
  const nodes = groups.map((group): Node => ({ group, needs: new Set(), reach: new Set() }));
  const nodeOf = new Map(nodes.flatMap((node) => node.group.modules.map((module) => [module, node] as const)));
  for (const node of nodes) {
    for (const needed of node.group.modules.flatMap(importsOf)) {
      const other = nodeOf.get(needed);
      if (other !== undefined && other !== node) node.needs.add(other);
    }
  }
  return new Set(nodes);
}

function reachOf(node: Node): Set<Node> {
  const reached = new Set<Node>();
  const open = [...node.needs];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...next.needs);
  }
  return reached;
}

function bestPair(nodes: readonly Node[], options: MergeOptions): [Node, Node] | undefined {
  let best: [Node, Node] | undefined;
  let most = 0;
  for (const [at, one] of nodes.entries()) {
    for (const other of nodes.slice(at + 1)) {
      const gain = gainOf(one, other, options, most);
      if (gain <= most || waitForEachOther(one, other)) continue;
      most = gain;
      best = [one, other];
    }
  }
  return best;
}

/** The bytes that a union saves; may stop early when it cannot be more than `most`. */
function gainOf(one: Node, other: Node, { weight, bytesPerRequest }: MergeOptions, most: number): number {
  const [a, b] = [one.group, other.group];
  let gain = 0;
  for (const user of a.users) gain += weight(user) * (b.users.has(user) ? bytesPerRequest : -b.bytes);
  for (const user of b.users) if (!a.users.has(user)) gain -= weight(user) * a.bytes;
  for (const [from, newcomers] of [
    [one, without(b.users, a.users)],
    [other, without(a.users, b.users)],
  ] as const) {
    for (const { group } of from.reach) {
      if (gain <= most) return gain;
      for (const user of without(newcomers, group.users)) gain -= weight(user) * (group.bytes + bytesPerRequest);
    }
  }
  return gain;
}

const without = (users: Iterable<string>, others: ReadonlySet<string>): string[] =>
  [...users].filter((user) => !others.has(user));

const waitForEachOther = (one: Node, other: Node): boolean =>
  [...one.needs].some((node) => node !== other && node.reach.has(other)) ||
  [...other.needs].some((node) => node !== one && node.reach.has(one));

/** Puts the second group into the first; who loads the union loads all that both need. */
function unite(nodes: Set<Node>, one: Node, other: Node): void {
  const users = new Set([...one.group.users, ...other.group.users]);
  const modules = [...one.group.modules, ...other.group.modules];
  one.group = { users, modules, bytes: one.group.bytes + other.group.bytes };
  nodes.delete(other);
  for (const node of other.needs) one.needs.add(node);
  one.needs.delete(one);
  for (const node of nodes) if (node.needs.delete(other) && node !== one) node.needs.add(one);
  one.needs.delete(other);
  for (const node of reachOf(one)) {
    node.group = { ...node.group, users: new Set([...node.group.users, ...users]) };
  }
}
