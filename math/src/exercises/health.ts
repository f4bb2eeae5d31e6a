import { gradeDrawn } from '../grading/grade-response.ts';
import type { CompiledExercise } from './compiled.ts';
import type { DocumentProblem } from './document.ts';
import { drawValues } from './draw.ts';
import { variantOf } from './draw-variant.ts';
import { ChoiceComparison } from './health-choices.ts';
import { runTests } from './health-tests.ts';
import type { Value } from './value.ts';
import type { Variant, VariantPart } from './variant.ts';

/** What trying an exercise over many seeds showed. */
export interface HealthReport {
  /** Seeds tried: 0 to seeds − 1. */
  readonly seeds: number;
  /** Seeds that gave no variant. */
  readonly failed: number;
  /** Share of draws that fulfil `keepIf` (1 when there is none). */
  readonly keptShare: number;
  /** Questions that differ. */
  readonly distinctVariants: number;
  /** Worst first; the same finding in many seeds is told once. */
  readonly findings: readonly HealthFinding[];
}

export interface HealthFinding extends DocumentProblem {
  readonly kind:
    | 'no-variant'
    | 'own-answer'
    | 'choices'
    | 'answer-in-question'
    | 'long-answer'
    | 'rare-draw'
    | 'few-variants'
    | 'test';
  /** In how many of the seeds tried. */
  readonly count: number;
  /** A seed that shows it. */
  readonly seed?: number;
}

/** An answer longer than this is tedious to type. */
const longAnswer = 60;
/** A whole number of more digits is ugly. */
const manyDigits = 9;

/** Tries an exercise over the seeds 0, 1, 2, … and runs its own tests. */
export function checkHealth(exercise: CompiledExercise, seeds = 1000): HealthReport {
  const findings = new Findings();
  const questions = new Set<string>();
  const choices = new ChoiceComparison();
  const shown = new Map<string, number>();
  let failed = 0;
  let attempts = 0;
  for (let seed = 0; seed < seeds; seed++) {
    const drawn = drawValues(exercise, seed);
    attempts += drawn.attempts;
    const result = drawn.ok ? variantOf(exercise, seed, drawn.slots) : drawn;
    if (!result.ok) {
      failed++;
      findings.add('no-variant', result.problem, seed);
      continue;
    }
    if (!drawn.ok) continue;
    const { variant } = result;
    questions.add(identity(variant));
    checkOwnAnswers(exercise, variant, { seed, slots: drawn.slots, attempt: drawn.attempts - 1 }, findings);
    const text = compact(variant.question);
    for (const part of variant.parts) {
      checkAnswerLength(part, seed, findings);
      if (standsIn(text, part)) shown.set(part.name, (shown.get(part.name) ?? 0) + 1);
      const problem = choices.problemOf(part);
      if (problem) findings.add('choices', { ...problem, place: `parts.${part.name}` }, seed);
    }
  }
  reportShown(shown, seeds - failed, findings);
  for (const { problem, seed } of runTests(exercise)) findings.add('test', problem, seed);
  const keptShare = attempts === 0 ? 0 : (seeds - failed) / attempts;
  reportDraws(exercise, keptShare, questions.size, seeds, findings);
  return { seeds, failed, keptShare, distinctVariants: questions.size, findings: findings.sorted() };
}

class Findings {
  private readonly byKey = new Map<string, HealthFinding>();

  add(kind: HealthFinding['kind'], problem: DocumentProblem, seed?: number): void {
    const key = `${kind}:${problem.place}:${problem.message}`;
    const known = this.byKey.get(key);
    const first = known?.seed ?? seed;
    const count = (known?.count ?? 0) + 1;
    this.byKey.set(key, { ...problem, kind, count, ...(first === undefined ? {} : { seed: first }) });
  }

  sorted(): HealthFinding[] {
    const rank = ({ severity }: HealthFinding): number => (severity === 'error' ? 0 : 1);
    return [...this.byKey.values()].sort((a, b) => rank(a) - rank(b) || b.count - a.count);
  }
}

