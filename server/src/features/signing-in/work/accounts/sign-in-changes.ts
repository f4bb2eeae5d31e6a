import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { auditQueries } from '../../../audit/api.ts';
import type { Services } from '../../../../core/services.ts';
import { sendMailTo, signInChangedMail } from '../../../mails/api.ts';

/** Changes to how a person signs in, in the words of the mail. */
const words = {
  'turn-on-authenticator': 'An authenticator app was turned on: we ask for its codes after your password.',
  'turn-off-authenticator': 'The authenticator app was turned off: we no longer ask for its codes.',
  'renew-recovery-codes': 'New recovery codes were made; earlier ones have ended.',
  'add-passkey': 'A passkey was added.',
  'remove-passkey': 'A passkey was removed.',
  'link-account': 'An account elsewhere was linked: you can sign in with it.',
  'make-api-token': 'An API token was made: a program can make calls for you.',
  'end-api-token': 'An API token has ended.',
  'unlink-account': 'An account elsewhere was unlinked: it no longer signs in here.',
} as const;

/** Records the change and notifies the person by mail. Call it in the transaction that makes the change. */
export async function noteSignInChange(
  services: Services,
  user: Pick<SignedInUser, 'id' | 'email'>,
  act: keyof typeof words,
  details = '',
): Promise<void> {
  await auditQueries(services).insertAuditEntry({ actorId: user.id, subjectId: user.id, act, details });
  await sendMailTo(services, user, signInChangedMail(words[act]));
}
