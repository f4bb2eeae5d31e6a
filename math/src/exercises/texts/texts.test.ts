import { describe, expect, test } from 'vitest';
import { buildDocument } from '../../testing/build-document.ts';
import { documentIn, documentTexts, textLanguages } from '../../document.ts';
import { markResponse } from '../../marking/index.ts';
import { compileExercise } from '../compile/compile.ts';
import type { CompiledExercise } from '../compile/compiled.ts';
import type { ExerciseDocument, Figure, TranslatedText } from '../document/document.ts';
import { drawVariant } from '../draw/draw-variant.ts';
import { publicView } from '../draw/public-view.ts';
import { checkHealth } from '../health/health.ts';
import { compareTexts, textFaults } from './compare-texts.ts';
import { inLanguageOf } from './in-language.ts';
import { markOfText } from './mark-of-text.ts';
import { translationOfFile, translationSkeleton } from './translation-file.ts';
import { hasWords } from './words-of-text.ts';

/** Every kind of text that a document can hold. */
const graph: Figure = {
  name: 'graph',
  kind: 'plane',
  describe: 'A line through {{n}}.',
  x: { from: 0, to: 10, label: 'time' },
  y: { from: 0, to: 10, label: 'way' },
  show: [
    { curve: 'x', label: 'the line' },
    { points: '[(1, 1), (2, 2)]', labels: ['start', '$B$'] },
    { polygon: '[(1, 1), (2, 1), (2, 2)]', names: ['corner'], sides: ['side one'], angles: ['angle'] },
    { text: 'a note', at: '(3, 3)' },
  ],
};
const chart: Figure = {
  name: 'chart',
  kind: 'chart',
  chart: 'bars',
  data: '[1, 2]',
  labels: ['red', 'blue'],
  xLabel: 'colour',
  yLabel: 'number',
};
const rich: ExerciseDocument = buildDocument({
  title: 'Fruit',
  list: [
    { name: 'n', generator: 'random-integer', min: 2, max: 9 },
    { name: 'fruit', generator: 'random-string-list', values: ['apples', 'pears', 'plums'] },
    {
      name: 'kind',
      generator: 'conditional-string',
      cases: [{ when: 'n > 5', value: 'many {{fruit}}' }],
      otherwise: 'few {{fruit}}',
    },
    { name: 'line', generator: 'conditional-string', cases: [{ when: 'n > 5', value: '$f$' }], otherwise: '$g$' },
  ],
  figures: [graph, chart],
  question:
    'There are {{n}} {{fruit}}: $x = {{n}} \\text{ pieces}$.\n\n[[figure:graph]]\n\n[[figure:chart]]\n\n[[number]] [[name]] [[choice]]',
  parts: [
    {
      name: 'number',
      answerType: 4,
      label: 'Number',
      accept: [{ value: 'n' }, { value: 'n + 1', score: 0, feedback: 'One too many of the {{fruit}}.' }],
    },
    {
      name: 'name',
      answerType: 5,
      label: 'Name',
      accept: [{ value: '{{fruit}}' }, { value: 'fruit', score: 0.5, feedback: 'What fruit?' }],
    },
    {
      name: 'choice',
      answerType: 2,
      label: 'Amount',
      choices: [
        { text: 'many', correct: 'n > 5', feedback: 'Not so many.' },
        { text: 'few', correct: 'n <= 5', feedback: 'More than that.' },
      ],
    },
  ],
  hints: ['Count the {{fruit}}.', '$n$'],
  solution: 'There are {{kind}}.',
});

/** Every text with something at its end, as if that were German. */
function translated(document: ExerciseDocument, change = (text: string) => `${text} ‹de›`): TranslatedText[] {
  return documentTexts(document).map(({ at, text }) => ({ at, text: change(text), of: markOfText(text) }));
}

const withGerman = (texts: readonly TranslatedText[], document = rich): ExerciseDocument => ({
  ...document,
  translations: [{ language: 'de', texts }],
});

function compiled(document: ExerciseDocument): CompiledExercise {
  const { exercise, problems } = compileExercise(document);
  if (!exercise) throw new Error(problems.map(({ place, message }) => `${place}: ${message}`).join('\n'));
  return exercise;
}

function drawn(exercise: CompiledExercise, seed: number) {
  const result = drawVariant(exercise, seed);
  if (!result.ok) throw new Error(result.problem.message);
  return result.variant;
}

