/** Why an answer may be meant in two ways in its notation; these codes are stable, programs may rely on them. */
export const regionalProblemCodes = [
  'notation/one-number',
  'notation/several-commas',
  'notation/interval-ends',
  'notation/point-or-group',
  'notation/grouped-points',
  'notation/other-name',
] as const;
export type RegionalProblemCode = (typeof regionalProblemCodes)[number];

export interface RegionalProblem {
  readonly code: RegionalProblemCode;
  /** A sentence for the learner. */
  readonly message: string;
  /** The whole answer as it was probably meant, in the notation in which it was typed: what a button can write. */
  readonly suggestion?: string;
}

/** Thrown only inside the conversion; `toCanonical` turns it into a result. */
export class MeantInTwoWays extends Error {
  readonly problem: RegionalProblem;

  constructor(code: RegionalProblemCode, message: string, suggestion?: string) {
    super(message);
    this.problem = suggestion === undefined ? { code, message } : { code, message, suggestion };
  }
}
