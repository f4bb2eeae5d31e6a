import { taskBody, type TaskDetail } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { emptyTaskForm, formOfTask, toTaskBody, toTaskChange, totalPoints, withKind } from './task-form.ts';

const now = new Date(2026, 10, 19, 12).getTime();
const item = { exerciseId: '018f2b5e-0000-7000-8000-000000000001', title: 'Roots', sample: '', points: '2' };
const task: TaskDetail = {
  id: '018f2b5e-0000-7000-8000-000000000002',
  sectionId: null,
  name: 'Homework 12',
  kind: 'assessment',
  opensAt: '2026-11-20T07:00:31.500Z',
  dueAt: '2026-11-27T22:59:59.000Z',
  attemptsAllowed: 2,
  results: 'after-due',
  solutions: 'never',
  itemCount: 0,
  points: 0,
  startedCount: 0,
  finishedCount: 0,
  isArchived: false,
  items: [],
};

const fieldsOf = (checked: ReturnType<typeof taskBody.safeParse>): string[] =>
  checked.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];

describe('a task that is being made', () => {
  it('is one that the contract takes once it has a name and an exercise [R28]', () => {
    const body = toTaskBody({ ...emptyTaskForm(now), name: 'Homework 12' }, [item]);
    expect(taskBody.safeParse(body).success).toBe(true);
    expect(body.attemptsAllowed).toBeNull();
  });

  it('says beside the due date that it is before the task opens', () => {
    const form = { ...emptyTaskForm(now), name: 'H', opensAt: '2026-11-20T08:00', dueAt: '2026-11-19T23:59' };
    const checked = taskBody.safeParse(toTaskBody(form, [item]));
    expect(fieldsOf(checked)).toEqual(['dueAt: This is before it opens. Choose a later day.']);
  });

  it('names the exercise whose points are no number', () => {
    const checked = taskBody.safeParse(
      toTaskBody({ ...emptyTaskForm(now), name: 'H' }, [item, { ...item, points: 'two' }]),
    );
    expect(fieldsOf(checked)).toHaveLength(1);
    expect(fieldsOf(checked)[0]).toMatch(/^items\.1\.points: /);
  });

  it('releases solutions when an assessment is over, in practice at once', () => {
    const assessment = withKind(emptyTaskForm(now), 'assessment');
    expect(assessment).toMatchObject({ solutions: 'after-due', attempts: '1' });
    expect(withKind(assessment, 'practice').solutions).toBe('after-answer');
  });

  it('adds points up, leaving out what cannot be read', () => {
    expect(totalPoints([item, { ...item, points: '1,5' }, { ...item, points: '' }])).toBe(3.5);
  });
});

describe('a task that is being changed', () => {
  it('keeps the seconds of dates that were not touched', () => {
    expect(toTaskChange({ ...formOfTask(task), name: 'New' }, task)).toMatchObject({
      name: 'New',
      opensAt: task.opensAt,
      dueAt: task.dueAt,
      attemptsAllowed: 2,
    });
  });
});
