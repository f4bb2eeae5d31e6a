import { taskBody, type TaskDetail } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import {
  joinedWithAbove,
  moved,
  singleGroup,
  takenOut,
  toGroupBodies,
  totalsOf,
  withItem,
  withoutItem,
  withType,
  type FormGroup,
} from '../groups/group-form.ts';
import { emptyTaskForm, formOfTask, newTaskForm, toTaskBody, toTaskChange, withKind, withLate } from './task-form.ts';
import { endlessWords, lateFormWords, unusualRules } from './task-form-words.ts';
import { ruleWords, waitsForRelease } from './task-rules.ts';

const now = new Date(2026, 10, 19, 12).getTime();
const itemOf = (digit: number, points = '2') => ({
  id: '-1',
  exerciseId: `018f2b5e-0000-7000-8000-00000000000${digit}`,
  title: `Roots ${digit}`,
  sample: '',
  points,
});
const [one, two, three] = [itemOf(1), itemOf(2, '3'), itemOf(3)];
const rows: readonly FormGroup[] = [one, two, three].map(singleGroup);

const task: TaskDetail = {
  id: '018f2b5e-0000-7000-8000-000000000002',
  sectionId: null,
  gradeGroupId: null,
  name: 'Homework 12',
  kind: 'assessment',
  opensAt: '2026-11-20T07:00:31.500Z',
  dueAt: '2026-11-27T22:59:59.000Z',
  latePolicy: 'per-day',
  latePercent: 10,
  lateUntil: '2026-11-30T22:59:59.000Z',
  timeLimitMinutes: 40,
  attemptsAllowed: 2,
  countedAttempt: 'last',
  tryPenalty: 0,
  hintPenalty: 0,
  allowCalculator: 'scientific',
  allowHelp: false,
  shufflesItems: true,
  password: 'parabola',
  releasedAt: null,
  lastClosesAt: null,
  instructions: '',
  results: 'after-due',
  scores: 'after-hand-in',
  solutions: 'never',
  questionCount: 0,
  points: 0,
  startedCount: 0,
  finishedCount: 0,
  isArchived: false,
  groups: [],
};

const fieldsOf = (checked: ReturnType<typeof taskBody.safeParse>): string[] =>
  checked.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];

