import type * as calls from '@lemma/contracts';
import type { ResponseOf } from '@lemma/contracts';
import { conflict } from '../../../../core/errors.ts';
import { insertSchoolAccounts, prepareSchoolAccounts } from '../school-accounts.ts';
import { sendInvitations, takeInvitations } from '../invitations.ts';
import { planImport, type ImportRequest, type PlannedLine } from './plan.ts';
import { memberData } from '../../data/member-store.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { recordHappenings } from '../../../notifications/api.ts';

const changed = () =>
  conflict('request/conflict', 'Something has changed since you looked. See what will happen now, then import.');

/** Does what the preview has said, all of it or nothing; of the accounts as many as are asked for. */
export async function importMembers(
  services: Services,
  request: ImportRequest & { readonly fingerprint: string; readonly most: number; readonly earlier: number },
): Promise<ResponseOf<typeof calls.importMembers>> {
  const { user, classId } = request;
  const planned = await planImport(services, request);
  if (planned.fingerprint !== request.fingerprint) throw changed();
  const of = (...outcomes: readonly PlannedLine['outcome'][]) =>
    planned.lines.filter(({ outcome }) => outcomes.includes(outcome));
  const invitees = of('invited').map(({ email, firstName, lastName }) => ({
    email,
    name: `${firstName} ${lastName}`.trim(),
    role: 'learner' as const,
  }));
  const joining = of('joins', 'comes-back').flatMap(({ userId }) => userId ?? []);
  const newcomers = of('account').map(({ firstName, lastName, userName }) => ({ firstName, lastName, userName }));
  const left = Math.max(0, newcomers.length - request.most);
  await takeInvitations(services, user, invitees.length);
  // Hashing takes long: it is done before anything is locked.
  const prepared = await prepareSchoolAccounts(newcomers.slice(0, request.most));
  return inTransaction(services, async (services) => {
    await memberData(services).lockMembers(classId);
    const again = await planImport(services, { ...request, allowance: planned.allowance });
    if (again.fingerprint !== request.fingerprint) throw changed();
    const at = services.now();
    for (const userId of joining) await memberData(services).admit({ classId, userId, role: 'learner', at });
    const accounts =
      prepared.length === 0 ? [] : await insertSchoolAccounts(services, { teacher: user, classId, prepared });
    await sendInvitations(services, { classId, invitedBy: user.id, invitees });
    const added = request.earlier + joining.length + accounts.length;
    if (left === 0) await recordImport(services, { teacherId: user.id, classId, added, at });
    const { fingerprint } =
      left === 0 ? planned : await planImport(services, { ...request, allowance: planned.allowance });
    return { joined: joining.length, invited: invitees.length, accounts, left, fingerprint };
  });
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
