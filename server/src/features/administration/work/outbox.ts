import type * as calls from '@lemma/contracts';
import { type QueryOf, type ResponseOf } from '@lemma/contracts';
import { conflict, notFound } from '../../../core/errors.ts';
import { pageOf } from './users.ts';
import { outboxData } from '../data/outbox-store.ts';
import { auditQueries } from '../../audit/api.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

/**
 * A link with something behind `#` or `?` may open the recipient's account: where there is no mail
 * server it is only in the folder, which takes access to the machine.
 */
const withoutLinks = (text: string): string => text.replaceAll(/https?:\/\/\S*[#?]\S*/g, '[link left out]');

export async function listMails(
  services: Services,
  query: QueryOf<typeof calls.listMails>,
): Promise<ResponseOf<typeof calls.listMails>> {
  const hasMailServer = services.environment.smtpUrl !== undefined;
  const total = await outboxData(services).countMails(query.state);
  const mails = await outboxData(services).selectMails(query.state, pageOf(query));
  return {
    total,
    hasMailServer,
    mails: mails.map(({ id, to, subject, text, state, attempts, problem, createdAt, sentAt }) => ({
      id,
      to,
      subject,
      text: withoutLinks(text),
      state,
      attempts,
      problem,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}

export function retryMail(
  services: Services,
  { actorId, mailId }: { readonly actorId: string; readonly mailId: string },
) {
  return inTransaction(services, async (services) => {
    const mail = await outboxData(services).findMail(mailId);
    if (!mail) throw notFound();
    if (mail.state === 'sent') throw conflict('request/conflict', said(m.mailSentAlready));
    if (mail.text.includes('#token=…')) {
      throw conflict('request/conflict', said(m.linkOfMailEnded));
    }
    await outboxData(services).queueAgain(mailId);
    await auditQueries(services).insertAuditEntry({
      actorId,
      subjectId: mail.userId,
      act: 'retry-mail',
      details: mail.subject,
    });
  });
}
