import type { Task } from '@lemma/contracts';
import { count, durationWords, momentWords } from '../../../dates.ts';

type Rules = Pick<
  Task,
  | 'kind'
  | 'opensAt'
  | 'dueAt'
  | 'latePolicy'
  | 'latePercent'
  | 'lateUntil'
  | 'timeLimitMinutes'
  | 'attemptsAllowed'
  | 'countedAttempt'
  | 'tryPenalty'
  | 'hintPenalty'
  | 'results'
  | 'scores'
  | 'solutions'
>;

export const percentWords = (percent: number): string => `${Math.round(percent * 10) / 10} %`;

/** What a late answer is worth: `at 80 % of the points`, `10 % less for each day begun`. */
export function lateWorthWords(policy: Task['latePolicy'], percent: number): string {
  if (percent === 0) return 'at full points';
  return policy === 'per-day'
    ? `${percentWords(percent)} less for each day begun`
    : `at ${percentWords(100 - percent)} of the points`;
}

function lateRule(rules: Rules, now: number): string {
  if (rules.dueAt === null || rules.latePolicy === 'none') return 'Late answers are not taken';
  const until = rules.lateUntil === null ? 'without an end' : `until ${momentWords(rules.lateUntil, now)}`;
  return `Late answers ${until}, ${lateWorthWords(rules.latePolicy, rules.latePercent)}`;
}

const countedWords: Record<Task['countedAttempt'], string> = {
  best: 'the best one counts',
  last: 'the last one counts',
  average: 'their average counts',
};

function attemptRule(rules: Rules): string {
  if (rules.attemptsAllowed === 1) return 'One attempt';
  const many =
    rules.attemptsAllowed === null ? 'As many attempts as they like' : count(rules.attemptsAllowed, 'attempt');
  return `${many}, ${countedWords[rules.countedAttempt]}`;
}

/** Late answers are taken for ever: nobody can say when it is over for everybody. */
export const hasNoEnd = (rules: Pick<Task, 'dueAt' | 'latePolicy' | 'lateUntil'>): boolean =>
  rules.dueAt !== null && rules.latePolicy !== 'none' && rules.lateUntil === null;

const releaseWords: Record<Task['solutions'], string> = {
  'after-answer': 'after each answer',
  'after-hand-in': 'when they hand in',
  'after-due': 'when it is over for everybody',
  'by-hand': 'when you release them',
  never: 'never',
};

function releaseRules(rules: Rules): string[] {
  const said: string[] = [];
  const when = (release: Task['solutions']) =>
    releaseWords[release === 'after-due' && hasNoEnd(rules) ? 'by-hand' : release];
  if (rules.kind === 'assessment') {
    said.push(`Results ${when(rules.results)}`);
    if (rules.scores !== rules.results) said.push(`Scores ${when(rules.scores)}`);
  }
  said.push(`Solutions ${when(rules.solutions)}`);
  return said;
}

/** The rules of a task in sentences, for its teacher. */
export function ruleWords(rules: Rules & { shufflesItems: boolean; password: string | null }, now: number): string[] {
  const isAssessment = rules.kind === 'assessment';
  const said = [
    rules.opensAt === null ? 'Open immediately' : `Opens ${momentWords(rules.opensAt, now)}`,
    rules.dueAt === null ? 'No due date' : `Due ${momentWords(rules.dueAt, now)}`,
  ];
  if (rules.dueAt !== null) said.push(lateRule(rules, now));
  if (isAssessment) {
    said.push(
      rules.timeLimitMinutes === null
        ? 'No time limit'
        : `${durationWords(rules.timeLimitMinutes * 60_000)} from their start, then handed in by itself`,
      attemptRule(rules),
    );
  }
  if (rules.tryPenalty > 0) said.push(`${percentWords(rules.tryPenalty)} less for each further try`);
  if (rules.hintPenalty > 0 && !isAssessment) said.push(`${percentWords(rules.hintPenalty)} less for each hint`);
  said.push(...releaseRules(rules));
  if (rules.shufflesItems) said.push('Questions in another order for every learner');
  if (rules.password !== null && isAssessment) said.push(`Starts with the password “${rules.password}”`);
  return said;
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
