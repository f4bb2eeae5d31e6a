import { createHash } from 'node:crypto';
import type { ImportField, ImportLine, ImportPlan } from '@lemma/contracts';
import { isLetIn } from '../../../../core/access/roles.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { notFound } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { invitationData } from '../../data/invitation-store.ts';
import { memberData } from '../../data/member-store.ts';
import { rosterData } from '../../data/roster-store.ts';
import { invitationsLeft } from '../invitations.ts';
import { said, wordsOf, type Said, type Speaker } from '@lemma/contracts/messages';
import * as m from './messages.ts';
import { decide, leftOut, type Known, type KnownAddress } from './decisions.ts';
import { keyOf, peopleOf, type ReadPerson } from './people.ts';
import { hasLeft, type Table } from './readers/table.ts';

export interface PlannedLine extends Omit<ImportLine, 'why'> {
  readonly why: Said;
  /** Of who is known. */
  readonly userId?: string;
}

export interface Planned {
  readonly table: Table;
  readonly lines: readonly PlannedLine[];
  readonly fingerprint: string;
  /** How many invitations the lines were planned with. */
  readonly allowance: number;
  readonly newLinks: number;
  readonly doManyLeave: boolean;
}

const isLinkable = ({ userId, sourcedId }: PlannedLine): boolean => userId !== undefined && sourcedId !== '';
const linkOf = ({ userId, sourcedId }: Pick<PlannedLine, 'userId' | 'sourcedId'>): string =>
  `${userId ?? ''} ${sourcedId}`;

interface ListRequest {
  readonly classId: string;
  readonly file: unknown;
  readonly columns?: readonly (ImportField | null)[] | undefined;
  readonly sheet?: string | undefined;
  readonly rosterClass?: string | undefined;
}

export interface ImportRequest {
  readonly user: SignedInUser;
  readonly classId: string;
  readonly table: Table;
  readonly allowance?: number;
}

/** More than this share of those whom the roster brought does not leave without a word of its own. */
const usualShareLeaving = 0.3;

/** Loaded with the first list, not at every start. */
const readers = () => import('./readers/read-list.ts');

/** Reads the list of people that somebody has sent for a class. */
export async function readListFor(services: Services, request: ListRequest): Promise<Table> {
  const { classId, file, columns, sheet, rosterClass } = request;
  const home = await rosterData(services).findRosterClass(classId);
  if (!home) throw notFound();
  const { readList } = await readers();
  return readList(file, {
    fields: columns,
    sheet,
    rosterClass: { wanted: rosterClass, known: home.sourcedId, className: home.className },
    today: services.now().toISOString().slice(0, 10),
  });
}

/** Returns what an import would do, line by line; changes nothing. */
export async function planImport(services: Services, request: ImportRequest): Promise<Planned> {
  const { user, classId, table } = request;
  const people = peopleOf(table);
  const allowance = request.allowance ?? (await invitationsLeft(services, user));
  const [known, fromRoster] = await Promise.all([
    findKnown(services, request, people),
    table.departures === null ? [] : rosterData(services).selectPresentFromRoster(classId),
  ]);
  const learners = fromRoster.filter(({ role }) => role === 'learner');
  const { departures } = table;
  const leaving = learners.filter(({ sourcedId }) => departures !== null && hasLeft(departures, sourcedId));
  const lines = [
    ...withLimits(withoutSharedAddresses(people.map((person) => ({ ...person, ...decide(person, known) }))), {
      allowance,
      mayInvite: isLetIn(user),
    }),
    ...leaving.map(lineOfLeaving),
  ];
  const doManyLeave = leaving.length > 1 && leaving.length > learners.length * usualShareLeaving;
  const linked = new Set(fromRoster.map(linkOf));
  const newLinks = lines.filter(
    (line) => line.outcome === 'here' && isLinkable(line) && !linked.has(linkOf(line)),
  ).length;
  return { table, lines, allowance, newLinks, doManyLeave, fingerprint: fingerprintOf(lines) };
}

