import type * as calls from '@lemma/contracts';
import { masteryPageSize, trendWeeks, type LearnerTrend, type ResponseOf, type TrendWeek } from '@lemma/contracts';
import { LRUCache } from 'lru-cache';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { notFound } from '../../../core/errors.ts';
import { ownPart } from '../../../core/own.ts';
import type { Services } from '../../../core/services.ts';
import { classroomQueries } from '../../classrooms/api.ts';
import { gradeQueries, masteryWeights } from '../../results/api.ts';
import { trendData, type Scope } from '../data/trend-store.ts';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** A change is since then. */
const changeMs = 28 * dayMs;
/** Older answers weigh next to nothing beside those of a year. */
const lookBackMs = 365 * dayMs;
const mostTopics = 24;

type WeekSum = Awaited<ReturnType<ReturnType<typeof trendData>['sumWeeks']>>[number];
type Cell = Awaited<ReturnType<ReturnType<typeof trendData>['selectMastery']>>[number];

/** The weeks of the caller's classes. */
export async function listClassTrends(
  services: Services,
  user: SignedInUser,
): Promise<ResponseOf<typeof calls.listClassTrends>> {
  const rows = await classroomQueries(services).selectClassroomsOf(user.id);
  const classIds = rows
    .filter(({ role, classroom }) => role !== 'learner' && classroom.archivedAt === null)
    .map(({ classroom }) => classroom.id);
  return classIds.length === 0 ? [] : keptTrends(services).of(classIds);
}

type ClassTrends = ResponseOf<typeof calls.listClassTrends>;

/** Weeks are kept for so many times as long as summing them took, which is 1 % of the time then; but for a minute at most. */
const [keptFor, longestKeptMs] = [100, 60_000];
/** In classes. */
const mostKept = 5000;

/** The weeks of classes: of small ones they are as of now, of large ones nearly. */
const keptTrends = ownPart((services) => {
  const kept = new LRUCache<string, { readonly trends: ClassTrends; readonly from: Date; readonly until: number }>({
    maxSize: mostKept,
    sizeCalculation: ({ trends }) => trends.length,
  });
  return {
    async of(classIds: readonly string[]): Promise<ClassTrends> {
      const key = classIds.join();
      const from = services.now();
      const known = kept.get(key);
      if (known && from >= known.from && from.getTime() < known.until) return known.trends;
      const began = performance.now();
      const trends = await sumTrends(services, classIds, from);
      const keptMs = Math.min(longestKeptMs, keptFor * (performance.now() - began));
      kept.set(key, { trends, from, until: from.getTime() + keptMs });
      return trends;
    },
  };
});

async function sumTrends(services: Services, classIds: readonly string[], until: Date): Promise<ClassTrends> {
  const sums = Map.groupBy(
    await trendData(services).sumWeeks({ classIds }, { until, weeks: trendWeeks }),
    ({ classId }) => classId,
  );
  return classIds.map((classId) => ({ classId, weeks: presentWeeks(sums.get(classId) ?? [], until) }));
}

/** The oldest first; weeks without work are there too. */
function presentWeeks(sums: readonly WeekSum[], until: Date): TrendWeek[] {
  const byAge = new Map(sums.map((sum) => [sum.week, sum]));
  return Array.from({ length: trendWeeks }, (_, index) => {
    const age = trendWeeks - 1 - index;
    const sum = byAge.get(age);
    return {
      from: new Date(until.getTime() - (age + 1) * weekMs).toISOString(),
      activeCount: sum?.activeCount ?? 0,
      rightShare: sum === undefined || sum.answerCount === 0 ? null : sum.right / sum.answerCount,
    };
  });
}

const spanOf = (services: Services, limit: number) => {
  const now = services.now().getTime();
  return { since: new Date(now - lookBackMs), before: new Date(now - changeMs), limit };
};

const presentCell = ({ answers, mastery, answersBefore, masteryBefore }: Cell) => {
  const isKnown = answers >= masteryWeights.fewestAnswers;
  const wasKnown = answersBefore >= masteryWeights.fewestAnswers;
  return { mastery: isKnown ? mastery : null, change: isKnown && wasKnown ? mastery - masteryBefore : null };
};

/** Learners by topics. */
export async function getMasteryMap(
  services: Services,
  classId: string,
  offset: number,
): Promise<ResponseOf<typeof calls.getMasteryMap>> {
  const learners = await trendData(services).selectLearners(classId, { offset, limit: masteryPageSize });
  const userIds = learners.map(({ userId }) => userId);
  const cells =
    userIds.length === 0
      ? []
      : await trendData(services).selectMastery({ classIds: [classId], userIds }, spanOf(services, 20_000));
  const answers = new Map<string, number>();
  for (const cell of cells) answers.set(cell.topic, (answers.get(cell.topic) ?? 0) + cell.answers);
  const topics = [...answers]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostTopics)
    .map(([topic]) => topic)
    .toSorted((a, b) => a.localeCompare(b));
  const byLearner = Map.groupBy(cells, ({ userId }) => userId);
  return {
    total: learners[0]?.total ?? 0,
    topics,
    learners: learners.map(({ memberId, userId, firstName, lastName }) => {
      const own = new Map((byLearner.get(userId) ?? []).map((cell) => [cell.topic, cell]));
      const cellOf = (topic: string) => {
        const cell = own.get(topic);
        return cell === undefined ? null : presentCell(cell);
      };
      return { memberId, firstName, lastName, cells: topics.map(cellOf) };
    }),
  };
}

async function learnerTrend(services: Services, scope: Scope): Promise<LearnerTrend> {
  const until = services.now();
  const [weeks, cells] = await Promise.all([
    trendData(services).sumWeeks(scope, { until, weeks: trendWeeks }),
    trendData(services).selectMastery(scope, spanOf(services, 200)),
  ]);
  return {
    weeks: presentWeeks(weeks, until),
    topics: cells.slice(0, mostTopics).map((cell) => ({ topic: cell.topic, ...presentCell(cell) })),
  };
}

/** One learner of a class, for those who teach it. */
export async function getMemberTrend(
  services: Services,
  ids: { readonly classId: string; readonly memberId: string },
): Promise<LearnerTrend> {
  const member = await gradeQueries(services).selectMember(ids);
  if (!member || member.role !== 'learner') throw notFound();
  return learnerTrend(services, { classIds: [ids.classId], userIds: [member.userId] });
}

/** The caller's own practice. */
export const getMyTrend = (services: Services, user: SignedInUser, classId: string): Promise<LearnerTrend> =>
  learnerTrend(services, { classIds: [classId], userIds: [user.id], isPracticeOnly: true });
