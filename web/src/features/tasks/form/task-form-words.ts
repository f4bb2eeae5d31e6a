import { momentWords } from '../../../dates.ts';
import { locale } from '../../../locale.ts';
import { fromLocalInput } from './local-moment.ts';
import type { FoldedField, TaskForm } from './task-form.ts';
import { calculatorWords } from './calculator-words.ts';
import { lateWorthWords } from './task-rules.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import { inSentence } from '../../../words/in-sentence.ts';

const percentOf = (typed: string): number => Number(typed.replace(',', '.')) || 0;

/** `Until Mon 30 Nov, 23:59, at 80 % of the points`. */
export function lateFormWords(form: TaskForm, now = Date.now()): string {
  if (!form.takesLate) return t(m.noWhenDueOver);
  const until = fromLocalInput(form.lateUntil);
  const end = until === null ? t(m.withoutEnd) : t(m.until, { moment: momentWords(until, now) });
  return `${end}, ${lateWorthWords(form.latePolicy, percentOf(form.latePercent))}`;
}

/** Returns the effect of late answers without an end on results shown “when it is over for everybody”. */
export function endlessWords(form: TaskForm): string | undefined {
  if (!form.takesLate || form.dueAt === '' || form.lateUntil !== '') return undefined;
  const isAssessment = form.kind === 'assessment';
  const waiting = [
    isAssessment && form.results === 'after-due' && t(m.waitingResults),
    isAssessment && form.scores === 'after-due' && t(m.waitingScores),
    form.solutions === 'after-due' && t(m.waitingSolutions),
  ].filter((word) => word !== false);
  if (waiting.length === 0) return undefined;
  return t(m.neverOverForEverybody, { waiting: listed(waiting) });
}

const listed = (words: readonly string[]): string => new Intl.ListFormat(locale).format(words);

const isTest = (form: TaskForm): boolean => form.kind === 'assessment';

/** Names of the folded rules where they are set. */
const unusual: Readonly<Record<FoldedField | 'shufflesItems' | 'allowHelp', (form: TaskForm) => string | false>> = {
  instructions: (form) => form.instructions.trim() !== '' && t(m.withInstructions),
  allowCalculator: (form) => form.allowCalculator !== '' && inSentence(calculatorWords[form.allowCalculator]),
  password: (form) => isTest(form) && form.password.trim() !== '' && t(m.withPassword),
  scores: (form) => isTest(form) && form.scores !== 'same' && t(m.scoreOnItsOwn),
  tryPenalty: (form) => percentOf(form.tryPenalty) > 0 && t(m.triesCost),
  hintPenalty: (form) => !isTest(form) && percentOf(form.hintPenalty) > 0 && t(m.hintsCost),
  shufflesItems: (form) => form.shufflesItems && t(m.shuffledWord),
  allowHelp: (form) => isTest(form) && form.allowHelp && t(m.questionsTo),
};

/** Returns the folded rules that are set: `Password, shuffled`. */
export function unusualRules(form: TaskForm): string {
  const words = Object.values(unusual)
    .flatMap((rule) => rule(form) || [])
    .join(', ');
  if (words === '') return isTest(form) ? t(m.noPasswordNothingTaken) : t(m.nothingTakenOffIn);
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
