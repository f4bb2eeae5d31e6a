import type { PollComparison, PollGroup } from '@lemma/contracts';

/** A block at the edge of the chart: the voters of one answer in one round. */
export interface FlowBlock {
  /** Null stands for all answers that are not named. */
  readonly key: string | null;
  readonly group: PollGroup | null;
  readonly count: number;
  /** Of all who voted in this round, in percent. */
  readonly percent: number;
  /** Place and height in units of the chart. */
  readonly top: number;
  readonly height: number;
}

/** A band of voters from one block to another. */
export interface FlowBand {
  readonly from: string | null;
  readonly to: string | null;
  readonly count: number;
  /** SVG path. */
  readonly path: string;
  /** Arrives at, or stays with, the right answer. */
  readonly isToRight: boolean;
  readonly stays: boolean;
}

export interface FlowChart {
  readonly width: number;
  readonly height: number;
  readonly left: readonly FlowBlock[];
  readonly right: readonly FlowBlock[];
  readonly bands: readonly FlowBand[];
}

const width = 700;
const height = 480;
const gap = 28;
const least = 4;

/** Moves of voters between two rounds, as blocks and bands whose heights are numbers of voters. */
export function flowChart(comparison: PollComparison): FlowChart {
  const { first, second, flows } = comparison;
  const keys = keysOf(comparison);
  const left = place(keys, flows, 'from', first);
  const right = place(keys, flows, 'to', second);
  const total = flows.reduce((sum, flow) => sum + flow.count, 0);
  const scale = total === 0 ? 0 : (height - gap * Math.max(0, keys.length - 1)) / total;
  const leftEdge = new Map(left.map((block) => [block.key, block.top]));
  const rightEdge = new Map(right.map((block) => [block.key, block.top]));
  const rightKeys = new Set(second.groups.filter((group) => group.isRight === true).map((group) => group.key));
  const order = new Map(keys.map((key, index) => [key, index]));
  const sorted = [...flows].sort(
    (a, b) => (order.get(a.from) ?? 0) - (order.get(b.from) ?? 0) || (order.get(a.to) ?? 0) - (order.get(b.to) ?? 0),
  );
  const bands = sorted.map(({ from, to, count }): FlowBand => {
    const size = count * scale;
    const [a, b] = [leftEdge.get(from) ?? 0, rightEdge.get(to) ?? 0];
    leftEdge.set(from, a + size);
    rightEdge.set(to, b + size);
    return {
      from,
      to,
      count,
      path: bandPath(a, b, size),
      isToRight: to !== null && rightKeys.has(to),
      stays: from === to,
    };
  });
  return { width, height, left, right, bands };
}

/** Named answers in the order of the second round, then those of the first alone, then all others. */
function keysOf({ first, second, flows }: PollComparison): readonly (string | null)[] {
  const named = new Set([...second.groups, ...first.groups].map((group) => group.key));
  const used = new Set(flows.flatMap(({ from, to }) => [from, to]));
  return [...[...named].filter((key) => used.has(key)), ...(used.has(null) ? [null] : [])];
}

function place(
  keys: readonly (string | null)[],
  flows: PollComparison['flows'],
  side: 'from' | 'to',
  round: PollComparison['first'],
): readonly FlowBlock[] {
  const total = Math.max(
    1,
    flows.reduce((sum, flow) => sum + flow.count, 0),
  );
  const scale = (height - gap * Math.max(0, keys.length - 1)) / total;
  const groups = new Map(round.groups.map((group) => [group.key, group]));
  let top = 0;
  return keys.map((key): FlowBlock => {
    const moved = flows.filter((flow) => flow[side] === key).reduce((sum, flow) => sum + flow.count, 0);
    const group = key === null ? undefined : groups.get(key);
    const count = key === null ? round.others.answers : (group?.count ?? 0);
    const block: FlowBlock = {
      key,
      group: group ?? null,
      count,
      percent: Math.round((100 * count) / Math.max(1, round.answered)),
      top,
      height: Math.max(least, moved * scale),
    };
    top += moved * scale + gap;
    return block;
  });
}

/** A band of even height that leaves and arrives level. */
function bandPath(a: number, b: number, size: number): string {
  const middle = width / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  const [a2, b2] = [a + size, b + size].map(round);
  return `M0 ${round(a)}C${middle} ${round(a)} ${middle} ${round(b)} ${width} ${round(b)}V${b2}C${middle} ${b2} ${middle} ${a2} 0 ${a2}Z`;
}

/** How many arrived at a right answer from elsewhere, and how many left one. */
export function movedToRight({ first, second, flows }: PollComparison): { gained: number; lost: number } {
  const rightOf = (round: PollComparison['first']) =>
    new Set(round.groups.filter((group) => group.isRight === true).map((group) => group.key));
  const [before, after] = [rightOf(first), rightOf(second)];
  const was = (key: string | null) => key !== null && before.has(key);
  const is = (key: string | null) => key !== null && after.has(key);
  const sum = (wanted: (flow: (typeof flows)[number]) => boolean) =>
    flows.filter(wanted).reduce((total, flow) => total + flow.count, 0);
  return { gained: sum(({ from, to }) => !was(from) && is(to)), lost: sum(({ from, to }) => was(from) && !is(to)) };
}
