/**
 * The maths engine on the command line: `node scripts/math-cli.ts COMMAND < in.jsonl > out.jsonl`.
 * One JSON object per line in and out, in order; `id` is carried over, `ms` is the time of the operation itself.
 */
import { readFileSync } from 'node:fs';
import { exerciseDocument } from '../contracts/src/exercises/document.ts';
import { simplify, valueAt } from '../math/src/algebra/index.ts';
import { type EquivalenceOptions, equivalent } from '../math/src/equivalence/index.ts';
import {
  type ExerciseDocument,
  simplificationModes,
  type SimplificationMode,
} from '../math/src/exercises/document/document.ts';
import { drawValues } from '../math/src/exercises/draw/draw.ts';
import { type CompiledExercise, compileExercise, drawVariant } from '../math/src/exercises/index.ts';
import { Printer, TemplateReader } from '../math/src/exercises/text/template.ts';
import { markResponse, groupByCause } from '../math/src/marking/index.ts';
import { read, toLatex } from '../math/src/notation/index.ts';
import type { Expression } from '../math/src/notation/tree.ts';
import type { ReadOptions } from '../math/src/notation/reading/read-result.ts';
import { testForm } from './math/forms.ts';

type Row = Readonly<Record<string, unknown>>;
type Answer = Record<string, unknown>;
type Command = (row: Row) => Answer;

/** Thrown by a command when a text or an exercise of the row cannot be read. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

function text(row: Row, field: string): string {
  const value = row[field];
  if (typeof value !== 'string') throw new TypeError(`"${field}" must be a text`);
  return value;
}

function readOptions(row: Row): ReadOptions {
  const options = isRecord(row['read']) ? (row['read'] as ReadOptions) : {};
  return { ...options, syntax: row['syntax'] === 'plain' ? 'plain' : 'latex' };
}

function readTree(row: Row, field: string): Expression {
  const result = read(text(row, field), readOptions(row));
  if (!result.ok) throw new Unreadable(result.error.message);
  return result.tree;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `precision: 6`, as some published suites write it, means 6 decimals. */
function equivalenceOptions(row: Row): EquivalenceOptions {
  const given = isRecord(row['options']) ? row['options'] : {};
  const options = given as EquivalenceOptions;
  const decimals = given['precision'];
  if (typeof decimals !== 'number') return options;
  const { precision: _tier, ...others } = options;
  return { ...others, tolerance: { kind: 'decimals', value: decimals } };
}

/** Fields that an exercise may leave out when it is only marked or printed. */
const unsaid = {
  format: 'lemma-exercise/1',
  title: '',
  language: 'en',
  topic: '',
  tags: [],
  level: 'Level 1',
  hints: [],
  solution: '',
  tests: [],
};

