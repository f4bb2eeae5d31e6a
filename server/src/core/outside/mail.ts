import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../environment/environment.ts';

export interface OutgoingMail {
  /** Stays the same over all tries, so that a mail that arrives twice is known by its id. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The path at which mail programs end mails of this kind (RFC 8058); null for mails that cannot be ended. */
  readonly unsubscribePath: string | null;
}

export interface MailCarrier {
  /** Whether mails to this address are sent; no mail server gets those to domains that are reserved for examples. */
  reaches(address: string): boolean;
  /** Resolves when the mail server, or the folder, has taken the mail; throws MailRefused when it never will. */
  send(mail: OutgoingMail): Promise<void>;
  /** Ends what is under way; the mail server may have taken it all the same. */
  close(): void;
}

/** This mail will never be taken: the mail server knows no such recipient. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** Loaded with the first mail, not at every start. */
const nodemailer = () => import('nodemailer');

function whenNeeded<T>(make: () => Promise<T>): { get(): Promise<T>; made(): Promise<T> | undefined } {
  let made: Promise<T> | undefined;
  return { get: () => (made ??= make()), made: () => made };
}

const ignore = (): void => undefined;

const connectMs = 10_000;
const silenceMs = 30_000;
/** For one mail in all: a mail server may also say one word at a time. */
const mailMs = 60_000;

/** The mail server of `SMTP_URL`; without one a folder that gets a file for each mail. */
export function createMailCarrier(
  environment: Pick<Environment, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>,
): MailCarrier {
  return environment.smtpUrl === undefined
    ? carryIntoFolder(environment, mailFolder(environment))
    : carryBySmtp(environment, environment.smtpUrl);
}

const reservedDomain = /[.@](?:test|example|invalid|localhost|example\.(?:com|net|org))\.?$/i;

/**
 * Whether the address is at a domain that no one can have (RFC 2606, RFC 6761), such as those of a demo school. A mail to
 * it comes back at best, and servers that send many such mails are taken for senders of spam.
 */
export const isReserved = (address: string): boolean => reservedDomain.test(address);

export const mailFolder = ({ dataDir }: Pick<Environment, 'dataDir'>) => join(dataDir, 'mail');

function carryBySmtp(environment: Pick<Environment, 'mailFrom' | 'publicUrl'>, url: string): MailCarrier {
  const transport = whenNeeded(async () =>
    (await nodemailer()).createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  const closing = new AbortController();
  return {
    reaches: (address) => !isReserved(address),
    async send(mail) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(mailMs)]);
      const message = { ...messageOf(environment, mail), signal };
      try {
        await (await transport.get()).sendMail(message);
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(wordsOf(error), { cause: error }) : error;
      }
    },
    close() {
      closing.abort();
      void transport.made()?.then((made) => made.close(), ignore);
    },
  };
}

function carryIntoFolder(environment: Pick<Environment, 'mailFrom' | 'publicUrl'>, folder: string): MailCarrier {
  const transport = whenNeeded(async () =>
    (await nodemailer()).createTransport({
      streamTransport: true,
      buffer: true,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    reaches: () => true,
    async send(mail) {
      const { message } = await (await transport.get()).sendMail(messageOf(environment, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${mail.id}`);
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      await rename(draft, join(folder, `${mail.id}.eml`));
    },
    close: () => void transport.made()?.then((made) => made.close(), ignore),
  };
}

function messageOf({ mailFrom, publicUrl }: Pick<Environment, 'mailFrom' | 'publicUrl'>, mail: OutgoingMail) {
  return {
    from: mailFrom,
    // As parts and not as text: nothing in an address is read as a second one.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribePath === null
        ? {}
        : {
            'List-Unsubscribe': `<${publicUrl}${mail.unsubscribePath}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}

/** The recipient is refused for good. What is wrong with the connection or the sign-in can be put right meanwhile. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const status = Number(error.responseCode);
  return error.code === 'EENVELOPE' && status >= 550 && status < 560 && status !== 552;
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
