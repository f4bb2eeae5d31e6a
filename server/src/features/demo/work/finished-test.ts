import { isMathsType } from '@lemma/math/document';
import { v7 as newId } from 'uuid';
import { drawDemoChance } from './chance.ts';
import { demoLearners } from './people.ts';
import { workThrough, type School } from './practice.ts';
import { gradeQueries } from '../../results/api.ts';
import {
  accommodationQueries,
  drawItems,
  type DrawnGroup,
  recomputeClosings,
  sizeOf,
  taskQueries,
  topicOfTask,
} from '../../tasks/api.ts';
import { recordHappenings } from '../../notifications/api.ts';
import { exerciseQueries, versionedDocument } from '../../exercises/api.ts';
import { attemptQueries } from '../../attempts/api.ts';
import { appealQueries } from '../../appeals/api.ts';

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;
const hour = 60 * minute;
const openedDaysAgo = 11;
const limitMinutes = 20;
const pointsEach = 2;

interface Place {
  readonly classId: string;
  readonly learners: readonly string[];
  readonly sections: ReadonlyMap<string, string>;
  readonly weights: Readonly<Record<string, number>>;
}

interface Item {
  readonly id: string;
  readonly exerciseVersionId: string;
  readonly points: number;
}

/**
 * A test that is over: drawn from a pool and an equivalent set, with a time limit, extra time for one learner, results
 * after it was over for everybody, a score that the teacher changed, and an answer that its learner wants looked at again.
 */
export async function setFinishedTest(school: School, place: Place): Promise<void> {
  await weighSections(school, place);
  await giveExtraTime(school, place);
  const test = await insertTest(school, place);
  if (!test) return;
  await recomputeClosings(school.services, { classId: place.classId });
  const chance = drawDemoChance(20_261_104);
  const below = (limit: number) => Math.floor(chance() * limit);
  for (const userId of place.learners) {
    const items = drawItems(test.groups, [], { shuffles: true, chance: below });
    const startedAt = new Date(test.opensAt.getTime() + below(30) * minute);
    const end = startedAt.getTime() + limitMinutes * minute;
    await workThrough({ ...school, chance }, { taskId: test.id, userId, kind: 'assessment', items, startedAt, end });
  }
  await changeScore(school, test.id);
  await askAgain(school, place.classId, test);
}

async function weighSections({ services }: School, { classId, sections, weights }: Place): Promise<void> {
  const grading = await gradeQueries(services).selectGrading(classId);
  await gradeQueries(services).upsertGrading({ ...grading, weighBy: 'sections' });
  for (const [position, [name, sectionId]] of [...sections].entries()) {
    const weight = weights[name] ?? 0;
    const row = { id: newId(), classroomId: classId, sectionId, name, weight, dropLowest: 0, position };
    await gradeQueries(services).upsertSectionWeight(row);
  }
}

const learnerNamed = ({ learnerIds }: School, lastName: string): string =>
  learnerIds[demoLearners.findIndex((learner) => learner.lastName === lastName)] ?? '';

const openedAt = ({ today }: School): Date => new Date(today.getTime() - openedDaysAgo * day + 9 * hour);

async function giveExtraTime(school: School, { classId }: Place): Promise<void> {
  await accommodationQueries(school.services).save({
    classroomId: classId,
    userId: learnerNamed(school, 'Doyle'),
    timeFactor: 1.25,
    extraMinutes: 0,
    shiftMinutes: 0,
    shiftUntil: null,
    extraAttempts: 0,
    note: 'A quarter more time, as agreed with the school.',
    changedBy: school.teacherId,
    changedAt: new Date(openedAt(school).getTime() - 3 * day),
  });
}

interface Test {
  readonly id: string;
  readonly opensAt: Date;
  readonly groups: readonly DrawnGroup<Item>[];
}

/** Null where the catalogue has too few exercises. */
async function insertTest(school: School, { classId, sections }: Place): Promise<Test | null> {
  const { services } = school;
  const versions = await exerciseQueries(services).selectStarterVersionsByTopic('fractions');
  const plan = [
    { type: 'SG', name: '', drawCount: null, size: 1 },
    { type: 'GP', name: 'Fractions, two of four', drawCount: 2, size: 4 },
    { type: 'GE', name: 'One fraction in another way', drawCount: null, size: 2 },
  ] as const;
  if (versions.length < plan.reduce((sum, group) => sum + group.size, 0)) return null;
  const opensAt = openedAt(school);
  const dueAt = new Date(opensAt.getTime() + 2 * hour);
  const id = newId();
  let used = 0;
  const groups = plan.map(({ size, ...group }, index) => {
    const groupId = newId();
    const items = versions.slice(used, used + size).map((version, at) => ({
      id: newId(),
      taskId: id,
      groupId,
      position: used + at + 1,
      exerciseVersionId: version.id,
      points: pointsEach,
    }));
    used += size;
    return { row: { id: groupId, taskId: id, position: index + 1, ...group }, ...group, items };
  });
  await taskQueries(services).insertTask(
    {
      id,
      classroomId: classId,
      sectionId: sections.get('Number') ?? null,
      name: 'Fractions test',
      kind: 'assessment',
      opensAt,
      dueAt,
      timeLimitMinutes: limitMinutes,
      ...sizeOf(groups),
      attemptsAllowed: 1,
      shufflesItems: true,
      results: 'after-due',
      scores: 'after-due',
      solutions: 'after-due',
      position: 0,
      createdAt: new Date(opensAt.getTime() - 2 * day),
    },
    { groups: groups.map(({ row }) => row), items: groups.flatMap(({ items }) => items) },
  );
  return { id, opensAt, groups };
}

async function changeScore(school: School, taskId: string): Promise<void> {
  await gradeQueries(school.services).insertGradeChange({
    id: newId(),
    taskId,
    userId: learnerNamed(school, 'Haddad'),
    score: 7,
    isExcused: false,
    reason: 'Showed the working on paper; only the last sign was wrong.',
    changedBy: school.teacherId,
    changedAt: new Date(openedAt(school).getTime() + day),
  });
}

/** The first learner with typed mathematics that was marked wrong asks about it; the second opinion comes by itself. */
async function askAgain(school: School, classId: string, test: Test): Promise<void> {
  const { services } = school;
  const keys = school.learnerIds.map((userId) => ({ taskId: test.id, userId }));
  const attempts = (await Promise.all(keys.map((key) => attemptQueries(services).selectAttemptsOf(key)))).flat();
  for (const { id: attemptId, userId } of attempts) {
    const { rows, responses } = await attemptQueries(services).selectContents(attemptId);
    for (const { variant } of rows) {
      const response = responses.find((one) => one.attemptVariantId === variant.id);
      const source = versionedDocument(services, variant.exerciseVersionId);
      const { view } = await services.engine.drawVariant(source, variant.seed);
      const typed = view.parts.filter(({ answerType }) => isMathsType(answerType)).map(({ name }) => name);
      const wrong = response?.verdict.parts.find((one) => one.outcome === 'wrong' && typed.includes(one.part));
      if (!response || !wrong) continue;
      await appealQueries(services).insertAppeal({
        id: newId(),
        responseId: response.id,
        part: wrong.part,
        userId,
        message: 'I think mine is the same, only written in another way.',
        createdAt: new Date(test.opensAt.getTime() + day),
        state: 'open',
      });
      await recordHappenings(services, [
        {
          kind: 'appeal-made',
          subject: `${response.id} ${wrong.part}`,
          topic: topicOfTask(test.id),
          fold: test.id,
          to: { staffOf: classId },
          about: { classId, taskId: test.id },
        },
      ]);
      return;
    }
  }
}