/** Two variants are the same when a learner sees the same, in whatever order the choices stand. */
function identity(variant: Variant): string {
  const parts = variant.parts.map((part) =>
    [part.label, ...part.choices.map(({ text }) => text).sort()].join('\u0001'),
  );
  return [variant.question, ...parts].join('\u0002');
}

/** The exercise's own answers, typed as a learner would, must be right. */
function checkOwnAnswers(
  exercise: CompiledExercise,
  variant: Variant,
  draw: { readonly seed: number; readonly slots: readonly Value[]; readonly attempt: number },
  findings: Findings,
): void {
  const answers = variant.parts.map(({ name, answerPlain }) => ({ part: name, value: answerPlain }));
  for (const { part, outcome, feedback } of gradeDrawn(exercise, draw, answers).parts) {
    if (outcome === 'right') continue;
    const own = exercise.parts.find(({ name }) => name === part);
    // Nothing chosen is an answer too, where nothing is right; that is told as a finding about the choices.
    if (outcome === 'empty' && own?.kind === 'choices') continue;
    const why = feedback === '' ? '' : ` (${feedback})`;
    const message = `In some variants the exercise's own answer is not marked right${why}.`;
    findings.add('own-answer', { severity: 'error', place: `parts.${part}`, message }, draw.seed);
  }
}

function checkAnswerLength(part: VariantPart, seed: number, findings: Findings): void {
  if (part.choices.length > 0 || part.answerType === 5) return;
  // The LaTeX of a matrix is mostly its frame.
  const typed = part.answerType === 9 ? part.answerPlain : part.answerLatex;
  const isLong = typed.length > longAnswer;
  const digits = /\d+/g;
  const isUgly = (part.answerPlain.match(digits) ?? []).some((run) => run.length > manyDigits);
  if (!isLong && !isUgly) return;
  const message = isUgly
    ? 'In some variants the answer has a very long number.'
    : 'In some variants the answer is long to type.';
  findings.add('long-answer', { severity: 'warning', place: `parts.${part.name}`, message }, seed);
}

function compact(text: string): string {
  return text.replace(/\[\[[^\][]*\]\]/g, ' ').replace(/\s+/g, '');
}

function standsIn(question: string, part: VariantPart): boolean {
  if (part.choices.length > 0 || part.answerType === 5) return false;
  const answer = compact(part.answerLatex);
  if (answer === '') return false;
  if (!/^[\d.−-]+$/.test(answer)) return answer.length > 3 && question.includes(answer);
  const at = question.indexOf(answer);
  return at >= 0 && !/[\d.]/.test(question[at - 1] ?? '') && !/\d/.test(question[at + answer.length] ?? '');
}

/** A small number stands in a question now and then by chance; most of the time is no chance. */
function reportShown(shown: ReadonlyMap<string, number>, variants: number, findings: Findings): void {
  for (const [name, count] of shown) {
    if (count <= variants / 2) continue;
    const message = 'In most variants the answer already stands in the question.';
    findings.add('answer-in-question', { severity: 'warning', place: `parts.${name}`, message });
  }
}

function reportDraws(
  exercise: CompiledExercise,
  keptShare: number,
  distinct: number,
  seeds: number,
  findings: Findings,
): void {
  if (exercise.keepIf && keptShare < 0.02) {
    const message = `Only ${percent(keptShare)} of the draws fulfil the condition: choose the ranges closer to it.`;
    findings.add('rare-draw', { severity: 'warning', place: 'variables.keepIf', message });
  }
  if (exercise.variables.length > 0 && seeds >= 100 && distinct < 10) {
    const message = `There are only ${distinct} different variants.`;
    findings.add('few-variants', { severity: 'warning', place: 'variables', message });
  }
}

function percent(share: number): string {
  return `${(share * 100).toPrecision(1)} %`;
}
