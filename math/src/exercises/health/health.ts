import { figureProblems } from '../../figures/health/figure-health.ts';
import { markDrawn } from '../../marking/mark-response.ts';
import type { MathsRules } from '../answer-types/answer-type.ts';
import { mathsRules } from '../answer-types/index.ts';
import type { CompiledExercise } from '../compile/compiled.ts';
import { type DocumentProblem, isMathsType } from '../document/document.ts';
import { drawValues, type DrawnValues } from '../draw/draw.ts';
import { echoProblems } from './echo.ts';
import { variantOf } from '../draw/draw-variant.ts';
import { ChoiceComparison, rightChoices, RightChoices } from './choices.ts';
import { roundingProblems } from './rounding.ts';
import type { HealthFinding, Sight } from './sight.ts';
import { failedTests } from './tests.ts';
import { translationProblems } from './translations.ts';
import { keyOf, remembering } from '../expressions/remembered.ts';
import type { Value } from '../expressions/value.ts';
import type { Variant, VariantPart } from '../draw/variant.ts';

export type { HealthFinding } from './sight.ts';

/** The result of trying an exercise over many seeds. */
export interface HealthReport {
  /** Seeds tried: 0 to seeds − 1. */
  readonly seeds: number;
  /** Seeds that gave no variant. */
  readonly failed: number;
  /** Share of draws that fulfil `keepIf` (1 when there is none). */
  readonly keptShare: number;
  /** Questions that differ. */
  readonly distinctVariants: number;
  /** Worst first; the same finding in many seeds is listed once. */
  readonly findings: readonly HealthFinding[];
}

/** An answer longer than this is tedious to type. */
const longAnswer = 60;
/** A whole number of more digits is ugly. */
const manyDigits = 9;

/** Tries an exercise over the seeds 0, 1, 2, … and runs its own tests. */
export function checkHealth(exercise: CompiledExercise, seeds = 1000): HealthReport {
  return remembering(() => new HealthCheck(exercise).over(seeds));
}

/** Looks at one draw after the other. */
export class HealthCheck {
  private readonly exercise: CompiledExercise;
  private readonly choices = new ChoiceComparison();
  /** The order of choices depends on the seed; everything else on the values alone. */
  private readonly seen: Map<string, Sight> | undefined;

  constructor(exercise: CompiledExercise) {
    this.exercise = exercise;
    if (exercise.parts.every(({ kind }) => kind !== 'choices')) this.seen = new Map();
  }

  over(seeds: number): HealthReport {
    const { exercise } = this;
    const findings = new Findings();
    const questions = new Set<string>();
    const shown = new Map<string, number>();
    const right = new RightChoices(exercise);
    let attempts = 0;
    let failed = 0;
    for (let seed = 0; seed < seeds; seed++) {
      const drawn = drawValues(exercise, seed);
      attempts += drawn.attempts;
      const sight = this.sightOf(drawn, seed);
      for (const [kind, problem] of sight.findings) findings.add(kind, problem, seed);
      for (const name of sight.shown) shown.set(name, (shown.get(name) ?? 0) + 1);
      right.add(sight.right);
      if (sight.question === undefined) failed++;
      else questions.add(sight.question);
    }
    reportShown(shown, seeds - failed, findings);
    // Few variants may agree by chance.
    if (questions.size >= 10) for (const name of right.same) findings.add('same-choice', sameChoice(name));
    for (const { problem, seed } of echoProblems(exercise)) findings.add('echo', problem, seed);
    for (const { problem, seed } of failedTests(exercise)) findings.add('test', problem, seed);
    for (const { problem, seed } of figureProblems(exercise)) findings.add('figure', problem, seed);
    for (const { problem, seed } of translationProblems(exercise, (translated) => new HealthCheck(translated))) {
      findings.add('translation', problem, seed);
    }
    const keptShare = attempts === 0 ? 0 : (seeds - failed) / attempts;
    reportDraws(exercise, keptShare, questions.size, seeds, findings);
    return { seeds, failed, keptShare, distinctVariants: questions.size, findings: findings.sorted() };
  }

  /** Returns the findings in this draw. */
  sightOf(drawn: DrawnValues, seed: number): Sight {
    if (!drawn.ok) return { question: undefined, findings: [['no-variant', drawn.problem]], shown: [], right: [] };
    const key = this.seen && keyOf(drawn.slots);
    const known = key === undefined ? undefined : this.seen?.get(key);
    if (known) return known;
    const sight = this.look(drawn.slots, seed, drawn.attempts - 1);
    if (key !== undefined) this.seen?.set(key, sight);
    return sight;
  }

