import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { TestApp } from './test-app.ts';
import { mailDelivery } from '../features/mails/work/delivery.ts';

/** A mail as it arrived, with its source and the recipients that the envelope named. */
export interface ReceivedMail extends Email {
  readonly source: string;
  readonly recipients: readonly string[];
  /** The first link in its text. */
  readonly link: string;
}

/** The token of the link in a mail. */
export const tokenOf = ({ link }: ReceivedMail): string =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';

/** Sends the mails that are due now; the last one that has come answers. */
export async function lastMail(app: TestApp, sink: MailSink): Promise<ReceivedMail> {
  await app.services.background.settle();
  await mailDelivery(app.services).deliverDue();
  const mail = sink.mails.at(-1);
  if (!mail) throw new Error('no mail has come');
  return mail;
}

export interface MailSink {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** How the server answers the next mails: takes them, refuses the recipient for good, or is out of order. */
  behave(as: 'taking' | 'refusing' | 'broken'): void;
  /** Resolves with the next mail, or with one that is there already. Each mail is given once. */
  next(): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** A real mail server that keeps what it is given. */
export async function startMailSink(): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  let taken = 0;
  let behaviour: 'taking' | 'refusing' | 'broken' = 'taking';
  let waiting: (() => void)[] = [];
  async function keep(source: string, recipients: readonly string[]): Promise<void> {
    const mail = await PostalMime.parse(source);
    mails.push({ ...mail, source, recipients, link: /https?:\S+/.exec(mail.text ?? '')?.[0] ?? '' });
    for (const wake of waiting) wake();
    waiting = [];
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      if (behaviour === 'taking') return done();
      const status = behaviour === 'refusing' ? 550 : 451;
      return done(Object.assign(new Error('Not here'), { responseCode: status }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const source = Buffer.concat(parts).toString('utf8');
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void keep(source, recipients).finally(done);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    behave: (as) => (behaviour = as),
    async next() {
      while (mails.length <= taken) await new Promise<void>((resolve) => waiting.push(resolve));
      taken += 1;
      return mails[taken - 1] as ReceivedMail;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
