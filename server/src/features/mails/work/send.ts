import { speakerForPerson } from '../../languages/api.ts';
import { renderMail, type MailContent } from './render.ts';
import { mailData } from '../data/mail-store.ts';
import { mailDelivery } from './delivery.ts';
import type { Services } from '../../../core/services.ts';

/** Whom a mail is for. */
export interface Recipient {
  readonly id: string;
  readonly email: string | null;
}

/** Writes a mail to an account's address, in the language of its person; accounts without one get none. Works inside a transaction as well. */
export async function sendMailTo(services: Services, { id, email }: Recipient, content: MailContent): Promise<void> {
  if (email === null) return;
  await mailData(services).insertMail({
    userId: id,
    to: email,
    ...renderMail(services.environment.publicUrl, content, await speakerForPerson(services, id)),
  });
  mailDelivery(services).wake();
}
