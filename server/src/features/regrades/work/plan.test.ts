import type { PartVerdict, ResponseVerdict } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { itemPointsAfter, planVariant, shareAfter, type WorkedResponse, type WorkedVariant } from './plan.ts';
import { speakerOf } from '../../../core/language/speakers.ts';
import { isUndecided, whyInWords, whyMarked } from './verdicts.ts';
import { regradedVerdict } from '../../attempts/work/changed-verdict.ts';

const part = (name: string, score: number, points = 2, outcome?: PartVerdict['outcome']): PartVerdict => ({
  part: name,
  outcome: outcome ?? (score === points ? 'right' : score > 0 ? 'partly' : 'wrong'),
  score,
  points,
  feedback: '',
  reason: 'value',
});

function verdict(...parts: PartVerdict[]): ResponseVerdict {
  const points = parts.reduce((sum, one) => sum + one.points, 0);
  const score = parts.reduce((sum, one) => sum + one.score, 0);
  return { outcome: score === points ? 'right' : score > 0 ? 'partly' : 'wrong', score, points, parts };
}

describe('a verdict after a regrade [A1]', () => {
  const old = verdict(part('a', 2), part('b', 0));
  const better = verdict(part('a', 1), part('b', 2));
  const cases = [
    { policy: 'never-lower', part: null, scores: [2, 2] },
    { policy: 'never-lower', part: 'a', scores: [2, 0] },
    { policy: 'as-graded', part: null, scores: [1, 2] },
    { policy: 'as-graded', part: 'b', scores: [2, 2] },
    { policy: 'full-marks', part: 'b', scores: [2, 2] },
    { policy: 'full-marks', part: null, scores: [2, 2] },
    { policy: 'drop', part: 'b', scores: [2, 0] },
    { policy: 'drop', part: null, scores: [2, 0] },
  ] as const;
  it.each(cases)('$policy of part $part', ({ policy, part: chosen, scores }) => {
    const after = regradedVerdict(old, better, { policy, part: chosen });
    expect(after.parts.map(({ score }) => score)).toEqual(scores);
    expect(after.score).toBe(scores[0] + scores[1]);
  });

  it('stays the very same where nothing changes', () => {
    expect(regradedVerdict(old, old, { policy: 'as-graded', part: null })).toBe(old);
    expect(regradedVerdict(old, null, { policy: 'as-graded', part: null })).toBe(old);
  });

  it('keeps the marks of what the new version cannot read or decide', () => {
    const unread: ResponseVerdict = { ...verdict(part('a', 0), part('b', 0, 2, 'invalid')), outcome: 'invalid' };
    const unsure = verdict(part('a', 2), part('b', 0, 2, 'unknown'));
    for (const fresh of [unread, unsure]) {
      expect(regradedVerdict(old, fresh, { policy: 'as-graded', part: null })).toBe(old);
      expect(isUndecided(fresh, null)).toBe(true);
    }
    expect(isUndecided(unsure, 'a')).toBe(false);
  });

  it('a dropped part counts neither for nor against', () => {
    const after = regradedVerdict(old, null, { policy: 'drop', part: 'b' });
    expect(after).toMatchObject({ outcome: 'right', score: 2, points: 2 });
    expect(whyInWords(whyMarked(after, 'b'), speakerOf('en'))).toBe('This part no longer counts.');
    expect(whyInWords(whyMarked(after, 'b'), speakerOf('de'))).toBe('Dieser Teil zählt nicht mehr.');
  });

  it('never goes lower through new weights of the parts', () => {
    const heavier = verdict(part('a', 0, 2), part('b', 0, 6));
    expect(regradedVerdict(old, heavier, { policy: 'never-lower', part: null })).toBe(old);
  });
});

describe('what counts after a regrade [A1]', () => {
  const wrong = verdict(part('a', 0));
  const right = verdict(part('a', 2));
  let count = 0;
  const response = (fields: Partial<WorkedResponse> = {}): WorkedResponse => ({
    id: `r${(count += 1)}`,
    answers: [],
    verdict: wrong,
    share: 0,
    credit: 0,
    keepsBest: true,
    factor: 1,
    fresh: null,
    ...fields,
  });
  const variant = (responses: readonly WorkedResponse[], share = 0): WorkedVariant => ({
    id: 'v',
    attemptId: 'at',
    userId: 'u',
    attemptNumber: 1,
    number: 1,
    share,
    outcome: responses.length === 0 ? null : 'wrong',
    responses,
  });
  const choose = (policy: 'never-lower' | 'as-graded' | 'full-marks' | 'drop') => ({ policy, part: null, only: null });

  it('penalties and lateness of each response stay applied', () => {
    const late = response({ fresh: right, factor: 0.8 });
    expect(planVariant(variant([late]), choose('as-graded'), 1)).toMatchObject({ share: 0.8, outcome: 'right' });
    const second = response({ fresh: right, factor: 0.9 });
    expect(planVariant(variant([response(), second]), choose('as-graded'), 1).share).toBe(0.9);
    const half = verdict({ ...part('a', 1), outcome: 'partly' });
    const first = response({ verdict: half, share: 0.5, credit: 0.5, fresh: half });
    // Earlier credit stays whole; the percentage is taken off what is added.
    expect(planVariant(variant([first, second], 0.5), choose('as-graded'), 1).share).toBeCloseTo(0.95);
  });

  it('the best counts where verdicts are shown immediately, else the last', () => {
    expect(shareAfter(1, { credit: 0.5, keepsBest: false })).toBe(0.5);
    expect(shareAfter(1, { credit: 0.5, keepsBest: true })).toBe(1);
  });

  it('new score up or down goes down, never lower does not', () => {
    const lost = response({ verdict: right, share: 1, credit: 1, fresh: wrong, keepsBest: false });
    const work = { ...variant([lost], 1), outcome: 'right' as const };
    expect(planVariant(work, choose('as-graded'), 1)).toMatchObject({ share: 0, outcome: 'wrong' });
    expect(planVariant(work, choose('never-lower'), 1)).toMatchObject({ share: 1, isChanged: false });
  });

  it('full marks reach those who have begun and answered nothing; of some alone, only them', () => {
    expect(planVariant(variant([]), choose('full-marks'), 1)).toMatchObject({ share: 1, isChanged: true });
    const one = response();
    const only = new Set([one.id]);
    expect(planVariant(variant([one]), { ...choose('full-marks'), only }, 1).share).toBe(1);
    expect(planVariant(variant([response()]), { ...choose('full-marks'), only }, 1).isChanged).toBe(false);
    expect(planVariant(variant([]), { ...choose('full-marks'), only }, 1).isChanged).toBe(false);
  });

  it('dropping takes the part’s points from the question', () => {
    const parts = [
      { name: 'a', points: 1 },
      { name: 'b', points: 3 },
    ];
    expect(itemPointsAfter(4, { policy: 'drop', part: 'b' }, parts)).toBe(1);
    expect(itemPointsAfter(4, { policy: 'drop', part: null }, parts)).toBe(0);
    expect(itemPointsAfter(4, { policy: 'never-lower', part: 'b' }, parts)).toBe(4);
  });
});
