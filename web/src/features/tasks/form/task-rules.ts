import type { Task, TaskRules } from '@lemma/contracts';
import { durationWords, momentWords } from '../../../dates.ts';
import { t } from '../../../words/say.tsx';
import { calculatorWords } from './calculator-words.ts';
import * as m from './messages.ts';

export const percentWords = (percent: number): string => `${Math.round(percent * 10) / 10} %`;

/** Returns the worth of a late answer: `at 80 % of the points`, `10 % less for each day begun`. */
export function lateWorthWords(policy: Task['latePolicy'], percent: number): string {
  if (percent === 0) return t(m.atFullPoints);
  return policy === 'per-day'
    ? t(m.lessForEachDay, { percent: percentWords(percent) })
    : t(m.atOfPoints, { percent: percentWords(100 - percent) });
}

function lateRule(rules: TaskRules, now: number): string {
  if (rules.dueAt === null || rules.latePolicy === 'none') return t(m.lateAnswersNotTaken);
  const until =
    rules.lateUntil === null ? t(m.withoutEndWords) : t(m.untilMoment, { moment: momentWords(rules.lateUntil, now) });
  return t(m.lateAnswers, { until, lateWorth: lateWorthWords(rules.latePolicy, rules.latePercent) });
}

const countedWords: Record<Task['countedAttempt'], string> = {
  best: t(m.bestCounts),
  last: t(m.lastCounts),
  average: t(m.averageCounts),
};

function attemptRule(rules: TaskRules): string {
  if (rules.attemptsAllowed === 1) return t(m.oneAttempt);
  const many =
    rules.attemptsAllowed === null ? t(m.asManyAttemptsAs) : t(m.attempts, { attemptsAllowed: rules.attemptsAllowed });
  return `${many}, ${countedWords[rules.countedAttempt]}`;
}

/** Whether late answers are accepted forever, so that the task is never over for everybody. */
export const hasNoEnd = (rules: Pick<Task, 'dueAt' | 'latePolicy' | 'lateUntil'>): boolean =>
  rules.dueAt !== null && rules.latePolicy !== 'none' && rules.lateUntil === null;

const releaseWords: Record<Task['solutions'], string> = {
  'after-answer': t(m.afterEachAnswerWords),
  'after-hand-in': t(m.whenHandInWords),
  'after-due': t(m.whenOverWords),
  'by-hand': t(m.whenReleasedWords),
  never: t(m.neverWords),
};

function releaseRule(release: Task['solutions'], rules: TaskRules): string {
  // A test shows nothing between its answers.
  if (release === 'after-answer' && rules.kind === 'assessment') return t(m.withResults);
  return releaseWords[release === 'after-due' && hasNoEnd(rules) ? 'by-hand' : release];
}

type AllRules = TaskRules & Pick<Task, 'shufflesItems' | 'password'>;
type Sentence = (rules: AllRules, now: number) => string | false;

const isTest = ({ kind }: TaskRules): boolean => kind === 'assessment';

/** The sentence of each rule, in their order; false where it goes without saying, null where another sentence includes it. */
const sentences: Readonly<Record<keyof AllRules, Sentence | null>> = {
  opensAt: ({ opensAt }, now) =>
    opensAt === null ? t(m.openImmediately) : t(m.opens, { moment: momentWords(opensAt, now) }),
  dueAt: ({ dueAt }, now) => (dueAt === null ? t(m.noDueDate) : t(m.due, { moment: momentWords(dueAt, now) })),
  latePolicy: (rules, now) => rules.dueAt !== null && lateRule(rules, now),
  latePercent: null,
  lateUntil: null,
  timeLimitMinutes: (rules) => isTest(rules) && limitRule(rules),
  attemptsAllowed: (rules) => isTest(rules) && attemptRule(rules),
  countedAttempt: null,
  tryPenalty: ({ tryPenalty }) => tryPenalty > 0 && t(m.lessForEachFurther, { percent: percentWords(tryPenalty) }),
  hintPenalty: (rules) =>
    rules.hintPenalty > 0 && !isTest(rules) && t(m.lessForEachHint, { percent: percentWords(rules.hintPenalty) }),
  results: (rules) => isTest(rules) && t(m.results, { results: releaseRule(rules.results, rules) }),
  scores: (rules) =>
    isTest(rules) && rules.scores !== rules.results && t(m.scores, { scores: releaseRule(rules.scores, rules) }),
  solutions: (rules) => t(m.solutions, { solutions: releaseRule(rules.solutions, rules) }),
  allowCalculator: ({ allowCalculator }) => allowCalculator !== null && calculatorWords[allowCalculator],
  allowHelp: (rules) => rules.allowHelp && isTest(rules) && t(m.learnersMayAskFor),
  shufflesItems: ({ shufflesItems }) => shufflesItems && t(m.questionsInAnotherOrder),
  password: (rules) =>
    rules.password !== null && isTest(rules) && t(m.startsWithPassword, { password: rules.password }),
  kind: null,
  instructions: null,
};

function limitRule({ timeLimitMinutes }: TaskRules): string {
  if (timeLimitMinutes === null) return t(m.noTimeLimit);
  return t(m.fromTheirStartThen, { duration: durationWords(timeLimitMinutes * 60_000) });
}

/** The rules of a task in sentences, for its teacher. */
export function ruleWords(rules: AllRules, now: number): string[] {
  return Object.values(sentences).flatMap((sentence) => sentence?.(rules, now) || []);
}

/** Whether something waits for the teacher to show it. */
export function waitsForRelease(
  rules: Pick<Task, 'kind' | 'results' | 'scores' | 'solutions' | 'releasedAt' | 'dueAt' | 'latePolicy' | 'lateUntil'>,
): boolean {
  const waits = (release: Task['solutions']) => release === 'by-hand' || (release === 'after-due' && hasNoEnd(rules));
  const { results, scores, solutions } = rules;
  const isWaiting = waits(solutions) || (rules.kind === 'assessment' && (waits(results) || waits(scores)));
  return isWaiting && rules.releasedAt === null;
}
