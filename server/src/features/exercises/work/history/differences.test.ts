import type { ExerciseDocument } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { squareOfSum, twoParts } from '../../../../testing/classes/exercise-documents.ts';
import { speakerOf } from '../../../../core/language/speakers.ts';
import { align } from './align.ts';
import { findDifferences } from './differences.ts';

const english = speakerOf('en');

const sentences = (changes: Partial<ExerciseDocument>, base: ExerciseDocument = squareOfSum) =>
  findDifferences(base, { ...base, ...changes }, english).map(({ sentence }) => sentence);

describe('the differences of two versions [S09]', () => {
  it('are none between equal documents', () => {
    expect(findDifferences(squareOfSum, structuredClone(squareOfSum), english)).toEqual([]);
  });

  it('name texts that have changed, are new or are gone', () => {
    expect(sentences({ question: 'Multiply out $(x + {{a}})^2$: [[square]]', solution: '' })).toEqual([
      'Question changed',
      'Solution removed',
    ]);
    const [question] = findDifferences(squareOfSum, { ...squareOfSum, question: 'Other' }, english);
    expect(question).toEqual({
      place: 'Question',
      sentence: 'Question changed',
      before: squareOfSum.question,
      after: 'Other',
      isText: true,
    });
  });

  it('tell how a variable is drawn otherwise', () => {
    const drawn = (list: ExerciseDocument['variables']['list']) => sentences({ variables: { direction: 'ltr', list } });
    expect(drawn([{ name: 'a', generator: 'random-integer', min: 2, max: 5 }])).toEqual([
      'Variable a: up to 5 instead of 9',
    ]);
    expect(drawn([{ name: 'a', generator: 'random-integer', max: 9, step: 3 }])).toEqual([
      'Variable a: from 0 instead of 2, in steps of 3 instead of 1',
    ]);
    expect(drawn([{ name: 'a', generator: 'random-list', values: ['2', '3'] }])).toEqual([
      'Variable a: drawn otherwise',
    ]);
    expect(drawn([{ name: 'b', generator: 'constant', value: '4' }])).toEqual([
      'Variable b added',
      'Variable a removed',
    ]);
  });

  it('find a hint that was put between others', () => {
    const [first = '', second = ''] = squareOfSum.hints;
    expect(sentences({ hints: [first, 'Between', second] })).toEqual(['Hint 2 added']);
    expect(sentences({ hints: [second] })).toEqual(['Hint 1 removed']);
    expect(sentences({ hints: [first, 'Other words'] })).toEqual(['Hint 2 changed']);
  });

  it('tell points, accepted answers and settings of parts', () => {
    const [part] = squareOfSum.parts;
    if (part === undefined || !('accept' in part)) throw new Error('a part with answers');
    expect(sentences({ parts: [{ ...part, points: 1, accept: part.accept.slice(0, 1) }] })).toEqual([
      'Part square: 1 point instead of 2',
      'Part square, accepted answers changed',
      'Part square, feedback removed',
    ]);
    expect(sentences({ parts: [{ ...part, form: 'expanded' } as never] })).toEqual([
      'Part square, form asked for: expanded instead of as usual',
    ]);
    const [same, twice] = twoParts.parts;
    expect(sentences({ parts: [twice, same] as never }, twoParts)).toEqual(['Parts in another order']);
    expect(sentences({ parts: [twice] as never }, twoParts)).toEqual(['Part same removed']);
  });

  it('count tests and tell what an author says about the exercise', () => {
    const tests = [{ seed: 'any' as const, answers: [{ part: 'square', value: 'x' }], score: 0 }];
    expect(sentences({ tests, level: 'Level 3', grade: 8, tags: ['brackets', 'squares'], topic: '' })).toEqual([
      '1 test added',
      'Level: Level 3 instead of Level 2',
      'Grade: 8 instead of none',
      'Topic: none instead of algebra/expanding',
      'Tags changed',
    ]);
  });

  it('are said in the language of a reader, with the names that settings have there', () => {
    const [part] = squareOfSum.parts;
    const changed = {
      ...squareOfSum,
      level: 'Level 3' as const,
      solution: '',
      parts: [{ ...part, points: 0.5, form: 'lowest-terms', tolerance: { kind: 'absolute', value: 0.0005 } } as never],
      variables: {
        ...squareOfSum.variables,
        list: [{ name: 'a', generator: 'random-integer' as const, min: 2, max: 5, step: 3, except: [3] }],
      },
    };
    const said = findDifferences(squareOfSum, changed, speakerOf('de'));
    expect(said.map(({ sentence }) => sentence)).toEqual([
      'Teil square: 0,5 Punkte statt 2',
      'Teil square, verlangte Form: gekürzt statt wie üblich',
      'Teil square, Toleranz: Abweichung höchstens 0.0005 statt wie üblich',
      'Variable a: anders ausgelost',
      'Lösungsweg: entfernt',
      'Niveau: Niveau 3 statt Niveau 2',
    ]);
    const drawn = said.find(({ place }) => place === 'Variable a');
    expect(drawn?.after).toBe('ganze Zahl von 2 bis 5 in Schritten von 3, ohne 3');
    const english = /\b(?:instead|from|with|level|part|as usual|whole)\b/i;
    for (const tag of ['de', 'fr', 'es']) {
      const words = findDifferences(squareOfSum, changed, speakerOf(tag)).flatMap(({ place, sentence, after }) => [
        place,
        sentence,
        ...(place === 'Variable a' ? [after] : []),
      ]);
      expect(words.filter((text) => english.test(text ?? ''))).toEqual([]);
    }
  });

  it('are variants that were switched off and on again, even when their number is the same', () => {
    const off = (...excluded: string[]) => ({ variables: { ...squareOfSum.variables, excluded } });
    const worded = (from: readonly string[], to: readonly string[]) =>
      findDifferences({ ...squareOfSum, ...off(...from) }, { ...squareOfSum, ...off(...to) }, english).map(
        ({ sentence }) => sentence,
      );
    expect(worded([], ['a=1', 'a=2'])).toEqual(['2 variants switched off']);
    expect(worded(['a=1'], ['a=2'])).toEqual(['1 variant switched off', '1 variant switched on again']);
  });
});

describe('lists side by side', () => {
  it('keep everything of both lists once and in order', () => {
    const pairs = align('abcdef'.split(''), 'axcdyze'.split(''), (a, b) => a === b);
    expect(pairs.map(({ before = '-', after = '-' }) => before + after)).toEqual([
      'aa',
      'bx',
      'cc',
      'dd',
      '-y',
      '-z',
      'ee',
      'f-',
    ]);
  });
});
