import type { BodyOf, processPayment } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { isPrivileged } from '../../../../core/access/roles.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { conflict, forbidden, invalidField, notFound } from '../../../../core/errors.ts';
import { PaymentRefused, PaymentsUnavailable } from '../../../../core/outside/payments/provider.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { paymentData, type NewPayment, type PaymentRow } from '../../data/payment-store.ts';
import { placeData } from '../../data/place-store.ts';
import { sellingData, type PricedItem } from '../../data/selling-store.ts';
import { canRenew, isOver } from '../rules/terms.ts';
import { chargeOf, noTax } from '../rules/tax.ts';
import { endOpen } from './ending.ts';
import { requireProvider, unavailable } from './events.ts';
import { settlePayment } from './settling.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** Sessions of providers end after a day. */
const freshMs = 20 * 3_600_000;
const mostTries = 3;

type Wish = BodyOf<typeof processPayment>;

/** Begins a payment, or finds the one that a first click began. What the caller pays is decided here alone. */
export async function beginPayment(services: Services, user: SignedInUser, wish: Wish): Promise<PaymentRow> {
  if (wish.user !== undefined && wish.user !== user.id) {
    throw forbidden(said(m.otherPayer));
  }
  const found = await requireForSale(services, user, wish);
  const draft = await composePayment(services, user, wish, found);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const open = await paymentData(services).findOpen(user.id, wish.item);
    if (open !== null) {
      if (isSame(services, open, draft)) return openAtProvider(services, open);
      await endOpen(services, open);
      continue;
    }
    const made = await inTransaction(services, (services) => insertPayment(services, found, draft));
    if (made !== null) return openAtProvider(services, made);
  }
  throw conflict('request/conflict', said(m.paymentJustBegun));
}

const isSame = ({ now }: Services, open: PaymentRow, draft: NewPayment) =>
  open.priceId === draft.priceId &&
  open.quantity === draft.quantity &&
  open.total === draft.total &&
  open.provider === draft.provider &&
  (open.provider === 'invoice' || now().getTime() - open.createdAt.getTime() < freshMs);

async function requireForSale(services: Services, user: SignedInUser, { item: id, quantity }: Wish) {
  const found = await sellingData(services).findItem(id);
  if (found === null) throw notFound();
  const { item } = found;
  if (item.payer !== 'learner' && !isPrivileged(user)) throw forbidden(said(m.teachersBuyThis));
  if (item.archivedAt !== null || isOver(item, services.now())) {
    throw conflict('request/conflict', said(m.noLongerSold));
  }
  if (item.kind !== 'licence' && quantity !== 1) throw invalidField('quantity', said(m.buyOneForYourself));
  return found;
}

async function requireNeeded(services: Services, userId: string, { item }: PricedItem): Promise<void> {
  if (item.kind === 'licence') return;
  const mine = await placeData(services).selectEntitlements(userId);
  const same = mine.filter(({ itemId, classroomId }) => itemId === item.id && classroomId === null);
  if (!canRenew(same, item, services.now())) throw conflict('request/conflict', said(m.haveThisAlready));
}

async function composePayment(
  services: Services,
  user: SignedInUser,
  wish: Wish,
  { item, price }: PricedItem,
): Promise<NewPayment> {
  const [first] = services.paymentProviders.keys();
  const provider = wish.provider ?? first;
  if (provider === undefined || !services.paymentProviders.has(provider)) {
    throw invalidField('provider', said(m.otherWayToPay));
  }
  const seller = await sellingData(services).findSeller();
  const country = wish.country ?? seller?.country ?? 'DE';
  const tax = (await sellingData(services).findTax(item.taxCategory, country)) ?? noTax;
  const charge = chargeOf(price.amount, wish.quantity, tax);
  if (!requireProvider(services, provider).canTake(charge.total, price.currency)) {
    throw invalidField('provider', said(m.amountNotInThisWay));
  }
  return {
    id: newId(),
    userId: user.id,
    itemId: item.id,
    priceId: price.id,
    itemName: item.name,
    quantity: wish.quantity,
    currency: price.currency,
    unit: price.amount,
    ...charge,
    taxName: tax.name,
    taxRate: tax.rate,
    isTaxIncluded: tax.isIncluded,
    country,
    billTo: wish.billTo,
    returnPath: pathOf(services, wish.returnUrl),
    provider,
    state: 'created',
    createdAt: services.now(),
  };
}

