import type { PartAnswer, Variant } from '@lemma/math';
import { v7 as newId } from 'uuid';
import type { Chance } from './chance.ts';
import { demoLearners } from './people.ts';
import { dayIn } from '../../../core/calendar/day-in.ts';
import { attemptQueries } from '../../attempts/api.ts';
import type { Services } from '../../../core/services.ts';
import { versionedDocument } from '../../exercises/api.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const variantsADay = 5;

export interface School {
  readonly services: Services;
  readonly today: Date;
  readonly teacherId: string;
  readonly learnerIds: readonly string[];
  readonly chance: Chance;
}

export interface Work {
  readonly taskId: string;
  readonly userId: string;
  readonly kind: 'practice' | 'assessment';
  readonly items: readonly { readonly id: string; readonly exerciseVersionId: string }[];
  readonly startedAt: Date;
  readonly end: number;
}

/** One learner's attempt, answered with this learner's ability and marked by the engine like any other. */
export async function workThrough(school: School, work: Work): Promise<void> {
  const { chance } = school;
  const { attemptId, variants } = await begin(school, work, () => 1);
  const mayStopEarly = work.kind === 'practice' && chance() < 0.2;
  let at = work.startedAt.getTime();
  for (const variant of variants) {
    if (mayStopEarly && chance() < 0.35) break;
    at = await answer(school, work, {
      variant,
      at,
      tries: work.kind === 'practice' ? 1 + Math.floor(chance() * 3) : 1,
    });
  }
  if (work.kind === 'assessment') await attemptQueries(school.services).markHandedIn(attemptId, new Date(at));
}

/** A learner's practice with one question a day, each in several variants, until the end. */
export async function practiseDaily(school: School, work: Work): Promise<void> {
  const { chance } = school;
  const beginsAt = (index: number) => work.startedAt.getTime() + index * day;
  const isReached = (index: number) => beginsAt(index) < work.end;
  const { variants } = await begin(school, work, (index) => (isReached(index) ? variantsADay : 1));
  for (const [index, item] of work.items.entries()) {
    if (!isReached(index)) return;
    let at = beginsAt(index);
    const ofDay = variants.filter(({ taskItemId }) => taskItemId === item.id);
    for (const variant of ofDay) at = await answer(school, work, { variant, at, tries: 1 + Math.floor(chance() * 3) });
  }
}

/** Begins an attempt with so many variants of the item in each place. */
async function begin(
  { services, chance }: School,
  { taskId, userId, items, startedAt }: Work,
  countIn: (index: number) => number,
) {
  const attemptId = newId();
  const variants = items.flatMap((item, index) =>
    Array.from({ length: countIn(index) }, (_, before) => ({
      id: newId(),
      attemptId,
      taskItemId: item.id,
      exerciseVersionId: item.exerciseVersionId,
      place: index + 1,
      number: before + 1,
      seed: Math.floor(chance() * 1_000_000),
    })),
  );
  await attemptQueries(services).insertAttempt({
    attempt: { id: attemptId, taskId, userId, number: 1, startedAt, lastActiveAt: startedAt },
    variants,
  });
  return { attemptId, variants };
}

interface Turn {
  readonly variant: { readonly id: string; readonly exerciseVersionId: string; readonly seed: number };
  readonly at: number;
  readonly tries: number;
}

/** Answers a variant until it is right or the tries are used up; returns the moment of the last answer. */
async function answer({ services, chance, learnerIds }: School, work: Work, turn: Turn): Promise<number> {
  const ability = demoLearners[learnerIds.indexOf(work.userId)]?.ability ?? 0.5;
  const { id: attemptVariantId, exerciseVersionId, seed } = turn.variant;
  const source = versionedDocument(services, exerciseVersionId);
  const drawn = await services.engine.drawVariant(source, seed);
  let { at } = turn;
  for (let n = 0; n < turn.tries; n += 1) {
    const begunAt = at;
    at = Math.min(at + minute * (1 + 4 * chance()), work.end);
    const answers = answerLike(drawn.variant, chance() < ability, chance);
    const verdict = await services.engine.markResponse(source, seed, answers);
    if (verdict.outcome === 'invalid') continue;
    const share = verdict.points > 0 ? verdict.score / verdict.points : 0;
    await attemptQueries(services).insertResponse({
      id: newId({ msecs: at }),
      attemptVariantId,
      answers,
      outcome: verdict.outcome,
      share,
      credit: share,
      isLate: false,
      verdict,
      receivedAt: new Date(at),
      secondsSpent: Math.round((at - begunAt) / 1000),
      keepsBest: work.kind === 'practice',
      markingVersionId: null,
      graceMs: null,
      rightOn: verdict.outcome === 'right' ? dayIn('UTC', new Date(at)) : null,
    });
    if (verdict.outcome === 'right') break;
  }
  return at;
}

/** The right answers, or answers with the slips that learners make. */
function answerLike(variant: Variant, isRight: boolean, chance: Chance): PartAnswer[] {
  return variant.parts.map((part) => {
    if (isRight) return { part: part.name, value: part.answerPlain };
    if (part.choices.length > 0) {
      const wrong = part.choices.filter((choice) => !part.answerPlain.split(',').includes(choice.key));
      return { part: part.name, value: wrong[Math.floor(chance() * wrong.length)]?.key ?? part.answerPlain };
    }
    const slips = slipsFor(part.answerPlain);
    return { part: part.name, value: slips[Math.floor(chance() * slips.length)] ?? part.answerPlain };
  });
}

/** A lost sign, one off, and twice as much, written as somebody would type them. */
function slipsFor(answer: string): string[] {
  const value = Number(answer);
  if (answer !== '' && Number.isFinite(value)) return [-value, value + 1, 2 * value].map(String);
  return [`-(${answer})`, `${answer}+1`, `2(${answer})`];
}
