import type * as calls from '@lemma/contracts';
import type { ResponseOf } from '@lemma/contracts';
import { conflict } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { recordHappenings } from '../../../notifications/api.ts';
import { memberData } from '../../data/member-store.ts';
import { rosterData, type RosterPerson } from '../../data/roster-store.ts';
import { sendInvitations, takeInvitations } from '../invitations.ts';
import { insertSchoolAccounts, prepareSchoolAccounts } from '../school-accounts.ts';
import { planImport, type ImportRequest, type Planned, type PlannedLine } from './plan.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';
import * as stored from '../../../../core/language/messages.ts';

const changed = () => conflict('request/conflict', said(m.changedSinceLook));
const manyWouldLeave = () => conflict('request/conflict', said(m.manyWouldLeave));

type Work = ImportRequest & {
  readonly fingerprint: string;
  readonly most: number;
  readonly earlier: number;
  readonly manyLeave: 'yes' | 'no';
};

type Newcomer = Pick<PlannedLine, 'firstName' | 'lastName' | 'userName' | 'sourcedId'>;

/** Does what the preview has said, all of it or nothing; of the accounts as many as are asked for. */
export async function importMembers(
  services: Services,
  request: Work,
): Promise<ResponseOf<typeof calls.importMembers>> {
  const { user, classId } = request;
  const planned = await planImport(services, request);
  if (planned.fingerprint !== request.fingerprint) throw changed();
  if (planned.doManyLeave && request.manyLeave === 'no') throw manyWouldLeave();
  const of = linesOf(planned);
  const invitees = of('invited').map(({ email, firstName, lastName, role }) => ({
    email,
    name: `${firstName} ${lastName}`.trim(),
    role,
  }));
  const joining = idsOf(of('joins', 'comes-back'));
  const newcomers: Newcomer[] = of('account');
  const left = Math.max(0, newcomers.length - request.most);
  await takeInvitations(services, user, invitees.length);
  // Hashing takes long: it is done before anything is locked.
  const prepared = await prepareSchoolAccounts(newcomers.slice(0, request.most).map(asLearner));
  return inTransaction(services, async (services) => {
    await memberData(services).lockMembers(classId);
    const again = await planImport(services, { ...request, allowance: planned.allowance });
    if (again.fingerprint !== request.fingerprint) throw changed();
    const at = services.now();
    await memberData(services).admitLearners(classId, joining, at);
    const made =
      prepared.length === 0 ? [] : await insertSchoolAccounts(services, { teacher: user, classId, prepared });
    await sendInvitations(services, { classId, invitedBy: user.id, invitees });
    await followRoster(services, request, planned);
    const newIds = made.map(({ userId }, place) => ({ userId, sourcedId: newcomers[place]?.sourcedId ?? '' }));
    await rememberPeople(services, classId, newIds);
    const added = request.earlier + joining.length + made.length;
    if (left === 0) await recordImport(services, { teacherId: user.id, classId, added, at });
    const { fingerprint } =
      left === 0 ? planned : await planImport(services, { ...request, allowance: planned.allowance });
    return {
      joined: joining.length,
      invited: invitees.length,
      renamed: of('renamed').length,
      gone: of('leaves').length,
      accounts: made,
      left,
      fingerprint,
    };
  });
}

const linesOf =
  ({ lines }: Planned) =>
  (...outcomes: readonly PlannedLine['outcome'][]): PlannedLine[] =>
    lines.filter(({ outcome }) => outcomes.includes(outcome));

const idsOf = (lines: readonly PlannedLine[]): string[] => lines.flatMap(({ userId }) => userId ?? []);

const asLearner = ({ firstName, lastName, userName }: Newcomer) => ({ firstName, lastName, userName });

/** Follows a roster: removes those who leave, renames, and remembers the ids by which people come again. */
async function followRoster(services: Services, { user, classId, table }: Work, planned: Planned): Promise<void> {
  const { source } = table;
  if (source.kind !== 'one-roster') return;
  const of = linesOf(planned);
  await memberData(services).removeLearners(classId, idsOf(of('leaves')), services.now());
  const renamed = of('renamed').flatMap(({ userId, firstName, lastName }) =>
    userId === undefined ? [] : [{ userId, firstName, lastName }],
  );
  await rosterData(services).setNames(renamed);
  if (renamed.length > 0) {
    await auditQueries(services).insertAuditEntry({
      actorId: user.id,
      act: 'rename-school-accounts',
      details: said(stored.auditCountInClass, { count: String(renamed.length), id: classId }),
    });
  }
  if (source.chosen !== null) await rosterData(services).setRosterClass(classId, source.chosen);
  const known = of('joins', 'comes-back', 'renamed', 'here').flatMap(({ userId, sourcedId }) =>
    userId === undefined ? [] : [{ userId, sourcedId }],
  );
  await rememberPeople(services, classId, known);
}

async function rememberPeople(services: Services, classId: string, people: readonly RosterPerson[]): Promise<void> {
  const known = people.filter(({ sourcedId }) => sourcedId !== '');
  // Two ids of one person: the last one counts.
  const byUser = new Map(known.map((person) => [person.userId, person]));
  await rosterData(services).setRosterPeople(classId, [...byUser.values()]);
}

/** When the last of a list is in the class. */
async function recordImport(
  services: Services,
  { teacherId, classId, added, at }: { teacherId: string; classId: string; added: number; at: Date },
): Promise<void> {
  await recordHappenings(services, [
    {
      kind: 'import-finished',
      subject: `${classId} ${at.toISOString()}`,
      topic: `class:${classId}`,
      to: { person: teacherId },
      about: { classId, added },
    },
  ]);
}
