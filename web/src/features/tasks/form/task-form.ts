import type { CalculatorRule, createTask, InputOf, Task, TaskDefaults, TaskDetail } from '@lemma/contracts';
import { toGroupBodies, type FormGroup } from '../groups/group-form.ts';
import { fromLocalInput, inDays, inDaysAfter, toLocalInput } from './local-moment.ts';

/** A task's settings as they are typed. Dates are values of `datetime-local` boxes: local time, empty for none. */
export interface TaskForm {
  readonly name: string;
  /** Empty for no section. */
  readonly sectionId: string;
  /** The class's own group of grades; empty for none. */
  readonly gradeGroupId: string;
  readonly kind: Task['kind'];
  readonly opensAt: string;
  readonly dueAt: string;
  readonly takesLate: boolean;
  readonly latePolicy: Exclude<Task['latePolicy'], 'none'>;
  readonly latePercent: string;
  readonly lateUntil: string;
  /** Minutes; empty for no limit. */
  readonly timeLimit: string;
  /** Empty for as many as they like. */
  readonly attempts: string;
  readonly countedAttempt: Task['countedAttempt'];
  readonly tryPenalty: string;
  readonly hintPenalty: string;
  readonly shufflesItems: boolean;
  readonly password: string;
  readonly instructions: string;
  readonly results: Task['results'];
  /** `same`: together with the results. */
  readonly scores: Task['scores'] | 'same';
  readonly solutions: Task['solutions'];
  /** Empty where the task does not say. */
  readonly allowCalculator: CalculatorRule | '';
  /** Only in assessments: in practice the class decides. */
  readonly allowHelp: boolean;
}

export type TaskBody = InputOf<typeof createTask>['body'];
/** The fields that can be changed later: all but the kind; groups are changed separately. */
type TaskChange = Required<Omit<TaskBody, 'kind' | 'groups'>>;

/** The form's field of each field of the body that has another name there. */
export const formFieldOf: Readonly<Record<string, keyof TaskForm>> = {
  attemptsAllowed: 'attempts',
  timeLimitMinutes: 'timeLimit',
};

/** Where the form has each field: in sight or folded away, with a message of its own, or without one. */
const fieldPlaces = {
  name: 'in-sight',
  sectionId: 'in-sight',
  gradeGroupId: 'in-sight',
  kind: 'without-message',
  groups: 'in-sight',
  opensAt: 'in-sight',
  dueAt: 'in-sight',
  latePolicy: 'without-message',
  latePercent: 'in-sight',
  lateUntil: 'in-sight',
  timeLimitMinutes: 'in-sight',
  attemptsAllowed: 'in-sight',
  countedAttempt: 'in-sight',
  results: 'in-sight',
  solutions: 'in-sight',
  instructions: 'folded',
  allowCalculator: 'folded',
  password: 'folded',
  scores: 'folded',
  tryPenalty: 'folded',
  hintPenalty: 'folded',
  shufflesItems: 'without-message',
  allowHelp: 'without-message',
} as const satisfies Record<keyof TaskBody, 'in-sight' | 'folded' | 'without-message'>;

type FieldName = keyof typeof fieldPlaces;
export type FoldedField = { [F in FieldName]: (typeof fieldPlaces)[F] extends 'folded' ? F : never }[FieldName];

const fieldNames = Object.keys(fieldPlaces) as FieldName[];

/** The fields that show their own messages. */
export const ownFields: readonly string[] = fieldNames.filter((name) => fieldPlaces[name] !== 'without-message');

/** The fields among the folded rules. */
export const foldedFields: readonly string[] = fieldNames.filter((name) => fieldPlaces[name] === 'folded');

/** The fields of the body whose messages are over when these of the form are changed. */
export function fieldsTouchedBy(change: Partial<TaskForm>): readonly string[] {
  const names = Object.keys(change).map(
    (field) => Object.entries(formFieldOf).find(([, inForm]) => inForm === field)?.[0] ?? field,
  );
  if ('opensAt' in change) names.push('dueAt');
  if ('dueAt' in change || 'takesLate' in change) names.push('lateUntil');
  return names;
}

/** A new task: practice, open immediately, due in a week in the evening. */
export function emptyTaskForm(now: number, sectionId = ''): TaskForm {
  return {
    name: '',
    sectionId,
    gradeGroupId: '',
    kind: 'practice',
    opensAt: '',
    dueAt: inDays(7, 23, 59, now),
    takesLate: false,
    latePolicy: 'once',
    latePercent: '20',
    lateUntil: '',
    timeLimit: '',
    attempts: '',
    countedAttempt: 'best',
    tryPenalty: '0',
    hintPenalty: '0',
    shufflesItems: false,
    password: '',
    instructions: '',
    results: 'after-answer',
    scores: 'same',
    solutions: 'after-answer',
    allowCalculator: '',
    allowHelp: false,
  };
}

export function formOfTask(task: Omit<TaskDetail, 'groups'>): TaskForm {
  const takesLate = task.latePolicy !== 'none';
  return {
    name: task.name,
    sectionId: task.sectionId ?? '',
    gradeGroupId: task.gradeGroupId ?? '',
    kind: task.kind,
    opensAt: toLocalInput(task.opensAt),
    dueAt: toLocalInput(task.dueAt),
    takesLate,
    latePolicy: task.latePolicy === 'none' ? 'once' : task.latePolicy,
    latePercent: takesLate ? String(task.latePercent) : '20',
    lateUntil: toLocalInput(task.lateUntil),
    timeLimit: task.timeLimitMinutes === null ? '' : String(task.timeLimitMinutes),
    attempts: task.attemptsAllowed === null ? '' : String(task.attemptsAllowed),
    countedAttempt: task.countedAttempt,
    tryPenalty: String(task.tryPenalty),
    hintPenalty: String(task.hintPenalty),
    shufflesItems: task.shufflesItems,
    password: task.password ?? '',
    instructions: task.instructions,
    results: task.results,
    scores: task.scores === task.results ? 'same' : task.scores,
    solutions: task.solutions,
    allowCalculator: task.allowCalculator ?? '',
    allowHelp: task.allowHelp,
  };
}

