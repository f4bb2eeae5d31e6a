import { momentWords } from '../../../dates.ts';
import { fromLocalInput } from './local-moment.ts';
import type { TaskForm } from './task-form.ts';
import { lateWorthWords } from './task-rules.ts';

const percentOf = (typed: string): number => Number(typed.replace(',', '.')) || 0;

/** `Until Mon 30 Nov, 23:59, at 80 % of the points`. */
export function lateFormWords(form: TaskForm, now = Date.now()): string {
  if (!form.takesLate) return 'No: when it is due, it is over';
  const until = fromLocalInput(form.lateUntil);
  const end = until === null ? 'Without an end' : `Until ${momentWords(until, now)}`;
  return `${end}, ${lateWorthWords(form.latePolicy, percentOf(form.latePercent))}`;
}

/** What late answers without an end mean for what is shown when it is over for everybody. */
export function endlessWords(form: TaskForm): string | undefined {
  if (!form.takesLate || form.dueAt === '' || form.lateUntil !== '') return undefined;
  const isAssessment = form.kind === 'assessment';
  const waiting = [
    isAssessment && form.results === 'after-due' && 'results',
    isAssessment && form.scores === 'after-due' && 'scores',
    form.solutions === 'after-due' && 'solutions',
  ].filter((word) => word !== false);
  if (waiting.length === 0) return undefined;
  return `It is never over for everybody: ${listed(waiting)} wait until you release them.`;
}

const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');

/** What is set among the folded rules: `Password, shuffled`. */
export function unusualRules(form: TaskForm): string {
  const isAssessment = form.kind === 'assessment';
  const rules = [
    form.instructions.trim() !== '' && 'instructions',
    isAssessment && form.password.trim() !== '' && 'password',
    isAssessment && form.scores !== 'same' && 'score on its own',
    percentOf(form.tryPenalty) > 0 && 'tries cost',
    !isAssessment && percentOf(form.hintPenalty) > 0 && 'hints cost',
    form.shufflesItems && 'shuffled',
  ].filter((rule) => rule !== false);
  if (rules.length === 0)
    return isAssessment ? 'No password, nothing taken off, in order' : 'Nothing taken off, in order';
  const words = rules.join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
