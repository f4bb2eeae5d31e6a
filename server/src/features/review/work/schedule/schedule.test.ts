import { describe, expect, it } from 'vitest';
import type { ReviewWork } from '../../data/history-store.ts';
import { rateWork } from './rating.ts';
import { applyRating, chanceToRemember, forgetting, scheduleWorks } from './schedule.ts';

const dayMs = 86_400_000;
const start = Date.parse('2026-09-07T08:00:00Z');
const on = (day: number) => new Date(start + day * dayMs);

const work = (day: number, fields: Partial<ReviewWork> = {}): ReviewWork => ({
  id: `work ${day}`,
  exerciseId: 'exercise',
  kind: 'practice',
  taskItemId: 'item',
  classroomId: 'class',
  attemptId: 'attempt',
  at: on(day),
  outcomes: ['right'],
  hintsShown: 0,
  givenUpAt: null,
  seconds: 60,
  ...fields,
});

describe('the rating of an answer [A11]', () => {
  it.each([
    ['again', 'wrong', { outcomes: ['wrong'] }],
    ['again', 'partly right', { outcomes: ['partly'] }],
    ['again', 'given up without an answer', { outcomes: [], givenUpAt: on(0) }],
    ['again', 'given up after a wrong answer', { outcomes: ['wrong'], givenUpAt: on(0) }],
    ['hard', 'right after several tries', { outcomes: ['wrong', 'right'] }],
    ['hard', 'right after a hint', { hintsShown: 1 }],
    ['good', 'right with the first answer', {}],
    ['good', 'right before its solution was looked at', { givenUpAt: on(0) }],
    ['easy', 'right and fast for this learner', { seconds: 40 }],
    ['good', 'right in an assessment with the last answer', { kind: 'assessment', outcomes: ['wrong', 'right'] }],
    ['again', 'wrong in an assessment with the last answer', { kind: 'assessment', outcomes: ['right', 'wrong'] }],
    [null, 'neither answered nor given up', { outcomes: [] }],
    [null, 'not decided', { outcomes: ['unknown'] }],
  ] as const)('is %s for what is %s', (rated, _, fields) => {
    expect(rateWork({ ...work(0), ...fields } as ReviewWork, 60)).toBe(rated);
  });

  it('calls nothing fast before it knows how long the learner takes', () => {
    expect(rateWork(work(0, { seconds: 1 }), null)).toBe('good');
  });
});

describe('the schedule of an exercise [A11]', () => {
  const daysUntilDue = (works: readonly ReviewWork[]) => {
    const state = scheduleWorks(works);
    return state && (state.dueAt.getTime() - state.lastAt.getTime()) / dayMs;
  };

  it('comes back the next day after a wrong answer, and later the better it was remembered', () => {
    const days = [
      [work(0, { outcomes: ['wrong'] })],
      [work(0), work(2, { hintsShown: 1 })],
      [work(0), work(2)],
      [work(0), work(2, { seconds: 20 })],
    ].map(daysUntilDue);
    expect(days[0]).toBe(1);
    expect(days).toEqual(days.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect(new Set(days).size).toBe(4);
  });

  it('is due when the chance to remember has fallen to nine in ten', () => {
    const state = scheduleWorks([work(0), work(2), work(13)]);
    expect(state).not.toBeNull();
    if (!state) return;
    expect(chanceToRemember(state, state.dueAt)).toBeCloseTo(0.9, 2);
    const days = (state.dueAt.getTime() - state.lastAt.getTime()) / dayMs;
    const byCurve = (1 + (forgetting.factor * days) / state.stability) ** -forgetting.decay;
    expect(byCurve).toBeCloseTo(chanceToRemember(state, state.dueAt), 6);
  });

  it('does not depend on the order in which the works are read', () => {
    const works = [work(0), work(1, { outcomes: ['wrong'] }), work(2), work(9)];
    expect(scheduleWorks(works.toReversed())).toEqual(scheduleWorks(works));
  });

  it('knows the classes, the last item in a class, and how often it was reviewed', () => {
    const state = scheduleWorks([
      work(0, { classroomId: 'a', taskItemId: 'first' }),
      work(2, { classroomId: 'b', taskItemId: 'second' }),
      work(9, { kind: 'review', classroomId: null, attemptId: null, taskItemId: 'first' }),
    ]);
    expect(state).toMatchObject({ classroomIds: ['a', 'b'], taskItemId: 'second', answerCount: 3, reviewCount: 1 });
  });

  it('is nothing where no answer says anything', () => {
    expect(scheduleWorks([work(0, { outcomes: ['unknown'] })])).toBeNull();
  });
});

describe('two hundred learners who come back after sixty days [A11]', () => {
  const perDay = 20;
  const mostNew = 10;

  interface Known {
    card: ReturnType<typeof applyRating>;
    isNew: boolean;
  }

  /** Numbers in [0, 1) that are the same in each run. */
  function chances(seed: number): () => number {
    let state = seed + 1;
    return () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  }

  /** The queue of the server in memory: the most endangered first, within the learner's number and that of new ones. */
  function queueOf(all: readonly Known[], now: Date): Known[] {
    const danger = ({ card }: Known) => (now.getTime() - (card.last_review?.getTime() ?? 0)) / dayMs / card.stability;
    const due = all.filter(({ card }) => card.due <= now).toSorted((a, b) => danger(b) - danger(a));
    const firstNew = new Set(due.filter(({ isNew }) => isNew).slice(0, mostNew));
    return due.filter((one) => !one.isNew || firstNew.has(one)).slice(0, perDay);
  }

  it('review at most their number a day, the most endangered first, and work the backlog off', () => {
    const backlogs: number[] = [];
    for (let learner = 0; learner < 200; learner += 1) {
      const chance = chances(learner * 7919);
      const skill = 0.75 + 0.2 * chance();
      const all: Known[] = [];
      // Ten weeks of class, three new exercises on each of five days, reviewed every day until the break.
      const review = (day: number) => {
        const now = on(day);
        const queue = queueOf(all, now);
        const dangers = queue.map(({ card }) => (now.getTime() - (card.last_review?.getTime() ?? 0)) / card.stability);
        expect(queue.length).toBeLessThanOrEqual(perDay);
        expect(queue.filter(({ isNew }) => isNew).length).toBeLessThanOrEqual(mostNew);
        expect(dangers).toEqual(dangers.toSorted((a, b) => b - a));
        for (const one of queue) {
          one.card = applyRating(one.card, now, chance() < skill ? 'good' : 'again');
          one.isNew = false;
        }
      };
      for (let day = 0; day < 70; day += 1) {
        if (day % 7 < 5) {
          for (let exercise = 0; exercise < 3; exercise += 1) {
            all.push({ card: applyRating(null, on(day), chance() < skill ? 'good' : 'again'), isNew: true });
          }
        }
        review(day);
      }
      const dueAfterBreak = all.filter(({ card }) => card.due <= on(130)).length;
      expect(dueAfterBreak).toBeGreaterThan(perDay);
      for (let day = 130; day < 190; day += 1) review(day);
      backlogs.push(all.filter(({ card }) => card.due <= on(190)).length - perDay);
    }
    expect(Math.max(...backlogs)).toBeLessThanOrEqual(perDay);
  });
});
