import type { Entitlement, Payment } from '@lemma/contracts';
import type { Services } from '../../../../core/services.ts';
import type { PaymentRow } from '../../data/payment-store.ts';
import type { EntitlementRow } from '../../data/place-store.ts';
import { isOpen } from '../rules/states.ts';
import { isCurrent } from '../rules/terms.ts';

/** A payment as its payer sees it. */
export const presentPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  state: row.state,
  provider: row.provider,
  itemId: row.itemId,
  itemName: row.itemName,
  quantity: row.quantity,
  currency: row.currency,
  total: row.total,
  refunded: row.paidAt === null ? 0 : row.refunded,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  ...(row.redirectUrl !== null && isOpen(row.state) ? { redirectUrl: row.redirectUrl } : {}),
  dueAt: row.dueAt?.toISOString() ?? null,
});

export const presentEntitlement = (
  { now }: Pick<Services, 'now'>,
  row: EntitlementRow & { readonly itemName: string },
): Entitlement => ({
  id: row.id,
  itemId: row.itemId,
  itemName: row.itemName,
  cause: row.cause,
  startsAt: row.startsAt.toISOString(),
  endsAt: (row.revokedAt ?? row.endsAt)?.toISOString() ?? null,
  isCurrent: isCurrent(row, now()),
});
