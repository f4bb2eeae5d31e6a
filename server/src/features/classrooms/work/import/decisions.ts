import type { ImportLine } from '@lemma/contracts';
import { said, type Said } from '@lemma/contracts/messages';
import * as m from './messages.ts';
import { keyOf, type Person, type ReadPerson } from './people.ts';

export interface KnownAccount {
  readonly userId: string;
  readonly userName: string | null;
  readonly memberId: string | null;
  readonly removedAt: Date | null;
  readonly askedAt: Date | null;
}

/** Somebody whom a roster has brought before. */
export interface KnownRosterPerson extends KnownAccount {
  readonly firstName: string;
  readonly lastName: string;
  /** Their account was made in a class of the importing teacher, who may give it another name. */
  readonly isOwn: boolean;
}

/** An address, as far as the class's own invitations have shown it. */
export interface KnownAddress {
  readonly state: 'here' | 'invited' | 'ended';
  /** Of somebody who is here. */
  readonly userId: string | null;
}

export interface Known {
  readonly bySourcedId: ReadonlyMap<string, KnownRosterPerson>;
  readonly byUserName: ReadonlyMap<string, KnownAccount>;
  readonly byName: ReadonlyMap<string, KnownAccount>;
  readonly byEmail: ReadonlyMap<string, KnownAddress>;
  /** The address of the importing teacher, in small letters. */
  readonly ownEmail: string;
  readonly ownId: string;
}

export type Decision = Pick<ImportLine, 'outcome'> & {
  readonly why: Said;
  /** Of somebody who is known. */
  readonly userId?: string;
};

/** As accounts have them: small letters, figures, dots and hyphens. */
const fitUserName = /^[a-z0-9][a-z0-9._-]{0,59}$/;

/** Says what happens to a person of a list. */
export function decide(person: ReadPerson, known: Known): Decision {
  if (person.problem !== undefined) return leftOut(person.problem);
  const { number: line, userName, email, firstName, lastName, role, sourcedId } = person;
  if (email !== '' && email === known.ownEmail) return { outcome: 'here', why: said(m.isYou), userId: known.ownId };
  const fromRoster = sourcedId === '' ? undefined : known.bySourcedId.get(sourcedId);
  if (role !== 'learner') {
    // People who teach are asked by mail: a list alone makes no teacher.
    if (fromRoster && isPresent(fromRoster)) return decisionAbout(fromRoster);
    if (email === '') return leftOut(said(m.addressNeeded, { line, role }));
    return ofAddress(known.byEmail.get(email), role);
  }
  if (fromRoster) return aboutRosterPerson(person, fromRoster);
  const own = userName === '' ? undefined : known.byUserName.get(userName);
  if (own) return decisionAbout(own);
  if (email !== '') return ofAddress(known.byEmail.get(email), role);
  if (firstName === '' || lastName === '') return leftOut(said(m.userNameUnknown, { line }));
  const made = known.byName.get(keyOf(person));
  if (made && isNamedLike(made, userName)) return decisionAbout(made);
  if (userName === '') return { outcome: 'account', why: said(m.getsUserName) };
  if (!fitUserName.test(userName)) return leftOut(said(m.userNameUnfit, { line }));
  return { outcome: 'account', why: said(m.getsPassword) };
}

/** An account that was made for this line before: with the name that was asked for, or with a number behind it. */
function isNamedLike(account: KnownAccount, asked: string): boolean {
  const { userName } = account;
  return asked === '' || (userName?.startsWith(asked) === true && /^\d*$/.test(userName.slice(asked.length)));
}

export const leftOut = (why: Said): Decision => ({ outcome: 'left-out', why });

const isPresent = ({ memberId, removedAt }: KnownAccount): boolean => memberId !== null && removedAt === null;

function decisionAbout(account: KnownAccount): Decision {
  const { userId, memberId, askedAt } = account;
  if (isPresent(account)) return { outcome: 'here', why: said(m.nothingChanges), userId };
  if (memberId === null || askedAt !== null) return { outcome: 'joins', why: said(m.hasAccount), userId };
  return { outcome: 'comes-back', why: said(m.wasHere), userId };
}

/** Recognised by the id of the roster, whatever the name is by now. */
function aboutRosterPerson(person: Person, account: KnownRosterPerson): Decision {
  const decision = decisionAbout(account);
  const isRenamed = person.firstName !== '' && person.lastName !== '' && keyOf(person) !== keyOf(account);
  if (decision.outcome !== 'here' || !isRenamed || !account.isOwn) return decision;
  const before = `${account.firstName} ${account.lastName}`;
  return { outcome: 'renamed', why: said(m.wasNamed, { before }), userId: account.userId };
}

/** Says nothing about whether there is an account with this address: only what the class's own invitations have shown. */
function ofAddress(known: KnownAddress | undefined, role: ImportLine['role']): Decision {
  if (known?.state === 'here') {
    return { outcome: 'here', why: said(m.nothingChanges), ...(known.userId === null ? {} : { userId: known.userId }) };
  }
  if (known?.state === 'invited') return { outcome: 'invited-already', why: said(m.nothingChanges) };
  return { outcome: 'invited', why: said(m.getsLink, { role }) };
}