describe('a task that is being made', () => {
  it('[R28] is one that the contract takes once it has a name and an exercise', () => {
    const body = toTaskBody({ ...emptyTaskForm(now), name: 'Homework 12' }, rows);
    expect(taskBody.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({ attemptsAllowed: null, latePolicy: 'none', timeLimitMinutes: null, password: null });
  });

  it('[R28] says beside the due date that it is before the task opens', () => {
    const form = { ...emptyTaskForm(now), name: 'H', opensAt: '2026-11-20T08:00', dueAt: '2026-11-19T23:59' };
    const checked = taskBody.safeParse(toTaskBody(form, rows));
    expect(fieldsOf(checked)).toEqual(['dueAt: This is before it opens. Choose a later day.']);
  });

  it('[R28] names the exercise whose points, and the pool whose number, cannot be read', () => {
    const pool = withType(rows, 0, 'GP').map((group) => (group.type === 'GP' ? { ...group, draw: '2' } : group));
    const checked = taskBody.safeParse(
      toTaskBody({ ...emptyTaskForm(now), name: 'H' }, [...pool, singleGroup({ ...one, points: 'two' })]),
    );
    expect(fieldsOf(checked).map((words) => words.split(':')[0])).toEqual([
      'groups.0.drawCount',
      'groups.3.items.0.points',
    ]);
  });

  it('[M03] takes the rules that are usual for its kind', () => {
    const opened = emptyTaskForm(now);
    const typed = { kind: 'assessment', timeLimit: '40', password: 'x' } as const;
    const assessment = newTaskForm(opened, typed, null);
    expect(toTaskBody({ ...assessment, name: 'T' }, rows)).toMatchObject({
      attemptsAllowed: 1,
      timeLimitMinutes: 40,
      results: 'after-hand-in',
      scores: 'after-hand-in',
      solutions: 'after-due',
    });
    expect(toTaskBody(newTaskForm(opened, withKind(typed, 'practice'), null), rows)).toMatchObject({
      attemptsAllowed: null,
      timeLimitMinutes: null,
      password: null,
      results: 'after-answer',
      solutions: 'after-answer',
    });
  });

  it('[R16] begins with what is usual in the class, under what was typed', () => {
    const defaults = {
      attemptsAllowed: 3,
      latePolicy: 'per-day',
      latePercent: 10,
      results: 'after-due',
      scores: 'by-hand',
      solutions: 'never',
    } as const;
    const opened = { ...emptyTaskForm(now), dueAt: '2026-11-26T23:59' };
    const practice = newTaskForm(opened, {}, defaults);
    expect(practice).toMatchObject({ takesLate: true, latePercent: '10', lateUntil: '2026-11-29T23:59', attempts: '' });
    expect(practice).toMatchObject({ results: 'after-answer', solutions: 'after-answer' });
    const typed = { ...withKind({ attempts: '9' }, 'assessment'), dueAt: '2026-12-01T12:00', solutions: 'by-hand' };
    expect(newTaskForm(opened, typed as never, defaults)).toMatchObject({
      attempts: '3',
      latePolicy: 'per-day',
      lateUntil: '2026-12-04T12:00',
      results: 'after-due',
      scores: 'by-hand',
      solutions: 'by-hand',
    });
    expect(newTaskForm(opened, { takesLate: false }, defaults).takesLate).toBe(false);
    const counted = { ...practice, name: 'T', gradeGroupId: task.id };
    expect(toTaskBody(counted, rows).gradeGroupId).toBe(task.id);
    expect(formOfTask({ ...task, gradeGroupId: task.id }).gradeGroupId).toBe(task.id);
  });

  it('[R28] says that without an end of late answers results wait for the teacher', () => {
    const endless = { ...task, lateUntil: null };
    expect(endlessWords(formOfTask(endless))).toBe(
      'There is no closing time: results stay hidden until you release them.',
    );
    expect(endlessWords(formOfTask(task))).toBeUndefined();
    expect(ruleWords(endless, now)).toContain('Results when you release them');
    const test = { ...endless, kind: 'assessment' as const, solutions: 'after-answer' as const };
    expect(ruleWords(test, now)).toContain('Solutions with the results');
    expect(ruleWords({ ...test, kind: 'practice' }, now)).toContain('Solutions after each answer');
    expect([waitsForRelease(endless), waitsForRelease(task)]).toEqual([true, false]);
  });

  it('[R28] says as a sentence what late answers are worth, at first for three days at 80 percent', () => {
    const form = { ...emptyTaskForm(now), dueAt: '2026-11-26T23:59' };
    const late = { ...form, ...withLate(form, true) };
    expect(late.lateUntil).toBe('2026-11-29T23:59');
    expect(lateFormWords(late, now)).toMatch(/^Until .*29.*, at 80 % of the points$/);
    expect(lateFormWords({ ...late, latePolicy: 'per-day', latePercent: '10', lateUntil: '' }, now)).toBe(
      'Without an end, 10 % less for each day begun',
    );
    expect(toTaskBody({ ...late, dueAt: '' }, rows)).toMatchObject({ latePolicy: 'none', lateUntil: null });
    expect(unusualRules({ ...late, shufflesItems: true, tryPenalty: '5' })).toBe('Tries cost, shuffled');
  });
});

describe('the exercises of a task that is being made', () => {
  it("[D08] sends '-1' for an item that is not saved yet, and the id of one that is", () => {
    const id = '018f2b5e-0000-7000-8000-0000000000aa';
    const bodies = toGroupBodies([singleGroup(one), singleGroup({ ...two, id })]);
    expect(bodies.map(({ items }) => items.map((item) => item.id))).toEqual([['-1'], [id]]);
    expect(toTaskBody(emptyTaskForm(now), rows).groups.flatMap(({ items }) => items.map((item) => item.id))).toEqual([
      '-1',
      '-1',
      '-1',
    ]);
  });

  it('[D08] counts what each learner gets', () => {
    const pool: FormGroup = { key: 'p', type: 'GP', name: '', draw: '2', items: [one, two, three] };
    const set: FormGroup = { key: 's', type: 'GE', name: '', draw: '1', items: [one, three] };
    const all: FormGroup = { key: 'm', type: 'MG', name: '', draw: '1', items: [one, two] };
    expect(totalsOf([pool, set, all])).toEqual({ questions: 5, points: 11 });
    expect(totalsOf([singleGroup({ ...one, points: '1,5' }), singleGroup({ ...two, points: '' })])).toEqual({
      questions: 2,
      points: 1.5,
    });
  });

  it('[D08] puts exercises together, takes them apart and moves them', () => {
    const [joined, rest] = joinedWithAbove(rows, 1);
    expect(joined).toMatchObject({ type: 'MG', items: [one, two] });
    expect(rest?.items).toEqual([three]);
    const pool = withType(joinedWithAbove(rows, 1), 0, 'GP');
    expect(pool[0]?.items.map((item) => item.points)).toEqual(['2', '2']);
    const added = withItem(pool, itemOf(4, '9'), pool[0]?.key);
    expect(added[0]?.items.at(-1)?.points).toBe('2');
    expect(takenOut(added, 0, two.exerciseId).map((group) => group.items.length)).toEqual([2, 1, 1]);
    expect(withType(added, 0, 'SG').map((group) => group.type)).toEqual(['SG', 'SG', 'SG', 'SG']);
    expect(withoutItem(rows, one.exerciseId)).toHaveLength(2);
    expect(moved(rows, 0, 2).map((group) => group.items[0]?.title)).toEqual(['Roots 2', 'Roots 3', 'Roots 1']);
    expect(moved(rows, 0, 3)).toBe(rows);
  });

  it('[D08] keeps every row apart while exercises go in and out of groups', () => {
    const grouped = joinedWithAbove(rows, 1);
    const keys = takenOut(grouped, 0, one.exerciseId).map((group) => group.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a task that is being changed', () => {
  it('[R20] keeps the seconds of dates that were not touched', () => {
    expect(toTaskChange({ ...formOfTask(task), name: 'New' }, task)).toMatchObject({
      name: 'New',
      opensAt: task.opensAt,
      dueAt: task.dueAt,
      lateUntil: task.lateUntil,
      latePercent: 10,
      attemptsAllowed: 2,
      scores: 'after-hand-in',
      password: 'parabola',
    });
  });

  it('[R20] has its rules in words', () => {
    const said = ruleWords(task, now);
    expect(said).toContain('40 minutes from their start, then handed in automatically');
    expect(said).toContain('2 attempts, the last one counts');
    expect(said.some((words) => /^Late answers until .*, 10 % less for each day begun$/.test(words))).toBe(true);
    expect(said).toContain('Scores when they hand in');
    expect(said).toContain('Starts with the password “parabola”');
  });
});
