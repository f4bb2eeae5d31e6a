import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exerciseDocument } from '../contracts/src/exercises/document.ts';
import { answerTypes, difficultyLevels, simplificationModes } from '../math/src/exercises/document/document.ts';
import {
  checkHealth,
  compileExercise,
  echoesOf,
  inLanguageOf,
  type ExerciseDocument,
  type VariantPart,
} from '../math/src/exercises/index.ts';
import { HealthCheck } from '../math/src/exercises/health/health.ts';
import { translationProblems } from '../math/src/exercises/health/translations.ts';
import { compareTexts } from '../math/src/document.ts';
import { markResponse } from '../math/src/marking/index.ts';
import { notationIds } from '../math/src/regional/index.ts';
import { compiled, exercises, tags, topics, translations, variantAt, variantCount, variantsOf } from './exercises.ts';
import {
  acceptedNeighbours,
  answersInHints,
  constantChoices,
  doubleRoundings,
  fewestQuestions,
  missingFeedback,
  otherSolutions,
  poorPhrases,
  questionCount,
  toleranceProblems,
} from './rules.ts';

const longestAnswer = 40;
/** With fewer variants, what holds of most of them is a matter of chance. */
const fewestForHealth = 100;

function isTyped({ answerType }: VariantPart): boolean {
  return (
    answerType !== answerTypes.oneChoice && answerType !== answerTypes.severalChoices && answerType !== answerTypes.text
  );
}

/** The ways to type the own answer of a part: plainly, as LaTeX of which the rounding behind ≈ alone, and as all of it. */
function spellingsOf(part: VariantPart): string[] {
  const { answerPlain, answerLatex } = part;
  // Choices and words are not typed as LaTeX.
  return isTyped(part)
    ? [answerPlain, answerLatex.replace(/^.*\\approx /, ''), answerLatex]
    : [answerPlain, answerPlain, answerPlain];
}

/**
 * Parts whose own answer as LaTeX is not marked as right. The health report marks what is typed plainly, in as many variants;
 * spellings that are equal are marked once.
 */
function misjudged(document: ExerciseDocument): string[] {
  const exercise = compiled(document);
  return variantsOf(document).flatMap((variant) => {
    const spellings = variant.parts.map(spellingsOf);
    const spelled = (at: 0 | 1 | 2) =>
      variant.parts.map(({ name }, index) => ({ part: name, value: spellings[index]?.[at] ?? '' }));
    const tried = new Set([JSON.stringify(spelled(0))]);
    return ([1, 2] as const).flatMap((at) => {
      const answers = spelled(at);
      const key = JSON.stringify(answers);
      if (tried.has(key)) return [];
      tried.add(key);
      return markResponse(exercise, variant, answers)
        .parts.filter(({ outcome }) => outcome !== 'right')
        .map(({ part, outcome, reason, feedback }) => {
          const value = answers.find((answer) => answer.part === part)?.value;
          return `seed ${variant.seed}: ${part} = ${value} is ${outcome} (${reason}) ${feedback}`;
        });
    });
  });
}

