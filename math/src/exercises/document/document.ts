import type { SourceText } from './source-text.ts';
import type { Translation } from './translation.ts';
/**
 * The exercise document: what an author writes, what the catalogue keeps, what import and export carry.
 * It is data: no code, no file, no network in it. `contracts/` holds the zod schema of the same shape.
 *
 * Text fields are Markdown with maths: `$…$`, `\(…\)` and backticks inline, `$$…$$` as a block.
 * `{{expression}}` is replaced by its value in the variant; `[[part]]` in `question` places an answer box, and
 * `[[figure:name]]` on a line of its own a figure, in every text.
 */

import type { AnswerForm } from './answer-forms.ts';
import type { Figure } from './figures.ts';
import type { ChoiceGraph, PartGraph } from './graphs.ts';

export type { SourceText } from './source-text.ts';
export type { TranslatedText, Translation } from './translation.ts';

export { type AnswerForm, answerForms, numberForms } from './answer-forms.ts';
export * from './figures.ts';
export * from './graphs.ts';

/** Requirement D07. */
export const difficultyLevels = ['Level 0', 'Level 1', 'Level 2', 'Level 3', 'Level 4', 'Level 5'] as const;
export type DifficultyLevel = (typeof difficultyLevels)[number];

/** School years 1 to 13, and 14 for the first year of university. */
export const lastGrade = 14;

/** Requirement D12. */
export const simplificationModes = [
  'none',
  'partial',
  'full',
  'decimal',
  'fraction',
  'no-brackets',
  'minimal',
] as const;
export type SimplificationMode = (typeof simplificationModes)[number];

/** Requirement D09: decimal places that must agree after rounding. */
export const precisionTiers = { a: 1, aa: 2, aaaa: 4, aaaaaa: 6, aaaaaaaaaa: 10 } as const;
export type PrecisionTier = keyof typeof precisionTiers;

/** Requirement D06. */
export const answerTypes = {
  oneChoice: 2,
  severalChoices: 3,
  number: 4,
  text: 5,
  expression: 6,
  equation: 7,
  collection: 8,
  matrix: 9,
} as const;
export type AnswerTypeName = keyof typeof answerTypes;
export type AnswerType = (typeof answerTypes)[AnswerTypeName];

/** How the answers of each type are given: the keys of choices, words, or mathematics. */
export const answerShapes = {
  [answerTypes.oneChoice]: 'choices',
  [answerTypes.severalChoices]: 'choices',
  [answerTypes.number]: 'maths',
  [answerTypes.text]: 'words',
  [answerTypes.expression]: 'maths',
  [answerTypes.equation]: 'maths',
  [answerTypes.collection]: 'maths',
  [answerTypes.matrix]: 'maths',
} as const satisfies Record<AnswerType, AnswerShape>;
export type AnswerShape = 'choices' | 'words' | 'maths';
type TypesOfShape<S extends AnswerShape> = {
  [T in AnswerType]: (typeof answerShapes)[T] extends S ? T : never;
}[AnswerType];
export type ChoiceType = TypesOfShape<'choices'>;
export type WordsType = TypesOfShape<'words'>;
export type MathsType = TypesOfShape<'maths'>;

/** A letter, or a word of lower-case letters and digits; no underscores, so that keys survive any case conversion. */
export type VariableName = string;

interface NamedVariable {
  readonly name: VariableName;
}

