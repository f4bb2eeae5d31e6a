/** A refusal as Stripe words it. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string;

  constructor(status: number, type: string, code: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

export const invalid = (code: string, message: string) =>
  new StripeRefusal(400, 'invalid_request_error', code, message);

/** The parameters of each call that are known here; `*` stands for one key or index. */
const known: Readonly<Record<string, readonly string[]>> = {
  session: [
    'mode',
    'client_reference_id',
    'metadata[*]',
    'payment_intent_data[metadata][*]',
    'line_items[*][quantity]',
    'line_items[*][price_data][currency]',
    'line_items[*][price_data][unit_amount]',
    'line_items[*][price_data][product_data][name]',
    'adaptive_pricing[enabled]',
    'customer_email',
    'success_url',
    'cancel_url',
  ],
  refund: ['payment_intent', 'amount', 'metadata[*]'],
  expire: [],
};

/** Refuses parameters that the call does not know, as the API does. */
export function checkParameters(call: string, given: URLSearchParams): void {
  const patterns = (known[call] ?? []).map(
    (name) => new RegExp(`^${name.replaceAll(/[[\]]/g, '\\$&').replaceAll('*', '[\\w-]+')}$`),
  );
  for (const name of given.keys()) {
    if (!patterns.some((pattern) => pattern.test(name))) {
      throw invalid('parameter_unknown', `Received unknown parameter: ${name}`);
    }
  }
}

/** A parameter that must be there. */
export function need(given: URLSearchParams, name: string): string {
  const value = given.get(name);
  if (value === null || value === '') throw invalid('parameter_missing', `Missing required param: ${name}.`);
  return value;
}

export function needInteger(given: URLSearchParams, name: string): number {
  const value = need(given, name);
  if (!/^\d{1,8}$/.test(value)) throw invalid('parameter_invalid_integer', `Invalid integer: ${value}`);
  return Number(value);
}

/** The pairs below a parameter: `metadata[payment]`. */
export const pairsOf = (given: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...given].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value] as const] : [],
    ),
  );
