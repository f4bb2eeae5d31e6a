import {
  paymentsPerPage,
  type BookedPayment,
  type downloadPayments,
  type Licence,
  type listBookedPayments,
  type QueryOf,
} from '@lemma/contracts';
import type { Speaker } from '@lemma/contracts/messages';
import { notFound } from '../../../../core/errors.ts';
import type { Cell } from '../../../../core/files/csv.ts';
import { tableDownload, type Download } from '../../../../core/files/download.ts';
import type { Services } from '../../../../core/services.ts';
import { bookData } from '../../data/book-store.ts';
import type { PaymentRow } from '../../data/payment-store.ts';
import { placeData } from '../../data/place-store.ts';
import * as m from '../../messages.ts';
import { presentPayment } from '../payments/present-payment.ts';

const presentBooked = ({ payment, payerName }: { payment: PaymentRow; payerName: string }): BookedPayment => ({
  ...presentPayment(payment),
  payerName,
  payerId: payment.userId,
  invoiceNumber: payment.invoiceNumber ?? '',
  received: payment.received,
});

/** A page of payments, with the sums of the last months. */
export async function listBooked(services: Services, { state, page }: QueryOf<typeof listBookedPayments>) {
  const data = bookData(services);
  const [rows, sums, openInvoices] = await Promise.all([
    data.selectBooked(state, { limit: paymentsPerPage + 1, offset: (page - 1) * paymentsPerPage }),
    data.selectSums(new Date(services.now().getTime() - 400 * 86_400_000)),
    data.countOpenInvoices(),
  ]);
  return {
    payments: rows.slice(0, paymentsPerPage).map(presentBooked),
    hasMore: rows.length > paymentsPerPage,
    sums,
    openInvoices,
  };
}

export async function getBooked(services: Services, paymentId: string): Promise<BookedPayment> {
  const found = await bookData(services).findBooked(paymentId);
  if (found === null) throw notFound();
  return presentBooked(found);
}

export async function listLicences(services: Services): Promise<{ licences: Licence[] }> {
  const rows = await placeData(services).selectLicences();
  return {
    licences: rows.map(({ id, itemName, ownerName, places, used, startsAt, endsAt, endedAt }) => ({
      id,
      itemName,
      ownerName,
      places,
      used,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      isEnded: endedAt !== null || (endsAt !== null && endsAt <= services.now()),
    })),
  };
}

const columns = [
  m.payment,
  m.invoice,
  m.begun,
  m.paidHead,
  m.stateHead,
  m.provider,
  m.payer,
  m.item,
  m.quantity,
  m.currency,
  m.net,
  m.taxAmount,
  m.tax,
  m.country,
  m.total,
  m.refunded,
];
const rowsAtOnce = 500;

/** All payments that were begun in a span of days (UTC), in the order of time; amounts in minor units, as they are kept. */
export function downloadBook(
  services: Services,
  { from, until, format }: QueryOf<typeof downloadPayments>,
  speaker: Speaker,
): Download {
  const dayAfter = until === undefined ? null : new Date(Date.parse(`${until}T00:00:00Z`) + 86_400_000);
  const span = { from: from === undefined ? null : new Date(`${from}T00:00:00Z`), until: dayAfter };
  return tableDownload(bookRows(services, span, speaker), { name: `payments.${format}`, format, at: services.now() });
}

async function* bookRows(
  services: Services,
  span: { readonly from: Date | null; readonly until: Date | null },
  speaker: Speaker,
): AsyncGenerator<Cell[]> {
  yield columns.map((column) => speaker.say(column));
  for (let offset = 0; ; offset += rowsAtOnce) {
    const rows = await bookData(services).selectPage(span, { limit: rowsAtOnce, offset });
    for (const { payment: one, payerName } of rows) {
      yield [
        one.id,
        one.invoiceNumber,
        one.createdAt.toISOString(),
        one.paidAt?.toISOString() ?? null,
        one.state,
        one.provider,
        payerName,
        one.itemName,
        one.quantity,
        one.currency,
        one.net,
        one.tax,
        one.taxRate === 0 ? '' : `${one.taxName} ${one.taxRate / 100} %`,
        one.country,
        one.total,
        one.paidAt === null ? 0 : one.refunded,
      ];
    }
    if (rows.length < rowsAtOnce) return;
  }
}
