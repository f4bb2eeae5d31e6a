import type { Difference } from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import type { ExerciseDocument, ExerciseTest } from '@lemma/math';
import { isDeepStrictEqual } from 'node:util';
import { align } from './align.ts';
import { differenceOf, exchange } from './difference.ts';
import * as m from './messages.ts';
import { partDifferences } from './part-differences.ts';
import { variableDifferences } from './variable-differences.ts';

/**
 * In what two documents differ, in the order in which an author writes them and in the words of a speaker; empty when they
 * are the same.
 */
export function findDifferences(before: ExerciseDocument, after: ExerciseDocument, speaker: Speaker): Difference[] {
  const condition = speaker.say(m.condition);
  return [
    ...differenceOf(speaker, speaker.say(m.title), before.title, after.title),
    ...differenceOf(speaker, speaker.say(m.question), before.question, after.question),
    ...partDifferences(before.parts, after.parts, speaker),
    ...variableDifferences(before.variables.list, after.variables.list, speaker),
    ...differenceOf(speaker, condition, before.variables.keepIf, after.variables.keepIf, { isText: false }),
    ...excludedDifferences(before.variables.excluded ?? [], after.variables.excluded ?? [], speaker),
    ...hintDifferences(before.hints, after.hints, speaker),
    ...differenceOf(speaker, speaker.say(m.solution), before.solution, after.solution),
    ...testDifferences(before.tests, after.tests, speaker),
    ...descriptionDifferences(before, after, speaker),
  ];
}

/** Differences of what an author says about an exercise. */
function descriptionDifferences(before: ExerciseDocument, after: ExerciseDocument, speaker: Speaker): Difference[] {
  const levelOf = ({ level }: ExerciseDocument) => speaker.say(m.levelNumber, { number: level.replace('Level ', '') });
  const gradeOf = ({ grade }: ExerciseDocument) => (grade === undefined ? speaker.say(m.none) : String(grade));
  const topicOf = ({ topic }: ExerciseDocument) => topic || speaker.say(m.none);
  const directionOf = ({ variables }: ExerciseDocument) =>
    speaker.say(variables.direction === 'rtl' ? m.rightToLeft : m.leftToRight);
  const curriculumOf = ({ curriculum = [] }: ExerciseDocument) => curriculum.join(', ');
  return [
    ...exchange(speaker, speaker.say(m.level), levelOf(before), levelOf(after)),
    ...exchange(speaker, speaker.say(m.grade), gradeOf(before), gradeOf(after)),
    ...differenceOf(speaker, speaker.say(m.curriculum), curriculumOf(before), curriculumOf(after)),
    ...exchange(speaker, speaker.say(m.topic), topicOf(before), topicOf(after)),
    ...differenceOf(speaker, speaker.say(m.tags), before.tags.join(', '), after.tags.join(', ')),
    ...exchange(speaker, speaker.say(m.language), before.language, after.language),
    ...exchange(speaker, speaker.say(m.direction), directionOf(before), directionOf(after)),
    ...differenceOf(speaker, speaker.say(m.credit), creditOf(before), creditOf(after)),
  ];
}

const creditOf = ({ credit = {} }: ExerciseDocument): string =>
  [credit.author, credit.source, credit.licence].filter(Boolean).join('; ');

function hintDifferences(before: readonly string[], after: readonly string[], speaker: Speaker): Difference[] {
  return align(before, after, (a, b) => a === b).flatMap((pair) =>
    differenceOf(speaker, speaker.say(m.hint, { number: pair.index + 1 }), pair.before, pair.after),
  );
}

/** `2 variants switched off`, `1 variant switched on again`; the variants are listed beside it. */
function excludedDifferences(before: readonly string[], after: readonly string[], speaker: Speaker): Difference[] {
  const off = after.filter((key) => !before.includes(key));
  const on = before.filter((key) => !after.includes(key));
  return countedDifferences(speaker.say(m.variantsSwitched), [
    { keys: off, sentence: speaker.say(m.switchedOff, { count: off.length }), isNew: true },
    { keys: on, sentence: speaker.say(m.switchedOn, { count: on.length }), isNew: false },
  ]);
}

function testDifferences(
  before: readonly ExerciseTest[],
  after: readonly ExerciseTest[],
  speaker: Speaker,
): Difference[] {
  const isIn = (list: readonly ExerciseTest[], test: ExerciseTest) => list.some((one) => isDeepStrictEqual(one, test));
  const describe = (test: ExerciseTest) => describeTest(test, speaker);
  const added = after.filter((test) => !isIn(before, test)).map(describe);
  const removed = before.filter((test) => !isIn(after, test)).map(describe);
  return countedDifferences(speaker.say(m.tests), [
    { keys: added, sentence: speaker.say(m.testsAdded, { count: added.length }), isNew: true },
    { keys: removed, sentence: speaker.say(m.testsRemoved, { count: removed.length }), isNew: false },
  ]);
}

interface Counted {
  readonly keys: readonly string[];
  readonly sentence: string;
  /** Whether they were not there before. */
  readonly isNew: boolean;
}

/** Things of one kind that have come or gone, with all of them beside their number. */
const countedDifferences = (place: string, counted: readonly Counted[]): Difference[] =>
  counted
    .filter(({ keys }) => keys.length > 0)
    .map(({ keys, sentence, isNew }) => {
      const described = keys.join('; ');
      return { place, sentence, before: isNew ? null : described, after: isNew ? described : null, isText: false };
    });

function describeTest({ answers: given, score, outcome }: ExerciseTest, speaker: Speaker): string {
  const answers = given.map(({ part, value }) => `${part} = ${value}`).join(', ');
  if (outcome !== undefined) return speaker.say(m.testUnreadable, { answers });
  return speaker.say(m.testGives, { answers, percent: Math.round((score ?? 1) * 100) });
}
