import {
  answerForms,
  answerTypes,
  difficultyLevels,
  isChoiceType,
  isMathsType,
  lastGrade,
  mostFigures,
  precisionTiers,
  simplificationModes,
  type ExerciseDocument,
  type PrecisionTier,
} from '@lemma/math/document';
import { z } from 'zod';
import { figure } from './figures.ts';
import { choiceGraph, partGraph } from './graphs.ts';
import type { Loose } from './loose.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

/** zod schema of the exercise document; the types in `math/src/exercises/document/document.ts` explain its meaning. */

const longText = z.string().max(20_000);
const shortText = z.string().max(500);
const sourceText = z.string().max(1000);
const numberOrSource = z.union([z.number(), sourceText]);
/** Lower-case letters and figures only, so that no conversion of keys can change it. */
const partName = z.string().regex(/^[a-z][a-z0-9]{0,23}$/, words(m.smallLettersFirst));
const variableName = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,23}$/, words(m.lettersFirst));
const few = 40;
const many = 200;

const variable = z.discriminatedUnion('generator', [
  z.strictObject({ name: variableName, generator: z.literal('constant'), value: sourceText }),
  z.strictObject({
    name: variableName,
    generator: z.literal('random-integer'),
    min: numberOrSource.optional(),
    max: numberOrSource.optional(),
    step: numberOrSource.optional(),
    except: z.array(numberOrSource).max(many).optional(),
  }),
  z.strictObject({
    name: variableName,
    generator: z.literal('random-real'),
    min: numberOrSource.optional(),
    max: numberOrSource.optional(),
    decimals: z.int().min(0).max(12).optional(),
    except: z.array(numberOrSource).max(many).optional(),
  }),
  z.strictObject({
    name: variableName,
    generator: z.literal('expression'),
    value: sourceText,
    simplify: z.enum(simplificationModes).optional(),
  }),
  z.strictObject({
    name: variableName,
    generator: z.literal('comparison'),
    left: sourceText,
    right: sourceText,
    give: z.enum(['sign', '<', '<=', '=', '!=', '>=', '>']).optional(),
  }),
  z.strictObject({ name: variableName, generator: z.literal('random-list'), values: z.array(sourceText).max(many) }),
  z.strictObject({
    name: variableName,
    generator: z.literal('random-string-list'),
    values: z.array(shortText).max(many),
  }),
  z.strictObject({
    name: variableName,
    generator: z.literal('conditional-math'),
    cases: z.array(z.strictObject({ when: sourceText, value: sourceText })).max(few),
    otherwise: sourceText,
  }),
  z.strictObject({
    name: variableName,
    generator: z.literal('conditional-string'),
    cases: z.array(z.strictObject({ when: sourceText, value: shortText })).max(few),
    otherwise: shortText,
  }),
  z.strictObject({
    name: variableName,
    generator: z.literal('comparison-group'),
    comparisons: z.array(sourceText).max(few),
    read: z.enum(['all', 'any', 'first']),
  }),
]);

const acceptedAnswer = z.strictObject({
  value: sourceText,
  score: z.number().min(0).max(1).optional(),
  feedback: z.string().max(2000).optional(),
});
const accept = z.array(acceptedAnswer).max(few);

const tierNames = Object.keys(precisionTiers) as [PrecisionTier, ...PrecisionTier[]];
const partBase = {
  name: partName,
  points: z.number().min(0).max(100).multipleOf(0.5).optional(),
  label: shortText.optional(),
};
const follow = z.strictObject({ part: partName, variable: variableName });
const followFrom = z.union([follow, z.array(follow).min(1).max(20)]).optional();
const marked = {
  accept,
  form: z.enum(answerForms).optional(),
  evaluated: z.literal('any').optional(),
  tolerance: z
    .strictObject({
      kind: z.enum(['absolute', 'relative', 'decimals', 'significant-figures']),
      value: z.number().min(0),
    })
    .optional(),
  precision: z.enum(tierNames).optional(),
  followFrom,
};

const types = Object.values(answerTypes);
const part = z.discriminatedUnion('answerType', [
  z.strictObject({
    ...partBase,
    answerType: z.literal(types.filter(isChoiceType)),
    choices: z
      .array(
        z.strictObject({
          text: z.string().max(2000),
          correct: z.union([z.boolean(), sourceText]),
          feedback: z.string().max(2000).optional(),
          value: sourceText.optional(),
          thing: z.string().max(60).optional(),
        }),
      )
      .max(few),
    shuffle: z.boolean().optional(),
    partialCredit: z.boolean().optional(),
    graph: choiceGraph.optional(),
    followFrom,
  }),
  z.strictObject({
    ...partBase,
    answerType: z.literal(answerTypes.number),
    ...marked,
    unit: shortText.optional(),
    graph: partGraph.optional(),
  }),
  z.strictObject({
    ...partBase,
    answerType: z.literal(answerTypes.text),
    accept,
    caseSensitive: z.boolean().optional(),
  }),
  z.strictObject({
    ...partBase,
    answerType: z.literal(types.filter((type) => isMathsType(type) && type !== answerTypes.number)),
    ...marked,
    order: z.enum(['any', 'given']).optional(),
    letters: z.array(variableName).max(few).optional(),
    graph: partGraph.optional(),
  }),
]);

const test = z.strictObject({
  seed: z.union([z.int().min(0), z.literal('any')]),
  answers: z.array(z.strictObject({ part: partName, value: sourceText })).max(few),
  score: z.number().min(0).max(1).optional(),
  outcome: z.literal('invalid').optional(),
});

const languageTag = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, words(m.languageTag));
/** Names are values in lists, so that no conversion of keys can change them. */
const translation = z.strictObject({
  language: languageTag,
  texts: z
    .array(
      z.strictObject({
        at: z.string().regex(/^[A-Za-z][A-Za-z0-9.]{0,79}$/, words(m.placeOfText)),
        text: longText,
        of: z.string().regex(/^[0-9a-f]{8}$/, words(m.markOfText)),
      }),
    )
    .max(1000),
});

export const exerciseDocument = z.strictObject({
  format: z.literal('lemma-exercise/1'),
  title: z.string().trim().max(160),
  language: languageTag,
  topic: z
    .string()
    .regex(/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, words(m.topicPath))
    .max(160),
  tags: z.array(z.string().trim().min(1).max(60)).max(20),
  level: z.enum(difficultyLevels),
  grade: z.int().min(1).max(lastGrade).optional(),
  curriculum: z.array(z.string().trim().min(1).max(60)).max(20).optional(),
  variables: z.strictObject({
    direction: z.enum(['ltr', 'rtl']),
    list: z.array(variable).max(60),
    keepIf: sourceText.optional(),
    excluded: z.array(sourceText).max(500, words(m.fewerVariantsOff)).optional(),
  }),
  figures: z.array(figure).max(mostFigures).optional(),
  question: longText,
  parts: z.array(part).max(20),
  hints: z.array(z.string().max(4000)).max(10),
  solution: longText,
  tests: z.array(test).max(few),
  translations: z.array(translation).max(20).optional(),
  credit: z
    .strictObject({ author: shortText.optional(), source: shortText.optional(), licence: shortText.optional() })
    .optional(),
});

/** Compiles only while every document that the schema lets through is one that the engine understands. */
exerciseDocument satisfies z.ZodType<Loose<ExerciseDocument>>;
