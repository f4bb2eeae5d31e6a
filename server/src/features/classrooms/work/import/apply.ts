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

/** Does what the preview has said, all of it or nothing. */
export async function importMembers(
  services: Services,
  request: ImportRequest & { readonly fingerprint: string },
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
  const newcomers = of('account').map(({ firstName, lastName }) => ({ firstName, lastName }));
  await takeInvitations(services, user, invitees.length);
  // Hashing takes long: it is done before anything is locked.
  const prepared = await prepareSchoolAccounts(newcomers);
  return inTransaction(services, async (services) => {
    await memberData(services).lockMembers(classId);
    const again = await planImport(services, { ...request, allowance: planned.allowance });
    if (again.fingerprint !== request.fingerprint) throw changed();
    const at = services.now();
    for (const userId of joining) await memberData(services).admit({ classId, userId, role: 'learner', at });
    const accounts =
      prepared.length === 0 ? [] : await insertSchoolAccounts(services, { teacher: user, classId, prepared });
    await sendInvitations(services, { classId, invitedBy: user.id, invitees });
    await recordHappenings(services, [
      {
        kind: 'import-finished',
        subject: `${classId} ${at.toISOString()}`,
        topic: `class:${classId}`,
        to: { person: user.id },
        about: { classId, added: joining.length + accounts.length },
      },
    ]);
    return { joined: joining.length, invited: invitees.length, accounts };
  });
}
