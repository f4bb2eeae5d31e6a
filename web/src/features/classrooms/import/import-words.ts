import type { ImportField, ImportLine, ImportPlan } from '@lemma/contracts';

export const fieldWords: Readonly<Record<ImportField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  name: 'First and last name',
  email: 'E-mail',
  userName: 'User name',
};

export const separatorWords: Readonly<Record<ImportPlan['separator'], string>> = {
  comma: 'commas',
  semicolon: 'semicolons',
  tab: 'tabs',
};

type Outcome = ImportLine['outcome'];

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  joins: 'joins',
  'comes-back': 'comes back',
  invited: 'gets an invitation',
  account: 'gets an account',
  here: 'is here already',
  'invited-already': 'is invited already',
  'left-out': 'is left out',
};

export const outcomeTones: Readonly<Record<Outcome, 'success' | 'info' | 'default' | 'error'>> = {
  joins: 'success',
  'comes-back': 'success',
  invited: 'info',
  account: 'success',
  here: 'default',
  'invited-already': 'default',
  'left-out': 'error',
};

const sumWords: Readonly<Record<Outcome, readonly [one: string, many: string]>> = {
  joins: ['joins', 'join'],
  'comes-back': ['comes back', 'come back'],
  account: ['gets an account', 'get accounts'],
  invited: ['is invited', 'are invited'],
  here: ['is here', 'are here'],
  'invited-already': ['is invited already', 'are invited already'],
  'left-out': ['is left out', 'are left out'],
};

/** Returns the number of lines for each outcome, in display order. */
export function sumsOf(lines: readonly ImportLine[]): readonly { outcome: Outcome; words: string }[] {
  return (Object.keys(sumWords) as Outcome[]).flatMap((outcome) => {
    const number = lines.filter((line) => line.outcome === outcome).length;
    if (number === 0) return [];
    const [one, many] = sumWords[outcome];
    return [{ outcome, words: `${number} ${number === 1 ? one : many}` }];
  });
}

const changing = new Set<Outcome>(['joins', 'comes-back', 'invited', 'account']);

/** The lines that an import would do something for. */
export const changingLines = (lines: readonly ImportLine[]): number =>
  lines.filter(({ outcome }) => changing.has(outcome)).length;
