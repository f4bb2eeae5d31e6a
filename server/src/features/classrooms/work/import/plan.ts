import { createHash } from 'node:crypto';
import { emailAddress, personName, type ImportField, type ImportLine, type ImportPlan } from '@lemma/contracts';
import { isLetIn } from '../../../../core/access/roles.ts';
import { invitationsLeft } from '../invitations.ts';
import { splitName } from './columns.ts';
import { readTable, type Table, type TableRow } from './read-table.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { memberData } from '../../data/member-store.ts';
import { invitationData } from '../../data/invitation-store.ts';
import type { Services } from '../../../../core/services.ts';

export interface PlannedLine extends ImportLine {
  /** Of who joins or comes back. */
  readonly userId?: string;
}

export interface Planned {
  readonly table: Table;
  readonly lines: readonly PlannedLine[];
  readonly fingerprint: string;
  /** How many invitations the lines were planned with. */
  readonly allowance: number;
}

export interface ImportRequest {
  readonly user: SignedInUser;
  readonly classId: string;
  readonly file: unknown;
  readonly columns?: readonly (ImportField | null)[] | undefined;
  readonly allowance?: number;
}

/** As accounts have them: small letters, figures, dots and hyphens. */
const fitUserName = /^[a-z0-9][a-z0-9._-]{0,59}$/;

/** Returns what an import would do, line by line; changes nothing. */
export async function planImport(services: Services, request: ImportRequest): Promise<Planned> {
  const { user, classId } = request;
  const table = readTable(request.file, request.columns);
  const people = table.rows.map((row) => readPerson(row, table));
  const allowance = request.allowance ?? (await invitationsLeft(services, user));
  const [accounts, madeHere, invitations] = await Promise.all([
    memberData(services).selectOwnAccounts({
      classId,
      teacherId: user.id,
      userNames: people.map(({ userName }) => userName).filter((name) => name !== ''),
    }),
    memberData(services).selectMadeHere(classId),
    invitationData(services).selectByEmail(
      classId,
      people.map(({ email }) => email).filter((email) => email !== ''),
    ),
  ]);
  const known: Known = {
    byUserName: new Map(accounts.map((account) => [account.userName ?? '', account])),
    byName: new Map(madeHere.map((account) => [keyOf(account), account])),
    byEmail: new Map(
      invitations.map(({ invitation, memberId }) => [
        invitation.email,
        memberId !== null
          ? 'here'
          : invitation.acceptedAt === null && invitation.withdrawnAt === null && invitation.expiresAt > services.now()
            ? 'invited'
            : 'ended',
      ]),
    ),
  };
  const lines = withLimits(
    withoutDoubles(people).map((person) => ({ ...person, ...decide(person, known) })),
    { allowance, mayInvite: isLetIn(user) },
  );
  return { table, lines, allowance, fingerprint: fingerprintOf(lines) };
}

export const presentPlan = ({ table, lines, fingerprint }: Planned): ImportPlan => ({
  separator: table.separator,
  columns: table.columns,
  lines: lines.map(({ number, firstName, lastName, email, userName, outcome, why }) => ({
    number,
    firstName,
    lastName,
    email,
    userName,
    outcome,
    why,
  })),
  fingerprint,
});

function fingerprintOf(lines: readonly PlannedLine[]): string {
  const hash = createHash('sha256');
  for (const { why: _, ...line } of lines) hash.update(JSON.stringify(line));
  return hash.digest('base64url');
}

type Person = Pick<ImportLine, 'number' | 'firstName' | 'lastName' | 'email' | 'userName'>;
/** Set when it is decided before anybody is looked up. */
type ReadPerson = Person & { readonly problem?: string };

function readPerson({ number, cells }: TableRow, { columns }: Table): ReadPerson {
  const cellOf = (field: ImportField) =>
    columns
      .flatMap((column, index) => (column.field === field ? [cells[index] ?? ''] : []))
      .filter((cell) => cell !== '')
      .join(' ');
  const whole = splitName(cellOf('name'));
  const person = {
    number,
    firstName: cellOf('firstName') || whole.firstName,
    lastName: cellOf('lastName') || whole.lastName,
    email: cellOf('email').toLowerCase(),
    userName: cellOf('userName').toLowerCase(),
  };
  const problem = problemOf(person);
  return problem === undefined ? person : { ...person, problem };
}

