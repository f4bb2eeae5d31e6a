import * as calls from '@lemma/contracts';
import { serve } from '../../core/http/serve.ts';
import type { SignedInUser } from '../../core/access/visitor.ts';
import type { Services } from '../../core/services.ts';
import { presentUser } from '../people/api.ts';
import { chooseClassPayment, endExemption, exemptLearner, getClassPayment } from './work/places/class-payment.ts';
import { tryItem, useCode } from './work/places/giving.ts';
import { listOffers } from './work/places/offers.ts';
import { takeEvent } from './work/payments/events.ts';
import { beginPayment } from './work/payments/opening.ts';
import { cancelOwnPayment, checkOwnPayment, listOwnPayments, readReceipt } from './work/payments/own-payments.ts';
import { presentPayment } from './work/payments/present-payment.ts';
import { sellingRoutes } from './selling-routes.ts';

const answer = (user: SignedInUser) => ({ user: presentUser(user), payment: null });

/** None where nothing is sold: then these addresses are like any that do not exist. */
export function commerceRoutes(services: Services) {
  if (services.paymentProviders.size === 0) return [];
  return [...buyingRoutes(services), ...classRoutes(services), ...sellingRoutes(services)];
}

function buyingRoutes(services: Services) {
  return [
    serve(calls.listCommerceItems, ({ user, query }) => listOffers(services, user, query)),

    serve(calls.startTrial, async ({ user, body }) => {
      await tryItem(services, user, body.item);
      return answer(user);
    }),

    serve(calls.processPayment, async ({ user, body }) => ({
      ...answer(user),
      payment: presentPayment(await beginPayment(services, user, body)),
    })),

    serve(calls.redeemCode, async ({ user, body }) => ({
      ...answer(user),
      entitlement: await useCode(services, user, body),
    })),

    serve(calls.listPayments, ({ user }) => listOwnPayments(services, user.id)),

    serve(calls.checkPayment, ({ user, params }) => checkOwnPayment(services, user.id, params.paymentId)),

    serve(calls.cancelPayment, ({ user, params }) => cancelOwnPayment(services, user.id, params.paymentId)),

    serve(calls.getPaymentReceipt, ({ user, params }) => readReceipt(services, user, params.paymentId)),

    serve(calls.takePaymentEvent, ({ params, request }) =>
      takeEvent(services, params.paymentProvider, {
        bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: String(request.headers['stripe-signature'] ?? ''),
      }),
    ),
  ];
}

function classRoutes(services: Services) {
  return [
    serve(calls.getClassPayment, ({ params }) => getClassPayment(services, params.classId)),

    serve(calls.setClassPayment, ({ user, params, body }) => chooseClassPayment(services, user, params.classId, body)),

    serve(calls.addPaymentException, ({ user, params }) => exemptLearner(services, user.id, params)),

    serve(calls.removePaymentException, ({ user, params }) => endExemption(services, user.id, params)),
  ];
}
