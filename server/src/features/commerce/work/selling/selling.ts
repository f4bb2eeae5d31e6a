import type {
  BodyOf,
  createSoldItem,
  PaymentProviderId,
  PaymentProviderState,
  Selling,
  setSeller,
  setTaxes,
  updateSoldItem,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { invalidField, notFound } from '../../../../core/errors.ts';
import { PaymentRefused, PaymentsUnavailable } from '../../../../core/outside/payments/provider.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { auditQueries } from '../../../audit/api.ts';
import { sellingData, type PricedItem } from '../../data/selling-store.ts';
import { requireProvider } from '../payments/events.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

const presentItem = ({ item, price }: PricedItem, sold: number): Selling['items'][number] => ({
  id: item.id,
  kind: item.kind,
  name: item.name,
  description: item.description,
  payer: item.payer,
  taxCategory: item.taxCategory,
  price: price.amount,
  currency: price.currency,
  priceVersion: price.version,
  termDays: item.termDays,
  endsOn: item.endsOn,
  trialDays: item.trialDays,
  placeItemId: item.placeItemId,
  isArchived: item.archivedAt !== null,
  sold,
});

/** Everything that the administrator sets. */
export async function readSelling(services: Services): Promise<Selling> {
  const data = sellingData(services);
  const [seller, taxes, items, sold] = await Promise.all([
    data.findSeller(),
    data.selectTaxes(),
    data.selectItems(),
    data.countSold(),
  ]);
  return {
    providers: [...services.paymentProviders.keys()],
    seller: {
      name: seller?.name ?? '',
      address: seller?.address ?? '',
      taxNumber: seller?.taxNumber ?? '',
      country: seller?.country ?? 'DE',
      bankDetails: seller?.bankDetails ?? '',
      invoicePrefix: seller?.invoicePrefix ?? '',
      invoiceDueDays: seller?.invoiceDueDays ?? 14,
    },
    taxes,
    items: items.map((one) => presentItem(one, sold.get(one.item.id) ?? 0)),
  };
}

export async function saveSeller(services: Services, actorId: string, body: BodyOf<typeof setSeller>) {
  await inTransaction(services, async (services) => {
    await sellingData(services).lockSeller();
    await sellingData(services).updateSeller(body);
    await auditQueries(services).insertAuditEntry({ actorId, act: 'set-seller', details: body.name });
  });
  return readSelling(services);
}

export async function saveTaxes(services: Services, actorId: string, { taxes }: BodyOf<typeof setTaxes>) {
  await inTransaction(services, async (services) => {
    await sellingData(services).lockSeller();
    await sellingData(services).replaceTaxes(taxes);
    await auditQueries(services).insertAuditEntry({ actorId, act: 'set-taxes', details: String(taxes.length) });
  });
  return readSelling(services);
}

export async function addItem(services: Services, actorId: string, body: BodyOf<typeof createSoldItem>) {
  const { price, currency, placeItemId, ...facts } = body;
  await inTransaction(services, async (services) => {
    await requireFitting(services, body);
    requireTakeable(services, price, currency);
    const createdAt = services.now();
    const id = newId();
    const item = { id, ...facts, placeItemId, createdAt, archivedAt: null };
    const first = { id: newId(), itemId: id, version: 1, amount: price, currency, createdAt };
    await sellingData(services).insertItem(item, first);
    const details = `${facts.name} ${price} ${currency}`;
    await auditQueries(services).insertAuditEntry({ actorId, act: 'create-item', details });
  });
  return readSelling(services);
}

async function requireFitting(
  services: Services,
  { kind, payer, placeItemId }: BodyOf<typeof createSoldItem>,
): Promise<void> {
  if ((kind === 'licence') === (payer === 'learner')) {
    throw invalidField('payer', said(m.learnersPayForPlaces));
  }
  if (placeItemId === null) return;
  const place = await sellingData(services).findItem(placeItemId);
  if (place?.item.kind !== 'place') throw invalidField('placeItemId', said(m.chooseItemOfPlaces));
}

/** At least one way to pay takes the price. */
function requireTakeable(services: Services, price: number, currency: string): void {
  const canTake = [...services.paymentProviders.values()].some((provider) => provider.canTake(price, currency));
  if (!canTake) throw invalidField('price', said(m.noWayToPay));
}

/** Changes an item; another price is a new version of it. */
export async function changeItem(
  services: Services,
  actorId: string,
  itemId: string,
  { price, currency, isArchived, ...given }: BodyOf<typeof updateSoldItem>,
) {
  await inTransaction(services, async (services) => {
    const data = sellingData(services);
    await data.lockItem(itemId);
    const found = await data.findItem(itemId);
    if (found === null) throw notFound();
    const facts = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const term = { termDays: found.item.termDays, endsOn: found.item.endsOn, ...facts };
    if (term.termDays !== null && term.endsOn !== null) {
      throw invalidField('endsOn', said(m.daysOrLastDay));
    }
    const archived = isArchived === undefined ? {} : { archivedAt: isArchived ? services.now() : null };
    await data.updateItem(itemId, { ...facts, ...archived });
    const amount = price ?? found.price.amount;
    const code = currency ?? found.price.currency;
    if (amount !== found.price.amount || code !== found.price.currency) {
      requireTakeable(services, amount, code);
      const next = { id: newId(), itemId, version: found.price.version + 1, amount, currency: code };
      await data.insertPrice({ ...next, createdAt: services.now() });
    }
    const details = `${itemId} ${Object.keys({ ...facts, ...archived }).join(', ')} ${amount} ${code}`;
    await auditQueries(services).insertAuditEntry({ actorId, act: 'update-item', details });
  });
  return readSelling(services);
}

/** Says whether the provider knows this instance. */
export async function tryProvider(services: Services, id: PaymentProviderId): Promise<{ state: PaymentProviderState }> {
  try {
    return { state: await requireProvider(services, id).test() };
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable) && !(error instanceof PaymentRefused)) throw error;
    services.log.warn({ provider: id, error: error.message }, 'a payment provider does not work');
    return { state: 'failed' };
  }
}