function problemOf(person: Person): string | undefined {
  const { firstName, lastName, email, userName } = person;
  if (email !== '' && !emailAddress.safeParse(email).success) return 'this is not a complete e-mail address';
  const unfit = [firstName, lastName].flatMap((name) => (name === '' ? [] : (personName.safeParse(name).error ?? [])));
  const message = unfit[0]?.issues[0]?.message;
  if (message !== undefined) return `a name does not fit. ${message}`;
  if (email !== '' || userName !== '') return undefined;
  if (firstName === '' && lastName === '') return 'no name';
  if (firstName === '') return 'no first name';
  return lastName === '' ? 'no last name' : undefined;
}

const keyOf = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  JSON.stringify([firstName, lastName].map((name) => name.normalize('NFC').toLocaleLowerCase('en')));

/** Whom a line is about: by user name, by address, or else by name. */
function identityOf(person: Person): string {
  if (person.userName !== '') return `u ${person.userName}`;
  return person.email === '' ? `n ${keyOf(person)}` : `e ${person.email}`;
}

function withoutDoubles(people: readonly ReadPerson[]): ReadPerson[] {
  const seen = new Map<string, number>();
  return people.map((person) => {
    const identity = identityOf(person);
    const earlier = seen.get(identity);
    if (person.problem !== undefined) return person;
    if (earlier !== undefined) return { ...person, problem: `the same as line ${earlier}` };
    seen.set(identity, person.number);
    return person;
  });
}

interface KnownAccount {
  readonly userId: string;
  readonly userName: string | null;
  readonly memberId: string | null;
  readonly removedAt: Date | null;
  readonly askedAt: Date | null;
}

interface Known {
  readonly byUserName: ReadonlyMap<string, KnownAccount>;
  readonly byName: ReadonlyMap<string, KnownAccount>;
  readonly byEmail: ReadonlyMap<string, 'here' | 'invited' | 'ended'>;
}

type Decision = Pick<PlannedLine, 'outcome' | 'why' | 'userId'>;

function decide(person: ReadPerson, known: Known): Decision {
  if (person.problem !== undefined) return leftOut(person, person.problem);
  const { userName, email, firstName, lastName } = person;
  const own = userName === '' ? undefined : known.byUserName.get(userName);
  if (own) return decisionAbout(own);
  if (email !== '') return ofAddress(known.byEmail.get(email));
  if (firstName === '' || lastName === '') return leftOut(person, 'no account of your classes has this user name');
  const made = known.byName.get(keyOf(person));
  if (made && isNamedLike(made, userName)) return decisionAbout(made);
  if (userName === '') return { outcome: 'account', why: 'No e-mail: gets a user name and a password' };
  if (!fitUserName.test(userName)) {
    return leftOut(person, 'a user name has letters from a to z, figures, dots and hyphens');
  }
  return { outcome: 'account', why: 'Gets a password, and this user name if it is free, else one like it' };
}

/** An account that was made for this line before: with the name that was asked for, or with a number behind it. */
function isNamedLike(account: KnownAccount, asked: string): boolean {
  const { userName } = account;
  return asked === '' || (userName?.startsWith(asked) === true && /^\d*$/.test(userName.slice(asked.length)));
}

const leftOut = ({ number }: Person, problem: string): Decision => ({
  outcome: 'left-out',
  why: `Line ${number}: ${problem}`,
});

function decisionAbout({ userId, memberId, removedAt, askedAt }: KnownAccount): Decision {
  if (memberId !== null && removedAt === null) return { outcome: 'here', why: 'Nothing changes' };
  if (memberId === null || askedAt !== null) return { outcome: 'joins', why: 'Has an account of your classes', userId };
  return { outcome: 'comes-back', why: 'Was in the class before; their work comes back', userId };
}

/** Says nothing about whether there is an account with this address: only what the class's own invitations have shown. */
function ofAddress(state: 'here' | 'invited' | 'ended' | undefined): Decision {
  if (state === 'here') return { outcome: 'here', why: 'Nothing changes' };
  if (state === 'invited') return { outcome: 'invited-already', why: 'Nothing changes' };
  return { outcome: 'invited', why: 'Gets a link by e-mail' };
}

interface Limits {
  /** So many more people may be invited today. */
  readonly allowance: number;
  readonly mayInvite: boolean;
}

function whyNotInvited({ allowance, mayInvite }: Limits): string {
  if (!mayInvite) return 'you have not been let in as a teacher yet, so you cannot invite people by mail';
  return allowance === 0 ? 'you cannot invite more people today' : `you can invite ${allowance} people more today`;
}

function withLimits(lines: readonly PlannedLine[], limits: Limits): PlannedLine[] {
  let invited = 0;
  return lines.map((line) => {
    if (line.outcome === 'invited' && (invited += 1) > limits.allowance) {
      return { ...line, ...leftOut(line, whyNotInvited(limits)) };
    }
    return line;
  });
}