describe('the texts of a document', () => {
  test('are all that hold words, each named by its place', () => {
    expect(documentTexts(rich).map(({ at }) => at)).toEqual([
      'title',
      'question',
      'parts.number.label',
      'parts.number.feedback.1',
      'parts.name.label',
      'parts.name.accept.1',
      'parts.name.feedback.1',
      'parts.choice.label',
      'parts.choice.choices.0.text',
      'parts.choice.choices.0.feedback',
      'parts.choice.choices.1.text',
      'parts.choice.choices.1.feedback',
      'hints.0',
      'solution',
      'figures.graph.describe',
      'figures.graph.x.label',
      'figures.graph.y.label',
      'figures.graph.show.0.label',
      'figures.graph.show.1.labels.0',
      'figures.graph.show.2.names.0',
      'figures.graph.show.2.sides.0',
      'figures.graph.show.2.angles.0',
      'figures.graph.show.3.text',
      'figures.chart.xLabel',
      'figures.chart.yLabel',
      'figures.chart.labels.0',
      'figures.chart.labels.1',
      'words.fruit.0',
      'words.fruit.1',
      'words.fruit.2',
      'words.kind.0',
      'words.kind.1',
    ]);
  });

  test('leave no English word in what a learner can see once they are translated', () => {
    const inGerman = (text: string) =>
      text
        .split(/(\{\{.*?\}\}|\[\[.*?\]\]|\\text\{)/)
        .map((piece) => (/[[{]/.test(piece) ? piece : piece.replaceAll(/\p{L}{2,}/gu, 'wort')))
        .join('');
    const german = inLanguageOf(compiled(withGerman(translated(rich, inGerman))), ['de']);
    const words = documentTexts(rich).flatMap(
      ({ text }) => text.replaceAll(/\{\{.*?\}\}|\[\[.*?\]\]|\\text/g, '').match(/\p{L}{2,}/gu) ?? [],
    );
    for (const seed of [1, 2, 3, 4, 5]) {
      const { question, figures, parts, hints, solution, title } = drawn(german, seed);
      const texts = figures.flatMap(({ describe, axes, elements }) => [
        describe,
        ...axes.flatMap(({ label, ticks }) => [label, ...ticks.map(({ text }) => text)]),
        ...elements.flatMap(({ label, texts, readings }) => [
          label,
          ...texts.map(({ text }) => text),
          ...readings.flat(),
        ]),
      ]);
      const asked = parts.flatMap(({ label, choices, answerPlain }) => [
        label,
        answerPlain,
        ...choices.map(({ text }) => text),
      ]);
      const shown = [title, question, ...hints, solution, ...texts, ...asked]
        .join(' ')
        .replaceAll(/\[\[.*?\]\]|\\text/g, '');
      expect(shown.match(/\p{L}{2,}/gu)?.filter((word) => words.includes(word))).toEqual([]);
    }
  });

  test.each([
    ['Add.', true],
    ['$x + 1$', false],
    ['{{fruit}}', false],
    ['[[figure:graph]]', false],
    ['A', false],
    ['$2 \\text{ or } 3$', true],
    ['$2 \\text{ {{w}} }$', false],
    ['数', true],
  ])('%s has words: %s', (text, expected) => {
    expect(hasWords(text)).toBe(expected);
  });
});

describe('a translated text', () => {
  test.each<[string, string, string[]]>([
    ['{{a}} and $x^2$ [[r]]', '[[r]] $x^{2}$ und {{a}}', ['formulas']],
    ['{{a}} and $x^2$ [[r]]', '[[r]]: $x^2$ und {{ a }}', []],
    ['{{a}} apples', 'Äpfel', ['holes']],
    ['{{a}} apples', '{{a}} {{a}} Äpfel', ['holes']],
    ['{{a : decimal}}', '{{a}}', ['holes']],
    ['[[figure:a]]', '[[figure:b]]', ['markers']],
    ['$x = 1 \\text{ or } x = 2$', '$x = 1 \\text{ oder } x = 2$', []],
    ['$x = 1 \\text{ or {{w}}}$', '$x = 1 \\text{ oder}$', ['formulas']],
    ['$2 \\cdot x$', '$2\\cdot x$', []],
  ])('%s as %s has faults in %o', (source, text, expected) => {
    expect(textFaults(source, text).map((fault) => fault.in)).toEqual(expected);
  });

  test('is outdated when its source has changed, and missing when it is empty', () => {
    const texts = translated(rich);
    const changed = { ...rich, solution: 'There are only {{kind}}.' };
    const states = new Map(
      compareTexts(changed, {
        texts: texts.map((one) => (one.at === 'title' ? { ...one, text: ' ' } : one)),
      }).pairs.map(({ source, state }) => [source.at, state]),
    );
    expect(states.get('solution')).toBe('outdated');
    expect(states.get('title')).toBe('missing');
    expect(states.get('question')).toBe('current');
  });
});

describe('an exercise in another language', () => {
  const exercise = compiled(withGerman(translated(rich)));
  const german = inLanguageOf(exercise, ['de-AT']);

  test('draws the same numbers, words of the same place, and choices in the same order for every seed', () => {
    for (let seed = 0; seed < 60; seed++) {
      const [here, there] = [drawn(exercise, seed), drawn(german, seed)];
      const value = (variant: typeof here, name: string) => variant.values.find((one) => one.name === name)?.plain;
      expect(value(there, 'n')).toBe(value(here, 'n'));
      expect(value(there, 'fruit')).toBe(`${value(here, 'fruit')} ‹de›`);
      expect(there.parts.map(({ choices }) => choices.map(({ text }) => text.replace(' ‹de›', '')))).toEqual(
        here.parts.map(({ choices }) => choices.map(({ text }) => text)),
      );
      expect(there.parts[2]?.answerPlain).toBe(here.parts[2]?.answerPlain);
      expect(publicView(there).language).toBe('de');
      expect(there.title).toBe('Fruit ‹de›');
    }
  });

  test('keeps the draws that are switched off by the words of the source', () => {
    const only = { ...rich, variables: { ...rich.variables, excluded: [] as string[] } };
    const off = Array.from({ length: 8 }, (_, index) => `fruit=apples; n=${index + 2}`);
    const document = withGerman(translated(only), { ...only, variables: { ...only.variables, excluded: off } });
    const shown = inLanguageOf(compiled(document), ['de']);
    for (let seed = 0; seed < 40; seed++) {
      expect(drawn(shown, seed).values.find(({ name }) => name === 'fruit')?.plain).not.toBe('apples ‹de›');
    }
  });

  test('gives an answer the same score in every language, with feedback in the reader’s', () => {
    const variant = drawn(exercise, 3);
    const fruit = variant.values.find(({ name }) => name === 'fruit')?.plain ?? '';
    for (const [answer, score, feedback] of [
      [fruit, 1, ''],
      [`${fruit} ‹de›`, 1, ''],
      ['fruit', 0.5, 'What fruit?'],
      ['fruit ‹de›', 0.5, 'What fruit?'],
      ['stones', 0, undefined],
    ] as const) {
      const answers = [{ part: 'name', value: answer }];
      const here = markResponse(exercise, variant, answers).parts[1];
      const there = markResponse(german, drawn(german, 3), answers).parts[1];
      expect([answer, here?.score, there?.score]).toEqual([answer, score, score]);
      if (feedback === undefined || feedback === '') continue;
      expect([here?.feedback, there?.feedback]).toEqual([feedback, `${feedback} ‹de›`]);
    }
  });

  test('is offered only when all its texts are there, current and sound', () => {
    const texts = translated(rich);
    expect(textLanguages(withGerman(texts))).toEqual(['en', 'de']);
    expect(textLanguages(withGerman(texts.slice(1)))).toEqual(['en']);
    expect(textLanguages(withGerman(texts, { ...rich, solution: 'So {{kind}}.' }))).toEqual(['en']);
    expect(textLanguages(withGerman([...texts, { at: 'hints.7', text: 'x', of: '00000000' }]))).toEqual(['en']);
    expect(inLanguageOf(compiled(withGerman(texts.slice(1))), ['de']).document.language).toBe('en');
  });

  test('is written from right to left where its language is', () => {
    const document = { ...rich, translations: [{ language: 'ar', texts: translated(rich) }] };
    expect(documentIn(document, 'ar').variables.direction).toBe('rtl');
    expect(documentIn(document, 'de')).toBe(document);
  });

  test('has findings of its own in the health report', () => {
    const findings = (document: ExerciseDocument) =>
      checkHealth(compiled(document), 20)
        .findings.filter(({ kind }) => kind === 'translation')
        .map(({ place, severity }) => `${severity} ${place}`);
    expect(findings(withGerman(translated(rich)))).toEqual([]);
    expect(findings(withGerman(translated(rich).slice(1)))).toEqual(['warning translations.de']);
    const same = translated(rich).map((one) => (/choices\.\d\.text/.test(one.at) ? { ...one, text: 'viele' } : one));
    expect(findings(withGerman(same))).toEqual([expect.stringMatching('translations.de.parts.choice')]);
  });
});

describe('a file of texts', () => {
  test('holds every text of the source in its skeleton, and gives them back', () => {
    const texts = translationOfFile(rich, 'de', JSON.parse(JSON.stringify(translationSkeleton(rich)))).texts;
    const byPlace = (all: readonly { at: string; text: string }[]) => new Map(all.map(({ at, text }) => [at, text]));
    expect(byPlace(texts)).toEqual(byPlace(documentTexts(rich)));
  });
});
