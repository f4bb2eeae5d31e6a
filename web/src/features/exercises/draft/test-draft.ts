import type { ExerciseTest, PartAnswer, ResponseVerdict } from '@lemma/math';
import { rowId } from './row-id.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export type Expectation = 'right' | 'share' | 'wrong' | 'invalid';

export const expectationLabels: Readonly<Record<Expectation, string>> = {
  right: t(m.rightOutcome),
  share: t(m.someOfPoints),
  wrong: t(m.wrongOutcome),
  invalid: t(m.cannotBeRead),
};

/** A test of the exercise as it is being typed: what these answers must come to. */
export interface TestDraft {
  readonly id: string;
  /** Number of the variant; empty for any. */
  readonly seed: string;
  readonly answers: readonly PartAnswer[];
  readonly expectation: Expectation;
  /** Percent of all points, for `share`. */
  readonly percent: string;
}

export function emptyTest(part: string | undefined): TestDraft {
  const answers = part === undefined ? [] : [{ part, value: '' }];
  return { id: rowId(), seed: '', answers, expectation: 'right', percent: '50' };
}

function expectationOf({ score, outcome }: Pick<ExerciseTest, 'score' | 'outcome'>): Expectation {
  if (outcome === 'invalid') return 'invalid';
  if (score === 0) return 'wrong';
  return score === undefined || score === 1 ? 'right' : 'share';
}

const percentOf = (score: number): string => String(Math.round(score * 1000) / 10);

export function toTestDraft(test: ExerciseTest): TestDraft {
  const { score } = test;
  const expectation = expectationOf(test);
  return {
    id: rowId(),
    seed: test.seed === 'any' ? '' : String(test.seed),
    answers: test.answers,
    expectation,
    percent: expectation === 'share' && score !== undefined ? percentOf(score) : '50',
  };
}

function scoreOf({ expectation, percent }: TestDraft): number {
  if (expectation !== 'share') return expectation === 'right' ? 1 : 0;
  const value = Number.parseFloat(percent.replace(',', '.'));
  return Number.isNaN(value) ? 0.5 : Math.min(100, Math.max(0, value)) / 100;
}

/** Boxes left empty are not answered; anything but a variant number means any variant. */
export function toTest(draft: TestDraft): ExerciseTest {
  const seed = /^\d{1,15}$/.test(draft.seed.trim()) ? Number(draft.seed) : 'any';
  const answers = draft.answers.filter(({ value }) => value.trim() !== '').map(({ part, value }) => ({ part, value }));
  return draft.expectation === 'invalid'
    ? { seed, answers, outcome: 'invalid' }
    : { seed, answers, score: scoreOf(draft) };
}

/** A test that demands what marking has just said of these answers. */
export function testOfVerdict(
  seed: number,
  answers: ExerciseTest['answers'],
  verdict: Pick<ResponseVerdict, 'outcome' | 'score' | 'points'>,
): TestDraft {
  const score = verdict.points === 0 ? 0 : verdict.score / verdict.points;
  return toTestDraft({
    seed,
    answers,
    ...(verdict.outcome === 'invalid' ? { outcome: 'invalid' } : { score: Math.round(score * 1000) / 1000 }),
  });
}
