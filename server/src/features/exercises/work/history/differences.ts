import type { Difference } from '@lemma/contracts';
import type { ExerciseDocument, ExerciseTest } from '@lemma/math';
import { isDeepStrictEqual } from 'node:util';
import { align } from './align.ts';
import { differenceOf, exchange } from './difference.ts';
import { partDifferences } from './part-differences.ts';
import { variableDifferences } from './variable-differences.ts';

/** In what two documents differ, in the order in which an author writes them; empty when they are the same. */
export function findDifferences(before: ExerciseDocument, after: ExerciseDocument): Difference[] {
  return [
    ...differenceOf('Title', before.title, after.title),
    ...differenceOf('Question', before.question, after.question),
    ...partDifferences(before.parts, after.parts),
    ...variableDifferences(before.variables.list, after.variables.list),
    ...differenceOf('Condition on the numbers', before.variables.keepIf, after.variables.keepIf, { isText: false }),
    ...excludedDifferences(before.variables.excluded ?? [], after.variables.excluded ?? []),
    ...hintDifferences(before.hints, after.hints),
    ...differenceOf('Solution', before.solution, after.solution),
    ...testDifferences(before.tests, after.tests),
    ...exchange('Level', before.level, after.level),
    ...exchange('Grade', gradeOf(before), gradeOf(after)),
    ...differenceOf('Curriculum', (before.curriculum ?? []).join(', '), (after.curriculum ?? []).join(', ')),
    ...exchange('Topic', before.topic || 'none', after.topic || 'none'),
    ...differenceOf('Tags', before.tags.join(', '), after.tags.join(', ')),
    ...exchange('Language', before.language, after.language),
    ...exchange('Direction of writing', before.variables.direction, after.variables.direction),
    ...differenceOf('Credit', creditOf(before), creditOf(after)),
  ];
}

const creditOf = ({ credit = {} }: ExerciseDocument): string =>
  [credit.author, credit.source, credit.licence].filter(Boolean).join('; ');

const gradeOf = ({ grade }: ExerciseDocument): string => (grade === undefined ? 'none' : String(grade));

function hintDifferences(before: readonly string[], after: readonly string[]): Difference[] {
  return align(before, after, (a, b) => a === b).flatMap((pair) =>
    differenceOf(`Hint ${pair.index + 1}`, pair.before, pair.after),
  );
}

/** `2 variants switched off`, `1 variant switched on again`; the variants are listed beside it. */
function excludedDifferences(before: readonly string[], after: readonly string[]): Difference[] {
  const place = 'Variants switched off';
  const off = after.filter((key) => !before.includes(key));
  const on = before.filter((key) => !after.includes(key));
  const words = (keys: readonly string[]) => `${keys.length} ${keys.length === 1 ? 'variant' : 'variants'}`;
  const described = (keys: readonly string[]) => keys.join('; ');
  return [
    ...(off.length > 0
      ? [{ place, sentence: `${words(off)} switched off`, before: null, after: described(off), isText: false }]
      : []),
    ...(on.length > 0
      ? [{ place, sentence: `${words(on)} switched on again`, before: described(on), after: null, isText: false }]
      : []),
  ];
}

function testDifferences(before: readonly ExerciseTest[], after: readonly ExerciseTest[]): Difference[] {
  const isIn = (list: readonly ExerciseTest[], test: ExerciseTest) => list.some((one) => isDeepStrictEqual(one, test));
  const counts = [
    [after.filter((test) => !isIn(before, test)), 'added'],
    [before.filter((test) => !isIn(after, test)), 'removed'],
  ] as const;
  return counts.flatMap(([tests, verb]) => {
    if (tests.length === 0) return [];
    const described = tests.map(describeTest).join('; ');
    const sentence = `${tests.length} ${tests.length === 1 ? 'test' : 'tests'} ${verb}`;
    const isNew = verb === 'added';
    return [
      { place: 'Tests', sentence, before: isNew ? null : described, after: isNew ? described : null, isText: false },
    ];
  });
}

function describeTest({ answers, score, outcome }: ExerciseTest): string {
  const given = answers.map(({ part, value }) => `${part} = ${value}`).join(', ');
  return `${given} ${outcome === undefined ? `gives ${Math.round((score ?? 1) * 100)} %` : 'cannot be read'}`;
}