const kindFields = ['attempts', 'timeLimit', 'password', 'hintPenalty', 'results', 'scores', 'solutions'] as const;

/**
 * The rules that depend on the kind: immediately in practice; in assessment the defaults of the class, or when it is
 * over.
 */
function usualOfKind(kind: Task['kind'], defaults: TaskDefaults | null): Pick<TaskForm, (typeof kindFields)[number]> {
  const none = { attempts: '', timeLimit: '', password: '', hintPenalty: '0' };
  if (kind === 'practice') return { ...none, results: 'after-answer', scores: 'same', solutions: 'after-answer' };
  if (defaults === null) {
    return { ...none, attempts: '1', results: 'after-hand-in', scores: 'same', solutions: 'after-due' };
  }
  const { attemptsAllowed, results, scores, solutions } = defaults;
  return {
    ...none,
    attempts: String(attemptsAllowed),
    results,
    scores: scores === results ? 'same' : scores,
    solutions,
  };
}

function usualOfLate(dueAt: string, defaults: TaskDefaults | null): Partial<TaskForm> {
  if (defaults === null || defaults.latePolicy === 'none') return {};
  return {
    takesLate: true,
    latePolicy: defaults.latePolicy,
    latePercent: String(defaults.latePercent),
    lateUntil: dueAt === '' ? '' : inDaysAfter(dueAt, 3),
  };
}

/** Returns the form of a new task: the typed values, over the defaults of its kind and class. */
export function newTaskForm(opened: TaskForm, typed: Partial<TaskForm>, defaults: TaskDefaults | null): TaskForm {
  const { kind, dueAt } = { ...opened, ...typed };
  return { ...opened, ...usualOfKind(kind, defaults), ...usualOfLate(dueAt, defaults), ...typed };
}

/** With the other kind, what was typed of the rules that depend on it is gone. */
export function withKind(typed: Partial<TaskForm>, kind: Task['kind']): Partial<TaskForm> {
  const kept = Object.entries(typed).filter(([field]) => !kindFields.some((one) => one === field));
  return { ...Object.fromEntries(kept), kind };
}

/** Late answers are taken, or no longer: at first for three days, at 80 percent. */
export function withLate(form: TaskForm, takesLate: boolean): Partial<TaskForm> {
  if (!takesLate || form.lateUntil !== '' || form.dueAt === '') return { takesLate };
  return { takesLate, lateUntil: inDaysAfter(form.dueAt, 3) };
}

/** A whole number that was typed; null for an empty box, NaN for anything else, so that the contract says what is wrong. */
function wholeOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}

function percentOf(typed: string): number {
  return typed.trim() === '' ? 0 : Number(typed.replace(',', '.'));
}

/** In practice verdicts and scores come immediately, time does not run, and there is one attempt without an end. */
function kindRules(form: TaskForm): Pick<TaskChange, 'attemptsAllowed' | 'timeLimitMinutes' | 'results' | 'scores'> {
  if (form.kind === 'practice') {
    return { attemptsAllowed: null, timeLimitMinutes: null, results: 'after-answer', scores: 'after-answer' };
  }
  return {
    attemptsAllowed: wholeOf(form.attempts),
    timeLimitMinutes: wholeOf(form.timeLimit),
    results: form.results,
    scores: form.scores === 'same' ? form.results : form.scores,
  };
}

function changeOf(form: TaskForm): TaskChange {
  const takesLate = form.takesLate && form.dueAt !== '';
  return {
    name: form.name,
    sectionId: form.sectionId === '' ? null : form.sectionId,
    gradeGroupId: form.gradeGroupId === '' ? null : form.gradeGroupId,
    instructions: form.instructions,
    opensAt: fromLocalInput(form.opensAt),
    dueAt: fromLocalInput(form.dueAt),
    latePolicy: takesLate ? form.latePolicy : 'none',
    latePercent: takesLate ? percentOf(form.latePercent) : 0,
    lateUntil: takesLate ? fromLocalInput(form.lateUntil) : null,
    countedAttempt: form.countedAttempt,
    tryPenalty: percentOf(form.tryPenalty),
    hintPenalty: percentOf(form.hintPenalty),
    shufflesItems: form.shufflesItems,
    password: form.password.trim() === '' ? null : form.password,
    solutions: form.solutions,
    allowCalculator: form.allowCalculator === '' ? null : form.allowCalculator,
    allowHelp: form.allowHelp && form.kind === 'assessment',
    ...kindRules(form),
  };
}

/** The minutes of a box hide a moment's seconds: a date that was not touched goes back as it came. */
export function toTaskChange(form: TaskForm, task: Omit<TaskDetail, 'groups'>): TaskChange {
  const change = changeOf(form);
  if (form.opensAt === toLocalInput(task.opensAt)) change.opensAt = task.opensAt;
  if (form.dueAt === toLocalInput(task.dueAt)) change.dueAt = task.dueAt;
  if (change.latePolicy !== 'none' && form.lateUntil === toLocalInput(task.lateUntil))
    change.lateUntil = task.lateUntil;
  return change;
}

export function toTaskBody(form: TaskForm, groups: readonly FormGroup[]): TaskBody {
  return { ...changeOf(form), kind: form.kind, groups: toGroupBodies(groups) };
}
