import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStripeBooks, type StripeBooks } from './stripe-books.ts';
import { checkParameters, StripeRefusal } from './stripe-parameters.ts';

export const stripeKey = 'sk_test_lemma0123456789';
export const webhookSecret = 'whsec_lemma0123456789abcdef';

/** The environment of an instance that sells, in tests that pay nothing through Stripe. */
export const sellingVariables = {
  PAYMENTS: 'invoice,stripe',
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
};

/** Something that goes wrong on the way; `lost`: the call is done and its answer is lost. */
type Fault = 'error' | 'busy' | 'lost' | 'cut';

/** A server that speaks Stripe's protocol on this machine, as strict as its documents say. */
export async function openFakeStripe() {
  const books = createStripeBooks();
  const faults: Fault[] = [];
  const answered = new Map<string, { readonly asked: string; readonly status: number; readonly body: string }>();
  const calls: string[] = [];

  const server = createServer((request, response) => {
    void readAll(request).then((text) => {
      const fault = faults.shift();
      if (fault === 'cut') return request.socket.destroy();
      if (fault === 'error' || fault === 'busy') return refuseBy(fault, response);
      calls.push(`${request.method} ${request.url?.split('?')[0]}`);
      const { status, body } = answerOnce(request, text);
      if (fault === 'lost') return request.socket.destroy();
      return send(response, status, body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  /** The same key with the same parameters has the first answer, with others it is refused. */
  function answerOnce(request: IncomingMessage, text: string): { status: number; body: string } {
    const key = request.headers['idempotency-key'];
    const asked = `${request.method} ${request.url} ${text}`;
    const earlier = typeof key === 'string' ? answered.get(key) : undefined;
    if (earlier && earlier.asked !== asked) {
      return refusal(
        new StripeRefusal(
          400,
          'idempotency_error',
          '',
          'Keys for idempotent requests can only be used with the same parameters.',
        ),
      );
    }
    const answer = earlier ?? { asked, ...answerTo(books, request, text) };
    if (typeof key === 'string' && answer.status < 500) answered.set(key, answer);
    return answer;
  }

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    /** Calls that were done, in order. */
    calls,
    failNext: (...next: Fault[]) => void faults.push(...next),
    variables: () => ({
      STRIPE_SECRET_KEY: stripeKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_HOST: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    }),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The header that proves that Stripe has sent this body at this moment. */
export function signEvent(body: string, at: Date, secret = webhookSecret): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  return text;
}

function refuseBy(fault: 'error' | 'busy', response: ServerResponse): void {
  const status = fault === 'error' ? 500 : 429;
  send(response, status, JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong.' } }));
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' }).end(body);
}

const refusal = ({ status, type, code, message }: StripeRefusal) => ({
  status,
  body: JSON.stringify({ error: { type, code, message } }),
});

function answerTo(books: StripeBooks, request: IncomingMessage, text: string): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(handle(books, request, text)) };
  } catch (error) {
    if (error instanceof StripeRefusal) return refusal(error);
    throw error;
  }
}

function handle(books: StripeBooks, { method, url, headers }: IncomingMessage, text: string): unknown {
  if (headers.authorization !== `Bearer ${stripeKey}`) {
    throw new StripeRefusal(401, 'invalid_request_error', '', 'Invalid API Key provided');
  }
  if (!/^\d{4}-\d{2}-\d{2}/.test(String(headers['stripe-version']))) {
    throw new StripeRefusal(400, 'invalid_request_error', '', 'No version of the API was named.');
  }
  const path = url?.split('?')[0] ?? '';
  const [, , first = '', second = '', third = '', fourth = ''] = path.split('/');
  const given = new URLSearchParams(text);
  if (method === 'POST') {
    if (!headers['idempotency-key']) throw new StripeRefusal(400, 'invalid_request_error', '', 'No key was given.');
    if (path === '/v1/checkout/sessions') {
      checkParameters('session', given);
      return books.openSession(given);
    }
    if (fourth === 'expire') {
      checkParameters('expire', given);
      return books.expireSession(third);
    }
    if (path === '/v1/refunds') {
      checkParameters('refund', given);
      return books.refund(given);
    }
  } else {
    if (path === '/v1/balance') return { object: 'balance', livemode: false, available: [], pending: [] };
    const expands = new URL(url ?? '', 'http://stripe').searchParams.has('expand[0]');
    if (first === 'checkout' && second === 'sessions') return books.findSession(third, expands);
    if (first === 'payment_intents') return books.findIntent(second);
  }
  throw new StripeRefusal(404, 'invalid_request_error', '', `Unrecognized request URL (${method}: ${path}).`);
}
