import * as calls from '@lemma/contracts';
import { sendDownload } from '../../core/http/send-download.ts';
import { speakerForBrowser } from '../../core/language/speakers.ts';
import { serve } from '../../core/http/serve.ts';
import type { Services } from '../../core/services.ts';
import { downloadBook, getBooked, listBooked, listLicences } from './work/books/books.ts';
import { giveBack, noteTransfer } from './work/payments/refunds.ts';
import { downloadBatch, endCodes, listBatches, makeCodes } from './work/places/codes.ts';
import { givePlace } from './work/places/giving.ts';
import { addItem, changeItem, readSelling, saveSeller, saveTaxes, tryProvider } from './work/selling/selling.ts';

/** Routes with which administrators manage sales. */
export function sellingRoutes(services: Services) {
  return [
    serve(calls.getSelling, () => readSelling(services)),

    serve(calls.setSeller, ({ user, body }) => saveSeller(services, user.id, body)),

    serve(calls.setTaxes, ({ user, body }) => saveTaxes(services, user.id, body)),

    serve(calls.testPaymentProvider, ({ params }) => tryProvider(services, params.paymentProvider)),

    serve(calls.createSoldItem, ({ user, body }) => addItem(services, user.id, body)),

    serve(calls.updateSoldItem, ({ user, params, body }) => changeItem(services, user.id, params.soldItemId, body)),

    serve(calls.listBookedPayments, ({ query }) => listBooked(services, query)),

    serve(calls.downloadPayments, async ({ query, request, reply }) =>
      sendDownload(reply, downloadBook(services, query, speakerForBrowser(request))),
    ),

    serve(calls.refundPayment, async ({ user, params, body }) => {
      await giveBack(services, { actorId: user.id, paymentId: params.paymentId }, body);
      return getBooked(services, params.paymentId);
    }),

    serve(calls.recordTransfer, async ({ user, params, body }) => {
      await noteTransfer(services, { actorId: user.id, paymentId: params.paymentId }, body);
      return getBooked(services, params.paymentId);
    }),

    serve(calls.listLicences, () => listLicences(services)),

    serve(calls.giveEntitlement, ({ user, body }) => givePlace(services, user.id, body)),

    serve(calls.listCodeBatches, () => listBatches(services)),

    serve(calls.createCodes, ({ user, body }) => makeCodes(services, user.id, body)),

    serve(calls.downloadCodes, async ({ params, request, reply }) =>
      sendDownload(reply, await downloadBatch(services, params.codeBatchId, speakerForBrowser(request))),
    ),

    serve(calls.revokeCodes, ({ user, params, body }) =>
      endCodes(services, user.id, { batchId: params.codeBatchId, lastFour: body.lastFour }),
    ),
  ];
}
