import type { createTask, InputOf, Task, TaskDetail } from '@lemma/contracts';
import { fromLocalInput, inDays, toLocalInput } from './local-moment.ts';

/** A task's settings as they are typed. Dates are values of `datetime-local` boxes: local time, empty for none. */
export interface TaskForm {
  readonly name: string;
  /** Empty for no section. */
  readonly sectionId: string;
  readonly kind: Task['kind'];
  readonly opensAt: string;
  readonly dueAt: string;
  readonly attempts: string;
  readonly results: Task['results'];
  readonly solutions: Task['solutions'];
}

/** An exercise of a task that is being made. */
export interface TaskFormItem {
  readonly exerciseId: string;
  readonly title: string;
  readonly sample: string;
  readonly points: string;
}

type TaskBody = InputOf<typeof createTask>['body'];
/** What may be changed afterwards: all but the kind and the exercises. */
type TaskChange = Omit<TaskBody, 'kind' | 'items'>;

/** A new task: practice, open at once, due in a week in the evening. */
export function emptyTaskForm(now: number, sectionId = ''): TaskForm {
  return {
    name: '',
    sectionId,
    kind: 'practice',
    opensAt: '',
    dueAt: inDays(7, 23, 59, now),
    attempts: '1',
    results: 'after-hand-in',
    solutions: 'after-answer',
  };
}

export function formOfTask(task: TaskDetail): TaskForm {
  return {
    name: task.name,
    sectionId: task.sectionId ?? '',
    kind: task.kind,
    opensAt: toLocalInput(task.opensAt),
    dueAt: toLocalInput(task.dueAt),
    attempts: String(task.attemptsAllowed ?? 1),
    results: task.results,
    solutions: task.solutions,
  };
}

/** With the other kind, releases become what is usual for it: at once in practice, when it is over in assessment. */
export function withKind(form: TaskForm, kind: Task['kind']): TaskForm {
  if (kind === form.kind) return form;
  return kind === 'practice'
    ? { ...form, kind, results: 'after-hand-in', solutions: 'after-answer' }
    : { ...form, kind, results: 'after-hand-in', solutions: 'after-due' };
}

/** Practice has no limit of attempts. */
function attemptsOf(form: TaskForm): number | null {
  if (form.kind === 'practice') return null;
  const typed = Number.parseInt(form.attempts, 10);
  return Number.isNaN(typed) ? 1 : typed;
}

function changeOf(form: TaskForm): TaskChange {
  return {
    name: form.name,
    sectionId: form.sectionId === '' ? null : form.sectionId,
    opensAt: fromLocalInput(form.opensAt),
    dueAt: fromLocalInput(form.dueAt),
    attemptsAllowed: attemptsOf(form),
    results: form.results,
    solutions: form.solutions,
  };
}

/** The minutes of a box hide a moment's seconds: a date that was not touched goes back as it came. */
export function toTaskChange(form: TaskForm, task: TaskDetail): TaskChange {
  const change = changeOf(form);
  if (form.opensAt === toLocalInput(task.opensAt)) change.opensAt = task.opensAt;
  if (form.dueAt === toLocalInput(task.dueAt)) change.dueAt = task.dueAt;
  return change;
}

export function toTaskBody(form: TaskForm, items: readonly TaskFormItem[]): TaskBody {
  return {
    ...changeOf(form),
    kind: form.kind,
    items: items.map((item) => ({ exerciseId: item.exerciseId, points: pointsOf(item) })),
  };
}

/** NaN for what is no number: the contract's schema then says what is wrong. */
export function pointsOf(item: Pick<TaskFormItem, 'points'>): number {
  return Number.parseFloat(item.points.replace(',', '.'));
}

/** Points of all exercises that have some. */
export function totalPoints(items: readonly TaskFormItem[]): number {
  return items.map(pointsOf).reduce((sum, points) => (Number.isNaN(points) ? sum : sum + points), 0);
}