/** A page of this instance: no one is led elsewhere after paying. */
function pathOf({ environment }: Services, returnUrl: string): string {
  const own = new URL(environment.publicUrl);
  const url = URL.canParse(returnUrl, own.href) ? new URL(returnUrl, own) : null;
  if (url === null || url.origin !== own.origin) throw invalidField('returnUrl', said(m.backToThisSite));
  return url.pathname + url.search;
}

/** Null when another call was first. An invoice takes its number here, so that the numbers have no gaps. */
async function insertPayment(services: Services, found: PricedItem, draft: NewPayment): Promise<PaymentRow | null> {
  await placeData(services).lockPerson(draft.userId);
  await requireNeeded(services, draft.userId, found);
  const row = draft.provider === 'invoice' ? { ...draft, ...(await nextInvoice(services, draft)) } : draft;
  if (!(await paymentData(services).insertPayment(row))) return null;
  await auditQueries(services).insertAuditEntry({
    actorId: draft.userId,
    subjectId: draft.userId,
    act: 'begin-payment',
    details: `${draft.id} ${draft.itemName} ${draft.total} ${draft.currency} ${draft.provider}`,
  });
  return paymentData(services).findPayment(draft.id);
}

async function nextInvoice(services: Services, { userId, itemId }: NewPayment) {
  const seller = await sellingData(services).lockSeller();
  const at = services.now();
  // Under the lock: a number that a second click would lose is not taken.
  if ((await paymentData(services).findOpen(userId, itemId)) !== null) return {};
  await sellingData(services).updateSeller({ nextInvoice: seller.nextInvoice + 1 });
  return {
    invoiceNumber: `${seller.invoicePrefix}${String(seller.nextInvoice).padStart(5, '0')}`,
    dueAt: new Date(at.getTime() + seller.invoiceDueDays * 86_400_000),
  };
}

/** Opens the provider's page, or finds it open; a lost answer is asked for again with the same key. */
export async function openAtProvider(services: Services, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.openedAt !== null) return payment;
  const provider = requireProvider(services, payment.provider);
  const page = new URL(payment.returnPath, services.environment.publicUrl);
  page.searchParams.set('payment', payment.id);
  const { id, itemName, quantity, total, currency } = payment;
  const email = await paymentData(services).findEmail(payment.userId);
  const urls = { paidUrl: page.href, cancelUrl: page.href };
  try {
    const { ref, redirectUrl } = await provider.open({ id, itemName, quantity, total, currency, email, ...urls });
    return await settleLocked(services, payment, { openedAt: services.now(), providerRef: ref, redirectUrl });
  } catch (error) {
    if (error instanceof PaymentsUnavailable) {
      services.log.warn({ payment: id, error: error.message }, 'a payment provider cannot be reached');
      throw unavailable();
    }
    if (!(error instanceof PaymentRefused)) throw error;
    services.log.error({ payment: id, error: error.message }, 'a payment provider refuses a payment');
    await settleLocked(services, payment, { failedAt: services.now() });
    throw conflict('request/conflict', said(m.paymentNotTaken));
  }
}

async function settleLocked(services: Services, payment: PaymentRow, facts: Partial<PaymentRow>): Promise<PaymentRow> {
  return inTransaction(services, async (services) => {
    const locked = await paymentData(services).lockPayment(payment.id);
    return locked === null ? payment : settlePayment(services, locked, { ...facts, actorId: null });
  });
}