/** Finds those of a list who are known already. */
async function findKnown(
  services: Services,
  { user, classId }: ImportRequest,
  people: readonly ReadPerson[],
): Promise<Known> {
  const all = (field: 'userName' | 'email' | 'sourcedId') =>
    people.map((person) => person[field]).filter((value) => value !== '');
  const own = { classId, teacherId: user.id };
  const [accounts, madeHere, invitations, rosterPeople] = await Promise.all([
    memberData(services).selectOwnAccounts({ ...own, userNames: all('userName') }),
    memberData(services).selectMadeHere(classId),
    invitationData(services).selectByEmail(classId, all('email')),
    rosterData(services).selectRosterPeople({ ...own, sourcedIds: all('sourcedId') }),
  ]);
  const now = services.now();
  const stateOf = ({ invitation, memberId }: (typeof invitations)[number]): KnownAddress['state'] => {
    if (memberId !== null) return 'here';
    const isOpen = invitation.acceptedAt === null && invitation.withdrawnAt === null && invitation.expiresAt > now;
    return isOpen ? 'invited' : 'ended';
  };
  return {
    bySourcedId: new Map(rosterPeople.map((person) => [person.sourcedId, person])),
    byUserName: new Map(accounts.map((account) => [account.userName ?? '', account])),
    byName: new Map(madeHere.map((account) => [keyOf(account), account])),
    byEmail: new Map(invitations.map((one) => [one.invitation.email, { state: stateOf(one), userId: one.userId }])),
    ownEmail: user.email?.toLowerCase() ?? '',
    ownId: user.id,
  };
}

const lineOfLeaving = (person: {
  readonly sourcedId: string;
  readonly userId: string;
  readonly userName: string | null;
  readonly firstName: string;
  readonly lastName: string;
}): PlannedLine => ({
  ...person,
  number: 0,
  email: '',
  userName: person.userName ?? '',
  role: 'learner',
  outcome: 'leaves',
  why: said(m.rosterLost),
});

/** Presents a plan in the words of its reader. */
export const presentPlan = (
  { table, lines, fingerprint, newLinks, doManyLeave }: Planned,
  speaker: Speaker,
): ImportPlan => ({
  source: table.source,
  columns: table.columns,
  lines: lines.map(({ number, firstName, lastName, email, userName, sourcedId, role, outcome, why }) => ({
    number,
    firstName,
    lastName,
    email,
    userName,
    sourcedId,
    role,
    outcome,
    why: wordsOf(why, speaker),
  })),
  newLinks,
  doManyLeave,
  fingerprint,
});

function fingerprintOf(lines: readonly PlannedLine[]): string {
  const hash = createHash('sha256');
  for (const { why: _, ...line } of lines) hash.update(JSON.stringify(line));
  return hash.digest('base64url');
}

/** An invitation belongs to one address: people who share one cannot all be invited. */
function withoutSharedAddresses(lines: readonly PlannedLine[]): PlannedLine[] {
  const invited = new Map<string, number>();
  return lines.map((line) => {
    if (line.outcome !== 'invited') return line;
    const earlier = invited.get(line.email);
    if (earlier !== undefined) return { ...line, ...leftOut(said(m.sameAddress, { line: line.number, earlier })) };
    invited.set(line.email, line.number);
    return line;
  });
}

interface Limits {
  /** So many more people may be invited today. */
  readonly allowance: number;
  readonly mayInvite: boolean;
}

const whyNotInvited = ({ allowance, mayInvite }: Limits, line: number): Said =>
  mayInvite ? said(m.noInvitationsLeft, { line, left: allowance }) : said(m.notLetIn, { line });

function withLimits(lines: readonly PlannedLine[], limits: Limits): PlannedLine[] {
  let invited = 0;
  return lines.map((line) => {
    if (line.outcome === 'invited' && (invited += 1) > limits.allowance) {
      return { ...line, ...leftOut(whyNotInvited(limits, line.number)) };
    }
    return line;
  });
}
