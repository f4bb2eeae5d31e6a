/**
 * Figures about questions.
 *
 * Discrimination is the point-biserial correlation of the question with the rest of the task, the question itself left out
 * (S. Henrysson, "Correction of item-total correlations in item analysis", Psychometrika 28, 1963, 211–218).
 * Its range is that of Fisher's transformation (R. A. Fisher, "On the 'probable error' of a coefficient of correlation
 * deduced from a small sample", Metron 1, 1921, 3–32).
 * Groups of variants are compared by Fisher's exact test, two-sided (A. Agresti, Categorical Data Analysis, 3rd ed., 3.5).
 * Over all comparisons of a task together the chance of a single false claim is at most five percent, however they hang
 * together (S. Holm, "A simple sequentially rejective multiple test procedure", Scand. J. Statist. 6, 1979, 65–70).
 * Ranges of shares are score intervals (E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", J. Am. Stat. Assoc. 22, 1927, 209–212). Reliability is the coefficient alpha (L. J. Cronbach,
 * "Coefficient alpha and the internal structure of tests", Psychometrika 16, 1951, 297–334).
 */

export interface FirstTry {
  readonly isRight: boolean;
  /** Points of the learner's first tries at the other questions. */
  readonly rest: number;
}

const fewestLearners = 10;
const fewestInGroup = 20;
const fewestForReliability = 12;
/** A difference that matters to learners, not only to a test of significance. */
const leastDifference = 0.15;
const level = 0.05;
/** The quantile of the normal distribution for 95 percent. */
const z = 1.959964;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** −1 to 1; null when there are too few learners, or all do the same. */
export function discriminationOf(tries: readonly FirstTry[]): number | null {
  if (tries.length < fewestLearners) return null;
  const right = tries.map(({ isRight }) => (isRight ? 1 : 0));
  const rest = tries.map((one) => one.rest);
  const [meanRight, meanRest] = [mean(right), mean(rest)];
  let [both, ownSquares, restSquares] = [0, 0, 0];
  for (const [index, value] of rest.entries()) {
    const [a, b] = [(right[index] ?? 0) - meanRight, value - meanRest];
    both += a * b;
    ownSquares += a * a;
    restSquares += b * b;
  }
  if (ownSquares < 1e-9 || restSquares < 1e-9) return null;
  return both / Math.sqrt(ownSquares * restSquares);
}

/** The 95 percent interval of a discrimination found with a number of learners, at least four. */
export function discriminationRangeOf(discrimination: number, learners: number) {
  const middle = Math.atanh(Math.max(-0.999, Math.min(0.999, discrimination)));
  const half = z / Math.sqrt(learners - 3);
  return { low: Math.tanh(middle - half), high: Math.tanh(middle + half) };
}

export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? 0) + high) / 2;
}

/** Chance of a table at least as unlikely as this one when both groups are alike. Rows: groups; columns: right, wrong. */
export function fisherExact(right: number, wrong: number, othersRight: number, othersWrong: number): number {
  const group = right + wrong;
  const others = othersRight + othersWrong;
  const allRight = right + othersRight;
  const logTotal = logChoose(group + others, allRight);
  const chance = (k: number) => Math.exp(logChoose(group, k) + logChoose(others, allRight - k) - logTotal);
  const own = chance(right);
  let sum = 0;
  for (let k = Math.max(0, allRight - others); k <= Math.min(group, allRight); k++) {
    const one = chance(k);
    // Rounding must not tell equally unlikely tables apart.
    if (one <= own * (1 + 1e-7)) sum += one;
  }
  return Math.min(1, sum);
}

const logFactorials: number[] = [0, 0];
function logFactorial(n: number): number {
  for (let k = logFactorials.length; k <= n; k++) logFactorials.push((logFactorials[k - 1] ?? 0) + Math.log(k));
  return logFactorials[n] ?? 0;
}
const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Holm's adjusted p-values in the order of the given ones. */
export function adjusted(values: readonly number[]): number[] {
  const order = values.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p);
  const result: number[] = Array.from({ length: values.length }, () => 1);
  let most = 0;
  for (const [place, { p, index }] of order.entries()) {
    most = Math.max(most, Math.min(1, p * (values.length - place)));
    result[index] = most;
  }
  return result;
}

