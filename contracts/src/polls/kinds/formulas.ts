import { z } from 'zod';
import { askedPrompt, pollFormula, pollSolution, shortText } from './poll-kind.ts';

/** The body of a question that is answered in typed mathematics. */
export const formulaBody = <K extends string>(kind: K) =>
  z.strictObject({
    kind: z.literal(kind),
    prompt: askedPrompt,
    label: shortText.default(''),
    answer: pollFormula.nullable(),
    solution: pollSolution,
  });
