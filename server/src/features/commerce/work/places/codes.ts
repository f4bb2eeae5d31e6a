import { Readable } from 'node:stream';
import type { BodyOf, CodeBatch, createCodes } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { invalidField, notFound } from '../../../../core/errors.ts';
import type { Cell } from '../../../../core/files/csv.ts';
import { tableDownload, type Download } from '../../../../core/files/download.ts';
import type { Services } from '../../../../core/services.ts';
import { hashToken } from '../../../../core/tokens.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { codeData } from '../../data/code-store.ts';
import { sellingData } from '../../data/selling-store.ts';
import { newCode, plainCode } from './code-letters.ts';
import { said, type Speaker } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** Makes codes, which are shown this once. */
export async function makeCodes(
  services: Services,
  actorId: string,
  { itemId, name, count }: BodyOf<typeof createCodes>,
): Promise<{ batchId: string; codes: string[] }> {
  const found = await sellingData(services).findItem(itemId);
  if (found === null || found.item.kind === 'licence') throw invalidField('itemId', said(m.chooseOtherItem));
  const batchId = newId();
  const createdAt = services.now();
  const codes = Array.from({ length: count }, newCode);
  await inTransaction(services, async (services) => {
    await codeData(services).insertCodes(
      codes.map((code) => ({
        id: newId(),
        batchId,
        batchName: name,
        itemId,
        codeHash: hashToken(plainCode(code)),
        lastFour: code.slice(-4),
        createdAt,
        createdBy: actorId,
      })),
    );
    const details = `${count} × ${found.item.name}: ${name}`;
    await auditQueries(services).insertAuditEntry({ actorId, act: 'create-codes', details });
  });
  return { batchId, codes };
}

export async function listBatches(services: Services): Promise<{ batches: CodeBatch[] }> {
  const rows = await codeData(services).selectBatches();
  return { batches: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })) };
}

export async function endCodes(
  services: Services,
  actorId: string,
  { batchId, lastFour }: { readonly batchId: string; readonly lastFour?: string | undefined },
): Promise<{ batches: CodeBatch[] }> {
  await inTransaction(services, async (services) => {
    const ended = await codeData(services).revokeUnused(batchId, services.now(), lastFour);
    if (ended === 0) throw notFound();
    await auditQueries(services).insertAuditEntry({ actorId, act: 'revoke-codes', details: `${batchId} ${ended}` });
  });
  return listBatches(services);
}

/** The states of the codes of a batch; the codes themselves are not known here. */
export async function downloadBatch(services: Services, batchId: string, { say }: Speaker): Promise<Download> {
  const rows = await codeData(services).selectCodes(batchId);
  const [first] = rows;
  if (first === undefined) throw notFound();
  const lines: Cell[][] = rows.map(({ lastFour, usedAt, revokedAt }) => [
    lastFour,
    say(usedAt !== null ? m.used : revokedAt !== null ? m.withdrawn : m.unused),
    usedAt?.toISOString() ?? null,
  ]);
  const table = Readable.from([[m.lastFour, m.stateHead, m.usedAt].map((head) => say(head)), ...lines]);
  return tableDownload(table, { name: 'access-codes.csv', format: 'csv', at: services.now() });
}
