import type { Member } from '@lemma/contracts';
import { agoWords } from '../../../dates.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export const nameOf = (person: Pick<Member, 'firstName' | 'lastName'>): string =>
  `${person.firstName} ${person.lastName}`.trim();

/** When somebody last worked on a task of the class. */
export function lastHere(member: Pick<Member, 'lastActiveAt' | 'role'>, now: number): string {
  if (member.lastActiveAt !== null) return agoWords(member.lastActiveAt, now);
  return member.role === 'learner' ? t(m.notYet) : '';
}

/** Whether the account was made in this class, so that its teachers give out passwords. */
export const hasSchoolAccount = ({ userName, role }: Member): boolean => userName !== '' && role === 'learner';
