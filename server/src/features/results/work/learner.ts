import type { LearnerReport } from '@lemma/contracts';
import { notFound } from '../../../core/errors.ts';
import { averageTotal } from './kept/class-average.ts';
import { classBase } from './kept/class-base.ts';
import { cellsFrom, roundScore, totalOfCells } from './grade-book.ts';
import { masteryOf } from './mastery.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { gradeData } from '../data/grade-store.ts';
import { learnerData } from '../data/learner-store.ts';
import { classroomQueries } from '../../classrooms/api.ts';
import { classScores } from '../../tasks/api.ts';
import type { Services } from '../../../core/services.ts';
import { readerTitles } from '../../exercises/api.ts';

const weekMs = 7 * 86_400_000;

/** One learner of a class: where they stand, what they can do, what they have done (R15). */
export async function getStudent(
  services: Services,
  user: SignedInUser,
  ids: { readonly classId: string; readonly memberId: string; readonly attempts: number },
): Promise<LearnerReport> {
  const { classId } = ids;
  const member = await gradeData(services).selectMember(ids);
  if (!member || member.role !== 'learner') throw notFound();
  const whose = { classId, userId: member.userId };
  const [{ grounds, own }, classAverage, attempts, all, firstTries, weekSeconds, topics] = await Promise.all([
    readStanding(services, whose),
    averageTotal(services, classId),
    learnerData(services).selectAttempts(whose, ids.attempts),
    learnerData(services).countAttempts(whose),
    learnerData(services).countFirstTries(whose),
    learnerData(services).sumSeconds(whose, new Date(services.now().getTime() - weekMs)),
    learnerData(services).selectTopicAnswers(whose),
  ]);
  const caller = await classroomQueries(services).findMembership({ classId, userId: user.id });
  const titles = await readerTitles(
    services,
    attempts.flatMap(({ items }) => items.map(({ versionId }) => versionId)),
  );
  const isPoll = (at: number) => grounds.tasks[at]?.kind === 'poll';
  const { percent } = totalOfCells(grounds, own);
  return {
    memberId: member.memberId,
    firstName: member.firstName,
    lastName: member.lastName,
    joinedAt: member.joinedAt.toISOString(),
    lastActiveAt: all.lastActiveAt?.toISOString() ?? null,
    accommodation: caller?.role === 'assistant' ? null : (grounds.accommodations.get(member.userId) ?? null),
    total: percent === null ? null : roundScore(percent),
    classAverage,
    firstTries,
    tasks: {
      begun: own.filter((cell, at) => cell.attempts > 0 && !isPoll(at)).length,
      all: own.filter((_, at) => !isPoll(at)).length,
    },
    weekSeconds,
    topics: presentTopics(topics),
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      taskId: attempt.taskId,
      taskName: attempt.taskName,
      number: attempt.number,
      startedAt: attempt.startedAt.toISOString(),
      handedInAt: attempt.handedInAt?.toISOString() ?? null,
      secondsSpent: attempt.seconds,
      timeLimitMinutes: attempt.timeLimitMinutes,
      tries: attempt.tries,
      score: roundScore(attempt.score),
      points: attempt.points,
      items: attempt.items.map(({ id, versionId, outcome, tries, seconds, earned, points }) => ({
        id,
        title: titles.get(versionId) ?? '',
        outcome,
        tries,
        secondsSpent: seconds,
        score: roundScore(earned),
        points,
      })),
    })),
    attemptCount: all.count,
  };
}

/** A learner's cells, from what is kept of the class for its average. */
async function readStanding(services: Services, { classId, userId }: { classId: string; userId: string }) {
  const scores = await classScores(services)(classId);
  const { grounds, pollScores } = await classBase(services)(classId, scores);
  const cellsOf = cellsFrom(grounds, {
    attempts: scores.attempts,
    decisions: scores.decisions.filter((one) => one.userId === userId),
    pollScores: pollScores.filter((one) => one.userId === userId),
    asLearnersSee: false,
    now: services.now(),
  });
  return { grounds, own: cellsOf(userId) };
}

function presentTopics(
  rows: readonly { readonly topic: string; readonly share: number; readonly answers: number }[],
): LearnerReport['topics'] {
  return [...Map.groupBy(rows, (row) => row.topic)]
    .map(([topic, answers]) => {
      const { mastery, trend } = masteryOf(answers.map((answer) => answer.share));
      const answerCount = answers[0]?.answers ?? answers.length;
      return { topic, mastery: mastery === null ? null : roundScore(mastery), answerCount, trend };
    })
    .toSorted((a, b) => b.answerCount - a.answerCount || a.topic.localeCompare(b.topic));
}