/** Wilson's 95 percent interval of a share. */
export function intervalOf(right: number, all: number): { readonly low: number; readonly high: number } {
  const share = right / all;
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z / (1 + (z * z) / all)) * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

const variance = (values: readonly number[]): number => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
};

/** Returns alpha of the scores, a row a learner with a column for each question; null for too few, or without spread. */
export function reliabilityOf(rows: readonly (readonly number[])[]): number | null {
  const questions = rows[0]?.length ?? 0;
  if (rows.length < fewestForReliability || questions < 2) return null;
  const total = variance(rows.map((row) => row.reduce((sum, value) => sum + value, 0)));
  if (total < 1e-9) return null;
  const own = rows[0]?.map((_, at) => variance(rows.map((row) => row[at] ?? 0))) ?? [];
  return (questions / (questions - 1)) * (1 - own.reduce((sum, value) => sum + value, 0) / total);
}

/** Group of learners beside all others of the question. */
export interface Group {
  readonly name: string;
  readonly learners: number;
  readonly rightCount: number;
  readonly rightShare: number;
  readonly low: number;
  readonly high: number;
  readonly othersShare: number;
}

/** A group with the chance that its difference comes about by itself; null with fewer than twenty on a side. */
export interface ComparedGroup extends Group {
  readonly p: number | null;
}

/** Compares each group with all others of its question. */
export function compareGroups(groups: ReadonlyMap<string, readonly boolean[]>): ComparedGroup[] {
  const all = [...groups.values()].flat();
  const count = (list: readonly boolean[]) => list.filter(Boolean).length;
  const rightOfAll = count(all);
  return [...groups].map(([name, list]) => {
    const right = count(list);
    const [others, othersRight] = [all.length - list.length, rightOfAll - right];
    const isJudged = list.length >= fewestInGroup && others >= fewestInGroup;
    return {
      name,
      learners: list.length,
      rightCount: right,
      rightShare: right / list.length,
      ...intervalOf(right, list.length),
      othersShare: others === 0 ? right / list.length : othersRight / others,
      p: isJudged ? fisherExact(right, list.length - right, othersRight, others - othersRight) : null,
    };
  });
}

/** Judges groups of several questions, or several ways to group one, together: the more comparisons, the stricter. */
export function judgeGroups(lists: readonly (readonly ComparedGroup[])[]) {
  const judged = adjusted(lists.flat().flatMap(({ p }) => p ?? []));
  let at = 0;
  return lists.map((list) =>
    list.map(({ p, ...group }) => {
      const adjustedP = p === null ? null : (judged[at++] ?? 1);
      const difference = Math.abs(group.rightShare - group.othersShare);
      return {
        ...group,
        adjustedP,
        isUnfair: adjustedP !== null && adjustedP < level && difference >= leastDifference,
      };
    }),
  );
}

const niceSpans = [5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600, 14_400, 86_400];
const mostSpans = 12;

/** Counts times in spans of a round length, so that nine of ten are in one of their own; the last takes all longer ones. */
export function distributionOf(seconds: readonly number[]) {
  const sorted = seconds.toSorted((a, b) => a - b);
  const [fastest, slowest] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const usual = sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0;
  const spanSeconds = niceSpans.find((span) => usual / span <= mostSpans - 1) ?? 86_400;
  const spans = Math.min(mostSpans, Math.floor(slowest / spanSeconds) + 1);
  const counts = Array.from({ length: spans }, () => 0);
  for (const one of sorted) {
    const at = Math.min(spans - 1, Math.floor(one / spanSeconds));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const medianSeconds = medianOf(sorted) ?? 0;
  return { medianSeconds, fastestSeconds: fastest, slowestSeconds: slowest, spanSeconds, counts };
}
