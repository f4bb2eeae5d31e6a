import type { VariantPart } from '../draw/variant.ts';

/** Rules for parts with choices. */
export interface ChoiceRules {
  /** Exactly one choice is right, and one is chosen. */
  readonly isSingle: boolean;
}

/** Rules for parts that are answered with mathematics, from reading the document to marking. */
export interface MathsRules {
  /** The answer is one number: it may carry a unit, and its key has no letters. */
  readonly isNumber: boolean;
  /** The answer has one value: `f(x) =` may stand before it, and values are compared at points. */
  readonly isScalar: boolean;
  /** The answer has members or entries, each of which is rounded by itself. */
  readonly hasMembers: boolean;
  /** The members count in any order where nothing else is said. */
  readonly isUnordered: boolean;
  /** Letters of the question are usually meant in the answer, so that a variable of the same name is reported. */
  readonly takesLettersOfQuestion: boolean;
  /** The formula of the question, unchanged, is an unfinished answer. */
  readonly isEchoUnfinished: boolean;
  /** The answer says for which values something holds. */
  readonly isStatement: boolean;
  /** First templates of the maths keyboard. */
  readonly templates: readonly string[];
  /** Returns the text by whose length health checks judge how tedious the answer is to type. */
  readonly typedText: (part: VariantPart) => string;
}

/** Rules that most maths types share. */
export const usualMaths = {
  isNumber: false,
  isScalar: false,
  hasMembers: false,
  isUnordered: false,
  takesLettersOfQuestion: false,
  isEchoUnfinished: false,
  isStatement: false,
  templates: ['fraction', 'power', 'root'],
  typedText: ({ answerLatex }: VariantPart) => answerLatex,
} as const satisfies MathsRules;
