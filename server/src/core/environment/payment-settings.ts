import { paymentProviders, type PaymentProviderId } from '@lemma/contracts';
import { z } from 'zod';

/** How this instance takes payments; nothing is sold where no provider is named. */
export interface PaymentSettings {
  /** In the order in which people choose. */
  readonly providers: readonly PaymentProviderId[];
  readonly stripe: StripeSettings | null;
}

export interface StripeSettings {
  readonly secretKey: string;
  /** Several while one is being replaced by another. */
  readonly webhookSecrets: readonly string[];
  /** Where its API is. */
  readonly apiHost: string;
}

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

const isApiHost = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname } = new URL(value);
  return pathname === '/' && (protocol === 'https:' || (protocol === 'http:' && ownHosts.has(hostname)));
};

const isProvider = (name: string): name is PaymentProviderId => (paymentProviders as readonly string[]).includes(name);

const list = z.string().transform((value, context) => {
  const names = value.split(',').map((name) => name.trim());
  if (!names.every(isProvider) || new Set(names).size !== names.length) {
    context.addIssue({ code: 'custom', message: 'must be stripe, invoice, or both with a comma between them' });
    return z.NEVER;
  }
  return names;
});

export const paymentVariables = {
  PAYMENTS: list.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_[\w]{8,250}$/, 'must be a secret key of Stripe, which begins with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((value) => value.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every((secret) => /^whsec_[\w+/=]{16,250}$/.test(secret)),
      'must be the signing secret of the webhook, which begins with whsec_; two with a comma while one replaces the other',
    )
    .optional(),
  STRIPE_API_HOST: z
    .string()
    .refine(isApiHost, 'must be an address that begins with https://, without a path')
    .default('https://api.stripe.com'),
};

type Variables = z.output<z.ZodObject<typeof paymentVariables>>;

export function paymentsOf(value: Variables): PaymentSettings {
  const providers = value.PAYMENTS ?? [];
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets, STRIPE_API_HOST: apiHost } = value;
  const hasStripe = providers.includes('stripe') && secretKey !== undefined && webhookSecrets !== undefined;
  return { providers, stripe: hasStripe ? { secretKey, webhookSecrets, apiHost } : null };
}

/** Lines on what Stripe needs and was not given. */
export function paymentProblems(given: Readonly<Record<string, string>>): string[] {
  const names = (given.PAYMENTS ?? '').split(',').map((name) => name.trim());
  if (!names.includes('stripe')) return [];
  return ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
    .filter((name) => given[name] === undefined)
    .map((name) => `  ${name} is required when PAYMENTS has stripe`);
}
