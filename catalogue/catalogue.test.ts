import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { exerciseDocument } from '../contracts/src/exercise-document.ts';
import {
  checkHealth,
  compileExercise,
  drawVariant,
  type ExerciseDocument,
  type Variant,
  type VariantPart,
} from '../math/src/exercises/index.ts';
import { answerTypes, difficultyLevels, simplificationModes } from '../math/src/exercises/document.ts';
import { gradeResponse } from '../math/src/grading/index.ts';

const folder = import.meta.dirname;
const seeds = Array.from({ length: 200 }, (_, seed) => seed);
const longestAnswer = 40;

const topics = parse(readFileSync(join(folder, 'topics.yaml'), 'utf8')) as Record<string, string>;

const exercises = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.yaml') && path.includes('/'))
  .sort()
  .map((path) => ({ path, document: parse(readFileSync(join(folder, path), 'utf8')) as ExerciseDocument }));

function compiled(document: ExerciseDocument) {
  const { exercise, problems } = compileExercise(document);
  if (!exercise) throw new Error(problems.map(({ place, message }) => `${place}: ${message}`).join('\n'));
  return exercise;
}

function variantsOf(document: ExerciseDocument): Variant[] {
  const exercise = compiled(document);
  return seeds.map((seed) => {
    const drawn = drawVariant(exercise, seed);
    if (!drawn.ok) throw new Error(`seed ${seed}: ${drawn.problem.place}: ${drawn.problem.message}`);
    return drawn.variant;
  });
}

function isTyped({ answerType }: VariantPart): boolean {
  return (
    answerType !== answerTypes.oneChoice && answerType !== answerTypes.severalChoices && answerType !== answerTypes.text
  );
}

/** Parts whose own answer, in the spelling asked for, is not marked as right. */
function misjudged(document: ExerciseDocument, spelling: 'answerPlain' | 'answerLatex'): string[] {
  const exercise = compiled(document);
  return variantsOf(document).flatMap((variant) => {
    const answers = variant.parts.map((part) => ({
      part: part.name,
      // Choices and words are not typed as LaTeX; of an exact key with its rounding behind ≈, the rounding is typed.
      value: isTyped(part) ? part[spelling].replace(/^.*\\approx /, '') : part.answerPlain,
    }));
    const { parts } = gradeResponse(exercise, variant, answers);
    return parts
      .filter(({ outcome }) => outcome !== 'right')
      .map(({ part, outcome, reason, feedback }) => {
        const value = answers.find((answer) => answer.part === part)?.value;
        return `seed ${variant.seed}: ${part} = ${value} is ${outcome} (${reason}) ${feedback}`;
      });
  });
}

