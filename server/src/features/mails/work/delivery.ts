import { repeatPaced } from '../../../core/chores.ts';
import { createMailCarrier, MailRefused, type MailCarrier } from '../../../core/outside/mail.ts';
import { ownPart } from '../../../core/own.ts';
import type { Services } from '../../../core/services.ts';
import { mailData, type DueMail, type MailStore } from '../data/mail-store.ts';
import type { Outages } from '../../../core/outages.ts';

const second = 1000;
const hour = 3600 * second;
const pollMs = 5 * second;
const leaseMs = 5 * 60 * second;
const firstWaitMs = 30 * second;
const longestWaitMs = 6 * hour;
const givesUpAfterMs = 72 * hour;
const batch = 5;
/** Requests come in between batches; a mail server that takes its time is not kept waiting much longer. */
const pace = { restFactor: 3, longestRestMs: 100 };

export interface MailDelivery {
  /** Looks for mails soon; called after something has written one. */
  wake(): void;
  /** Starts looking by itself. */
  start(): void;
  /** Sends what is due, and answers how many mails were taken. One run at a time. */
  deliverDue(): Promise<number>;
  /** Waits for the mail under way, then sends no more. */
  stop(): Promise<void>;
}

declare module '../../../core/hooks.ts' {
  interface Hooks {
    /** A mail was not sent and is not tried again. */
    readonly mailGivenUp: (services: Services) => Promise<void>;
  }
}

interface Parts {
  readonly mails: MailStore;
  readonly carrier: MailCarrier;
  readonly log: Services['log'];
  readonly outages: Outages;
  readonly now: () => Date;
  /** Called when a mail is given up. */
  readonly onGivenUp?: () => Promise<void>;
  /** Mails lie in a folder, where people read them: the outbox keeps their links as well. */
  readonly keepsTokens: boolean;
}

/**
 * Sends waiting mails beside the requests, on every node. A mail is tried again for three days, with waits that double;
 * one that the node took with it when it died is due again after five minutes.
 */
export function createMailDelivery({ mails, carrier, log, outages, now, keepsTokens, onGivenUp }: Parts): MailDelivery {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let isStarted = false;
  let isStopped = false;
  let hasWithheld = false;

  /** Gives a mail up without a notification to administrators: no one waits at an address that cannot exist. */
  async function withhold(mail: DueMail): Promise<void> {
    if (!hasWithheld) log.info('mails to addresses at reserved domains, such as .example and .test, are not sent');
    hasWithheld = true;
    const problem = 'The domain of this address is reserved for examples; mails to it are not sent.';
    await mails.markProblem(mail.id, { problem, nextTryAt: null });
  }

  async function deliver(mail: DueMail): Promise<void> {
    if (!carrier.reaches(mail.to)) return withhold(mail);
    try {
      await carrier.send(mail);
    } catch (error) {
      const problem = describeProblem(error);
      const nextTryAt = error instanceof MailRefused ? null : nextTry(mail, now());
      log.warn({ mail: mail.id, attempts: mail.attempts, problem, nextTryAt }, 'a mail was not sent');
      await mails.markProblem(mail.id, { problem, nextTryAt });
      if (nextTryAt === null) await onGivenUp?.();
      return;
    }
    await mails.markSent(mail.id, { keepsToken: keepsTokens });
  }

  async function run(): Promise<number> {
    let taken = 0;
    await repeatPaced(async () => {
      const due = await mails.takeDueMails({ most: batch, leaseEnd: new Date(now().getTime() + leaseMs) });
      for (const mail of due) {
        // The remaining mails are due again when the lease ends.
        if (isStopped) break;
        await deliver(mail);
      }
      taken += due.length;
      return due.length === batch && !isStopped;
    }, pace);
    return taken;
  }

  const deliverDue = (): Promise<number> =>
    (running ??= run().finally(() => {
      running = undefined;
    }));

  function lookIn(ms: number): void {
    clearTimeout(timer);
    if (!isStarted || isStopped) return;
    timer = setTimeout(() => {
      void outages.watch('sending mails', deliverDue).finally(() => lookIn(pollMs));
    }, ms).unref();
  }

  return {
    deliverDue,
    wake: () => lookIn(0),
    start() {
      isStarted = true;
      lookIn(0);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      // Hanging up ends a try that would otherwise wait for the mail server's time limit.
      const last = running?.catch(() => undefined);
      await Promise.race([last, new Promise((resolve) => setTimeout(resolve, 2 * second).unref())]);
      carrier.close();
      await last;
    },
  };
}

/** Waits double from half a minute to six hours; null after three days. */
export function nextTry(mail: Pick<DueMail, 'attempts' | 'createdAt'>, now: Date): Date | null {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, mail.attempts - 1));
  const next = now.getTime() + wait;
  const end = mail.createdAt.getTime() + givesUpAfterMs;
  if (now.getTime() >= end) return null;
  // One last try at the very end.
  return new Date(Math.min(next, end));
}

/** For the outbox: one line without control characters. */
function describeProblem(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 300);
}

export const mailDelivery = ownPart((services) => {
  const { environment, log, now, outages } = services;
  const carrier = createMailCarrier(environment);
  return createMailDelivery({
    mails: mailData(services),
    carrier,
    log,
    outages,
    now,
    keepsTokens: environment.smtpUrl === undefined,
    onGivenUp: () => services.hooks.mailGivenUp(services),
  });
});
