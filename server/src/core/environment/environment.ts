import { resolve } from 'node:path';
import { productName } from '@lemma/contracts';
import { z } from 'zod';
import {
  identityProviderProblems,
  identityProvidersOf,
  identityProviderVariables,
  type IdentityProviderSettings,
} from './identity-provider-settings.ts';
import { languagesOf, languageVariables, type LanguageSettings } from './language-settings.ts';
import { ltiHostsOf, ltiVariables } from './lti-settings.ts';
import { paymentProblems, paymentsOf, paymentVariables, type PaymentSettings } from './payment-settings.ts';
import { keepSecrets } from './secrets.ts';
import { siteOf, siteVariables, type Site } from './site.ts';
import { readTrustedProxies } from '../network/trusted-proxies.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../../..');

const wholeNumber = (smallest: number, largest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${smallest} to ${largest}`)
    .transform(Number)
    .refine((value) => value >= smallest && value <= largest, `must be a whole number from ${smallest} to ${largest}`);

const address = (what: string, protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be ${what} that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const secret = z.string().min(32, 'must have at least 32 characters: make one with `openssl rand -base64 48`');

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'must be a host name or an IP address, such as localhost or 0.0.0.0')
    .default('localhost'),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => readTrustedProxies(value) !== undefined,
      'must be off, or addresses and networks of proxies, such as 10.0.0.5, 10.0.0.0/8 or loopback',
    )
    .transform((value) => readTrustedProxies(value) ?? false)
    .default(false),
  PUBLIC_URL: address('the address that people type in the browser', ['http:', 'https:']).optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: address('the address of a Postgres database', ['postgres:', 'postgresql:']).optional(),
  DATABASE_POOLER_URL: address('the address of a PgBouncer before that database', [
    'postgres:',
    'postgresql:',
  ]).optional(),
  DATABASE_POOL: wholeNumber(1, 500).default(16),
  SMTP_URL: address('the address of a mail server', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\p{Cc}<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/u,
      'must be an e-mail address, or a name and <an e-mail address>',
    )
    .optional(),
  SIGN_UP: z.enum(['open', 'closed'], 'must be open or closed').default('open'),
  NEW_TEACHERS: z.enum(['wait', 'trusted'], 'must be wait or trusted').optional(),
  DEMO: z
    .enum(['true', 'false', '1', '0', 'on', 'off', 'yes', 'no'], 'must be on or off')
    .transform((value) => ['true', '1', 'on', 'yes'].includes(value))
    .optional(),
  LIMIT_CALLS: z
    .enum(['on', 'off'], 'must be on or off')
    .transform((value) => value === 'on')
    .default(true),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .optional(),
  SESSION_SECRET: secret.optional(),
  TOKEN_SECRET: secret.optional(),
  BACKUP_EVERY_MINUTES: wholeNumber(0, 10_080).default(60),
  BACKUP_KEEP: wholeNumber(1, 10_000).default(24),
  BEGIN_ANEW: z
    .enum(['on', 'off'], 'must be on or off')
    .transform((value) => value === 'on')
    .default(false),
  ...siteVariables,
  ...languageVariables,
  ...identityProviderVariables,
  ...ltiVariables,
  ...paymentVariables,
});

const storageVariables = variables.pick({
  DATA_DIR: true,
  DATABASE_URL: true,
  DATABASE_POOLER_URL: true,
  DATABASE_POOL: true,
  BACKUP_EVERY_MINUTES: true,
  BACKUP_KEEP: true,
});

/** Everything that the operator decides. Read once, at start; no other file reads `process.env`. */
export interface Environment {
  nodeEnv: 'development' | 'test' | 'production';
  port: number;
  host: string;
  /** Addresses and networks of the proxies that are believed about where visitors come from. */
  trustProxy: false | string[];
  /** Whether calls of one person are counted; off only where a program plays many people to measure. */
  limitCalls: boolean;
  /** Where people reach the service, without a slash at the end. */
  publicUrl: string;
  /** Absolute path of the folder that holds the embedded database, backups, secrets and uploads. */
  dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** The address of a PgBouncer that serves requests; work that needs a connection of its own uses the other address. */
  databasePoolerUrl?: string | undefined;
  databasePool: number;
  /** Absent: mails are written into `DATA_DIR/mail`. */
  smtpUrl: string | undefined;
  /** Whom mails are from: an address, or a name and an address in angle brackets. */
  mailFrom: string;
  /** Closed: people cannot make accounts by e-mail; schools and administrators make them. */
  signUp: 'open' | 'closed';
  /** State of teacher accounts that people make themselves: they wait to be let in, or have all rights immediately. */
  newTeachers: 'wait' | 'trusted';
  demo: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  sessionSecret: string;
  tokenSecret: string;
  /** 0 turns the timed snapshots of the embedded database off. */
  backupEveryMinutes: number;
  backupKeep: number;
  /** An empty database may be made where the folder had one that is gone. */
  beginAnew: boolean;
  /** OpenID Connect providers to sign in with. */
  identityProviders: readonly IdentityProviderSettings[];
  /** Ways to be paid; nothing is sold where there is none. */
  payments: PaymentSettings;
  /** The people behind this installation. */
  site: Site;
  languages: LanguageSettings['languages'];
  /** Hosts of learning management systems that may be in the operator's own network, and without https. */
  ltiHosts: ReadonlySet<string>;
}

/** The environment holds values that cannot be used; the message names each of them, one to a line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads and checks the environment variables. An empty variable counts as absent.
 * Secrets that are absent outside production are made once and kept in `DATA_DIR/secrets.json`.
 * Throws one EnvironmentError that names every variable that is wrong.
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const value = parse(variables, env, (given) => [
    ...secretsInProduction(given),
    ...identityProviderProblems(given),
    ...paymentProblems(given),
  ]);
  const dataDir = resolve(repositoryRoot, value.DATA_DIR);
  const { sessionSecret, tokenSecret } =
    value.SESSION_SECRET !== undefined && value.TOKEN_SECRET !== undefined
      ? { sessionSecret: value.SESSION_SECRET, tokenSecret: value.TOKEN_SECRET }
      : keepSecrets(dataDir, { sessionSecret: value.SESSION_SECRET, tokenSecret: value.TOKEN_SECRET });
  const publicUrl = (value.PUBLIC_URL ?? defaultPublicUrl(value.HOST, value.PORT)).replace(/(?<!\/)\/+$/, '');
  return {
    nodeEnv: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    trustProxy: value.TRUST_PROXY,
    limitCalls: value.LIMIT_CALLS,
    publicUrl,
    dataDir,
    databaseUrl: value.DATABASE_URL,
    databasePoolerUrl: value.DATABASE_POOLER_URL,
    databasePool: value.DATABASE_POOL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? `${productName} <no-reply@${new URL(publicUrl).hostname}>`,
    signUp: value.SIGN_UP,
    newTeachers: value.NEW_TEACHERS ?? (value.SIGN_UP === 'open' ? 'wait' : 'trusted'),
    demo: value.DEMO ?? value.NODE_ENV !== 'production',
    logLevel: value.LOG_LEVEL ?? (value.NODE_ENV === 'production' ? 'info' : 'warn'),
    sessionSecret,
    tokenSecret,
    backupEveryMinutes: value.BACKUP_EVERY_MINUTES,
    backupKeep: value.BACKUP_KEEP,
    beginAnew: value.BEGIN_ANEW,
    identityProviders: identityProvidersOf(value),
    payments: paymentsOf(value),
    site: siteOf(value, publicUrl),
    languages: languagesOf(value),
    ltiHosts: ltiHostsOf(value),
  };
}

/** Reads only what commands need that work on the stored data: they run where the server's secrets are not at hand. */
export function readStorageEnvironment(
  env: Record<string, string | undefined>,
): Pick<
  Environment,
  'dataDir' | 'databaseUrl' | 'databasePoolerUrl' | 'databasePool' | 'backupEveryMinutes' | 'backupKeep'
> {
  const value = parse(storageVariables, env);
  return {
    dataDir: resolve(repositoryRoot, value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databasePoolerUrl: value.DATABASE_POOLER_URL,
    databasePool: value.DATABASE_POOL,
    backupEveryMinutes: value.BACKUP_EVERY_MINUTES,
    backupKeep: value.BACKUP_KEEP,
  };
}

function secretsInProduction(given: Record<string, string>): string[] {
  if (given['NODE_ENV'] !== 'production') return [];
  const missing = ['SESSION_SECRET', 'TOKEN_SECRET'].filter((name) => given[name] === undefined);
  if (missing.length === 0 && given['SESSION_SECRET'] === given['TOKEN_SECRET']) {
    return ['  TOKEN_SECRET must differ from SESSION_SECRET'];
  }
  return missing.map((name) => `  ${name} is required when NODE_ENV is production`);
}

function parse<Shape extends z.ZodType>(
  schema: Shape,
  env: Record<string, string | undefined>,
  findMore: (given: Record<string, string>) => string[] = () => [],
): z.infer<Shape> {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const parsed = schema.safeParse(given);
  const issues = parsed.error?.issues ?? [];
  const lines = issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name} ${issue.message}${describeValue(name, given[name])}`;
  });
  lines.push(...findMore(given));
  if (parsed.success && lines.length === 0) return parsed.data;
  throw new EnvironmentError(`The environment cannot be used:\n${[...new Set(lines)].join('\n')}`);
}

/** Shows what was given, except where it may hold a password. */
function describeValue(name: string, value: string | undefined): string {
  if (value === undefined || /SECRET|_URL$|^OIDC_/.test(name)) return '';
  return `; it is ${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)}`;
}

function defaultPublicUrl(host: string, port: number): string {
  const everywhere = ['0.0.0.0', '::', '127.0.0.1', '::1'];
  const name = everywhere.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