/** The ten generators of requirement D11. */
export type Variable = NamedVariable &
  (
    | { readonly generator: 'constant'; readonly value: SourceText }
    | {
        readonly generator: 'random-integer';
        /** Default 0 (D13). A number, or an expression in earlier variables. */
        readonly min?: number | SourceText;
        /** Default 10 (D13). */
        readonly max?: number | SourceText;
        /** Default 1 (D13). */
        readonly step?: number | SourceText;
        readonly except?: readonly (number | SourceText)[];
      }
    | {
        readonly generator: 'random-real';
        /** Defaults 0, 10 and 2 decimals (D14). */
        readonly min?: number | SourceText;
        readonly max?: number | SourceText;
        readonly decimals?: number;
        readonly except?: readonly (number | SourceText)[];
      }
    | { readonly generator: 'expression'; readonly value: SourceText; readonly simplify?: SimplificationMode }
    | {
        readonly generator: 'comparison';
        readonly left: SourceText;
        readonly right: SourceText;
        /** `sign` gives <, = or >; a relation gives true or false. Default `sign`. */
        readonly give?: 'sign' | '<' | '<=' | '=' | '!=' | '>=' | '>';
      }
    | { readonly generator: 'random-list'; readonly values: readonly SourceText[] }
    | { readonly generator: 'random-string-list'; readonly values: readonly string[] }
    | {
        readonly generator: 'conditional-math';
        readonly cases: readonly { readonly when: SourceText; readonly value: SourceText }[];
        readonly otherwise: SourceText;
      }
    | {
        readonly generator: 'conditional-string';
        readonly cases: readonly { readonly when: SourceText; readonly value: string }[];
        readonly otherwise: string;
      }
    | {
        readonly generator: 'comparison-group';
        readonly comparisons: readonly SourceText[];
        /** `all`, `any` give true or false; `first` gives the 1-based number of the first that holds, or 0. */
        readonly read: 'all' | 'any' | 'first';
      }
  );

/** An accepted (or anticipated) answer with its own share of the points and its own feedback. */
export interface AcceptedAnswer {
  /** Typed maths in the variables; for text parts the words themselves (`{{…}}` allowed). */
  readonly value: SourceText;
  /** Share of the part's points, 0 to 1. Default 1. A 0 entry recognises a known mistake. */
  readonly score?: number;
  readonly feedback?: string;
}

export interface Choice {
  /** Markdown with maths and `{{…}}`. */
  readonly text: string;
  /** Literal, or a condition in the variables. */
  readonly correct: boolean | SourceText;
  readonly feedback?: string;
  /** The value of the choice where a later part follows from it. */
  readonly value?: SourceText;
  /** The name of the thing on the figure that stands for the choice. */
  readonly thing?: string;
}

export interface Tolerance {
  readonly kind: 'absolute' | 'relative' | 'decimals' | 'significant-figures';
  readonly value: number;
}

interface PartBase {
  /** Lower-case letters and digits, starting with a letter; placed by `[[name]]`. */
  readonly name: string;
  /** Whole or half points, default 1. */
  readonly points?: number;
  /** Words before the box when the part stands nowhere in the text, and its accessible name. */
  readonly label?: string;
}

export interface ChoicePart extends PartBase {
  readonly answerType: ChoiceType;
  readonly choices: readonly Choice[];
  /** Default true: the order differs between variants. */
  readonly shuffle?: boolean;
  /** For several choices: a share for each rightly set one. Default false (all or nothing). */
  readonly partialCredit?: boolean;
  /** The choices are things of a figure. */
  readonly graph?: ChoiceGraph;
  readonly followFrom?: FollowFrom | readonly FollowFrom[];
}

export interface NumberPart extends PartBase {
  readonly answerType: typeof answerTypes.number;
  readonly accept: readonly AcceptedAnswer[];
  /** Accepts a calculation for its result; else what equals the key and is not worked out is unfinished. */
  readonly evaluated?: 'any';
  readonly tolerance?: Tolerance;
  readonly precision?: PrecisionTier;
  readonly form?: AnswerForm;
  /** Expected unit, e.g. `cm^2` or `{{u}}`: the learner types it with the number. */
  readonly unit?: string;
  /** The answer is drawn on a number line. */
  readonly graph?: PartGraph;
  readonly followFrom?: FollowFrom | readonly FollowFrom[];
}

export interface TextPart extends PartBase {
  readonly answerType: WordsType;
  readonly accept: readonly AcceptedAnswer[];
  /** Default false: letter case does not matter. Spaces, hyphens, articles and a full stop never do. */
  readonly caseSensitive?: boolean;
}