/** The document of a row, held against the published schema. */
function documentOf(row: Row): ExerciseDocument {
  const given = isRecord(row['exercise']) ? row['exercise'] : {};
  const variables = isRecord(given['variables']) ? given['variables'] : {};
  const parsed = exerciseDocument.safeParse({
    ...unsaid,
    ...given,
    variables: { direction: 'ltr', list: [], ...variables },
  });
  if (parsed.success) return parsed.data as ExerciseDocument;
  throw new Unreadable(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}

/** The exercise of a row; an exercise with errors is refused with its problems. */
function exerciseOf(row: Row): CompiledExercise {
  const { exercise, problems } = compileExercise(documentOf(row));
  if (!exercise) throw new Unreadable(problems.map(({ place, message }) => `${place}: ${message}`).join('\n'));
  return exercise;
}

/**
 * Marks `{part: text}` as the product does, unless `syntax` says how the answers are written. `error` names the typical
 * error that explains a wrong answer, and `group` is what a teacher sees of it beside the wrong answers of others.
 */
function mark(row: Row): Answer {
  const exercise = exerciseOf(row);
  const drawn = drawVariant(exercise, Number(row['seed'] ?? 0));
  if (!drawn.ok) throw new Unreadable(drawn.problem.message);
  const given = isRecord(row['answers']) ? row['answers'] : {};
  const answers = Object.entries(given).map(([part, value]) => ({ part, value: String(value) }));
  const syntax = (['latex', 'plain'] as const).find((name) => name === row['syntax']);
  const verdict = markResponse(exercise, drawn.variant, answers, syntax ? { syntax } : {});
  const seed = Number(row['seed'] ?? 0);
  const parts = verdict.parts.map(({ part, outcome, score, feedback, reason }) => {
    const isWrong = outcome === 'wrong' || outcome === 'partly';
    const answer = { seed, value: answers.find((one) => one.part === part)?.value ?? '', reason, feedback };
    const [group] = isWrong ? groupByCause(exercise, part, seed, [answer]) : [];
    const [, error] = /typical error: (\S+)/.exec(reason) ?? [];
    const words = feedback === '' ? {} : outcome === 'invalid' ? { message: feedback } : { feedback };
    const shared = group && { group: { id: group.id, cause: group.cause, says: group.says, shown: group.shown } };
    return [part, { outcome, score, ...words, ...(error === undefined ? {} : { error }), ...shared }];
  });
  const isOpen = verdict.outcome !== 'invalid' && verdict.parts.some(({ outcome }) => outcome === 'unknown');
  return { outcome: isOpen ? 'unknown' : verdict.outcome, score: verdict.score, parts: Object.fromEntries(parts) };
}

/** Fills a text with the values of a seed, as a question, hint or solution is filled. */
function print(row: Row): Answer {
  const exercise = exerciseOf(row);
  const drawn = drawValues(exercise, Number(row['seed'] ?? 0));
  if (!drawn.ok) throw new Unreadable(drawn.problem.message);
  const reader = new TemplateReader(exercise.scope);
  const template = reader.template(text(row, 'template'));
  const [problem] = reader.problems;
  if (problem) throw new Unreadable(problem.message);
  return { text: new Printer(drawn.slots, exercise.scope).render(template) };
}

const commands: Readonly<Record<string, Command>> = {
  parse: (row) => {
    const result = read(text(row, 'latex'), readOptions(row));
    if (result.ok) return { ok: true, tree: result.tree };
    const { code, message, span } = result.error;
    return { ok: false, code, message, span };
  },
  equivalent: (row) => ({ ...equivalent(readTree(row, 'a'), readTree(row, 'b'), equivalenceOptions(row)) }),
  value: (row) => {
    const bindings = isRecord(row['at']) ? (row['at'] as Readonly<Record<string, number>>) : {};
    const value = valueAt(readTree(row, 'latex'), bindings);
    return value ? { re: value.re, im: value.im } : { re: null, im: null };
  },
  form: (row) => {
    const b = row['b'] === undefined || row['b'] === null ? '0' : row['b'];
    return { ...testForm(text(row, 'type'), readTree(row, 'a'), readTree({ ...row, b }, 'b'), row['options']) };
  },
  variant: (row) => {
    const { exercise, problems } = compileExercise(documentOf(row));
    if (!exercise) return { variant: null, problems };
    const drawn = drawVariant(exercise, Number(row['seed'] ?? 0));
    return drawn.ok ? { variant: drawn.variant } : { variant: null, problems: [drawn.problem] };
  },
  simplify: (row) => {
    const mode = simplificationModes.find((name) => name === row['mode']) ?? ('full' satisfies SimplificationMode);
    return { latex: toLatex(simplify(readTree(row, 'latex'), mode)) };
  },
  mark,
  print,
};

function answer(command: Command, line: string): Answer {
  const row: unknown = JSON.parse(line);
  if (!isRecord(row)) throw new TypeError('each line must be a JSON object');
  const started = performance.now();
  try {
    const result = command(row);
    return { id: row['id'], ...result, ms: performance.now() - started };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { id: row['id'], verdict: 'invalid', message: error.message, ms: performance.now() - started };
  }
}

/**
 * Runs the engine on a few expressions of its own before the first row, so that `ms` is that of a server's worker and
 * not of a process whose code was never run.
 */
function warmUp(): void {
  const samples = [
    ['\\frac{x^2-1}{x-1}', 'x+1'],
    ['\\sin^2x+\\cos^2x', '1'],
    ['\\sqrt{12}+e^{x}', '2\\sqrt3+e^{x}'],
    ['\\ln(x^2y)-2^{x}', '2\\ln x+\\ln y-2^{x}'],
    ['|x-3|\\arctan(x)', '|3-x|\\arctan(x)'],
    ['x^2-5x+6=0', 'x=2\\lor x=3'],
    ['x^2+y^2=1', 'y=\\sqrt{1-x^2}'],
    ['x^2<4', '-2<x<2'],
    ['\\left\\{1,2\\right\\}', '\\left\\{2,1\\right\\}'],
    ['\\left(1,2\\right]\\cup\\left[2,3\\right)', '\\left(1,3\\right)'],
  ] as const;
  for (let round = 0; round < 40; round++) {
    for (const [a, b] of samples) {
      const row = { a, b, latex: a };
      commands['equivalent']?.(row);
      if (round % 4 === 0) commands['simplify']?.(row);
    }
  }
}

function main(): void {
  const name = process.argv[2] ?? '';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    process.stderr.write(`usage: node scripts/math-cli.ts ${Object.keys(commands).join('|')} < in.jsonl > out.jsonl\n`);
    process.exitCode = 2;
    return;
  }
  warmUp();
  const lines = readFileSync(0, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  for (const line of lines) process.stdout.write(`${JSON.stringify(answer(command, line))}\n`);
}

main();
