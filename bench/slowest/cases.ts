import { workDone } from '../../math/src/algebra/work.ts';
import { buildDocument } from '../../math/src/testing/build-document.ts';
import type { AnswerForm, AnswerType, ExerciseDocument, Part } from '../../math/src/exercises/document/document.ts';
import { compileExercise, drawVariant } from '../../math/src/exercises/index.ts';
import { markResponse } from '../../math/src/marking/index.ts';
import { checkTypedWorking } from '../../math/src/working/index.ts';
import type { Random } from '../truth/family.ts';
import { changed, drawShape, type Plan, shapesByType, written } from './texts.ts';

/** A marking to be timed: an exercise whose key is a text and an answer to it, or lines of working. */
export interface SlowCase {
  readonly setting: 'plain' | 'asked' | 'mistakes' | 'parts' | 'working';
  readonly type: 4 | 6 | 7 | 8 | 9;
  readonly form: AnswerForm;
  readonly isRounded: boolean;
  readonly key: Plan;
  readonly answer: Plan;
  /** Texts longer than this are cut down in size. */
  readonly longest: number;
}

export interface Cost {
  readonly steps: number;
  readonly ms: number;
  readonly outcome: string;
  readonly text: string;
}

const forms: readonly AnswerForm[] = [
  'any',
  'factored',
  'expanded',
  'lowest-terms',
  'single-fraction',
  'partial-fractions',
  'completed-square',
  'surd',
  'antiderivative',
];
const settings = ['plain', 'asked', 'mistakes', 'parts', 'working'] as const;

export function drawCase(random: Random): SlowCase {
  const type = random.pick([4, 6, 7, 8, 9] as const);
  const shapes = shapesByType[type] ?? {};
  const key = drawShape(random, shapes);
  return {
    setting: random.pick(settings),
    type,
    form: random.chance(0.5) ? 'any' : random.pick(forms),
    isRounded: random.chance(0.2),
    key,
    answer:
      random.chance(0.7) && key.kind === 'shape' ? { ...key, seed: random.integer(0, 12) } : drawShape(random, shapes),
    longest: random.pick([600, 4000]),
  };
}

export function changedCase(one: SlowCase, random: Random): SlowCase {
  const shapes = shapesByType[one.type] ?? {};
  const isScalar = one.type === 4 || one.type === 6;
  const what = random.integer(0, 9);
  if (what === 0) return { ...one, setting: random.pick(settings) };
  if (what === 1) return { ...one, form: random.pick(forms) };
  if (what === 2) return { ...one, answer: one.key };
  if (what < 6) return { ...one, key: changed(one.key, random, shapes, isScalar) };
  return { ...one, answer: changed(one.answer, random, shapes, isScalar) };
}

/** The text of a plan that is no longer than `longest`; sizes are halved until it is. */
function fitting(plan: Plan, shapes: NonNullable<(typeof shapesByType)[number]>, longest: number): string {
  const text = written(plan, shapes);
  return text.length <= longest ? text : fitting(smaller(plan), shapes, longest);
}

function smaller(plan: Plan): Plan {
  switch (plan.kind) {
    case 'shape':
      return { ...plan, size: Math.floor(plan.size * 0.8) };
    case 'inside':
      return plan.body;
    case 'joined':
      return plan.parts[0] ?? plan;
  }
}

/** Marks the case once and counts; undefined where its exercise has errors. */
export function costOf(one: SlowCase): Cost | undefined {
  const shapes = shapesByType[one.type] ?? {};
  const key = fitting(one.key, shapes, one.longest);
  const answer = fitting(one.answer, shapes, one.longest);
  if (one.setting === 'working') {
    const lines = [key, answer, key, `${answer}+1`];
    return measured(`working: ${lines.slice(0, 2).join(' ⏎ ')}`, () =>
      checkTypedWorking(lines, { syntax: 'plain' })
        .map(({ verdict }) => verdict)
        .join(),
    );
  }
  const { exercise } = compileExercise(documentOf(one, key));
  const drawn = exercise && drawVariant(exercise, 1);
  if (!exercise || !drawn?.ok) return undefined;
  const answers = exercise.parts.map(({ name }, index) => ({
    part: name,
    value: index === 0 ? answer : `${answer}${index % 2 === 0 ? '' : ' '}`,
  }));
  const text = `type ${one.type}, ${one.form}${one.isRounded ? ', rounded' : ''}, ${one.setting}: key ${key}, answer ${answer}`;
  return measured(text, () => {
    const { outcome, parts } = markResponse(exercise, drawn.variant, answers, { syntax: 'plain' });
    return `${outcome} (${parts[0]?.reason ?? ''})`;
  });
}

function measured(text: string, operation: () => string): Cost {
  const steps = workDone();
  const before = process.threadCpuUsage();
  const outcome = operation();
  const { user, system } = process.threadCpuUsage(before);
  return { steps: workDone() - steps, ms: (user + system) / 1000, outcome, text };
}

function documentOf({ setting, type, form, isRounded }: SlowCase, key: string): ExerciseDocument {
  const mistakes = setting === 'mistakes' ? ['1', '2', '3'].map((value) => mistake(type, key, value)) : [];
  const part = (name: string): Part =>
    ({
      name,
      answerType: type as AnswerType,
      accept: [{ value: key }, ...mistakes],
      ...(form === 'any' ? {} : { form }),
      ...(isRounded ? { tolerance: { kind: 'decimals', value: 2 } } : {}),
    }) as Part;
  return buildDocument({
    question: setting === 'plain' ? 'How much is it?' : `Simplify, differentiate, integrate or solve \`${key}\`.`,
    parts: setting === 'parts' ? ['a', 'b', 'c', 'd'].map(part) : [part('a')],
  });
}

function mistake(type: number, key: string, value: string): { value: string; score: number; feedback: string } {
  const text =
    type === 4 || type === 6
      ? `(${key})+${value}`
      : type === 8
        ? `{${value}}`
        : type === 9
          ? `[[${value}]]`
          : `x=${value}`;
  return { value: text, score: 0, feedback: 'Look at it again.' };
}
