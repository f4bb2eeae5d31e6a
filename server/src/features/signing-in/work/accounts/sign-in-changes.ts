import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { auditQueries } from '../../../audit/api.ts';
import type { Services } from '../../../../core/services.ts';
import { said, type Said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';
import { sendMailTo, signInChangedMail } from '../../../mails/api.ts';

/** Changes to how a person signs in, in the words of the mail. */
const words = {
  'turn-on-authenticator': said(m.authenticatorOn),
  'turn-off-authenticator': said(m.authenticatorOff),
  'renew-recovery-codes': said(m.recoveryCodesRenewed),
  'add-passkey': said(m.passkeyAdded),
  'remove-passkey': said(m.passkeyRemoved),
  'link-account': said(m.accountLinked),
  'make-api-token': said(m.apiTokenMade),
  'end-api-token': said(m.apiTokenEnded),
  'unlink-account': said(m.accountUnlinked),
} as const;

/** Records the change and notifies the person by mail. Call it in the transaction that makes the change. */
export async function noteSignInChange(
  services: Services,
  user: Pick<SignedInUser, 'id' | 'email'>,
  act: keyof typeof words,
  details: Said | string = '',
): Promise<void> {
  await auditQueries(services).insertAuditEntry({ actorId: user.id, subjectId: user.id, act, details });
  await sendMailTo(services, user, signInChangedMail(words[act]));
}
