import {
  analyseTask,
  getGradeBook,
  getMasteryMap,
  getStudent,
  getTaskProgress,
  getWrongAnswers,
  listClassCourses,
  previewCourseRoster,
  startAttempt,
  submitResponse,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClassOf } from '../../testing/classes/class-of.ts';
import { launchIn } from '../../testing/lti/framed.ts';
import { openLti, type OpenedLti } from '../../testing/lti/opened-lti.ts';

const testUser = 'http://purl.imsglobal.org/vocab/lti/system/person#TestUser';

let lti: OpenedLti;
beforeAll(async () => {
  lti = await openLti();
});
afterAll(() => lti.close());

/** A class in which Ada has all right, and somebody whom the LMS sends in these roles has all wrong. */
async function openClass(roles: readonly string[]) {
  const room = await openClassOf(lti.app, ['Ada'], { task: { kind: 'practice' } });
  const course = lti.platform.course(lti.tool);
  await lti.connect(course, room.classId);
  const person = lti.platform.person({ givenName: 'Student', familyName: 'View' });
  lti.platform.enrol(course, person, roles);
  const link = lti.platform.link(course, { custom: { task: room.task.id } });
  const frame = await launchIn(lti, { person, course, link });
  await room.work('Ada', { a: '2', b: '3' });
  const attempt = await frame.call(startAttempt, { params: room.taskPath, body: { number: 1 } });
  const answers = ['a', 'b'].map((part) => ({ part, value: '9' }));
  await frame.call(submitResponse, {
    params: { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' },
    body: { id: newId(), variantNumber: 1, answers },
  });
  return { ...room, course, person };
}

/** The figures of a class that a teacher sees. */
async function figuresOf({ teacher, classId, taskPath, itemPath }: Awaited<ReturnType<typeof openClass>>) {
  const params = { classId };
  const book = await teacher.call(getGradeBook, { params });
  const ada = book.rows.find(({ firstName }) => firstName === 'Ada');
  const [member, progress, wrong, map, analysis] = [
    await teacher.call(getStudent, { params: { classId, memberId: ada?.memberId ?? '' } }),
    await teacher.call(getTaskProgress, { params: taskPath }),
    await teacher.call(getWrongAnswers, { params: itemPath }),
    await teacher.call(getMasteryMap, { params }),
    await teacher.call(analyseTask, { params: taskPath }),
  ];
  const [item] = progress.items;
  return {
    rows: book.rows.flatMap(({ lastName, isTest = false }) =>
      lastName.startsWith('Number') ? [] : [[lastName, isTest]],
    ),
    average: member.classAverage,
    right: item?.right,
    trying: item?.trying,
    responses: item?.responseCount,
    wrong: wrong.parts.reduce((sum, { answerCount }) => sum + answerCount, 0),
    onMap: map.total,
    analysed: analysis.learners,
  };
}

describe('a learner whom an LMS has made for trying out', () => {
  it('is in the grade book and on the page of progress, and counts in no figure of the class', async () => {
    expect(await figuresOf(await openClass(['Learner', testUser]))).toEqual({
      rows: [
        ['Learner', false],
        ['View', true],
      ],
      average: 100,
      right: 1,
      trying: 0,
      responses: 1,
      wrong: 0,
      onMap: 2,
      analysed: 1,
    });
  });

  it('stays in the class when the roster leaves them out', async () => {
    const { teacher, classId, course, person } = await openClass(['Learner', testUser]);
    course.members.delete(person.subject);
    const [connected] = await teacher.call(listClassCourses, { params: { classId } });
    const params = { classId, courseId: connected?.id ?? '' };
    const { lines } = await teacher.call(previewCourseRoster, { params });
    expect(lines).toEqual([]);
  });

  it('counts where the LMS says that they learn', async () => {
    expect(await figuresOf(await openClass(['Learner']))).toMatchObject({
      average: 50,
      trying: 1,
      responses: 2,
      wrong: 2,
      onMap: 3,
      analysed: 2,
    });
  });
});
