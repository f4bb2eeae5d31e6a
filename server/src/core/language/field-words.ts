import { fieldMessages } from '@lemma/contracts';
import { said, type Said } from '@lemma/contracts/messages';
import type { z } from 'zod';
import * as m from '../messages.ts';

const ofSchemas = new Map(fieldMessages.map((message) => [message.text, message]));

/** Words for a wrong field: those of its schema, else those for the rule and its limit. */
export function fieldWords(issue: z.core.$ZodIssue): Said {
  const own = ofSchemas.get(issue.message);
  return own ? { message: own, values: {} } : wordsForRule(issue);
}

function wordsForRule(issue: z.core.$ZodIssue): Said {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined') ? said(m.isRequired) : said(m.isOfOtherKind);
    case 'too_small':
      return wordsForTooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case 'too_big':
      return wordsForTooBig(issue.origin, Number(issue.maximum), issue.inclusive !== false);
    case 'not_multiple_of':
      return said(m.isNoStep, { divisor: issue.divisor });
    case 'invalid_format':
      return formats[issue.format] ?? said(m.isMisspelt);
    case 'invalid_value':
      return said(m.isNoneOfThese);
    default:
      return said(m.doesNotFit);
  }
}

const formats: Readonly<Record<string, Said>> = {
  email: said(m.isNoAddress),
  date: said(m.isNoDay),
  datetime: said(m.isNoMoment),
  url: said(m.isNoLink),
  uuid: said(m.isNoId),
};

function wordsForTooSmall(origin: string, minimum: number, isInclusive: boolean): Said {
  if (origin === 'string') return minimum === 1 ? said(m.isEmpty) : said(m.isTooShort, { minimum });
  if (isOfMany(origin)) return said(m.areTooFew, { minimum });
  return isInclusive ? said(m.isTooSmall, { minimum }) : said(m.isNotAbove, { minimum });
}

function wordsForTooBig(origin: string, maximum: number, isInclusive: boolean): Said {
  if (origin === 'string') return said(m.isTooLong, { maximum });
  if (isOfMany(origin)) return said(m.areTooMany, { maximum });
  return isInclusive ? said(m.isTooLarge, { maximum }) : said(m.isNotBelow, { maximum });
}

const isOfMany = (origin: string): boolean => ['array', 'set', 'map', 'file'].includes(origin);
