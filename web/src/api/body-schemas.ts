import { endpoints, type Endpoint } from '@lemma/contracts';
import type { z } from 'zod';

/**
 * Returns what the contract finds wrong with a body, in plain words where the schema brings none of its own. The contract
 * with its schemas is loaded when somebody fills in a form.
 */
export function problemsOf(endpoint: Endpoint, body: unknown): readonly z.core.$ZodIssue[] {
  const schema = endpoints.find(({ name }) => name === endpoint.name)?.body;
  return schema?.safeParse(body, { error: plainWords }).error?.issues ?? [];
}

/** Words beside a field whose schema brings none of its own: `Use at most 100.` */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return 'Use a whole number.';
      return issue.expected === 'number' ? 'Enter a number.' : undefined;
    case 'too_small':
      return leastWords(issue.origin, issue.minimum, issue.inclusive ?? true);
    case 'too_big':
      return mostWords(issue.origin, issue.maximum, issue.inclusive ?? true);
    case 'not_multiple_of':
      return `Use a multiple of ${issue.divisor}.`;
    default:
      return undefined;
  }
};

type Limit = number | bigint;

const isNumber = (origin: string): boolean => origin === 'number' || origin === 'int';

function leastWords(origin: string, least: Limit, isIncluded: boolean): string | undefined {
  if (isNumber(origin)) return isIncluded ? `Use at least ${least}.` : `Use more than ${least}.`;
  if (origin !== 'string') return undefined;
  return least === 1 ? 'Fill this in.' : `Use at least ${least} characters.`;
}

function mostWords(origin: string, most: Limit, isIncluded: boolean): string | undefined {
  if (isNumber(origin)) return isIncluded ? `Use at most ${most}.` : `Use less than ${most}.`;
  return origin === 'string' ? `Use at most ${most.toLocaleString('en')} characters.` : undefined;
}