export interface FormulaPart extends PartBase {
  readonly answerType: Exclude<MathsType, typeof answerTypes.number>;
  readonly accept: readonly AcceptedAnswer[];
  /** Accepts a calculation for its result and an equation for its solutions; else these are unfinished. */
  readonly evaluated?: 'any';
  readonly form?: AnswerForm;
  readonly tolerance?: Tolerance;
  readonly precision?: PrecisionTier;
  /** For collections: whether order counts. Default `any`. */
  readonly order?: 'any' | 'given';
  /** Letters the learner may use in addition to those of the accepted answers. */
  readonly letters?: readonly string[];
  /** The answer is drawn on a figure. */
  readonly graph?: PartGraph;
  readonly followFrom?: FollowFrom | readonly FollowFrom[];
}

/**
 * Error carried forward: the learner's answer to `part`, an earlier one, replaces the variable when this part is marked.
 * Where that answer rests on one before it, that one's value is replaced as well. What the question shows stays as it is.
 */
export interface FollowFrom {
  readonly part: string;
  readonly variable: VariableName;
}

export const isChoiceType = (type: AnswerType): type is ChoiceType => answerShapes[type] === 'choices';
export const isWordsType = (type: AnswerType): type is WordsType => answerShapes[type] === 'words';
export const isMathsType = (type: AnswerType): type is MathsType => answerShapes[type] === 'maths';
export const isWordsPart = (part: Part): part is TextPart => isWordsType(part.answerType);

export type Part = ChoicePart | NumberPart | TextPart | FormulaPart;

/**
 * A test kept with the exercise: what these answers must score in one variant or in all tried ones. Answers are maths
 * in the variables (typed with their values), words, or for choices their numbers in the document: `1, 3`.
 */
export interface ExerciseTest {
  readonly seed: number | 'any';
  readonly answers: readonly { readonly part: string; readonly value: SourceText }[];
  /** Share of all points, 0 to 1. */
  readonly score?: number;
  readonly outcome?: 'invalid';
}

export interface ExerciseDocument {
  readonly format: 'lemma-exercise/1';
  readonly title: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** Path in the topic tree: `algebra/quadratics`. */
  readonly topic: string;
  readonly tags: readonly string[];
  /** Difficulty within the topic. */
  readonly level: DifficultyLevel;
  /** For whom it is: the school year 1 to 13 in which it is usually taught, or 14 for the first year of university. */
  readonly grade?: number;
  /** Codes of the curricula that it belongs to, each with the name of the curriculum: `CCSS 8.EE.C.7b`. */
  readonly curriculum?: readonly string[];
  readonly variables: {
    /** Script direction of the text (D10). */
    readonly direction: 'ltr' | 'rtl';
    readonly list: readonly Variable[];
    /** A draw is kept only if this condition holds. */
    readonly keepIf?: SourceText;
    /**
     * Draws that are switched off, each by its key: the drawn variables in the order of their names with their values as
     * plain text, `a=3; q=-1/2`. Such a draw is repeated as if `keepIf` had failed.
     */
    readonly excluded?: readonly string[];
  };
  readonly figures?: readonly Figure[];
  readonly question: string;
  readonly parts: readonly Part[];
  readonly hints: readonly string[];
  readonly solution: string;
  readonly tests: readonly ExerciseTest[];
  /** Further texts; variables, keys and tests exist once. */
  readonly translations?: readonly Translation[];
  readonly credit?: { readonly author?: string; readonly source?: string; readonly licence?: string };
}

/** Where in a document something is wrong, and a sentence for its author. */
export interface DocumentProblem {
  readonly severity: 'error' | 'warning';
  /** `title`, `question`, `variables.a`, `variables.keepIf`, `variables.excluded`, `figures.graph`, `parts.roots`, `hints.0`, `solution`, `tests.2`. */
  readonly place: string;
  readonly message: string;
  /** Offset range in that field's text, when known. */
  readonly span?: { readonly start: number; readonly end: number };
}
