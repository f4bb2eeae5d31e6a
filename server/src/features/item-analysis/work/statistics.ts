/**
 * Figures about questions.
 *
 * Discrimination is the point-biserial correlation of the question with the rest of the task, the question itself left out
 * (S. Henrysson, "Correction of item-total correlations in item analysis", Psychometrika 28, 1963, 211–218).
 * Groups of variants are compared by Fisher's exact test, two-sided (A. Agresti, Categorical Data Analysis, 3rd ed., 3.5),
 * and all comparisons of a question together hold the false discovery rate at five percent (Y. Benjamini, Y. Hochberg,
 * "Controlling the false discovery rate", J. R. Stat. Soc. B 57, 1995, 289–300).
 */

export interface FirstTry {
  readonly isRight: boolean;
  /** Points of the learner's first tries at the other questions. */
  readonly rest: number;
}

const fewestLearners = 10;
const fewestInGroup = 10;
/** A difference that matters to learners, not only to a test of significance. */
const leastDifference = 0.15;
const level = 0.05;

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

/** Adjusted p-values in the order of the given ones. */
export function adjusted(values: readonly number[]): number[] {
  const order = values.map((p, index) => ({ p, index })).sort((a, b) => b.p - a.p);
  const result: number[] = Array.from({ length: values.length }, () => 1);
  let least = 1;
  for (const [place, { p, index }] of order.entries()) {
    least = Math.min(least, (p * values.length) / (values.length - place));
    result[index] = least;
  }
  return result;
}

export interface Group {
  readonly name: string;
  readonly learners: number;
  readonly rightShare: number;
  readonly othersShare: number;
  readonly adjustedP: number | null;
  readonly isUnfair: boolean;
}

/**
 * Compares each group with all others, the most unlikely first; groups of fewer than ten learners are shown and not
 * judged.
 */
export function compareGroups(groups: ReadonlyMap<string, readonly boolean[]>): Group[] {
  const all = [...groups.values()].flat();
  const count = (list: readonly boolean[]) => list.filter(Boolean).length;
  const rows = [...groups].map(([name, list]) => {
    const [right, othersRight] = [count(list), count(all) - count(list)];
    const others = all.length - list.length;
    const isJudged = list.length >= fewestInGroup && others >= fewestInGroup;
    return {
      name,
      learners: list.length,
      rightShare: right / list.length,
      othersShare: others === 0 ? right / list.length : othersRight / others,
      p: isJudged ? fisherExact(right, list.length - right, othersRight, others - othersRight) : null,
    };
  });
  const judged = adjusted(rows.flatMap(({ p }) => p ?? []));
  let at = 0;
  return rows
    .map(({ p, ...row }) => {
      const adjustedP = p === null ? null : (judged[at++] ?? 1);
      const difference = Math.abs(row.rightShare - row.othersShare);
      return { ...row, adjustedP, isUnfair: adjustedP !== null && adjustedP < level && difference >= leastDifference };
    })
    .sort((a, b) => (a.adjustedP ?? 2) - (b.adjustedP ?? 2) || b.learners - a.learners);
}
