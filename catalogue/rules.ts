import {
  type ChoicePart,
  type ExerciseDocument,
  type NumberPart,
  type Part,
  type Variant,
} from '../math/src/exercises/index.ts';
import { figuresFor, nothingSeen } from '../math/src/figures/shown.ts';
import { answerTypes, precisionTiers } from '../math/src/exercises/document/document.ts';
import { wordsOf } from '../math/src/exercises/document/generators.ts';
import { markResponse } from '../math/src/marking/index.ts';
import { compiled, variantAt, variantsOf } from './exercises.ts';

export const fewestQuestions = 30;
/** Enough draws to meet each of so many questions with near certainty. */
const mostDraws = 600;

const isChoice = (part: Part): part is ChoicePart => 'choices' in part;

/** What a learner sees of a variant, without the order of choices. */
function shownIn(variant: Variant): string {
  const figures = figuresFor(variant, nothingSeen);
  return JSON.stringify([
    variant.question,
    variant.parts.map(({ choices }) => choices.map(({ text }) => text).sort()),
    figures,
  ]);
}

/** How many different questions there are, counted up to what is asked for. */
export function questionCount(document: ExerciseDocument): number {
  const exercise = compiled(document);
  const shown = new Set(variantsOf(document).map(shownIn));
  for (let seed = variantsOf(document).length; shown.size < fewestQuestions && seed < mostDraws; seed++) {
    shown.add(shownIn(variantAt(exercise, seed)));
  }
  return Math.min(shown.size, fewestQuestions);
}

/** Choice parts whose right choices are the same in every variant. */
export function constantChoices(document: ExerciseDocument): string[] {
  if (!document.parts.some(isChoice)) return [];
  const inOrder = { ...document, parts: document.parts.map((part) => (isChoice(part) ? unshuffled(part) : part)) };
  const exercise = compiled(inOrder);
  const keys = Array.from({ length: 60 }, (_, seed) => variantAt(exercise, seed).parts);
  return document.parts.flatMap((part, index) =>
    isChoice(part) && new Set(keys.map((parts) => parts[index]?.answerPlain)).size === 1 ? [part.name] : [],
  );
}

function unshuffled(part: ChoicePart): ChoicePart {
  return { ...part, shuffle: false };
}

/** Choices that may be wrong without a word on why, and parts in which no mistake is known. */
export function missingFeedback(document: ExerciseDocument): string[] {
  return document.parts.flatMap((part) => {
    if (!isChoice(part)) {
      const known = part.accept.some(({ score = 1, feedback }) => score < 1 && feedback);
      return known ? [] : [`${part.name}: no mistake is known`];
    }
    return part.choices
      .filter(({ correct, feedback }) => correct !== true && !feedback)
      .map(({ text }) => `${part.name}: ${text}`);
  });
}

const placesInWords: readonly (readonly [RegExp, number])[] = [
  [/one decimal place/, 1],
  [/two decimal places|[Rr]ound(ed)? to cents/, 2],
  [/three decimal places/, 3],
  [/[Rr]ound to a whole number/, 0],
];

/** Places to which a part is rounded, by its fields. */
function placesOf(part: Part): number | undefined {
  if (isChoice(part) || part.answerType === answerTypes.text) return undefined;
  if (part.precision !== undefined) return precisionTiers[part.precision];
  return part.tolerance?.kind === 'decimals' ? part.tolerance.value : undefined;
}

/** Where the tolerance is not what the text says. */
export function toleranceProblems(document: ExerciseDocument): string[] {
  const hasNumber = document.parts.some(({ answerType }) => answerType === answerTypes.number);
  const told = placesInWords.flatMap(([words, places]) => (hasNumber && words.test(document.question) ? [places] : []));
  const kept = document.parts.flatMap((part) => placesOf(part) ?? []);
  const loose = document.parts.filter(
    (part) => 'tolerance' in part && part.tolerance !== undefined && part.tolerance.kind !== 'decimals',
  );
  return [
    ...loose.map(({ name }) => `${name}: the tolerance is not a number of places`),
    ...kept.filter((places) => !told.includes(places)).map((places) => `the text does not ask for ${places} places`),
    ...told.filter((places) => !kept.includes(places)).map((places) => `no part is rounded to ${places} places`),
  ];
}

