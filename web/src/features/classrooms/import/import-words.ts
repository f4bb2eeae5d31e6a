import type { ImportField, ImportLine, ImportPlan } from '@lemma/contracts';
import { count } from '../../../dates.ts';

export const fieldWords: Readonly<Record<ImportField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  name: 'First and last name',
  email: 'E-mail',
  userName: 'User name',
};

type Source = ImportPlan['source'];

const separatorWords: Readonly<Record<Extract<Source, { kind: 'csv' }>['separator'], string>> = {
  comma: 'commas',
  semicolon: 'semicolons',
  tab: 'tabs',
};

/** Says what a file was recognised as. */
export function sourceWords(source: Source): string {
  switch (source.kind) {
    case 'csv':
      return `separated by ${separatorWords[source.separator]}`;
    case 'xlsx':
      return `sheet “${source.sheet}”`;
    case 'one-roster':
      return `OneRoster ${source.version}, ${source.isWhole ? 'the whole roster' : 'changes alone'}, ${count(source.classes.length, 'class', 'classes')}`;
  }
}

type Outcome = ImportLine['outcome'];

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  joins: 'joins',
  'comes-back': 'comes back',
  invited: 'gets an invitation',
  account: 'gets an account',
  renamed: 'gets another name',
  leaves: 'leaves',
  here: 'is here already',
  'invited-already': 'is invited already',
  'left-out': 'is left out',
};

export const outcomeTones: Readonly<Record<Outcome, 'success' | 'info' | 'warning' | 'default' | 'error'>> = {
  joins: 'success',
  'comes-back': 'success',
  invited: 'info',
  account: 'success',
  renamed: 'info',
  leaves: 'warning',
  here: 'default',
  'invited-already': 'default',
  'left-out': 'error',
};

const sumWords: Readonly<Record<Outcome, readonly [one: string, many: string]>> = {
  joins: ['joins', 'join'],
  'comes-back': ['comes back', 'come back'],
  account: ['gets an account', 'get accounts'],
  invited: ['is invited', 'are invited'],
  renamed: ['gets another name', 'get other names'],
  leaves: ['leaves', 'leave'],
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

const changing = new Set<Outcome>(['joins', 'comes-back', 'invited', 'account', 'renamed', 'leaves']);

/** The lines that an import would do something for. */
export const changingLines = (lines: readonly ImportLine[]): number =>
  lines.filter(({ outcome }) => changing.has(outcome)).length;
