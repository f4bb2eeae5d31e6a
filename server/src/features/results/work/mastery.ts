/** An answer weighs this much of the one after it: seven answers back it is half. */
const decay = 0.9;
/** With fewer answers a figure would be chance. */
const fewestAnswers = 3;
/** Older ones would weigh less than a thousandth. */
export const mostAnswers = 60;
/** Answers that make a trend: the newest answers against the ones before. */
const newest = 5;
const trendStep = 0.08;

/** The weights, for figures that are counted in the database. */
export const masteryWeights = { decay, fewestAnswers, mostAnswers };

interface Mastery {
  /** 0 to 1; null with too few answers. */
  readonly mastery: number | null;
  readonly trend: 'rising' | 'steady' | 'falling';
}

/**
 * How well somebody does a topic now. The shares x₁ … xₙ that were right of their answers, oldest first, are averaged
 * with weights that fall back in time: Σ 0.9ⁿ⁻ⁱ·xᵢ / Σ 0.9ⁿ⁻ⁱ. This is the recency-weighted proportion R of
 * Galyardt & Goldin, “Move your lamp post: recent data reflects learner knowledge better than older data”, Journal of
 * Educational Data Mining 7 (2015), without its invented answers before the first one; with fewer than three answers
 * there is no figure instead. The trend compares it with what it was five answers ago.
 */
export function masteryOf(sharesOldestFirst: readonly number[]): Mastery {
  const shares = sharesOldestFirst.slice(-mostAnswers);
  if (shares.length < fewestAnswers) return { mastery: null, trend: 'steady' };
  const mastery = weighedMean(shares);
  const before = shares.slice(0, -newest);
  if (before.length < fewestAnswers) return { mastery, trend: 'steady' };
  const change = mastery - weighedMean(before);
  return { mastery, trend: change >= trendStep ? 'rising' : change <= -trendStep ? 'falling' : 'steady' };
}

function weighedMean(shares: readonly number[]): number {
  let sum = 0;
  let weights = 0;
  for (const share of shares) {
    sum = sum * decay + share;
    weights = weights * decay + 1;
  }
  return sum / weights;
}
