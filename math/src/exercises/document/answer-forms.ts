interface FormTraits {
  /** The form can be asked of a number, not only of formulas with letters. */
  readonly takesNumbers: boolean;
  /** Numbers in the form are also worked out; the other forms say by themselves how their numbers are written. */
  readonly worksOutNumbers: boolean;
}

const ofNumbers: FormTraits = { takesNumbers: true, worksOutNumbers: false };
const ofWorkedOutNumbers: FormTraits = { takesNumbers: true, worksOutNumbers: true };
const ofFormulas: FormTraits = { takesNumbers: false, worksOutNumbers: false };

/** Forms that an answer may be asked to have, in the order in which authors are offered them; see `forms/`. */
const traits = {
  any: ofWorkedOutNumbers,
  factored: ofFormulas,
  expanded: ofFormulas,
  'lowest-terms': ofWorkedOutNumbers,
  fraction: ofWorkedOutNumbers,
  'single-fraction': ofNumbers,
  'partial-fractions': ofFormulas,
  'completed-square': ofFormulas,
  'no-brackets': ofFormulas,
  decimal: ofWorkedOutNumbers,
  scientific: ofNumbers,
  surd: ofNumbers,
  antiderivative: ofFormulas,
} as const satisfies Record<string, FormTraits>;

export type AnswerForm = keyof typeof traits;

export const answerForms = Object.keys(traits) as readonly AnswerForm[];

/** The forms that a part with a number as its answer may ask for. */
export const numberForms = answerForms.filter((form) => traits[form].takesNumbers);

/** Returns whether numbers in this form also have to be worked out. */
export const worksOutNumbers = (form: AnswerForm): boolean => traits[form].worksOutNumbers;
