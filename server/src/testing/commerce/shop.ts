import {
  apiBase,
  createSoldItem,
  getSelling,
  processPayment,
  setClassPayment,
  type BodyOf,
  type InputOf,
} from '@lemma/contracts';
import { confirmSession, giveAuthenticator } from '../signing-in/second-factor.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { openFakeStripe, signEvent } from './fake-stripe.ts';
import type { StripeEvent } from './stripe-books.ts';

export type Shop = Awaited<ReturnType<typeof openShop>>;
type Person = Awaited<ReturnType<TestApp['signUpAs']>>;
type NewItem = InputOf<typeof createSoldItem>['body'];

/** An instance that sells, with the server that it takes payments through, and an administrator. */
export async function openShop(
  options: {
    readonly payments?: string;
    readonly variables?: Readonly<Record<string, string>>;
    /** Before anybody signs up. */
    readonly prepare?: (app: TestApp) => Promise<void>;
  } = {},
) {
  const stripe = await openFakeStripe();
  const variables = { PAYMENTS: options.payments ?? 'stripe,invoice', ...stripe.variables(), ...options.variables };
  const app = await openTestApp({ variables });
  await options.prepare?.(app);
  // As `npm run grant` gives them.
  const admin = await app.signUpWithRoles(['ADMIN', 'superuser']);
  await giveAuthenticator(app, admin);
  const programs = app.visitor();

  async function addItem(changes: Partial<NewItem> = {}): Promise<string> {
    const item: NewItem = {
      kind: 'place',
      name: `Algebra ${Math.random()}`,
      payer: 'learner',
      price: 1200,
      currency: 'EUR',
      termDays: 180,
      trialDays: 14,
      ...changes,
    };
    await admin.call(createSoldItem, { body: item });
    const { items } = await admin.call(getSelling, {});
    return items.find(({ name }) => name === item.name)?.id ?? '';
  }

  /** Sends a body to the address of the webhook, as a program does. */
  const post = (body: string | Buffer, signature: string) =>
    programs.send('POST', `${apiBase}/commerce/webhooks/stripe/`, {
      body: Buffer.from(body),
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    });

  return {
    app,
    stripe,
    admin,
    /** Staff acts that ask for it are allowed again. */
    confirm: () => confirmSession(app, admin),
    addItem,
    post,
    deliver: ({ body }: Pick<StripeEvent, 'body'>) => post(body, signEvent(body, app.clock.now)),

    /** Delivers what Stripe has said and was not delivered, each once and in its order. */
    async deliverAll(): Promise<void> {
      for (const { body } of stripe.books.events.splice(0)) await post(body, signEvent(body, app.clock.now));
    },

    /** A class that asks its learners for a place. */
    async openPaidClass(item: Partial<NewItem> = {}) {
      const room = await app.openClassroom();
      const itemId = await addItem(item);
      const rule = { itemId, licenceId: null, startsAt: app.clock.now.toISOString() };
      await room.teacher.call(setClassPayment, { params: { classId: room.classId }, body: { rule } });
      return { ...room, itemId };
    },

    /** Begins a payment, and returns it with the session that Stripe opened for it. */
    async begin(person: Pick<Person, 'call'>, item: string, more: Partial<BodyOf<typeof processPayment>> = {}) {
      const { payment } = await person.call(processPayment, { body: { item, returnUrl: '/account', ...more } });
      if (payment === null) throw new Error('no payment was begun');
      return { payment, session: payment.redirectUrl?.split('/').at(-1) ?? '' };
    },

    /** A later day. */
    pass(days: number): void {
      app.clock.now = new Date(app.clock.now.getTime() + days * 86_400_000);
    },

    async close(): Promise<void> {
      await app.close();
      await stripe.close();
    },
  };
}
