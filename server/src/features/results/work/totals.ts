import type { GradeState, Weighing } from '@lemma/contracts';

/** A group of tasks with its weight: a section, or one of the class's own making. */
interface WeighedGroup {
  readonly id: string;
  readonly weight: number;
  readonly dropLowest: number;
}

export interface TotalRules {
  readonly weighBy: Weighing;
  readonly missingCounts: boolean;
  readonly groups: readonly WeighedGroup[];
}

export interface TotalTask {
  readonly points: number;
  /** The group that it counts towards, where groups weigh. */
  readonly groupId: string | null;
}

/** One learner's score in one task. */
export interface TotalCell {
  readonly score: number | null;
  readonly isExcused: boolean;
  /** Due, finished or decided by a teacher: nothing is waited for. */
  readonly isSettled: boolean;
}

export interface LearnerTotal {
  /** 0 to 100; null while nothing counts. */
  readonly percent: number | null;
  /** Points of what counts, weights apart. */
  readonly earned: number;
  readonly possible: number;
  /** The state of each task in the total, in the order of the tasks. */
  readonly states: readonly GradeState[];
  /** Percent of each group, in the order of the groups; null where nothing counts in it. */
  readonly groups: readonly (number | null)[];
}

/**
 * A learner's total. Within a group points count: what was earned of what could be. The groups' shares are then weighed;
 * a group in which nothing counts yet leaves its weight to the others, so weights need not sum to 100. Of each group the
 * lowest by share are dropped, but never the last task; of equal ones the larger. Without weights all tasks are one group
 * of which nothing is dropped.
 */
export function totalOf(rules: TotalRules, tasks: readonly TotalTask[], cells: readonly TotalCell[]): LearnerTotal {
  const isWeighed = rules.weighBy !== 'points';
  const weights = new Map(rules.groups.map((group) => [group.id, group.weight]));
  const states = tasks.map((task, at): GradeState => {
    const hasWeight = !isWeighed || (task.groupId !== null && (weights.get(task.groupId) ?? 0) > 0);
    return stateOf(cells[at], hasWeight && task.points > 0, rules.missingCounts);
  });
  const counted = (at: number) => states[at] === 'counts' || states[at] === 'missing';
  if (isWeighed) {
    for (const group of rules.groups) {
      if (group.dropLowest === 0) continue;
      const members = tasks.flatMap((task, at) => (task.groupId === group.id && counted(at) ? [at] : []));
      for (const at of lowest(members, group.dropLowest, tasks, cells)) states[at] = 'dropped';
    }
  }
  const sumOf = (isMeant: (task: TotalTask) => boolean): Sums => {
    let [earned, possible] = [0, 0];
    tasks.forEach((task, at) => {
      if (!counted(at) || !isMeant(task)) return;
      earned += cells[at]?.score ?? 0;
      possible += task.points;
    });
    return { earned, possible };
  };
  const sums = sumOf(() => true);
  if (!isWeighed) return { ...sums, percent: percentOf(sums), states, groups: rules.groups.map(() => null) };
  const groups = rules.groups.map((group) => percentOf(sumOf((task) => task.groupId === group.id)));
  return { ...sums, percent: weighed(rules.groups, groups), states, groups };
}

function stateOf(cell: TotalCell | undefined, hasWeight: boolean, missingCounts: boolean): GradeState {
  if (cell === undefined) return 'none';
  if (cell.isExcused) return 'excused';
  if (cell.score === null && (!cell.isSettled || !missingCounts)) return 'none';
  if (!hasWeight) return 'outside';
  if (cell.score === null) return 'missing';
  return cell.isSettled ? 'counts' : 'waiting';
}

function lowest(
  members: readonly number[],
  dropped: number,
  tasks: readonly TotalTask[],
  cells: readonly TotalCell[],
): readonly number[] {
  const points = (at: number) => tasks[at]?.points ?? 0;
  const share = (at: number) => (cells[at]?.score ?? 0) / points(at);
  return members
    .toSorted((a, b) => share(a) - share(b) || points(b) - points(a) || a - b)
    .slice(0, Math.min(dropped, members.length - 1));
}

interface Sums {
  readonly earned: number;
  readonly possible: number;
}

const percentOf = ({ earned, possible }: Sums): number | null => (possible > 0 ? (100 * earned) / possible : null);

function weighed(groups: readonly WeighedGroup[], percents: readonly (number | null)[]): number | null {
  let sum = 0;
  let weights = 0;
  groups.forEach(({ weight }, at) => {
    const percent = percents[at] ?? null;
    if (percent === null || weight <= 0) return;
    sum += weight * percent;
    weights += weight;
  });
  return weights > 0 ? sum / weights : null;
}