  private look(slots: readonly Value[], seed: number, attempt: number): Sight {
    const result = variantOf(this.exercise, seed, slots, { hasFigures: false });
    if (!result.ok) return { question: undefined, findings: [['no-variant', result.problem]], shown: [], right: [] };
    const { variant } = result;
    const findings: (readonly [HealthFinding['kind'], DocumentProblem])[] = ownAnswerProblems(this.exercise, variant, {
      seed,
      slots,
      attempt,
    }).map((problem) => ['own-answer', problem]);
    for (const problem of roundingProblems(this.exercise, slots)) findings.push(['rounding', problem]);
    const text = compact(variant.question);
    for (const [index, part] of variant.parts.entries()) {
      const place = `parts.${part.name}`;
      const { part: asked } = this.exercise.parts[index] ?? {};
      const isDrawn = asked !== undefined && 'graph' in asked && asked.graph !== undefined;
      // Drawn answers need no typing.
      const length = isDrawn ? undefined : lengthProblem(part);
      if (length) findings.push(['long-answer', { severity: 'warning', place, message: length }]);
      const problem = this.choices.problemOf(part);
      if (problem) findings.push(['choices', { ...problem, place }]);
    }
    const shown = variant.parts.filter((part) => standsIn(text, part)).map(({ name }) => name);
    const right = this.exercise.parts.flatMap(({ kind, name, part }) => {
      const own = kind === 'choices' && variant.parts.find((candidate) => candidate.name === name);
      return own ? [[name, rightChoices(own, part)] as const] : [];
    });
    return { question: identity(this.exercise, variant, slots), findings, shown, right };
  }
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

/**
 * Two variants are the same when a learner sees the same, in whatever order the choices stand. Figures follow the values
 * of the draw.
 */
function identity(exercise: CompiledExercise, variant: Variant, slots: readonly Value[]): string {
  const parts = variant.parts.map((part) =>
    [part.label, ...part.choices.map(({ text }) => text).sort()].join('\u0001'),
  );
  const seen = exercise.figures.length > 0 ? keyOf(slots) : '';
  return [variant.question, ...parts, seen].join('\u0002');
}

/** The exercise's own answers, typed as a learner would, must be readable and right. */
function ownAnswerProblems(
  exercise: CompiledExercise,
  variant: Variant,
  draw: { readonly seed: number; readonly slots: readonly Value[]; readonly attempt: number },
): DocumentProblem[] {
  const answers = variant.parts.map(({ name, answerPlain }) => ({ part: name, value: answerPlain }));
  return markDrawn(exercise, draw, answers).parts.flatMap(({ part, outcome, feedback }): DocumentProblem[] => {
    if (outcome === 'right') return [];
    const own = exercise.parts.find(({ name }) => name === part);
    // Nothing chosen is an answer too, where nothing is right; that is reported as a finding about the choices.
    if (outcome === 'empty' && own?.kind === 'choices') return [];
    const what =
      outcome === 'invalid'
        ? 'In some variants the exercise’s own answer cannot be read.'
        : 'In some variants the exercise’s own answer is not marked right.';
    return [{ severity: 'error', place: `parts.${part}`, message: `${what} ${feedback}`.trim() }];
  });
}

function rulesOf({ answerType }: VariantPart): MathsRules | undefined {
  return isMathsType(answerType) ? mathsRules[answerType] : undefined;
}

/** Why an answer is tedious to type. */
function lengthProblem(part: VariantPart): string | undefined {
  const rules = rulesOf(part);
  if (!rules) return undefined;
  const isUgly = (part.answerPlain.match(/\d+/g) ?? []).some((run) => run.length > manyDigits);
  if (isUgly) return 'In some variants the answer has a very long number.';
  return rules.typedText(part).length > longAnswer ? 'In some variants the answer is long to type.' : undefined;
}

function compact(text: string): string {
  return text.replace(/\[\[[^\][]*\]\]/g, ' ').replace(/\s+/g, '');
}

function standsIn(question: string, part: VariantPart): boolean {
  if (!rulesOf(part)) return false;
  const answer = compact(part.answerLatex);
  if (answer === '') return false;
  if (!/^[\d.−-]+$/.test(answer)) return answer.length > 3 && question.includes(answer);
  const at = question.indexOf(answer);
  return at >= 0 && !/[\d.]/.test(question[at - 1] ?? '') && !/\d/.test(question[at + answer.length] ?? '');
}

/** A small number appears in a question now and then by chance; most of the time is not chance. */
function reportShown(shown: ReadonlyMap<string, number>, variants: number, findings: Findings): void {
  for (const [name, count] of shown) {
    if (count <= variants / 2) continue;
    const message = 'In most variants the answer is already in the question.';
    findings.add('answer-in-question', { severity: 'warning', place: `parts.${name}`, message });
  }
}

function sameChoice(name: string): DocumentProblem {
  const message = 'The right choice is the same in every variant: who has seen one can answer all.';
  return { severity: 'warning', place: `parts.${name}`, message };
}

function reportDraws(
  exercise: CompiledExercise,
  keptShare: number,
  distinct: number,
  seeds: number,
  findings: Findings,
): void {
  if (exercise.keepIf && keptShare < 0.02) {
    const draws = Number((1 / keptShare).toPrecision(1));
    const message = `Only one draw in ${draws} fulfils the condition: choose the ranges closer to it.`;
    findings.add('rare-draw', { severity: 'warning', place: 'variables.keepIf', message });
  }
  if (exercise.variables.length > 0 && seeds >= 100 && distinct < 10) {
    const message = distinct === 1 ? 'There is only one variant.' : `There are only ${distinct} different variants.`;
    findings.add('few-variants', { severity: 'warning', place: 'variables', message });
  }
}
