import { z } from 'zod';

/** An OpenID Connect provider that people may sign in with. */
export interface IdentityProviderSettings {
  /** Part of addresses. */
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

const issuer = z.string().refine(
  (value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname, search, hash } = new URL(value);
    return search === '' && hash === '' && (protocol === 'https:' || (protocol === 'http:' && ownHosts.has(hostname)));
  },
  { message: 'issuer must be an address that begins with https://' },
);

const listed = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'id must be small letters, figures and hyphens'),
    name: z.string().trim().min(1, 'name must not be empty').max(60, 'name must have at most 60 characters'),
    issuer,
    clientId: z.string().min(1, 'clientId must not be empty'),
    clientSecret: z.string().min(1, 'clientSecret must not be empty'),
  }),
);

const form = 'must be a JSON list of {"id", "name", "issuer", "clientId", "clientSecret"}';

const providers = z.string().transform((value, context): IdentityProviderSettings[] => {
  const fail = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  let json: unknown;
  try {
    json = JSON.parse(value);
  } catch {
    return fail(form);
  }
  const parsed = listed.safeParse(json);
  if (!parsed.success) return fail(`${form}: ${parsed.error.issues[0]?.message ?? ''}`);
  return parsed.data;
});

const text = z.string().max(500);

export const identityProviderVariables = {
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  MICROSOFT_CLIENT_ID: text.optional(),
  MICROSOFT_CLIENT_SECRET: text.optional(),
  MICROSOFT_TENANT: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'must be the id or the domain of a tenant, or organizations')
    .default('organizations'),
  OIDC_PROVIDERS: providers.optional(),
};

type Variables = z.output<z.ZodObject<typeof identityProviderVariables>>;

/** Every provider that is configured, in the order in which the sign-in page shows them. */
export function identityProvidersOf(value: Variables): IdentityProviderSettings[] {
  const own = (id: string, name: string, issuer: string, clientId?: string, clientSecret?: string) =>
    clientId !== undefined && clientSecret !== undefined ? [{ id, name, issuer, clientId, clientSecret }] : [];
  return [
    ...(value.OIDC_PROVIDERS ?? []),
    ...own('google', 'Google', 'https://accounts.google.com', value.GOOGLE_CLIENT_ID, value.GOOGLE_CLIENT_SECRET),
    ...own(
      'microsoft',
      'Microsoft',
      `https://login.microsoftonline.com/${value.MICROSOFT_TENANT}/v2.0`,
      value.MICROSOFT_CLIENT_ID,
      value.MICROSOFT_CLIENT_SECRET,
    ),
  ];
}

/** Lines on what is only half configured, or there twice. */
export function identityProviderProblems(given: Readonly<Record<string, string>>): string[] {
  const lines = ['GOOGLE', 'MICROSOFT'].flatMap((name) => {
    const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`];
    if ((given[id] === undefined) === (given[secret] === undefined)) return [];
    return [
      `  ${given[id] === undefined ? id : secret} is required: ${name}_CLIENT_ID and ${name}_CLIENT_SECRET go together`,
    ];
  });
  const parsed = providers.safeParse(given['OIDC_PROVIDERS'] ?? '[]');
  const ids = (parsed.data ?? []).map(({ id }) => id);
  if (given['GOOGLE_CLIENT_ID'] !== undefined) ids.push('google');
  if (given['MICROSOFT_CLIENT_ID'] !== undefined) ids.push('microsoft');
  if (new Set(ids).size < ids.length)
    lines.push('  OIDC_PROVIDERS must have each id once; google and microsoft are taken when they are configured');
  return lines;
}
