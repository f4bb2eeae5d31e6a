import { isDeepStrictEqual } from 'node:util';
import {
  applyRegrade,
  arrangeClassroom,
  bringMemberBack,
  changeGrade,
  createSection,
  joinClassroom,
  leaveClassroom,
  previewRegrade,
  removeMember,
  removeSection,
  renameSection,
  setAccommodation,
  setMemberRole,
  startAttempt,
  submitResponse,
  undoRegrade,
  updateGrading,
  updateTask,
  type GradeBook,
} from '@lemma/contracts';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { squareAnswer, workOn } from '../../testing/classes/class-work.ts';
import { squareOfSum } from '../../testing/classes/exercise-documents.ts';
import { memberIdOf, openTwoNodes, type TwoNodes } from '../../testing/classes/grade-books.ts';
import { setTask } from '../../testing/classes/set-task.ts';

let nodes: TwoNodes;
beforeAll(async () => {
  nodes = await openTwoNodes();
});
afterAll(() => nodes.close());

describe('after a change, the next look at the grade book shows it on every node [R17] [RL10]', () => {
  async function openWork() {
    const room = await nodes.here.openClassroom();
    const params = { classId: room.classId };
    const first = await setTask(room.teacher, room.classId, { name: 'First' }, [squareOfSum, squareOfSum]);
    const second = await setTask(room.teacher, room.classId, { name: 'Second', kind: 'assessment' });
    const section = await room.teacher.call(createSection, { params, body: { name: 'Section' } });
    const memberId = await memberIdOf(room);
    let book = await nodes.agreedBook(room);
    const same: string[] = [];
    const shows = async (what: string, act: () => Promise<unknown>) => {
      await act();
      const next = await nodes.agreedBook(room);
      if (isDeepStrictEqual(next, book)) same.push(what);
      book = next;
    };
    return { ...room, room, params, first, second, section, memberId, shows, same };
  }

  it('of answers, hand-ins and regrades', async () => {
    const { room, params, first, second, learner, teacher, shows, same } = await openWork();
    const path = { ...params, taskId: first.id };
    const attempt = await learner.call(startAttempt, { params: path, body: { number: 1 } });
    await nodes.agreedBook(room);
    const answer = (place: number, value: string) =>
      learner.call(submitResponse, {
        params: { attemptId: attempt.id, itemId: attempt.items[place]?.id ?? '' },
        body: { id: newId(), variantNumber: 1, answers: [{ part: 'square', value }] },
      });
    await answer(0, 'x');
    await shows('a right answer', () => answer(1, squareAnswer(attempt, 1)));
    await shows('an assessment', () => workOn(learner, { ...params, taskId: second.id }, { handsIn: true }));
    const item = { ...path, itemId: first.groups[0]?.items[0]?.id ?? '' };
    const { basis } = await teacher.call(previewRegrade, { params: item, query: { policy: 'full-marks' } });
    const body = { id: newId(), policy: 'full-marks', part: null, appeal: null, basis, reason: 'Fair.' } as const;
    await shows('a regrade', () => teacher.call(applyRegrade, { params: item, body }));
    await shows('a regrade that is undone', () =>
      teacher.call(undoRegrade, { params: { ...item, regradeId: body.id } }),
    );
    expect(same).toEqual([]);
  });

  it('of tasks, sections, weights and decisions', async () => {
    const { room, params, first, second, section, teacher, memberId, shows, same } = await openWork();
    const change = (body: object, task = first) =>
      teacher.call(updateTask, { params: { ...params, taskId: task.id }, body });
    const decide = (body: object) =>
      teacher.call(changeGrade, {
        params: { ...params, memberId, taskId: first.id },
        body: { score: null, isExcused: false, reason: 'Said so.', ...body },
      });
    const weigh = (body: object) => teacher.call(updateGrading, { params, body });
    const put = (taskIds: string[]) =>
      teacher.call(arrangeClassroom, { params, body: { sections: [{ id: section.id, taskIds }] } });
    const inHours = (hours: number) => new Date(nodes.here.clock.now.getTime() + hours * 3_600_000).toISOString();
    await shows('a name', () => change({ name: 'Renamed' }));
    await shows('a due date', () => change({ dueAt: inHours(3) }));
    await shows('another task', () => setTask(teacher, room.classId, { name: 'Third' }));
    await shows('an archived task', () => change({ isArchived: true }, second));
    await shows('a score', () => decide({ score: 1 }));
    await shows('an excuse', () => decide({ isExcused: true }));
    await shows('a decision that is taken back', () => decide({}));
    await shows('a section’s name', () =>
      teacher.call(renameSection, { params: { ...params, sectionId: section.id }, body: { name: 'Renamed' } }),
    );
    await shows('a section’s tasks', () => put([first.id]));
    await shows('weights of sections', () =>
      weigh({ weighBy: 'sections', sections: [{ sectionId: section.id, weight: 40, dropLowest: 1 }] }),
    );
    const group = { id: newId(), name: 'Tests', weight: 10, dropLowest: 0, taskIds: [first.id] };
    await shows('groups', () => weigh({ weighBy: 'groups', groups: [group] }));
    await shows('a group’s name', () => weigh({ groups: [{ ...group, name: 'Exams' }] }));
    await shows('no groups', () => weigh({ groups: [] }));
    await shows('what is missing', () => weigh({ weighBy: 'sections', missingCounts: false }));
    await shows('no section', () => teacher.call(removeSection, { params: { ...params, sectionId: section.id } }));
    expect(same).toEqual([]);
  });

  it('of members, their names and their accommodations, and of time', async () => {
    const { room, params, first, teacher, learner, memberId, shows, same } = await openWork();
    const other = await nodes.here.signUpAs('learner');
    const path = { ...params, memberId };
    await shows('somebody who joins', () => other.call(joinClassroom, { body: { code: room.joinCode } }));
    await shows('somebody who leaves', () => other.call(leaveClassroom, { params }));
    await shows('somebody who is taken out', () => teacher.call(removeMember, { params: path }));
    await shows('somebody who is brought back', () => teacher.call(bringMemberBack, { params: path }));
    await shows('a role', () => teacher.call(setMemberRole, { params: path, body: { role: 'assistant' } }));
    await shows('a role again', () => teacher.call(setMemberRole, { params: path, body: { role: 'learner' } }));
    await shows('a name', () =>
      nodes.database.db.execute(sql`update users set first_name = 'Renamed' where id = ${learner.user.id}`),
    );
    const start = nodes.here.clock.now.getTime();
    const to = (hours: number) => {
      nodes.here.clock.now = new Date(start + hours * 3_600_000);
      nodes.there.clock.now = nodes.here.clock.now;
    };
    await shows('a due date', () =>
      teacher.call(updateTask, {
        params: { ...params, taskId: first.id },
        body: { dueAt: new Date(start + 3_600_000).toISOString() },
      }),
    );
    const missing = ({ rows }: GradeBook) => rows[0]?.missing;
    expect(missing(await nodes.agreedBook(room))).toEqual([]);
    await shows('the due date that passes', async () => to(2));
    expect(missing(await nodes.agreedBook(room))).toEqual([0]);
    const later = { timeFactor: 1, extraMinutes: 0, shiftMinutes: 120, extraAttempts: 0, note: '', shiftUntil: null };
    await shows('a later date', () => teacher.call(setAccommodation, { params: path, body: later }));
    await shows('the later date that passes', async () => to(4));
    to(0);
    await nodes.agreedBook(room);
    expect(same).toEqual([]);
  });

  it('of polls that count, and of rows that are written beside the calls', async () => {
    const { room, params, first, learner, shows, same } = await openWork();
    const attempt = await workOn(learner, { ...params, taskId: first.id });
    const run = (statement: ReturnType<typeof sql>) => () => nodes.database.db.execute(statement);
    const [pollId, voterId] = [newId(), newId()];
    const now = nodes.here.clock.now.toISOString();
    await nodes.agreedBook(room);
    await shows('a score', run(sql`update attempts set score = 0.5 where id = ${attempt.id}`));
    await shows('a score again', run(sql`update attempts set score = 2 where id = ${attempt.id}`));
    await run(sql`insert into polls (id, owner_id, classroom_id, name, state, named, may_change, counts_presence, presence_secret, created_at, started_at, ended_at, grade_rule)
      values (${pollId}, ${room.teacher.user.id}, ${room.classId}, 'Poll', 'live', true, true, false, '', ${now}, ${now}, ${now}, 'participation')`)();
    await nodes.agreedBook(room);
    await shows('a poll that ends', run(sql`update polls set state = 'done' where id = ${pollId}`));
    await run(sql`insert into poll_voters (id, poll_id, user_id, codename, joined_at)
      values (${voterId}, ${pollId}, ${learner.user.id}, 'Heron', ${now})`)();
    await shows('a score of a poll', run(sql`update poll_voters set score = 1 where id = ${voterId}`));
    await shows('its points', run(sql`update polls set grade_points = 3 where id = ${pollId}`));
    await shows('a voter who is gone', run(sql`delete from poll_voters where id = ${voterId}`));
    await shows('a poll of no class', run(sql`update polls set classroom_id = null where id = ${pollId}`));
    expect(same).toEqual([]);
  });
});