/** Neighbours of a rounded answer in its last place that are taken as right. */
export function acceptedNeighbours(document: ExerciseDocument): string[] {
  const rounded = document.parts.filter((part): part is NumberPart => placesOf(part) !== undefined);
  if (rounded.length === 0) return [];
  const exercise = compiled(document);
  return variantsOf(document)
    .slice(0, 40)
    .flatMap((variant) =>
      rounded.flatMap((part) => {
        const places = placesOf(part) ?? 0;
        const typed = variant.parts.find(({ name }) => name === part.name)?.answerPlain ?? '';
        const key = Number(typed.replace(/[^\d.-].*$/, ''));
        if (typed === '' || !/^-?\d+(\.\d+)?( [a-z]+)?$/.test(typed)) return [];
        const unit = part.unit === undefined ? '' : ` ${part.unit}`;
        return [-1, 1]
          .map((step) => (key + step * 10 ** -places).toFixed(places))
          .filter((value) => {
            const { parts } = markResponse(exercise, variant, [{ part: part.name, value: `${value}${unit}` }]);
            return parts.some(({ part: name, outcome }) => name === part.name && outcome === 'right');
          })
          .map((value) => `seed ${variant.seed}: ${part.name} = ${value} for ${typed}`);
      }),
    );
}

/** Variants whose solution does not come to the rounded answer of a part. */
export function otherSolutions(document: ExerciseDocument): string[] {
  const rounded = document.parts.filter((part) => placesOf(part) !== undefined);
  if (rounded.length === 0) return [];
  return variantsOf(document).flatMap(({ seed, solution, parts }) =>
    rounded.flatMap((part) => {
      const key = parts.find(({ name }) => name === part.name)?.answerPlain.replace(/ [a-z]+$/, '') ?? '';
      const [top = Number.NaN, bottom = 1] = key.split('/').map(Number);
      const spellings = [key, (top / bottom).toFixed(placesOf(part) ?? 0), String(top / bottom)];
      return spellings.some((spelling) => solution.includes(spelling)) ? [] : [`seed ${seed}: ${part.name} = ${key}`];
    }),
  );
}

/** Hints that say the answer of a part in most variants, where the question does not already say it. */
export function answersInHints(document: ExerciseDocument): string[] {
  const variants = variantsOf(document).slice(0, 60);
  return document.parts.flatMap((part, index) => {
    if (isChoice(part)) return [];
    const told = variants.filter(({ question, hints, parts }) => {
      const answer = parts[index]?.answerPlain ?? '';
      return answer.length > 1 && !holds(question, answer) && hints.some((hint) => holds(hint, answer));
    });
    return told.length * 2 > variants.length ? [part.name] : [];
  });
}

function holds(text: string, answer: string): boolean {
  const tight = (typed: string) => typed.replaceAll(/[\s\\{}$]|left|right|cdot/g, '');
  const place = tight(text).indexOf(tight(answer));
  if (place < 0) return false;
  const around = tight(text)[place - 1] + (tight(text)[place + tight(answer).length] ?? '');
  return !/[\d.]/.test(around);
}

/** Words that a native editor would change, or that say what cannot be. */
const poorEnglish =
  /\bthe (second|third|other) ones?\b(?! (who|that|where))|\bfulfil|\bgoes? away\b|\bbehind the (decimal )?point\b|\bthe way around\b|\bof the first kind\b|\bin a \w+ training\b|\bhow often (do|does) \S+ go\b|\bat which (angle|rate|price)\b|\bby which number\b|\bis no (factor|quotient)\b|\bfor ever\b|\bany more\b|\bshall\b|\btells (what|which|how|that|whether)\b|\bhas not\.|\bstands (in|on|between|above|under|inside)\b|\bat once\b|\bnought\b|\bthe smaller one:|\bin the place of\b|\bsomebody\b|\binformations?\b|\bhow much (is|are) the\b/i;

/** Texts of a document that a learner reads, each with its place. */
function textsOf(document: ExerciseDocument): string[] {
  const feedback = document.parts.flatMap((part) =>
    isChoice(part)
      ? part.choices.flatMap(({ text, feedback: told = '' }) => [text, told])
      : part.accept.map(({ feedback: told = '' }) => told),
  );
  const words = document.variables.list.flatMap(wordsOf);
  return [document.title, document.question, ...document.hints, document.solution, ...feedback, ...words];
}

/** Phrases in a document that are not English as a native editor would leave it. */
export function poorPhrases(document: ExerciseDocument): string[] {
  return textsOf(document).flatMap((text) => poorEnglish.exec(text)?.[0] ?? []);
}

/** Values that are rounded from a variable which is itself rounded. */
export function doubleRoundings(document: ExerciseDocument): string[] {
  const rounded = new Set<string>();
  for (const variable of document.variables.list) {
    if (variable.generator === 'expression' && /\b(round|decimals)\(.*, *\d+\)/.test(variable.value)) {
      rounded.add(variable.name);
    }
  }
  const calls = textsOf(document).flatMap((text) => text.match(/\b(round|decimals|approx)\([^{}]*\)/g) ?? []);
  return calls.filter((call) =>
    (call.slice(call.indexOf('(')).match(/[A-Za-z][A-Za-z0-9]*/g) ?? []).some((name) => rounded.has(name)),
  );
}
