import { mailLinkData, type MailLinkPurpose } from '../../data/mail-link-store.ts';
import { hashToken, newToken } from '../../../../core/tokens.ts';
import type { Services } from '../../../../core/services.ts';
import {
  type MailContent,
  type Recipient,
  resetPasswordMail,
  sendMailTo,
  verifyEmailMail,
} from '../../../mails/api.ts';

const hour = 3600 * 1000;

const kinds: Readonly<Record<MailLinkPurpose, { lifetimeMs: number; mail: (token: string) => MailContent }>> = {
  'reset-password': { lifetimeMs: hour, mail: resetPasswordMail },
  'verify-email': { lifetimeMs: 72 * hour, mail: verifyEmailMail },
};

/** Sends a new link to the account's address; earlier ones of the same purpose end. */
async function sendMailLink(services: Services, purpose: MailLinkPurpose, account: Recipient): Promise<void> {
  if (account.email === null) return;
  const token = newToken();
  const { lifetimeMs, mail } = kinds[purpose];
  await mailLinkData(services).insertMailLink({
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
