import type { Services } from '../../../../services.ts';
import { renderMail, type MailContent } from '../../../mails/work/render.ts';
import { resetPasswordMail, verifyEmailMail } from '../../../mails/work/texts.ts';
import type { MailLinkPurpose } from '../../data/mail-link-store.ts';
import type { Account } from '../../../../core/access/visitor.ts';
import { hashToken, newToken } from '../../../../core/tokens.ts';

const hour = 3600 * 1000;

const kinds: Readonly<Record<MailLinkPurpose, { lifetimeMs: number; mail: (token: string) => MailContent }>> = {
  'reset-password': { lifetimeMs: hour, mail: resetPasswordMail },
  'verify-email': { lifetimeMs: 72 * hour, mail: verifyEmailMail },
};

type Recipient = Pick<Account, 'id' | 'email'>;

/** Writes a mail to an account's address; accounts without one get none. Works inside a transaction as well. */
export async function sendMailTo(services: Services, { id, email }: Recipient, content: MailContent): Promise<void> {
  if (email === null) return;
  await services.mails.insertMail({ userId: id, to: email, ...renderMail(services.environment.publicUrl, content) });
  services.mailDelivery.wake();
}

/** Sends a new link to the account's address; earlier ones of the same purpose end. */
async function sendMailLink(services: Services, purpose: MailLinkPurpose, account: Recipient): Promise<void> {
  if (account.email === null) return;
  const token = newToken();
  const { lifetimeMs, mail } = kinds[purpose];
  await services.mailLinks.insertMailLink({
    tokenHash: hashToken(token),
    userId: account.id,
    purpose,
    email: account.email,
    expiresAt: new Date(services.now().getTime() + lifetimeMs),
  });
  await sendMailTo(services, account, mail(token));
}

/** The mail that confirms the account's address; call it in the transaction that gives the account this address. */
export const sendVerificationMail = (services: Services, account: Recipient) =>
  sendMailLink(services, 'verify-email', account);

export const sendResetMail = (services: Services, account: Recipient) =>
  sendMailLink(services, 'reset-password', account);
