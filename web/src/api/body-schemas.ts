import { endpoints, type Endpoint } from '@lemma/contracts';
import type { z } from 'zod';
import { t } from '../words/say.tsx';
import * as m from './messages.ts';

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
      if (issue.expected === 'int') return t(m.useWholeNumber);
      return issue.expected === 'number' ? t(m.enterNumber) : t(m.doesNotFit);
    case 'too_small':
      return leastWords(issue.origin, issue.minimum, issue.inclusive ?? true);
    case 'too_big':
      return mostWords(issue.origin, issue.maximum, issue.inclusive ?? true);
    case 'not_multiple_of':
      return t(m.useMultipleOf, { divisor: issue.divisor });
    default:
      return t(m.doesNotFit);
  }
};

type Limit = number | bigint;

const isOfMany = (origin: string): boolean => ['array', 'set', 'map', 'file'].includes(origin);
const isNumber = (origin: string): boolean => origin === 'number' || origin === 'int';

function leastWords(origin: string, least: Limit, isIncluded: boolean): string {
  if (isOfMany(origin)) return t(m.chooseAtLeast, { least: Number(least) });
  if (isNumber(origin))
    return isIncluded ? t(m.useAtLeast, { least: Number(least) }) : t(m.useMoreThan, { least: Number(least) });
  if (origin !== 'string') return t(m.doesNotFit);
  return least === 1 ? t(m.fillIn) : t(m.useAtLeastCharacters, { least: Number(least) });
}

function mostWords(origin: string, most: Limit, isIncluded: boolean): string {
  if (isOfMany(origin)) return t(m.chooseAtMost, { most: Number(most) });
  if (isNumber(origin))
    return isIncluded ? t(m.useAtMost, { most: Number(most) }) : t(m.useLessThan, { most: Number(most) });
  return origin === 'string' ? t(m.useAtMostCharacters, { most: Number(most) }) : t(m.doesNotFit);
}