describe('the starter catalogue', () => {
  test('has at least sixty exercises, spread over all main topics', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(60);
    const mainTopics = Object.keys(topics).filter((path) => !path.includes('/'));
    for (const topic of mainTopics) {
      const inTopic = exercises.filter(({ path }) => path.startsWith(`${topic}/`));
      expect({ topic, enough: inTopic.length >= 6 }).toEqual({ topic, enough: true });
    }
  });

  test('[D06] [D07] [D11] shows every answer type, level and generator', () => {
    const documents = exercises.map(({ document }) => document);
    const used = <T extends number | string>(values: readonly T[]) =>
      [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));
    expect(used(documents.flatMap(({ parts }) => parts.map((part) => part.answerType)))).toEqual(
      Object.values(answerTypes),
    );
    expect(used(documents.map(({ level }) => level))).toEqual([...difficultyLevels]);
    expect(used(documents.flatMap(({ variables }) => variables.list.map(({ generator }) => generator)))).toEqual([
      'comparison',
      'comparison-group',
      'conditional-math',
      'conditional-string',
      'constant',
      'expression',
      'random-integer',
      'random-list',
      'random-real',
      'random-string-list',
    ]);
  });

  test('keeps a topic tree in which every step of a path has a title and every topic has an exercise', () => {
    const paths = Object.keys(topics);
    const parents = paths.flatMap((path) => (path.includes('/') ? [path.slice(0, path.lastIndexOf('/'))] : []));
    expect(parents.filter((path) => !(path in topics))).toEqual([]);
    expect(paths.filter((topic) => !exercises.some(({ path }) => path.startsWith(`${topic}/`)))).toEqual([]);
  });

  test('has no two exercises of the same title', () => {
    const titles = exercises.map(({ document }) => document.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe.each(exercises)('$path', ({ path, document }) => {
  test('[D12] is a complete document: topic of its folder, tags, level, hints, solution, licence', () => {
    expect(exerciseDocument.safeParse(document).error?.issues).toBeUndefined();
    expect(document.topic).toBe(dirname(path));
    expect(topics).toHaveProperty([document.topic]);
    expect(difficultyLevels).toContain(document.level);
    expect(document.tags.length).toBeGreaterThan(0);
    expect(document.hints.length).toBeGreaterThanOrEqual(1);
    expect(document.hints.length).toBeLessThanOrEqual(3);
    expect(document.solution.trim()).not.toBe('');
    expect(document.credit?.licence).toBe('CC-BY-4.0');
    for (const variable of document.variables.list) {
      if (variable.generator === 'expression' && variable.simplify) {
        expect(simplificationModes).toContain(variable.simplify);
      }
    }
  });

  test('compiles without errors or warnings', () => {
    expect(compileExercise(document).problems).toEqual([]);
  });

  test('draws a variant for every seed, and the questions differ', () => {
    const shown = variantsOf(document).map(({ question, parts }) =>
      JSON.stringify([question, parts.map(({ choices }) => choices.map(({ text }) => text).sort())]),
    );
    expect(new Set(shown).size).toBeGreaterThanOrEqual(8);
  });

  test('has a clean health report, and its own tests hold', () => {
    const { findings } = checkHealth(compiled(document), seeds.length);
    expect(findings.map(({ place, message, count, seed }) => `${place}: ${message} (${count}, seed ${seed})`)).toEqual(
      [],
    );
  });

  test('marks its own answer as right, typed plainly', () => {
    expect(misjudged(document, 'answerPlain')).toEqual([]);
  });

  test('marks its own answer as right, as LaTeX', () => {
    expect(misjudged(document, 'answerLatex')).toEqual([]);
  });

  test('has answers that a person can read and type', () => {
    const unreadable = variantsOf(document).flatMap(({ seed, parts }) =>
      parts
        .filter(({ answerPlain }) => answerPlain.trim() === '' || answerPlain.length > longestAnswer)
        .map(({ name, answerPlain }) => `seed ${seed}: ${name} = ${answerPlain}`),
    );
    expect(unreadable).toEqual([]);
  });

  test('never shows two equal choices', () => {
    const doubled = variantsOf(document).filter(({ parts }) =>
      parts.some(({ choices }) => new Set(choices.map(({ text }) => text)).size < choices.length),
    );
    expect(doubled.map(({ seed }) => seed)).toEqual([]);
  });

  test('prints no doubled sign, factor 1, unevaluated function or left-over template in its texts', () => {
    const bad = variantsOf(document).flatMap(({ seed, question, hints, solution }) =>
      [question, ...hints, solution]
        .filter((text) =>
          /\{\{|undefined|NaN|operatorname\{(round|floor|ceil|mod)|[+-]\s*[+-]\s*\d|(?<![\d.])1x|[<>=] ?\\cdot/.test(
            text,
          ),
        )
        .map((text) => `seed ${seed}: ${text}`),
    );
    expect(bad).toEqual([]);
  });

  test('explains with the numbers of the variant: its solution and hints differ between variants', () => {
    const variants = variantsOf(document);
    expect(new Set(variants.map(({ solution }) => solution)).size).toBeGreaterThan(3);
    expect(new Set(variants.map(({ hints }) => hints.join('\n'))).size).toBeGreaterThan(1);
  });
});
