import { codeOf, hashOfAnswers, type ReceiptCore } from './receipt-codes.ts';
import type { AttemptRow } from '../data/attempt-store.ts';
import { receiptData } from '../data/receipt-store.ts';
import type { Services } from '../../../core/services.ts';
import { identityTokens } from '../../signing-in/api.ts';

type Contents = Awaited<ReturnType<ReturnType<typeof receiptData>['selectContents']>>;

/** Returns the contents of a receipt; null until the attempt is handed in. */
export function coreOf(attempt: Pick<AttemptRow, 'id' | 'handedInAt'>, contents: Contents): ReceiptCore | null {
  if (attempt.handedInAt === null) return null;
  const responses = contents.flatMap(({ response }) =>
    response === null
      ? []
      : [
          {
            id: response.id,
            receivedAt: response.receivedAt.toISOString(),
            fingerprint: hashOfAnswers(response.answers),
          },
        ],
  );
  return { attemptId: attempt.id, handedInAt: attempt.handedInAt.toISOString(), responses };
}

/** The short code of an attempt's receipt; null until it is handed in. */
export async function receiptCodeOf(
  services: Services,
  attempt: Pick<AttemptRow, 'id' | 'handedInAt'>,
): Promise<string | null> {
  if (attempt.handedInAt === null) return null;
  const core = coreOf(attempt, await receiptData(services).selectContents(attempt.id));
  return core && codeOf(core, identityTokens(services).sealingKey);
}
