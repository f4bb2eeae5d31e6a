import type { ExerciseDraft } from './exercise-draft.ts';

/** The steps of editing. */
export interface DraftHistory {
  readonly past: readonly ExerciseDraft[];
  readonly present: ExerciseDraft;
  readonly future: readonly ExerciseDraft[];
  /** When and where the last change was, so that a run of typing is one step. */
  readonly last: { readonly at: number; readonly place: string } | undefined;
}

const mostSteps = 100;
/** Milliseconds between two changes of one step. */
const pause = 1_000;

export function newHistory(present: ExerciseDraft): DraftHistory {
  return { past: [], present, future: [], last: undefined };
}

type Row = { readonly id: string };

function isRows(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null && 'id' in item);
}

const fieldsThatDiffer = (old: ExerciseDraft, next: ExerciseDraft): (keyof ExerciseDraft)[] =>
  (Object.keys(next) as (keyof ExerciseDraft)[]).filter((field) => old[field] !== next[field]);

const isSameDraft = (old: ExerciseDraft, next: ExerciseDraft): boolean => fieldsThatDiffer(old, next).length === 0;

/** The one field, or the one row of a list, that differs; undefined when more does, or rows were added, taken or moved. */
export function changedPlace(old: ExerciseDraft, next: ExerciseDraft): string | undefined {
  const fields = fieldsThatDiffer(old, next);
  const [field] = fields;
  if (field === undefined || fields.length > 1) return undefined;
  const [before, after] = [old[field], next[field]];
  if (typeof after === 'string') return field;
  if (!isRows(before) || !isRows(after) || before.length !== after.length) return undefined;
  if (before.some((row, index) => row.id !== after[index]?.id)) return undefined;
  const rows = after.filter((row, index) => row !== before[index]);
  return rows.length === 1 ? `${field}.${rows[0]?.id}` : undefined;
}

/** Continuous typing in one place makes one step; everything else a step of its own. */
export function withChange(history: DraftHistory, next: ExerciseDraft, now: number): DraftHistory {
  if (isSameDraft(history.present, next)) return history;
  const place = changedPlace(history.present, next);
  const { last } = history;
  const goesOn = place !== undefined && last?.place === place && now - last.at < pause;
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-mostSteps),
    present: next,
    future: [],
    last: place === undefined ? undefined : { at: now, place },
  };
}

export function undone(history: DraftHistory): DraftHistory {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: undefined };
}

export function redone(history: DraftHistory): DraftHistory {
  const { past, present, future } = history;
  const [after, ...later] = future;
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: later, last: undefined };
}