describe('the starter catalogue', () => {
  test('has at least three hundred exercises, spread over all main topics', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(300);
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

  test('keeps its tags in one list, in order, of which every one is used', () => {
    expect(tags).toEqual([...new Set(tags)].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
    expect(tags.length).toBeLessThanOrEqual(125);
    expect(tags.filter((tag) => !exercises.some(({ document }) => document.tags.includes(tag)))).toEqual([]);
  });

  test('has no two exercises of the same title', () => {
    const titles = exercises.map(({ document }) => document.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

describe.each(exercises)('$path', ({ path, document }) => {
  test('is a complete document: topic of its folder, tags, level, grade, hints, solution, licence', () => {
    expect(exerciseDocument.safeParse(document).error?.issues).toBeUndefined();
    expect(document.topic).toBe(dirname(path));
    expect(topics).toHaveProperty([document.topic]);
    expect(difficultyLevels).toContain(document.level);
    expect(document.tags.length).toBeGreaterThan(0);
    expect(document.tags.filter((tag) => !tags.includes(tag))).toEqual([]);
    expect(document.grade).toBeGreaterThanOrEqual(1);
    for (const code of document.curriculum ?? []) {
      expect(code).toMatch(/^CCSS ([3-8]\.[A-Z]{1,3}|HS[AFGNS]-[A-Z]{2,3})\.[A-D]\.\d+[a-d]?$/);
    }
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

  test('draws a variant for every seed, with thirty different questions or more', () => {
    expect(variantsOf(document)).toHaveLength(variantCount);
    expect(questionCount(document)).toBe(fewestQuestions);
  });

  test('has no choice whose answer never changes, and feedback for every mistake that can be foreseen', () => {
    expect(constantChoices(document)).toEqual([]);
    expect(missingFeedback(document)).toEqual([]);
  });

  test('rounds once, as closely as the text says, and takes no neighbouring value as right', () => {
    expect(doubleRoundings(document)).toEqual([]);
    expect(toleranceProblems(document)).toEqual([]);
    expect(acceptedNeighbours(document)).toEqual([]);
    expect(otherSolutions(document)).toEqual([]);
  });

  test('gives no answer of a part away in a hint', () => {
    expect(answersInHints(document)).toEqual([]);
  });

  test('is written in English as a native editor would leave it', () => {
    expect(poorPhrases(document)).toEqual([]);
  });

  test('has a clean health report: its own answer, typed plainly, is right and its own tests hold', () => {
    const { findings } = checkHealth(compiled(document), Math.max(variantCount, fewestForHealth));
    expect(findings.map(({ place, message, count, seed }) => `${place}: ${message} (${count}, seed ${seed})`)).toEqual(
      [],
    );
  });

  test('marks its own answer as right, typed as LaTeX', () => {
    expect(misjudged(document)).toEqual([]);
  });

  test('gives nothing for a formula of its question typed back', () => {
    const exercise = compiled(document);
    // The first three are looked at by the health report.
    const echoes = [3, 4, 5].flatMap((seed) => echoesOf(exercise, seed, 'question'));
    expect(echoes.map(({ place, part, fragment, seed }) => `seed ${seed}: ${fragment} of ${place} as ${part}`)).toEqual(
      [],
    );
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

describe('the key of “Parallel, perpendicular or neither?”', () => {
  test('is what the cross product and the dot product say, in 2,000 variants', () => {
    const file = exercises.find(({ path }) => path.endsWith('/parallel-or-perpendicular.yaml'));
    if (!file) throw new Error('the exercise is gone');
    const exercise = compiled(file.document);
    const wrong = Array.from({ length: 2000 }, (_, seed) => variantAt(exercise, seed)).filter(({ values, parts }) => {
      const value = (name: string) => Number(values.find((one) => one.name === name)?.plain);
      const [u, v] = [
        { x: value('a'), y: value('b'), z: value('c') },
        { x: value('p'), y: value('q'), z: value('r') },
      ];
      const isParallel = u.y * v.z === u.z * v.y && u.z * v.x === u.x * v.z && u.x * v.y === u.y * v.x;
      const right = isParallel ? 'a' : u.x * v.x + u.y * v.y + u.z * v.z === 0 ? 'b' : 'c';
      return parts[0]?.answerPlain !== right;
    });
    expect(wrong.map(({ seed }) => seed)).toEqual([]);
  });
});

describe.each(translations)('$path', ({ of, document, translation }) => {
  test('has every text of its exercise, with the same values and formulas, made from today’s source', () => {
    expect({ of, isThere: document !== undefined }).toEqual({ of, isThere: true });
    if (!document) return;
    const { pairs, unknown } = compareTexts(document, translation);
    const bad = pairs.filter(({ state }) => state !== 'current');
    expect(bad.map(({ source, state, faults }) => ({ at: source.at, state, faults }))).toEqual([]);
    expect(unknown).toEqual([]);
  });

  test('gives nothing for a formula of its question typed back, and the same for one of its solution', () => {
    if (!document) return;
    const translated = inLanguageOf(compiled({ ...document, translations: [translation] }), [translation.language]);
    const notation = notationIds.find((id) => id === translation.language) ?? 'en';
    const echoes = [echoesOf(translated, 0, 'all', notation), echoesOf(translated, 1, 'question', notation)].flat();
    const given = echoes.filter(({ place, outcome }) => {
      const isHint = place.startsWith('hints.');
      return isHint ? outcome === 'right' : place !== 'solution';
    });
    expect(given.map(({ place, part, fragment, seed }) => `seed ${seed}: ${fragment} of ${place} as ${part}`)).toEqual(
      [],
    );
    const ofSolution = (all: typeof echoes): string[] =>
      all.flatMap(({ place, part, outcome }) => (place === 'solution' ? [`${part}: ${outcome}`] : [])).sort();
    expect(ofSolution(echoes)).toEqual(ofSolution(echoesOf(compiled(document), 0)));
  });

  test('is healthy in forty variants, and has the answers of its exercise in ten', () => {
    if (!document) return;
    const exercise = compiled({ ...document, translations: [translation] });
    const findings = translationProblems(exercise, (translated) => new HealthCheck(translated));
    expect(findings.map(({ problem, seed }) => `${problem.place}: ${problem.message} (seed ${seed})`)).toEqual([]);
    const translated = inLanguageOf(exercise, [translation.language]);
    expect(translated.document.language).toBe(translation.language);
    for (let seed = 0; seed < 10; seed++) {
      const [here, there] = [variantAt(exercise, seed), variantAt(translated, seed)];
      const answersOf = (variant: typeof here) =>
        variant.parts.flatMap(({ answerType, answerPlain }) => (answerType === answerTypes.text ? [] : [answerPlain]));
      expect({ seed, answers: answersOf(there) }).toEqual({ seed, answers: answersOf(here) });
    }
  });
});
