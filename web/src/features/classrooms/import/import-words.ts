import type { ImportField, ImportLine, ImportPlan } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export const fieldWords: Readonly<Record<ImportField, string>> = {
  firstName: t(m.firstName),
  lastName: t(m.lastName),
  name: t(m.firstAndLastName),
  email: t(m.eMail),
  userName: t(m.userName),
};

type Source = ImportPlan['source'];

const separatorWords: Readonly<Record<Extract<Source, { kind: 'csv' }>['separator'], string>> = {
  comma: t(m.commas),
  semicolon: t(m.semicolons),
  tab: t(m.tabs),
};

/** Says what a file was recognised as. */
export function sourceWords(source: Source): string {
  switch (source.kind) {
    case 'csv':
      return t(m.separatedBy, { separator: separatorWords[source.separator] });
    case 'xlsx':
      return t(m.sheetNamed, { sheet: source.sheet });
    case 'one-roster':
      return source.isWhole
        ? t(m.onerosterWholeRosterClasses, { version: source.version, classCount: source.classes.length })
        : t(m.onerosterChangesAloneClasses, { version: source.version, classCount: source.classes.length });
  }
}

type Outcome = ImportLine['outcome'];

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  joins: t(m.joins),
  'comes-back': t(m.comesBack),
  invited: t(m.getsInvitation),
  account: t(m.getsAccount),
  renamed: t(m.getsAnotherName),
  leaves: t(m.leaves),
  here: t(m.hereAlready),
  'invited-already': t(m.invitedAlready),
  'left-out': t(m.leftOut),
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
  joins: [t(m.joins), t(m.joinMany)],
  'comes-back': [t(m.comesBack), t(m.comeBack)],
  account: [t(m.getsAccount), t(m.getAccounts)],
  invited: [t(m.isInvited), t(m.areInvited)],
  renamed: [t(m.getsAnotherName), t(m.getOtherNames)],
  leaves: [t(m.leaves), t(m.leaveMany)],
  here: [t(m.isHere), t(m.areHere)],
  'invited-already': [t(m.invitedAlready), t(m.areInvitedAlready)],
  'left-out': [t(m.leftOut), t(m.areLeftOut)],
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
