import { unsavedItem, type createTask, type ExerciseSummary, type InputOf, type TaskGroup } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export type GroupType = TaskGroup['type'];

/** An exercise of a task that is being made. */
export interface TaskFormItem {
  /** As the task has it; '-1' until it is saved (D08). */
  readonly id: string;
  readonly exerciseId: string;
  readonly title: string;
  readonly sample: string;
  readonly points: string;
}

export const itemOfExercise = (exercise: ExerciseSummary): TaskFormItem => ({
  id: unsavedItem,
  exerciseId: exercise.id,
  title: exercise.title,
  sample: exercise.sample,
  points: String(exercise.points || 1),
});

/** Exercises that are drawn together; a single exercise is a group of its own. */
export interface FormGroup {
  /** Identifies the row while it is moved. */
  readonly key: string;
  readonly type: GroupType;
  readonly name: string;
  /** Of a pool: how many each learner gets. */
  readonly draw: string;
  readonly items: readonly TaskFormItem[];
}

type GroupBody = InputOf<typeof createTask>['body']['groups'][number];

/** Labels of the ways in which a group gives exercises to learners. */
export const typeLabels: Readonly<Record<GroupType, string>> = {
  SG: t(m.oneExercise),
  MG: t(m.allOfThese),
  GP: t(m.someAtRandom),
  GE: t(m.anotherEachAttempt),
};

export const singleGroup = (item: TaskFormItem): FormGroup => ({
  key: item.exerciseId,
  type: 'SG',
  name: '',
  draw: '1',
  items: [item],
});

/** The groups of a set task, to be changed. */
export function formGroupsOf(groups: readonly TaskGroup[]): readonly FormGroup[] {
  return groups.map((group) => ({
    key: group.id,
    type: group.type,
    name: group.name,
    draw: String(group.drawCount ?? 1),
    items: group.items.map(({ id, exerciseId, title, sample, points }) => ({
      id,
      exerciseId,
      title,
      sample,
      points: String(points),
    })),
  }));
}

/** Whether all exercises of the group are worth the same, so that it is fair which one somebody gets. */
export const hasOnePoints = (type: GroupType): boolean => type === 'GP' || type === 'GE';

/** Returns NaN for anything but a number, which the contract's schema then reports. */
export function pointsOf(item: Pick<TaskFormItem, 'points'>): number {
  return Number.parseFloat(item.points.replace(',', '.'));
}

const drawOf = (group: FormGroup): number => Number(group.draw.trim() === '' ? Number.NaN : group.draw);

export function toGroupBodies(groups: readonly FormGroup[]): GroupBody[] {
  return groups.map((group) => ({
    type: group.type,
    name: group.type === 'SG' ? '' : group.name,
    drawCount: group.type === 'GP' ? drawOf(group) : null,
    items: group.items.map((item) => ({ id: item.id, exerciseId: item.exerciseId, points: pointsOf(item) })),
  }));
}

/** How many questions each learner gets of a group. */
function questionsOf(group: FormGroup): number {
  if (group.type === 'GP') return Math.min(group.items.length, Math.max(0, drawOf(group) || 0));
  if (group.type === 'GE') return Math.min(1, group.items.length);
  return group.items.length;
}

/** Returns the totals for each learner; unreadable points count as zero. */
export function totalsOf(groups: readonly FormGroup[]): { questions: number; points: number } {
  let [questions, points] = [0, 0];
  for (const group of groups) {
    const own = questionsOf(group);
    questions += own;
    const all = group.items.map((item) => pointsOf(item) || 0);
    points += hasOnePoints(group.type) ? own * (all[0] ?? 0) : all.reduce((sum, one) => sum + one, 0);
  }
  return { questions, points };
}

/** Returns the title: the exercise's, or the group's name. */
export function groupTitle(group: {
  type: GroupType;
  name: string;
  items: readonly { readonly title: string }[];
}): string {
  if (group.type === 'SG') return group.items[0]?.title ?? t(m.exercise);
  if (group.name !== '') return group.name;
  return group.type === 'GP' ? t(m.pool) : group.type === 'GE' ? t(m.equivalentSet) : t(m.group);
}

/** Returns the effect of the group in words: `2 of 5 at random`. */
export function groupWords(group: { type: GroupType; items: readonly unknown[]; draw: string | number }): string {
  const size = group.items.length;
  if (group.type === 'GP') return t(m.ofAtRandom, { draw: group.draw, size });
  if (group.type === 'GE') return t(m.oneOfAnotherEach, { size });
  return group.type === 'MG' ? t(m.all, { size }) : t(m.oneExercise);
}

/** Every exercise of the task. */
export const chosenIds = (groups: readonly FormGroup[]): ReadonlySet<string> =>
  new Set(groups.flatMap((group) => group.items.map((item) => item.exerciseId)));

/** With one drawing for another: a single exercise begins a group, a group becomes single exercises. */
export function withType(groups: readonly FormGroup[], at: number, type: GroupType): readonly FormGroup[] {
  const group = groups[at];
  if (group === undefined || group.type === type) return groups;
  if (type === 'SG') return groups.toSpliced(at, 1, ...group.items.map(singleGroup));
  const [first] = group.items;
  const items =
    hasOnePoints(type) && first !== undefined
      ? group.items.map((item) => ({ ...item, points: first.points }))
      : group.items;
  // Another key: the row of the first exercise stays free for that exercise when it is taken out again.
  return groups.with(at, { ...group, key: `group-${group.key}`, type, items });
}

/** With another exercise: in the group with this key, else at the end on its own. */
export function withItem(
  groups: readonly FormGroup[],
  item: TaskFormItem,
  key: string | undefined,
): readonly FormGroup[] {
  const at = groups.findIndex((one) => one.key === key);
  const group = groups[at];
  if (group === undefined) return [...groups, singleGroup(item)];
  const points = hasOnePoints(group.type) ? (group.items[0]?.points ?? item.points) : item.points;
  return groups.with(at, { ...group, items: [...group.items, { ...item, points }] });
}

/** Without an exercise; a group that has none left goes as well. */
export function withoutItem(groups: readonly FormGroup[], exerciseId: string): readonly FormGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => item.exerciseId !== exerciseId) }))
    .filter((group) => group.items.length > 0);
}

/** The exercise of the row put together with what stands above it; two single ones become “All of these”. */
export function joinedWithAbove(groups: readonly FormGroup[], at: number): readonly FormGroup[] {
  const [above, moved] = [groups[at - 1], groups[at]];
  if (above === undefined || moved === undefined) return groups;
  const group: FormGroup = above.type === 'SG' ? { ...above, key: `group-${above.key}`, type: 'MG' } : above;
  const points = hasOnePoints(group.type) ? group.items[0]?.points : undefined;
  const items = moved.items.map((item) => (points === undefined ? item : { ...item, points }));
  return groups.toSpliced(at - 1, 2, { ...group, items: [...group.items, ...items] });
}

/** The exercise out of its group, on its own below it. */
export function takenOut(groups: readonly FormGroup[], at: number, exerciseId: string): readonly FormGroup[] {
  const group = groups[at];
  const item = group?.items.find((one) => one.exerciseId === exerciseId);
  if (group === undefined || item === undefined) return groups;
  const rest = group.items.filter((one) => one !== item);
  return groups.toSpliced(at, 1, ...(rest.length === 0 ? [] : [{ ...group, items: rest }]), singleGroup(item));
}

/** The row moved to another place. */
export function moved<T>(rows: readonly T[], from: number, to: number): readonly T[] {
  const row = rows[from];
  return row === undefined || to < 0 || to >= rows.length ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
