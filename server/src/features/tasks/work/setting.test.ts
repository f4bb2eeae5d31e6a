import { getTask, unsavedItem, updateTask, type TaskDetail } from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squareOfSum } from '../../../testing/classes/exercise-documents.ts';
import { publishAll, setTask } from '../../../testing/classes/set-task.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let room: Awaited<ReturnType<TestApp['openClassroom']>>;
beforeAll(async () => {
  app = await openTestApp();
  room = await app.openClassroom();
});
afterAll(() => app.close());

const itemsOf = (task: TaskDetail) => task.groups.flatMap((group) => group.items);
const single = (item: { id?: string; exerciseId: string }) => ({
  type: 'SG' as const,
  items: [{ ...item, points: 2 }],
});

async function changeItems(task: TaskDetail, items: readonly { id?: string; exerciseId: string }[]) {
  const params = { classId: room.classId, taskId: task.id };
  return room.teacher.tryCall(updateTask, { params, body: { groups: items.map(single) } });
}

describe('the items of a task [D08]', () => {
  it("are new when they are called '-1' or have no id, and get an id when they are saved", async () => {
    const [exerciseId = ''] = await publishAll(room.teacher, [squareOfSum]);
    const groups = [single({ id: unsavedItem, exerciseId }), single({ exerciseId })];
    const task = await setTask(room.teacher, room.classId, { groups: groups as never });
    const ids = itemsOf(task).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keep their ids and versions when the task is changed, beside one that is new', async () => {
    const task = await setTask(room.teacher, room.classId, {}, [squareOfSum, { ...squareOfSum, title: 'Second' }]);
    const [first, second] = itemsOf(task);
    const answer = await changeItems(task, [
      { id: second!.id, exerciseId: second!.exerciseId },
      { id: unsavedItem, exerciseId: first!.exerciseId },
      { id: first!.id, exerciseId: first!.exerciseId },
    ]);
    expect(answer.status).toBe(200);
    const ids = itemsOf(answer.body as TaskDetail).map(({ id }) => id);
    expect([ids[0], ids[2]]).toEqual([second!.id, first!.id]);
    expect([first!.id, second!.id]).not.toContain(ids[1]);
    const seen = await room.teacher.call(getTask, { params: { classId: room.classId, taskId: task.id } });
    expect(itemsOf(seen).map(({ id }) => id)).toEqual(ids);
  });

  it('are refused with their place when the task does not have them, or has them once', async () => {
    const task = await setTask(room.teacher, room.classId);
    const other = await setTask(room.teacher, room.classId);
    const [own] = itemsOf(task);
    const [foreign] = itemsOf(other);
    const stranger = await changeItems(task, [{ id: foreign!.id, exerciseId: own!.exerciseId }]);
    expect(stranger).toMatchObject({ status: 400 });
    expect(Object.keys(stranger.body as object)).toEqual(['groups.0.items.0.id']);
    const twice = await changeItems(
      task,
      [own!, own!].map(({ id, exerciseId }) => ({ id, exerciseId })),
    );
    expect(Object.keys(twice.body as object)).toEqual(['groups.1.items.0.id']);
    expect((await changeItems(task, [{ id: '-2', exerciseId: own!.exerciseId }])).status).toBe(400);
  });
});
