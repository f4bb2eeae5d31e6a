import { ForgedEvent, type PaymentProvider } from './provider.ts';

/** Payment by transfer: nothing outside is asked, and only an administrator says what came in. */
export const invoices: PaymentProvider = {
  id: 'invoice',
  canTake: () => true,
  open: async () => ({ ref: null, redirectUrl: null }),
  confirm() {
    throw new ForgedEvent('No program reports transfers.');
  },
  ask: async () => null,
  findPayment: async () => null,
  cancel: async () => true,
  refund: async () => ({ ref: null, state: 'done' }),
  test: async () => 'live',
};
