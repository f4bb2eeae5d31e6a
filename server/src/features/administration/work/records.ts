import type * as calls from '@lemma/contracts';
import type { QueryOf, ResponseOf } from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import { pageOf } from './users.ts';
import { auditQueries } from '../../audit/api.ts';
import { logQueries } from '../../operations/api.ts';
import type { Services } from '../../../core/services.ts';
import * as m from '../messages.ts';

export async function listAuditEntries(
  services: Services,
  query: QueryOf<typeof calls.listAuditEntries>,
  speaker: Speaker,
): Promise<ResponseOf<typeof calls.listAuditEntries>> {
  const total = await auditQueries(services).countAuditEntries(query);
  const rows = await auditQueries(services).selectAuditEntries(query, pageOf(query));
  return {
    total,
    acts: await auditQueries(services).selectActs(),
    entries: rows.map(({ entry, actor, subject }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      act: entry.act,
      actor: entry.actorId === null ? speaker.say(m.theServer) : (actor ?? speaker.say(m.somebodyRemoved)),
      actorId: entry.actorId,
      subject: entry.subjectId === null ? '' : (subject ?? speaker.say(m.somebodyRemoved)),
      subjectId: entry.subjectId,
      details: entry.details,
    })),
  };
}

export async function listLogMessages(
  services: Services,
  query: QueryOf<typeof calls.listLogMessages>,
): Promise<ResponseOf<typeof calls.listLogMessages>> {
  const total = await logQueries(services).countLogMessages(query);
  const rows = await logQueries(services).selectLogMessages(query, pageOf(query));
  return {
    total,
    messages: rows.map((row) => ({
      id: row.id,
      level: row.level,
      type: row.type,
      message: row.message,
      url: row.url,
      ua: row.ua,
      version: row.version,
      count: row.count,
      firstAt: row.firstAt.toISOString(),
      lastAt: row.lastAt.toISOString(),
    })),
  };
}
